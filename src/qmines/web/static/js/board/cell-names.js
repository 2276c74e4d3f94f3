/** Cells in words, for a screen reader: "row 3, column 4, 2, 1 left". */

import { t } from "../messages.js";
import { remembered } from "../messages/translator.js";
import { LOOKS } from "../tables/cells.js";

/** All cells of a board are named again after every move: so names are remembered. @type {Map<string, string>} */
const names = new Map();
const MOST = 20_000;
/** What has become of a linked cell, by the sign of its look. @type {Record<string, string>} */
const LINKED = { "+": "board-look-linked-safe", "*": "board-look-linked-mine" };

/**
 * @param {string} look as in sprites.js
 * @param {number | null} left how many mines a clue needs besides its flags
 */
export function lookInWords(look, left) {
  return remembered(names, `${look} ${left}`, () => spelledOut(look, left));
}

/**
 * @param {string} look
 * @param {number | null} left
 */
function spelledOut(look, left) {
  const kind = look[0];
  switch (kind) {
    case "@":
      return t(LINKED[look[2]] ?? "board-look-linked", { letter: look[1] });
    case "s":
      return t("board-look-state", { state: { "+": "plus", "-": "minus" }[look[1]] ?? look[1] });
    case "=":
      return look.split("|")[2];
    case "%": {
      const [, sign, percent, flag] = /^%([<>]?)(\d+)(F?)/.exec(look) ?? [];
      const bound = sign === "<" ? "below" : sign === ">" ? "above" : "exact";
      const args = { bound, chance: Number(percent) / 100 };
      return flag ? t("board-look-chance-flag", args) : t("board-look-chance", args);
    }
    default:
      if (kind in LOOKS) return t(`cell-${LOOKS[kind]}`);
      return left === null || left < 0 ? kind : t("board-look-clue", { number: kind, left });
  }
}

/**
 * @param {number} row
 * @param {number} column
 * @param {string} look in words
 * @param {string} notes what a hint says of it
 */
export function cellName(row, column, look, notes) {
  if (names.size > MOST) names.clear();
  return remembered(names, `${row} ${column} ${look} ${notes}`, () => {
    const cell = [row, column];
    return notes ? t("board-cell-notes", { cell, look, notes }) : t("board-cell", { cell, look });
  });
}

/**
 * What a hint says of a cell.
 *
 * @param {{safe: Set<number>, mined: Set<number>, clues: Set<number>, cells: Set<number>}} hint
 * @param {number} index
 */
export function hintInWords(hint, index) {
  if (hint.safe.has(index)) return t("board-hint-safe");
  if (hint.mined.has(index)) return t("board-hint-mine");
  if (hint.clues.has(index)) return t("board-hint-clue");
  return hint.cells.has(index) ? t("board-hint-cell") : "";
}
