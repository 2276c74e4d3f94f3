/** Puzzles: their answers, runs through them, and how a guest does, which stays in this browser. */

import { post } from "../api.js";
import { answerHere } from "../kernel/requests.js";
import { readValue, store } from "../storage.js";
import { FIRST, rated } from "./glicko.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * One of the set has an `id`; one from the player's own games brings its answers, `safe`.
 *
 * @typedef {{id?: string, rows: string[], mines: number | null, safe?: Place[], technique: string, rating: number}} Puzzle
 * @typedef {{right: boolean, safe: Place[], sent: Promise<unknown> | null}} Judged
 */
/** @typedef {{rating: import("./glicko.js").Rating, history: [number, number, number][], best: number, missed: string[], solved: string[], account: string}} Progress */

export const MISTAKES = 3;
export const SECONDS = 180;
const PLACE = "qmines.puzzles";
const DEVIATION = 60; // of a puzzle's rating
const MOST_HISTORY = 500;
const MOST_MISSED = 100;

/** What tells one puzzle from another. @param {Puzzle} puzzle */
export const nameOf = ({ rows, mines }) => `${rows.join("/")} ${mines}`;

/** @returns {Progress} */
export const progress = () => ({
  ...{ rating: FIRST, history: [], best: 0, missed: [], solved: [], account: "" },
  ...readValue(PLACE),
});

/** @param {Progress} made */
function keep(made) {
  store(PLACE, JSON.stringify(made));
  return made;
}

/**
 * Note an answer: a wrong one is asked again. A guest's rating changes here, that of an account on the server.
 *
 * @param {Puzzle} puzzle
 * @param {boolean} right
 * @param {boolean} guest
 */
export function note(puzzle, right, guest, now = Date.now()) {
  const made = progress();
  const name = nameOf(puzzle);
  if (puzzle.rating && guest) {
    made.rating = rated(made.rating, { value: puzzle.rating, deviation: DEVIATION }, Number(right));
    const { value, deviation } = made.rating;
    made.history = [...made.history, /** @type {[number, number, number]} */ ([now, value, deviation])].slice(
      -MOST_HISTORY,
    );
  }
  made.missed = made.missed.filter((each) => each !== name);
  if (right && !puzzle.rating) made.solved = [...made.solved, name].slice(-MOST_MISSED);
  if (!right && puzzle.rating) made.missed = [...made.missed, name].slice(-MOST_MISSED);
  return keep(made);
}

/**
 * Remember whose answers the server rates, also without a connection; "" for a guest.
 *
 * @param {string} account
 */
export const noteAccount = (account) => keep({ ...progress(), account });

/**
 * The answers, found by the kernel in this page; null if it has none.
 *
 * @param {Puzzle} puzzle
 * @returns {Promise<Place[] | null>}
 */
export async function safeCells({ rows, mines, safe }) {
  return safe ?? (await answerHere("/analyse", { rows, mines }).catch(() => null))?.safe ?? null;
}

/**
 * Judge an answer here, or by the server if this page cannot. The server rates what it is `sent`.
 *
 * @param {Puzzle} puzzle
 * @param {Place} cell
 * @param {Place[] | null} safe
 * @param {boolean} counts
 * @returns {Promise<Judged>}
 */
export async function judge({ id }, [row, column], safe, counts) {
  const sent = id && (counts || !safe) ? post(`/puzzles/${id}/answer`, { row, column }) : null;
  if (!safe) return { ...(await sent), sent };
  return { right: safe.some((cell) => cell[0] === row && cell[1] === column), safe, sent };
}

/** Note the score of a run; whether it is the best one. @param {number} score */
export function noteScore(score) {
  const made = progress();
  if (score <= made.best) return false;
  keep({ ...made, best: score });
  return true;
}

/** A run against the clock, harder with every puzzle that is solved. */
export class Rush {
  /**
   * @param {Puzzle[]} puzzles easiest first
   * @param {number} start in milliseconds
   * @param {() => number} chance
   */
  constructor(puzzles, start, chance = Math.random) {
    this.puzzles = [...puzzles];
    this.start = start;
    this.chance = chance;
    this.score = 0;
    this.mistakes = 0;
  }

  /** Milliseconds that are left. @param {number} now */
  left(now) {
    return Math.max(0, this.start + 1000 * SECONDS - now);
  }

  /** @param {number} now */
  over(now) {
    return this.mistakes >= MISTAKES || this.left(now) === 0 || !this.puzzles.length;
  }

  /** The next puzzle: one of the five easiest left, so that it gets harder all the time. */
  next() {
    const at = Math.floor(this.chance() * Math.min(5, this.puzzles.length));
    return this.puzzles.splice(at, 1)[0];
  }

  /** @param {boolean} right */
  answered(right) {
    if (right) this.score += 1;
    else this.mistakes += 1;
  }
}
