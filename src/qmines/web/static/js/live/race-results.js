/** How a race or a shared game went: who was first, the boards, and the way to the next one. */

import { button, h } from "../dom.js";
import { comma, rich, t } from "../messages.js";
import { paceMark } from "./pace.js";
import { nameOf } from "./race-lanes.js";

/** @typedef {import("../types.js").Room} Room */

/**
 * The result of a room, with the way to the next one.
 *
 * @param {Room} room
 * @param {() => void} rematch
 */
export function results(room, rematch) {
  const won = room.members.filter((member) => member.state === "won");
  const key = won.length ? "won" : "lost";
  const words =
    room.mode === "race"
      ? won.length
        ? firstWords(room, won[0])
        : t("room-nobody")
      : room.you !== null
        ? t(`room-coop-${key}`)
        : t(`room-coop-${key}-others`);
  const games = room.mode === "race" ? room.members.filter((member) => member.game) : [];
  return h(
    "section",
    { class: "sheet results", "aria-label": t("room-results") },
    h("h2", {}, words),
    room.shares && sharesTable(room, room.shares),
    judged(room).length > 0 && judgedTable(room),
    h(
      "div",
      { class: "row" },
      room.you !== null &&
        button(room.rival ? t("match-again") : room.next ? t("room-to-rematch") : t("room-rematch"), rematch, {
          class: "main",
        }),
      room.you === null && room.next && h("a", { class: "button", href: `/room/${room.next}` }, t("room-to-rematch")),
      h("a", { class: "button", href: "/live" }, t("room-another")),
    ),
    games.length > 0 && h("p", {}, rich("room-boards", { boards: boardLinks(room, games) })),
    room.seed &&
      h(
        "details",
        {},
        h("summary", {}, t("room-fair")),
        h("p", { class: "note" }, t("room-fair-note")),
        h("code", { class: "seed" }, room.seed),
        h("br"),
        h("code", { class: "seed" }, room.commitment),
      ),
  );
}

/**
 * The members of a race whose games have been judged.
 *
 * @param {Room} room
 */
const judged = (room) => room.members.filter(({ guesses, mistake }) => (guesses ?? mistake) !== null);

/**
 * A table whose last column is titled for screen readers only.
 *
 * @param {Record<string, string>} attributes
 * @param {string[]} keys of the titles
 * @param {(string | number | Node)[][]} rows
 */
const logTable = (attributes, keys, rows) =>
  h(
    "table",
    { class: "log", ...attributes },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        keys.map((key, at) =>
          h("th", { scope: "col" }, at + 1 < keys.length ? t(key) : h("span", { class: "unseen" }, t(key))),
        ),
      ),
    ),
    h(
      "tbody",
      {},
      rows.map((cells) =>
        h(
          "tr",
          {},
          cells.map((cell) => h("td", {}, cell)),
        ),
      ),
    ),
  );

/**
 * How often each player guessed, whether a loss was a mistake, and whether a win was unusually fast.
 *
 * @param {Room} room
 */
function judgedTable(room) {
  const verdict = (/** @type {import("../types.js").Member} */ { mistake, pace }) =>
    mistake === null ? (paceMark(pace) ?? "") : mistake ? t("room-mistake") : t("room-bad-luck");
  const rows = judged(room).map((member) => [nameOf(room, member), member.guesses ?? "–", verdict(member)]);
  return logTable({ "aria-label": t("room-judged") }, ["room-share-player", "room-guesses", "room-judged"], rows);
}

/**
 * Who did what in a game of all.
 *
 * @param {Room} room
 * @param {import("../types.js").Share[]} shares
 */
function sharesTable(room, shares) {
  const names = new Map(room.members.map((member) => [member.number, member.name]));
  const state = room.members.find((member) => member.game)?.state;
  const deed =
    state === "won" ? t("room-share-won") : state === "lost" ? t("room-share-lost") : t("room-share-gave-up");
  const rows = shares.filter((share) => names.has(share.number)).sort((one, other) => other.opened - one.opened);
  return h(
    "div",
    { class: "log-frame", tabindex: 0, role: "region", "aria-label": t("room-shares") },
    logTable(
      {},
      ["room-share-player", "room-share-moves", "room-share-opened", "room-share-flags", "room-share-last"],
      rows.map(({ number, moves, opened, flags, last }) => [
        ...[names.get(number) ?? "", moves, opened, flags],
        last ? deed : "",
      ]),
    ),
  );
}

/**
 * Who was first.
 *
 * @param {Room} room
 * @param {import("../types.js").Member} first
 */
function firstWords(room, first) {
  const record = room.rival === "record";
  if (first.number === 0) return record ? t("match-rival-record-lost") : t("match-rival-lost");
  if (room.rival && first.number === room.you) return record ? t("match-rival-record-first") : t("match-rival-first");
  return first.number === room.you ? t("room-first-you") : t("room-first", { name: first.name });
}

/**
 * Links to the boards of a race.
 *
 * @param {Room} room
 * @param {import("../types.js").Member[]} members
 */
function boardLinks(room, members) {
  return h(
    "span",
    {},
    members.flatMap((member, at) => [
      at ? comma() : "",
      h(
        "a",
        { href: `/game/${member.game}` },
        member.number === room.you ? t("room-board-yours") : nameOf(room, member),
      ),
    ]),
  );
}
