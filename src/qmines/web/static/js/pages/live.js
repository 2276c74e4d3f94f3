/** Playing with others: make a room, and the rooms that one is in. */

import { get, post, rules, wordsOf } from "../api.js";
import { check, dateOf, h } from "../dom.js";
import { friendList } from "../live/friends.js";
import { lobby, quickMatch } from "../live/quick-match.js";
import { playerName } from "../live/player-names.js";
import { nickField } from "../live/waiting-room.js";
import { list, say, t } from "../messages.js";
import { levelTitle } from "../statistics/labels.js";
import { Setup } from "../game/setup.js";
import { chip, levelPicker, optionFields } from "../parts/setup.js";
import { showAccount } from "../parts/account-link.js";
import { go } from "../navigation.js";

/** @typedef {import("../types.js").Rule} Rule */
/** @typedef {import("../types.js").RoomSummary} RoomSummary */

/** @type {[string, string, string][]} */
const MODES = [
  ["race", "live-race", "live-race-about"],
  ["coop", "live-coop", "live-coop-about"],
];
const STAGES = {
  lobby: "live-stage-lobby",
  countdown: "live-stage-countdown",
  playing: "live-stage-playing",
  over: "live-stage-over",
};

/** @param {HTMLElement} main */
export function show(main) {
  const form = h("form", { class: "setup" }, h("p", { class: "note" }, t("site-loading")));
  const rooms = h("section", { class: "rooms" });
  const racing = h("div", { class: "racing-now" }, h("p", { class: "note" }, t("site-loading")));
  let close = () => {};
  let left = false;
  main.append(
    h("h1", {}, t("page-live")),
    racing,
    h("h2", { class: "later" }, t("live-play")),
    h("p", { class: "note" }, t("live-play-note")),
    form,
    rooms,
  );
  void listRooms(rooms);
  void Promise.all([rules(), showAccount()])
    .then(([known, me]) => {
      if (left) return;
      const playable = known.rules.filter((/** @type {Rule} */ rule) => rule.position !== "open");
      const quick = quickMatch(playable, Boolean(me?.account));
      const open = lobby((rating) => quick.rate(rating));
      const friends = me?.account ? friendList(() => new Setup(playable).document()) : null;
      close = () => {
        open.close();
        friends?.close();
      };
      racing.replaceChildren(quick.element, h("div", {}, open.element, friends?.element));
      fill(form, playable, me?.account?.name ?? null);
    })
    .catch((error) => {
      racing.replaceChildren();
      form.replaceChildren(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    });
  return () => {
    left = true;
    close();
  };
}

/**
 * @param {HTMLFormElement} form
 * @param {Rule[]} known
 * @param {string | null} account
 */
function fill(form, known, account) {
  const setup = new Setup(known);
  const name = nickField(account);
  const trouble = h("p", { class: "trouble", role: "alert" });
  const levels = h("div");
  const options = h("div", { class: "options" });
  const start = h("button", { class: "main start" }, t("live-create"));
  let mode = MODES[0][0];
  let listed = false;
  const refillOptions = () => options.replaceChildren(...optionFields(setup, { together: true }));
  const refill = () => {
    levels.replaceChildren(levelPicker(setup, refillOptions));
    refillOptions();
  };
  const modes = h(
    "fieldset",
    {},
    h("legend", {}, t("live-mode")),
    h(
      "div",
      { class: "chips" },
      MODES.map(([value, title, about]) =>
        chip({ name: "mode", value, checked: value === mode }, t(title), t(about), () => {
          mode = value;
        }),
      ),
    ),
  );
  const chips = h(
    "fieldset",
    {},
    h("legend", {}, t("live-rules")),
    h(
      "div",
      { class: "chips" },
      known.map((rule) =>
        chip({ name: "rules", value: rule.name, checked: rule === setup.rule }, say(rule.title), "", () => {
          setup.choose(rule);
          refill();
        }),
      ),
    ),
  );
  refill();
  form.replaceChildren(
    modes,
    chips,
    levels,
    h("details", { class: "more" }, h("summary", {}, t("live-options")), options),
    check(t("match-listed"), listed, (on) => {
      listed = on;
    }),
    name.element ? h("div", { class: "nick" }, name.element) : "",
    h("div", { class: "row" }, start, trouble),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start.disabled = true;
    setup.remember();
    name.keep();
    const { rules: rule, level, options: chosen } = setup.document();
    post("/rooms", { mode, rules: rule, level, options: chosen, listed, name: name.value })
      .then((room) => go(`/room/${room.id}`))
      .catch((error) => {
        trouble.textContent = wordsOf(error);
        start.disabled = false;
      });
  });
}

/** @param {HTMLElement} place */
async function listRooms(place) {
  /** @type {{rooms: RoomSummary[]}} */
  const { rooms: found } = await get("/rooms").catch(() => ({ rooms: [] }));
  if (!found.length) return;
  place.append(
    h("h2", {}, t("live-rooms")),
    h(
      "ul",
      {},
      found.map((room) =>
        h(
          "li",
          {},
          h(
            "a",
            { href: `/room/${room.id}` },
            t("live-room", { mode: t(`live-${room.mode}`), level: levelTitle(room.level) }),
          ),
          h("span", {}, list(room.names.map(playerName))),
          h("span", { class: "note" }, t(STAGES[room.stage], { when: dateOf(room.ended ?? room.created) })),
        ),
      ),
    ),
  );
}
