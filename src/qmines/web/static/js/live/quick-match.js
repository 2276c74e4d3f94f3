/** Quick match: press a button, and race the next player who wants the same. */

import { get, post, showIn, wordsOf } from "../api.js";
import { button, check, h } from "../dom.js";
import { Setup } from "../game/setup.js";
import { go } from "../navigation.js";
import { list, say, t, units } from "../messages.js";
import { chip } from "../parts/setup.js";
import { change, settings } from "../settings.js";
import { gameTitle, levelTitle, rulesTitle, sizeTitle, variantTitle } from "../statistics/labels.js";
import { playerName } from "./player-names.js";
import { ratingText } from "./rating.js";

/** @typedef {import("../types.js").Rule} Rule */
/** @typedef {import("../types.js").OpenRoom} OpenRoom */
/** @typedef {import("../types.js").Rating} Rating */

const PAUSE = 4000; // milliseconds between two looks at the lobby

/**
 * Ask for a race, and go to its room.
 *
 * @param {{rules: string, level: string, options: object, rated: boolean}} wanted
 */
async function race(wanted) {
  const { room } = await post("/quick", { ...wanted, name: settings.nick });
  go(`/room/${room.id}`);
}

/**
 * The button, and what to race at.
 *
 * @param {Rule[]} known
 * @param {boolean} account whether the player has one
 */
export function quickMatch(known, account) {
  const setup = new Setup(known);
  const levels = h("div", { class: "chips" });
  const trouble = h("p", { class: "trouble", role: "alert" });
  const rated = h("div", { class: "rated" });
  let wantsRating = account && settings.rated;
  const refill = () => {
    const open = setup.rule.levels.filter((level) => !level.options.layout);
    if (!open.some((level) => level.name === setup.level)) setup.level = open[0].name;
    levels.replaceChildren(
      ...open.map((level) => {
        const attributes = { name: "quick-level", value: level.name, checked: level.name === setup.level };
        return chip(attributes, levelTitle(level.name), sizeTitle(level), () => {
          setup.level = level.name;
        });
      }),
    );
  };
  const rules = h(
    "div",
    { class: "chips" },
    known.map((rule) =>
      chip({ name: "quick-rules", value: rule.name, checked: rule === setup.rule }, say(rule.title), "", () => {
        setup.choose(rule);
        refill();
      }),
    ),
  );
  refill();
  const start = button(
    t("match-quick"),
    () => {
      start.disabled = true;
      setup.options = { ...setup.rule.custom.options };
      setup.remember();
      const { rules: name, level } = setup.document();
      race({ rules: name, level, options: {}, rated: wantsRating }).catch((error) => {
        trouble.textContent = wordsOf(error);
        start.disabled = false;
      });
    },
    { class: "main quick-start" },
  );
  const element = h(
    "section",
    { class: "sheet quick", "aria-label": t("match-quick") },
    h("h2", {}, t("match-quick")),
    h("p", { class: "note" }, t("match-about")),
    h("fieldset", {}, h("legend", {}, t("live-rules")), rules),
    h("fieldset", {}, h("legend", {}, t("setup-level")), levels),
    rated,
    h("div", { class: "row" }, start, trouble),
  );
  return {
    element,
    /** @param {Rating | null} rating */
    rate(rating) {
      if (!account || !rating || rated.childElementCount) return;
      const box = check(t("match-rated"), wantsRating, (on) => {
        wantsRating = on;
        change({ rated: on });
      });
      rated.append(box, h("p", { class: "note" }, t("match-rated-help", rating)));
    },
  };
}

/**
 * Who waits and who plays, as long as the page is shown.
 *
 * @param {(rating: Rating | null) => void} rate told the player's rating
 */
export function lobby(rate) {
  const rows = h("ul", {});
  const empty = h("p", { class: "note" }, t("match-lobby-empty"));
  const trouble = h("p", { class: "trouble", role: "alert" });
  const element = h(
    "section",
    { class: "rooms lobby-list", "aria-label": t("match-lobby") },
    h("h2", {}, t("match-lobby")),
    rows,
    empty,
    trouble,
  );
  empty.hidden = true;
  let shown = "";
  const look = async () => {
    if (document.hidden) return;
    /** @type {{rooms: OpenRoom[], rating: Rating | null} | null} */
    const told = await get("/lobby").catch(() => null);
    if (!told) return;
    rate(told.rating);
    const key = JSON.stringify(told.rooms);
    if (key === shown || rows.contains(document.activeElement)) return;
    shown = key;
    empty.hidden = told.rooms.length > 0;
    rows.replaceChildren(...told.rooms.map((room) => row(room, trouble)));
  };
  void look();
  const timer = setInterval(() => void look(), PAUSE);
  return { element, close: () => clearInterval(timer) };
}

/**
 * @param {OpenRoom} room
 * @param {HTMLElement} trouble
 */
function row(room, trouble) {
  const waiting = room.stage === "lobby";
  const title = /^\d+x/.test(room.level) ? units([rulesTitle(room.rules), sizeTitle(room)]) : gameTitle(room);
  const notes = [
    waiting ? (room.automatic ? t("match-waiting") : t("match-lobby-waiting")) : t("match-playing"),
    room.rated && t("match-is-rated"),
    room.variant && variantTitle(room.variant),
    room.watchers > 0 && t("match-spectators", { count: room.watchers }),
  ].filter(Boolean);
  const { rules, level, options, rated } = room;
  const action =
    waiting && room.automatic && !room.mine
      ? button(t("match-race"), () => {
          race({ rules, level, options, rated }).catch(showIn(trouble));
        })
      : h(
          "a",
          { class: "button", href: `/room/${room.id}` },
          room.mine ? t("match-return") : waiting ? t("match-join") : t("match-watch"),
        );
  return h(
    "li",
    {},
    h(
      "span",
      { class: "open-room" },
      h(
        "b",
        {},
        list(room.names.map(playerName)),
        waiting && room.rating && h("small", {}, ` ${ratingText(room.rating)}`),
      ),
      h("span", {}, title),
      h("span", { class: "note" }, units(/** @type {string[]} */ (notes))),
    ),
    action,
  );
}
