/** The best move: from the kernel in this page at once, and better when nothing has changed for a while. */

import { kernelLoaded } from "../kernel/requests.js";
import { Live } from "./live-queries.js";

const IDLE = 350; // milliseconds before a server is bothered, or the kernel for long
const AT_ONCE = 10;
const FIRST = 0.12; // seconds for the kernel's first answer

/** @typedef {import("./report.js").Best} Best */

/** @extends {Live<Best>} */
export class Advice extends Live {
  /**
   * @param {() => object | null} position
   * @param {(best: Best) => void} done
   * @param {(words: string) => void} failed
   */
  constructor(position, done, failed) {
    super(
      "/analyse/best",
      () => {
        const asked = position();
        return asked && { ...asked, ...(this.hasty() && { seconds: FIRST }) };
      },
      (best, asked) => {
        done(best);
        const rough = best.choices.some(({ winning, error }) => winning === null || error !== 0);
        if ("seconds" in asked && rough) this.improve();
      },
      failed,
      () => (this.hasty() ? AT_ONCE : IDLE),
    );
    this.first = true;
  }

  hasty() {
    return this.first && kernelLoaded();
  }

  change() {
    this.first = true;
    super.change();
  }

  improve() {
    this.first = false;
    super.change();
  }
}
