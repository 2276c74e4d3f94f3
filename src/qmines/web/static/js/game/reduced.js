/** The reduced view, as src/qmines/core/reduced.py makes it: only the clues and cells that still matter. */

import { countsAround, inRows } from "../board/rows.js";

/**
 * One character a cell: a clue less the flags beside it, `!` for one with too many, a space for what does not matter.
 *
 * @param {string[]} looks row by row
 * @param {number} width
 */
export function reducedRows(looks, width) {
  const around = (/** @type {(look: string) => boolean} */ wanted) => countsAround(width, looks.map(wanted));
  const flags = around((look) => "F*".includes(look));
  const undecided = around((look) => "#?".includes(look));
  const clues = around(isClue);
  const over = looks.map((look, cell) => isClue(look) && flags[cell] > Number(look));
  const suspected = countsAround(width, over);
  const shown = looks.map((look, cell) => {
    if (over[cell]) return "!";
    if (isClue(look)) return undecided[cell] ? String(Number(look) - flags[cell]) : " ";
    if ("#?".includes(look)) return clues[cell] ? look : " ";
    if ("F*".includes(look)) return suspected[cell] ? look : " ";
    return look;
  });
  return inRows(shown.join(""), width);
}

/** @param {string} look */
const isClue = (look) => look >= "0" && look <= "8";
