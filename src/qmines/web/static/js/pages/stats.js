/** The log: what was played, and how it went. */

import { get } from "../api.js";
import { clock, dateOf, h } from "../dom.js";

/** @typedef {import("../types.js").Summary} Summary */
/**
 * @typedef {{
 *   rules: string, level: string, variant: string, helped: boolean, games: number, wins: number,
 *   win_rate: number, streak: number, best_streak: number,
 *   best_milliseconds: number | null, mean_milliseconds: number | null,
 * }} Line
 */

/** @param {HTMLElement} main */
export function show(main) {
  const totals = h("div");
  const games = h("div");
  main.append(h("h1", {}, "Log"), totals, games);
  void get("/stats").then((found) => totals.replaceChildren(totalsOf(found.lines))).catch(() => {});
  void get("/games?limit=50").then((found) => games.replaceChildren(gamesOf(found.games))).catch((error) => {
    games.replaceChildren(h("p", { class: "trouble" }, error.message));
  });
}

/** @param {Line[]} lines */
function totalsOf(lines) {
  if (!lines.length) return h("p", { class: "note" }, "No game has ended yet.");
  return table("By level", ["Rules", "Level", "Help", "Games", "Won", "Best streak", "Best time", "Mean time"], lines.map((line) => [
    line.rules, `${line.level} ${line.variant.replaceAll("_", " ")}`, line.helped ? "with" : "without", String(line.games),
    `${line.wins} (${Math.round(100 * line.win_rate)} %)`, String(line.best_streak), timeOf(line.best_milliseconds), timeOf(line.mean_milliseconds),
  ]));
}

/** @param {number | null} milliseconds */
const timeOf = (milliseconds) => (milliseconds === null ? "–" : clock(milliseconds));

/** @param {Summary[]} games */
function gamesOf(games) {
  if (!games.length) return h("p", {}, "Nothing yet. ", h("a", { href: "/" }, "Play the first one."));
  return table("Games", ["When", "Game", "Level", "Outcome", "Time", "3BV", "Help"], games.map((game) => [
    dateOf(game.touched), h("a", { href: `/game/${game.id}` }, game.rules), game.level, game.outcome,
    clock(game.milliseconds), game.bbbv === null ? "–" : String(game.bbbv), game.aid || "none",
  ]));
}

/**
 * @param {string} title
 * @param {string[]} head
 * @param {(string | Node)[][]} rows
 */
function table(title, head, rows) {
  return h("section", { "aria-label": title }, h("h2", {}, title),
    h("div", { class: "log-frame", tabindex: 0, role: "group", "aria-label": title },
      h("table", { class: "log" }, h("thead", {}, h("tr", {}, head.map((name) => h("th", { scope: "col" }, name)))),
        h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell) => h("td", {}, cell))))))));
}
