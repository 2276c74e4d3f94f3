/** Questions that follow what is painted: one at a time, the latest wins, old ones are given up. */

import { Refusal, wordsOf } from "../api.js";
import { post } from "../kernel/requests.js";

const PATIENCE = 120; // milliseconds that an outdated question may still take: most need less
const AGAIN = 1000;

/**
 * @template Answer
 */
export class Live {
  /**
   * @param {string} path
   * @param {() => object | null} body what to ask, or null for nothing
   * @param {(answer: Answer, asked: object) => void} done
   * @param {(words: string) => void} failed
   * @param {number | (() => number)} [rest] milliseconds without a change before it is asked
   */
  constructor(path, body, done, failed, rest = 0) {
    this.path = path;
    this.body = body;
    this.done = done;
    this.failed = failed;
    this.rest = rest;
    /** @type {AbortController | null} */
    this.asking = null;
    this.again = false;
    this.began = 0;
    this.timer = 0;
    this.limit = 0;
  }

  /** Something has changed: ask again, now or when the question that is on its way is answered. */
  change() {
    clearTimeout(this.timer);
    const rest = typeof this.rest === "number" ? this.rest : this.rest();
    if (rest) {
      this.drop();
      this.timer = window.setTimeout(() => void this.ask(), rest);
    } else if (!this.asking) {
      void this.ask();
    } else if (!this.again) {
      this.again = true;
      this.limit = window.setTimeout(
        () => this.asking?.abort(),
        Math.max(0, this.began + PATIENCE - performance.now()),
      );
    }
  }

  /** Give up whatever is asked. */
  drop() {
    clearTimeout(this.timer);
    clearTimeout(this.limit);
    this.again = false;
    this.asking?.abort();
    this.asking = null;
  }

  async ask() {
    const body = this.body();
    if (!body) return;
    const asking = new AbortController();
    this.asking = asking;
    this.began = performance.now();
    try {
      const answer = await post(this.path, body, asking.signal);
      if (this.asking === asking) this.done(answer, body);
    } catch (error) {
      if (this.asking !== asking) return;
      if (error instanceof Refusal && error.status === 429) this.timer = window.setTimeout(() => this.change(), AGAIN);
      else if (!asking.signal.aborted) this.failed(wordsOf(error));
    }
    if (this.asking !== asking) return;
    this.asking = null;
    clearTimeout(this.limit);
    if (this.again) {
      this.again = false;
      void this.ask();
    }
  }
}
