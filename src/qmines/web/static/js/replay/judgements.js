/** What is known of the moves and moments of a replay: asked for beside what is shown, and remembered. */

import { Refusal } from "../api.js";

/** @typedef {import("./source.js").Source} Source */
/** @typedef {import("./source.js").Moment} Moment */
/** @typedef {import("./source.js").Review} Review */

const PATIENCE = 120; // milliseconds that an outdated request may still take: most need less
const AGAIN = 1000;
const NUMBERS = 2_000_000; // that are remembered

const rest = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));

/** The moves of a game, judged one after the other. */
export class Judge {
  /**
   * @param {Source} source
   * @param {(trouble: string) => void} changed called when more of them are judged, or none will be
   */
  constructor(source, changed) {
    this.source = source;
    this.changed = changed;
    /** @type {Map<number, Review>} */
    this.moves = new Map();
    this.stop = new AbortController();
    this.done = false;
  }

  async start() {
    const { signal } = this.stop;
    for (let next = /** @type {number | null} */ (0); next !== null && !signal.aborted; ) {
      try {
        const found = await this.source.moves(next, signal);
        for (const move of found.moves) this.moves.set(move.step, move);
        next = found.next;
        this.done = next === null;
        this.changed("");
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof Refusal)) throw error;
        if (!error.passing) {
          this.done = true;
          this.changed(error.message);
          return;
        }
        await rest(AGAIN);
      }
    }
  }

  /** The steps that are marked: guesses and mistakes. */
  get marks() {
    return [...this.moves.values()].filter(({ kind }) => kind === "guess" || kind === "mistake");
  }

  close() {
    this.stop.abort();
  }
}

/** The chances of moments: the one that is shown first, then those beside it. */
export class Moments {
  /**
   * @param {Source} source
   * @param {number} cells
   * @param {number} last
   * @param {(step: number) => void} shown called when a moment that was waited for is known
   */
  constructor(source, cells, last, shown) {
    this.source = source;
    this.last = last;
    this.shown = shown;
    this.room = Math.max(8, Math.floor(NUMBERS / cells));
    /** @type {Map<number, Moment | null>} null if there is none */
    this.known = new Map();
    this.wanted = 0;
    this.forward = true;
    /** @type {{step: number, stop: AbortController, limit: number} | null} */
    this.asking = null;
    this.closed = false;
  }

  /**
   * The moment of a step, or null while it is asked for.
   *
   * @param {number} step
   */
  of(step) {
    return this.known.get(step) ?? null;
  }

  /** @param {number} step what is shown now */
  want(step) {
    this.forward = step >= this.wanted;
    this.wanted = step;
    const { asking } = this;
    if (!asking) void this.ask();
    else if (asking.step !== step && !this.known.has(step) && !asking.limit) {
      asking.limit = window.setTimeout(() => asking.stop.abort(), PATIENCE);
    }
  }

  /** What to ask for next: what is shown, then what probably follows. */
  pick() {
    const way = this.forward ? 1 : -1;
    const near = [0, way, 2 * way, 3 * way, -way].map((by) => this.wanted + by);
    return near.find((step) => step >= 0 && step <= this.last && !this.known.has(step));
  }

  async ask() {
    const step = this.pick();
    if (step === undefined || this.closed) return;
    const asking = { step, stop: new AbortController(), limit: 0 };
    this.asking = asking;
    try {
      this.keep(step, await this.source.moment(step, asking.stop.signal));
    } catch (error) {
      if (error instanceof Refusal && error.passing) await rest(AGAIN);
      else if (!asking.stop.signal.aborted) this.keep(step, null);
    }
    clearTimeout(asking.limit);
    this.asking = null;
    if (step === this.wanted && this.known.has(step) && !this.closed) this.shown(step);
    void this.ask();
  }

  /**
   * @param {number} step
   * @param {Moment | null} moment
   */
  keep(step, moment) {
    this.known.set(step, moment);
    const [oldest] = this.known.keys();
    if (this.known.size > this.room) this.known.delete(oldest);
  }

  close() {
    this.closed = true;
    this.asking?.stop.abort();
  }
}
