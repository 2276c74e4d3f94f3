/** The games themselves, page by page. */

import { get, wordsOf } from "../api.js";
import { button, choice, h, setBusy } from "../dom.js";
import { rich, t } from "../messages.js";
import { aidTitle, dayOf, figure, gameTitle, hourOf, timeOf, variantTitle } from "./labels.js";

/** @typedef {import("../types.js").Summary} Summary */

const ROWS = 25;
const OUTCOMES = /** @type {[string, string][]} */ ([
  ["all", "stats-outcome-all"],
  ["won", "stats-outcome-won"],
  ["lost", "stats-outcome-lost"],
  ["playing", "stats-outcome-playing"],
]);

export class Games {
  /** @param {import("./filters.js").Filters} filters */
  constructor(filters) {
    this.filters = filters;
    this.list = h("div", { "aria-live": "polite" });
    this.newer = button(t("stats-newer"), () => void this.turn(-1));
    this.older = button(t("stats-older"), () => void this.turn(1));
    /** @type {(string | null)[]} where each page begins that was seen */
    this.marks = [null];
    this.at = 0;
    this.asked = 0;
    this.element = h(
      "section",
      { "aria-label": t("stats-list") },
      h(
        "div",
        { class: "row between" },
        h("h2", {}, t("stats-list")),
        choice(
          t("stats-outcome"),
          OUTCOMES.map(([outcome, key]) => [outcome, t(key)]),
          filters.wanted.outcome,
          (outcome) => filters.set({ outcome }),
        ),
      ),
      this.list,
      h("p", { class: "row pager" }, this.newer, this.older, h("a", { href: "/replay" }, t("stats-replay-file"))),
    );
  }

  /** From the first page on. */
  async fill() {
    this.marks = [null];
    this.at = 0;
    await this.turn(0);
  }

  /** @param {number} by */
  async turn(by) {
    this.asked += 1;
    const asked = this.asked;
    const before = this.marks[this.at + by];
    setBusy(this.list, true);
    try {
      /** @type {{games: Summary[], next: string | null}} */
      const found = await get(`/games${this.filters.query({ limit: ROWS, ...(before && { before }) })}`);
      if (asked !== this.asked) return;
      this.at += by;
      this.marks[this.at + 1] = found.next;
      this.list.replaceChildren(this.table(found.games));
      this.newer.disabled = !this.at;
      this.older.disabled = found.next === null;
    } catch (error) {
      if (asked === this.asked) this.list.replaceChildren(h("p", { class: "trouble" }, wordsOf(error)));
    } finally {
      if (asked === this.asked) setBusy(this.list, false);
    }
  }

  /** @param {Summary[]} games */
  table(games) {
    if (!games.length) {
      const play = h("a", { href: "/" }, t("stats-list-play"));
      return h("p", {}, rich("stats-list-none", { play }));
    }
    return h(
      "table",
      { class: "log games" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["stats-list-game", "stats-outcome", "stats-list-time", "stats-speed", "stats-list-when"].map((key) =>
            h("th", { scope: "col" }, t(key)),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        games.map((game) =>
          h(
            "tr",
            {},
            h("td", {}, h("a", { href: `/game/${game.id}` }, gameTitle(game)), h("small", {}, about(game))),
            h(
              "td",
              {},
              game.outcome === "playing"
                ? h("a", { href: `/game/${game.id}` }, t("stats-list-continue"))
                : [
                    t(`stats-outcome-${game.outcome}`),
                    " ",
                    h("a", { href: `/replay/${game.id}` }, t("stats-list-replay")),
                  ],
              h("small", {}, why(game)),
            ),
            h("td", {}, timeOf(game.milliseconds)),
            h("td", {}, figure(game.bbbv_per_second)),
            h(
              "td",
              {},
              dayOf(game.touched, new Date(game.touched).getFullYear() !== new Date().getFullYear()),
              h("small", {}, hourOf(game.touched)),
            ),
          ),
        ),
      ),
    );
  }
}

/** The options and the help of a game. @param {Summary} game */
function about({ variant, aid }) {
  const help = aidTitle(aid);
  return variant ? t("stats-list-about", { options: variantTitle(variant), help }) : help;
}

/**
 * What a loss was.
 *
 * @param {Summary} game
 */
function why(game) {
  if (game.reason === "resigned") return t("stats-list-gave-up");
  if (game.mistake === null || game.outcome !== "lost") return "";
  return game.mistake ? t("stats-list-mistake") : t("stats-list-luck");
}
