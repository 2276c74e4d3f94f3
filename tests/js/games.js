/** Games as the server tells them, for tests. */

import { Model } from "../../src/qmines/web/static/js/game/model.js";

/**
 * A game of one board, or of two.
 *
 * @param {string[] | string[][]} rows of one board, or of each
 * @param {object} [more] of its view
 * @param {object} [around] of the game itself
 */
export function gameOf(rows, more = {}, around = {}) {
  const boards = Array.isArray(rows[0]) ? rows : [rows];
  return {
    id: "g1",
    mine: true,
    rules: boards.length > 1 ? "qubits" : "classic",
    level: "beginner",
    options: {},
    ranked: false,
    player_seed: "",
    commitment: "",
    seed: null,
    running: false,
    room: null,
    sealed: false,
    end: null,
    ...around,
    view: { ...standing({ width: boards[0][0].length, height: boards[0].length }), boards, ...more },
  };
}

const events = (...verbs) => verbs.map((verb) => ({ verb, usage: `${verb} ROW COLUMN`, help: "" }));
const DIGITS = "0123456789abcdefg";
const halves = (number) => (number % 2 ? `${Math.floor(number / 2) || ""}½` : String(number / 2));
const QUBITS = {
  name: "qubits",
  boards: 2,
  board_names: [
    { title: "Z board", suffix: "z" },
    { title: "H board", suffix: "h" },
  ],
  position: "qubits",
  cells: [
    ...[...DIGITS].map((symbol, number) => ({
      symbol,
      text: number ? halves(number) : "",
      name: halves(number),
      colour: number ? `clue-${Math.ceil(number / 2)}` : "faint",
      dot: false,
    })),
    { symbol: ".", text: "", name: "measured", colour: "faint", dot: true },
  ],
  events: events("open-z", "open-h", "mark-z", "mark-h", "shield-z", "shield-h"),
};

/** Rule sets as the server describes them, as far as a game needs them. */
export const RULES = {
  classic: {
    name: "classic",
    boards: 1,
    board_names: [{ title: "Board", suffix: "" }],
    position: "mines",
    cells: [],
    guesses_lose: true,
    events: events("open", "flag", "question", "mark", "chord"),
  },
  get forgiving() {
    return { ...this.classic, name: "forgiving", guesses_lose: false };
  },
  qubits: QUBITS,
  sandbox: { ...QUBITS, name: "sandbox", position: "open", events: events("open-z", "open-h") },
};

/**
 * The model of a game; see `gameOf`.
 *
 * @param {Parameters<typeof gameOf>} told
 */
export function modelOf(...told) {
  const game = gameOf(...told);
  return new Model(game, RULES[game.rules]);
}

/**
 * All of a view but its boards.
 *
 * @param {object} [more]
 */
export function standing(more = {}) {
  return {
    width: 3,
    height: 3,
    mines: 1,
    counter: 1,
    outcome: { result: "playing", reason: "none" },
    notices: [],
    mined: null,
    hit: [],
    saves: null,
    saved: null,
    qubits: null,
    sequence: 0,
    chain: "",
    deaths: 0,
    paused: false,
    milliseconds: 0,
    words: "",
    ...more,
  };
}

/**
 * What changed: by default the next event.
 *
 * @param {number} from
 * @param {[number, number, number, string][]} cells
 * @param {object} [more]
 */
export function deltaOf(from, cells, more = {}) {
  return { ...standing({ sequence: from + 1, ...more }), from, cells };
}
