/** The games themselves, page by page. */

import { get, wordsOf } from "../api.js";
import { button, choice, h } from "../dom.js";
import { aidTitle, dayOf, gameTitle, hourOf, timeOf, variantTitle } from "./labels.js";

/** @typedef {import("../types.js").Summary} Summary */

const ROWS = 25;
const OUTCOMES = /** @type {[string, string][]} */ ([
  ["all", "However they ended"],
  ["won", "Won"],
  ["lost", "Lost"],
  ["playing", "Not ended yet"],
]);

export class Games {
  /** @param {import("./filters.js").Filters} filters */
  constructor(filters) {
    this.filters = filters;
    this.list = h("div", { "aria-live": "polite" });
    this.newer = button("Newer", () => void this.turn(-1));
    this.older = button("Older", () => void this.turn(1));
    /** @type {(string | null)[]} where each page begins that was seen */
    this.marks = [null];
    this.at = 0;
    this.asked = 0;
    this.element = h(
      "section",
      { "aria-label": "Games" },
      h(
        "div",
        { class: "row between" },
        h("h2", {}, "Games"),
        choice("Outcome", OUTCOMES, filters.wanted.outcome, (outcome) => filters.set({ outcome })),
      ),
      this.list,
      h("p", { class: "row" }, this.newer, this.older, h("a", { href: "/replay" }, "Replay a game file")),
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
    this.list.setAttribute("aria-busy", "true");
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
      if (asked === this.asked) this.list.setAttribute("aria-busy", "false");
    }
  }

  /** @param {Summary[]} games */
  table(games) {
    if (!games.length) return h("p", {}, "No such game. ", h("a", { href: "/" }, "Play one."));
    return h(
      "table",
      { class: "log games" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["Game", "Outcome", "Time", "3BV/s", "When"].map((name) => h("th", { scope: "col" }, name)),
        ),
      ),
      h(
        "tbody",
        {},
        games.map((game) =>
          h(
            "tr",
            {},
            h(
              "td",
              {},
              h("a", { href: `/game/${game.id}` }, gameTitle(game)),
              h(
                "small",
                {},
                [game.variant && variantTitle(game.variant), aidTitle(game.aid)].filter(Boolean).join("; "),
              ),
            ),
            h(
              "td",
              {},
              game.outcome === "playing"
                ? h("a", { href: `/game/${game.id}` }, "go on")
                : [game.outcome, " ", h("a", { href: `/replay/${game.id}` }, "replay")],
              h("small", {}, why(game)),
            ),
            h("td", {}, timeOf(game.milliseconds)),
            h("td", {}, game.bbbv_per_second?.toFixed(2) ?? "–"),
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

/**
 * What a loss was.
 *
 * @param {Summary} game
 */
function why(game) {
  if (game.reason === "resigned") return "given up";
  if (game.mistake === null || game.outcome !== "lost") return "";
  return game.mistake ? "by a mistake" : "by bad luck";
}
