/** The board in an image file, read by a worker of this page: the image never leaves the device. */

import { placeAt } from "../board/cells.js";
import { rowsOf } from "../notation/position.js";

/** @typedef {import("../messages.js").Message} Message */
/** @typedef {import("./module.js").Reading} Reading */
/** @typedef {import("../types.js").Place} Place */
/**
 * A cell that was read with little confidence, and what it may be instead.
 *
 * @typedef {{cell: Place, read: string, instead: string}} Doubt
 * @typedef {{rows: string[], mines: number | null, doubts: Doubt[]}} Found the least certain cell first
 */

const UNSURE = 0.9; // as src/qmines/picture/reading.py has it

/** Whether a file says that it is an image. @param {File} file */
export const isPicture = (file) => file.type.startsWith("image/");

/**
 * What was found, or why nothing was; rejected once the signal is aborted.
 *
 * @param {Blob} file
 * @param {AbortSignal} signal
 * @returns {Promise<{found: Found} | {trouble: Message}>}
 */
export function readPicture(file, signal) {
  return new Promise((resolve, reject) => {
    const unavailable = () => resolve({ trouble: { key: "picture-unavailable", args: {} } });
    /** @type {Worker} */
    let worker;
    try {
      worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    } catch {
      return unavailable();
    }
    // A picture takes a lot of memory, which ends with its worker.
    const done = (/** @type {() => void} */ act) => {
      worker.terminate();
      act();
    };
    worker.onmessage = ({ data: { reading, trouble } }) =>
      done(() => resolve(reading ? { found: foundIn(reading) } : { trouble }));
    worker.onerror = (event) => {
      event.preventDefault();
      done(unavailable);
    };
    signal.addEventListener("abort", () => done(() => reject(signal.reason)));
    worker.postMessage(file);
  });
}

/** @param {Reading} reading @returns {Found} */
function foundIn({ columns: width, mines, codes, second, confidence }) {
  const rows = rowsOf({ width, codes });
  const others = rowsOf({ width, codes: second });
  const doubts = Array.from(confidence.entries())
    .filter(([, sure]) => sure < UNSURE)
    .sort(([, a], [, b]) => a - b)
    .map(([at]) => {
      const [row, column] = placeAt(at, width);
      return { cell: /** @type {Place} */ ([row, column]), read: rows[row][column], instead: others[row][column] };
    });
  return { rows, mines, doubts };
}
