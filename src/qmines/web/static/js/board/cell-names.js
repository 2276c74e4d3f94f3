/** Cells in words, for a screen reader: "row 3, column 4, 2, two left". */

import { WORDS } from "../tables/cells.js";

const LEFT = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/**
 * @param {string} look as in sprites.js
 * @param {number | null} left how many mines a clue needs besides its flags
 */
export function lookInWords(look, left) {
  const kind = look[0];
  switch (kind) {
    case "@":
      return `hidden, shares a state with the other ${look.slice(1)}`;
    case "s":
      return `held the state ${{ "+": "plus", "-": "minus" }[look[1]] ?? look[1]}`;
    case "=":
      return look.split("|")[2];
    case "%": {
      const flagged = look.endsWith("F");
      const text = (flagged ? look.slice(1, -1) : look.slice(1)).replace("<", "less than ").replace(">", "more than ");
      return `${flagged ? "flag" : "hidden"}, a mine with ${text} percent`;
    }
    default:
      if (kind in WORDS) return WORDS[kind];
      return left === null || left < 0 ? kind : `${kind}, ${LEFT[left] ?? left} left`;
  }
}

/**
 * @param {number} row
 * @param {number} column
 * @param {string} words
 * @param {string} hint what a hint says of it
 */
export function cellName(row, column, words, hint) {
  return `row ${row}, column ${column}, ${words}${hint ? `, ${hint}` : ""}`;
}

/**
 * What a hint says of a cell.
 *
 * @param {{safe: Set<number>, mined: Set<number>, clues: Set<number>, cells: Set<number>}} hint
 * @param {number} index
 */
export function hintInWords(hint, index) {
  if (hint.safe.has(index)) return "safe by the hint";
  if (hint.mined.has(index)) return "a mine by the hint";
  if (hint.clues.has(index)) return "a clue of the hint";
  return hint.cells.has(index) ? "the hint" : "";
}
