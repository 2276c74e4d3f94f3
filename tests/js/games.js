/** Games as the server tells them, for tests. */

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
