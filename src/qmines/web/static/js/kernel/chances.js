/** Chances in a game of mines by the kernel in this page, as src/qmines/web/solver/chances.py writes them. */

import { inRows } from "../board/rows.js";
import { isOpen } from "../game/model.js";

const CONFIDENCE = 1.96; // standard errors

/**
 * There are no chances, and why.
 *
 * @param {import("../types.js").Message | null} message
 * @returns {import("../types.js").Heat}
 */
export const noHeat = (message) => ({
  method: "none",
  ...{ boards: [], safe: [], mined: [], states: null, error: null, message },
});

/**
 * The chances that an analysis found.
 *
 * @param {any} found null if there is none
 * @returns {import("../types.js").Heat}
 */
export function heatOf(found) {
  const method = found?.method ?? "none";
  if (method === "none") return noHeat({ key: "chances-too-hard", args: {} });
  const error = method === "exact" || method === "bounds" ? null : CONFIDENCE * found.error;
  return {
    method,
    states: null,
    boards: [found.probability],
    safe: [found.safe],
    mined: [found.mined],
    error,
    message:
      method === "bounds"
        ? { key: "chances-bounds", args: {} }
        : error === null
          ? null
          : { key: "chances-sampled", args: { error } },
  };
}

/**
 * The board of a model as rows of text; without marks, unless it is said how cells look.
 *
 * @param {import("../game/model.js").Model} model
 * @param {(look: string) => string} [lookOf]
 */
export const rowsOf = ({ boards, view: { width } }, lookOf = withoutMark) =>
  inRows(boards[0].map(lookOf).join(""), width);

/** @param {string} look */
const withoutMark = (look) => (isOpen(look) ? look : "#");
