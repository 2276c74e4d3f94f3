/** Puzzles for practice: their answers, runs through them, and how it went, which stays in this browser. */

import { post } from "../api.js";
import { answerHere } from "../kernel/requests.js";
import { readValue, store } from "../storage.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * One from the player's own games brings its answers, `safe`.
 *
 * @typedef {{rows: string[], mines: number | null, safe?: Place[], technique?: string}} Puzzle
 * @typedef {{best: number, missed: Puzzle[], solved: string[]}} Progress
 */

export const MISTAKES = 3;
export const SECONDS = 180;
const PLACE = "qmines.puzzles";
const MOST_MISSED = 100;

/** What tells one puzzle from another. @param {Puzzle} puzzle */
export const nameOf = ({ rows, mines }) => `${rows.join("/")} ${mines}`;

/** @returns {Progress} */
export function progress() {
  const { best = 0, missed = [], solved = [] } = /** @type {Partial<Progress>} */ (readValue(PLACE) ?? {});
  return { best, missed: missed.filter(({ rows }) => rows), solved };
}

/** @param {Progress} made */
const keep = (made) => store(PLACE, JSON.stringify(made));

/**
 * Note an answer: a wrong one is asked again.
 *
 * @param {Puzzle} puzzle
 * @param {boolean} right
 */
export function note(puzzle, right) {
  const made = progress();
  const name = nameOf(puzzle);
  made.missed = made.missed.filter((each) => nameOf(each) !== name);
  if (right && puzzle.safe) made.solved = [...made.solved, name].slice(-MOST_MISSED);
  if (!right && !puzzle.safe) made.missed = [...made.missed, puzzle].slice(-MOST_MISSED);
  keep(made);
}

/**
 * The answers, found by the kernel in this page, or by the server if it has none.
 *
 * @param {Puzzle} puzzle
 * @returns {Promise<Place[]>}
 */
export async function safeCells({ rows, mines, safe }) {
  const position = { rows, mines };
  return safe ?? ((await answerHere("/analyse", position)) ?? (await post("/analyse", position))).safe;
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
