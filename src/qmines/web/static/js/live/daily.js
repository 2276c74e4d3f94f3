/** The daily boards: today's with one try each, those of other days for practice, and the lists. */

import { get, post, wordsOf } from "../api.js";
import { button, clock, h } from "../dom.js";
import { go } from "../navigation.js";

/**
 * @typedef {{name: string, milliseconds: number, you: boolean, game: string | null}} Result
 * @typedef {{
 *   level: string, width: number, height: number, mines: number, commitment: string, seed: string | null,
 *   tried: number, you: {game: string, state: string, milliseconds: number | null} | null, results: Result[],
 * }} Board
 * @typedef {{day: string, today: string, now: number, ends: number, levels: Board[], tomorrow: Record<string, string>}} Day
 */

const SHOWN = 5;

/** A section that fills itself. */
export function dailySection() {
  const boards = h("div", { class: "sheets" });
  const words = h("p", { class: "note", role: "status" });
  const trouble = h("p", { class: "trouble", role: "alert" });
  const picker = h("input", { type: "date", "aria-label": "Day" });
  let asked = 0;
  const show = (/** @type {string} */ day) => {
    asked += 1;
    const mine = asked;
    get(day ? `/daily?day=${day}` : "/daily")
      .then((/** @type {Day} */ told) => {
        if (mine !== asked) return;
        trouble.textContent = "";
        picker.max = told.today;
        picker.value = told.day;
        words.textContent =
          told.day === told.today
            ? `The same boards for all, without guessing. One try each; the clock runs from the first look. ${left(told.ends - told.now)}`
            : "The boards of a day that is over: for practice, and without a rank.";
        boards.replaceChildren(...told.levels.map((board) => card(told, board, trouble)));
      })
      .catch((error) => {
        if (mine === asked) trouble.textContent = wordsOf(error);
      });
  };
  picker.addEventListener("change", () => show(picker.value));
  show("");
  return h(
    "section",
    { class: "daily", "aria-label": "The daily boards" },
    h("div", { class: "row" }, h("h2", {}, "The boards of the day"), picker),
    words,
    trouble,
    boards,
  );
}

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
      .catch((error) => {
        trouble.textContent = wordsOf(error);
      });
  };
  const action = over
    ? button("Play it", begin)
    : !you
      ? button("Play", begin, { class: "main" })
      : you.state === "playing"
        ? button("Go on", begin, { class: "main" })
        : h(
            "p",
            { class: "own" },
            you.state === "won" ? `Cleared in ${exact(you.milliseconds ?? 0)}.` : "Your try is over: lost.",
          );
  const places = board.results.slice(0, SHOWN);
  const mine = board.results.findIndex((result) => result.you);
  return h(
    "section",
    { class: "sheet", "aria-label": board.level },
    h(
      "h3",
      {},
      `${board.level[0].toUpperCase()}${board.level.slice(1)}`,
      " ",
      h("small", {}, `${board.width}×${board.height}, ${board.mines} mines`),
    ),
    action,
    places.length
      ? h("ol", { class: "places" }, places.map(place), mine >= SHOWN && place(board.results[mine], mine))
      : null,
    h(
      "p",
      { class: "note" },
      count(board.tried),
      board.tried && !places.length ? " Nobody with an account has cleared it yet." : "",
    ),
    h(
      "details",
      {},
      h("summary", {}, "Is it fair?"),
      h(
        "p",
        { class: "note" },
        over
          ? "The seed, and what it was committed to the day before:"
          : "What the seed is committed to; the seed is told tomorrow. Tomorrow's board is committed to:",
      ),
      h("code", { class: "seed" }, over ? (board.seed ?? "") : board.commitment),
      h("br"),
      h("code", { class: "seed" }, over ? board.commitment : (told.tomorrow[board.level] ?? "")),
    ),
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
    h("span", {}, name),
    h("span", { class: "time" }, exact(result.milliseconds)),
  );
}

/** @param {number} milliseconds */
function exact(milliseconds) {
  return `${clock(milliseconds)}.${String(Math.floor((milliseconds % 1000) / 10)).padStart(2, "0")}`;
}

/** @param {number} milliseconds */
function left(milliseconds) {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min are left.`;
}

/** @param {number} tried */
const count = (tried) =>
  tried ? `${tried} ${tried === 1 ? "player has" : "players have"} tried.` : "Nobody has tried it yet.";
