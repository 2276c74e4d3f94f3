/** Yesterday's boards: the quickest game of each with its replay, and what the solver says of it. */

import { get, wordsOf } from "../api.js";
import { h } from "../dom.js";
import { say, t } from "../messages.js";
import { exactTime } from "../statistics/labels.js";
import { boardTitle } from "./daily.js";

/**
 * @typedef {import("./daily.js").Board} Board
 * @typedef {{step: number, kind: string, messages: import("../types.js").Message[], survival: number | null}} Review
 */

const REMARKS = 3;

/** @param {string} today */
export async function yesterdaySection(today) {
  const day = new Date(Date.parse(`${today}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const { levels } = await get(`/daily?day=${day}`);
  const played = levels.filter((/** @type {Board} */ { results }) => results[0]?.game);
  return h(
    "section",
    { class: "yesterday", "aria-label": t("daily-yesterday") },
    h("h2", {}, t("daily-yesterday")),
    played.length
      ? h("div", { class: "sheets" }, played.map(card))
      : h("p", { class: "note" }, t("daily-yesterday-none")),
  );
}

/** @param {Board} board */
function card(board) {
  const { name, milliseconds, game } = board.results[0];
  const place = h("div", {}, h("p", { class: "note" }, t("daily-commentary-loading")));
  const details = h("details", {}, h("summary", {}, t("daily-commentary")), place);
  details.addEventListener(
    "toggle",
    () => {
      void remarks(game ?? "")
        .then((found) => place.replaceChildren(...comments(found)))
        .catch((error) => place.replaceChildren(h("p", { class: "trouble" }, wordsOf(error))));
    },
    { once: true },
  );
  return h(
    "section",
    { class: "sheet" },
    h("h3", {}, boardTitle(board)),
    h("p", {}, t("daily-yesterday-best", { name, time: exactTime(milliseconds) })),
    h("p", {}, h("a", { class: "button", href: `/replay/${game}` }, t("daily-yesterday-replay"))),
    details,
  );
}

/**
 * The guesses and mistakes of a game, mistakes first, then the riskiest.
 *
 * @param {string} game
 * @returns {Promise<Review[]>}
 */
async function remarks(game) {
  const found = [];
  for (let next = /** @type {number | null} */ (0); next !== null; ) {
    const { moves, next: after } = await get(`/games/${game}/replay/moves?first=${next}`);
    found.push(...moves.filter((/** @type {Review} */ { kind }) => kind === "guess" || kind === "mistake"));
    next = after;
  }
  const risk = (/** @type {Review} */ { kind, survival }) => (kind === "mistake" ? 0 : 1) + (survival ?? 1);
  return found.sort((one, other) => risk(one) - risk(other));
}

/** @param {Review[]} found */
function comments(found) {
  if (!found.length) return [h("p", {}, t("daily-commentary-clean"))];
  const told = found.slice(0, REMARKS);
  return [
    h(
      "ul",
      { class: "remarks" },
      told.map(({ step, kind, messages }) =>
        h(
          "li",
          { class: kind },
          h("strong", {}, t("daily-commentary-move", { number: step + 1 })),
          " ",
          say(...messages),
        ),
      ),
    ),
    ...(found.length > told.length
      ? [h("p", { class: "note" }, t("daily-commentary-more", { count: found.length - told.length }))]
      : []),
  ];
}
