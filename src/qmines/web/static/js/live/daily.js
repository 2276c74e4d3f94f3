/** The daily boards: today's with one try each, those of other days for practice, and the lists. */

import { get, post, showIn, wordsOf } from "../api.js";
import { button, field, h } from "../dom.js";
import { t } from "../messages.js";
import { go } from "../navigation.js";
import { exactTime, levelTitle, optionTitle, rulesTitle, sizeTitle } from "../statistics/labels.js";
import { paceMark } from "./pace.js";

/**
 * @typedef {{name: string, milliseconds: number, pace: import("./pace.js").Pace, you: boolean, game: string | null}} Result
 * @typedef {{
 *   level: string, rules: string, title: string, no_guess: boolean, width: number, height: number, mines: number, commitment: string, seed: string | null,
 *   tried: number, you: {game: string, state: string, milliseconds: number | null} | null, results: Result[],
 * }} Board
 * @typedef {{day: string, today: string, now: number, ends: number, levels: Board[], tomorrow: Record<string, string>}} Day
 */

const SHOWN = 5;

/**
 * The boards of a day, with a picker for other days.
 *
 * @param {(told: Day) => void} shown called with what is shown
 */
export function dailySection(shown) {
  const boards = h("div", { class: "sheets" });
  const fair = h("div", { class: "fair-boards" });
  const words = h("p", { class: "note", role: "status" });
  const trouble = h("p", { class: "trouble", role: "alert" });
  const picker = h("input", { type: "date" });
  let asked = 0;
  const show = (/** @type {string} */ day) => {
    asked += 1;
    const mine = asked;
    // Nobody should use up today's try by clicking on what is about to be replaced.
    boards.inert = true;
    get(day ? `/daily?day=${day}` : "/daily")
      .then((/** @type {Day} */ told) => {
        if (mine !== asked) return;
        trouble.textContent = "";
        picker.max = told.today;
        picker.value = told.day;
        words.textContent = told.day === told.today ? t("daily-today", left(told.ends - told.now)) : t("daily-past");
        boards.replaceChildren(...told.levels.map((board) => card(told, board, trouble)));
        fair.replaceChildren(fairness(told));
        shown(told);
      })
      .catch((error) => {
        if (mine === asked) trouble.textContent = wordsOf(error);
      })
      .finally(() => {
        if (mine === asked) boards.inert = false;
      });
  };
  picker.addEventListener("change", () => show(picker.value));
  show("");
  const element = h(
    "section",
    { class: "daily", "aria-label": t("daily-title") },
    h("div", { class: "row" }, words, field(t("daily-day"), picker)),
    trouble,
    boards,
    fair,
  );
  return { element, show };
}

/** What a board is called. @param {Board} board */
export const boardTitle = ({ rules, title, no_guess: noGuess }) =>
  t("game-title", { rules: noGuess ? optionTitle("no_guess") : rulesTitle(rules), level: levelTitle(title) });

/**
 * @param {Day} told
 * @param {Board} board
 * @param {HTMLElement} trouble
 */
function card(told, board, trouble) {
  const over = told.day !== told.today;
  const { you } = board;
  const begin = () => {
    post("/daily", { level: board.level, ...(over ? { day: told.day } : {}) })
      .then((game) => go(`/game/${game.id}`))
      .catch(showIn(trouble));
  };
  const action = over
    ? button(t("daily-play"), begin)
    : !you
      ? button(t("daily-play"), begin, { class: "main" })
      : you.state === "playing"
        ? button(t("daily-continue"), begin, { class: "main" })
        : h(
            "p",
            { class: "own" },
            you.state === "won" ? t("daily-won", { time: exactTime(you.milliseconds ?? 0) }) : t("daily-lost"),
          );
  const places = board.results.slice(0, SHOWN);
  const mine = board.results.findIndex((result) => result.you);
  return h(
    "section",
    { class: "sheet", "aria-label": boardTitle(board) },
    h("div", { class: "head" }, h("h2", {}, boardTitle(board), " ", h("small", {}, sizeTitle(board))), action),
    places.length
      ? h("ol", { class: "places" }, places.map(place), mine >= SHOWN && place(board.results[mine], mine))
      : null,
    h(
      "p",
      { class: "note" },
      board.tried && !places.length
        ? t("daily-tried-none-won", { count: board.tried })
        : t("daily-tried", { count: board.tried }),
    ),
  );
}

/** What proves that the boards were fixed before anybody played them. @param {Day} told */
function fairness({ day, today, levels, tomorrow }) {
  const over = day !== today;
  const proof = (/** @type {Board} */ board) =>
    h(
      "li",
      {},
      h("strong", {}, boardTitle(board)),
      h("code", { class: "seed" }, over ? (board.seed ?? "") : board.commitment),
      h("code", { class: "seed" }, over ? board.commitment : (tomorrow[board.level] ?? "")),
    );
  return h(
    "details",
    {},
    h("summary", {}, t("daily-fair")),
    h("p", { class: "note" }, over ? t("daily-fair-past") : t("daily-fair-today")),
    h("ul", {}, levels.map(proof)),
  );
}

/**
 * @param {Result} result
 * @param {number} at
 */
function place(result, at) {
  const name = result.game ? h("a", { href: `/game/${result.game}` }, result.name) : result.name;
  return h(
    "li",
    { value: at + 1, class: result.you ? "mine" : "" },
    h("span", {}, name, " ", paceMark(result.pace)),
    h("span", { class: "time" }, exactTime(result.milliseconds)),
  );
}

/** @param {number} milliseconds */
function left(milliseconds) {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
