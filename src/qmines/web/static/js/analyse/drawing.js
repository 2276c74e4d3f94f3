/** What the analyser's field looks like: cells, chances, marks, and all of it in words. */

import { placesOf } from "../board/rows.js";
import { cellName, lookInWords } from "../board/cell-names.js";
import { stillScene } from "../board/painter.js";
import { t, units } from "../messages.js";
import { outlined, percent } from "../game/scene.js";
import { isClue } from "./painted-field.js";

/** @typedef {import("../types.js").Place} Place */

export class Sight {
  /** @param {import("./painted-field.js").Field} field */
  constructor(field) {
    this.field = field;
    /** @type {Place} */
    this.cursor = [0, 0];
    this.overlay = true;
    /** The last answer. @type {import("./report.js").Analysis | null} */
    this.found = null;
    /** @type {import("./report.js").Best | null} */
    this.best = null;
    /** @type {import("../types.js").Hint | null} */
    this.hint = null;
  }

  /** The cell under the cursor in words, and its chance. */
  pointed() {
    return { words: lookInWords(this.plain(...this.cursor), null), chance: this.chanceOf(...this.cursor) };
  }

  /** The look of a cell without its chance. @param {number} row @param {number} column */
  plain(row, column) {
    const symbol = this.field.at(row, column);
    return symbol === "S" ? "#" : symbol;
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  chanceOf(row, column) {
    if (isClue(this.field.at(row, column))) return null;
    return this.found?.probability?.[row]?.[column] ?? null;
  }

  /** @returns {import("../board/painter.js").Scene} */
  scene() {
    const hint = this.hint && outlined(this.hint.outline, this.field.width);
    return { ...stillScene((row, column) => this.look(row, column), hint), cursor: this.cursor };
  }

  /** @param {number} row @param {number} column */
  look(row, column) {
    const symbol = this.field.at(row, column);
    const read = this.overlay && "#F?".includes(symbol) && !this.field.doubtAt([row, column]);
    const chance = read ? this.chanceOf(row, column) : null;
    return chance === null ? this.plain(row, column) : `%${percent(chance)}${symbol === "F" ? "F" : ""}`;
  }

  /** @returns {import("./marks.js").Marks} */
  marks() {
    const { field, found, overlay } = this;
    const all = (/** @type {string} */ symbol) => placesOf(field.cells, field.width, (each) => each === symbol);
    // A cell that was hard to read shows what it was read as, and nothing over it.
    const plain = (/** @type {Place} */ place) => overlay && !this.hint && !field.doubtAt(place);
    const certain = (/** @type {Place[] | undefined} */ cells) =>
      (cells ?? []).filter((place) => "#F?".includes(field.at(...place)) && plain(place));
    const best = this.best?.choices[0]?.cell;
    return {
      clash: found?.clash?.cells ?? [],
      safe: certain(found?.safe),
      mined: certain(found?.mined),
      best: best && plain(best) ? best : null,
      asserted: all("S"),
      doubts: field.doubts(),
      questions: overlay && found?.probability ? all("?") : [],
    };
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  nameOf(row, column) {
    const symbol = this.field.at(row, column);
    const look = lookInWords(this.look(row, column), null);
    const words =
      symbol === "S"
        ? t("board-look-safe")
        : symbol === "*"
          ? t("board-look-mine")
          : symbol === "?" && this.look(row, column) !== "?"
            ? units([t("cell-question"), look])
            : look;
    const clash = this.found?.clash?.cells.some(([r, c]) => r === row && c === column);
    const best = this.best?.choices[0]?.cell;
    const first = best && best[0] === row && best[1] === column;
    const doubt = this.field.doubtAt([row, column]);
    const notes = [
      doubt && t("picture-could-be", { look: lookInWords(doubt.instead, null) }),
      clash && t("board-clash"),
      first && t("board-best-move"),
    ];
    return cellName(row, column, words, units(notes.filter((each) => typeof each === "string")));
  }
}
