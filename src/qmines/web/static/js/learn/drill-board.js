/** A position in which a move is to be found: a board that takes one answer after the other. */

import { cellName, hintInWords, lookInWords } from "../board/cell-names.js";
import { around, indicesOf } from "../board/cells.js";
import { stillScene } from "../board/painter.js";
import { walked } from "../game/actions.js";
import { actionOf } from "../game/keys.js";
import { t } from "../messages.js";
import { Stage } from "../parts/board-layout.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("./quiz.js").Judged} Judged */

export class DrillBoard {
  /**
   * @param {string[]} rows mines that were found before are flags on it
   * @param {(place: Place, deed: "open" | "flag") => void} answer
   * @param {() => boolean} flagging whether a tap flags
   */
  constructor(rows, answer, flagging) {
    this.rows = rows.map((row) => row.replaceAll("*", "F"));
    this.height = rows.length;
    this.width = rows[0].length;
    /** @type {Place} */
    this.cursor = [Math.floor(this.height / 2), Math.floor(this.width / 2)];
    this.pointed = false;
    /** @type {import("../board/painter.js").Scene["hint"]} */
    this.hint = null;
    /** Cells with a shield on them. @type {Set<number>} */
    this.saved = new Set();
    this.answer = answer;
    this.stage = new Stage(this.width, this.height, [t("board-name")], {
      scene: () => this.scene(),
      names: () => (row, column) => this.nameOf(row, column),
      cursor: () => this.cursor,
      act: (_, kind, place) => {
        this.cursor = place;
        this.pointed = false;
        const flag = kind === "flag" || (kind === "long" ? !flagging() : flagging());
        this.reply(flag ? "flag" : "open");
      },
    });
    this.element = this.stage.element;
    this.element.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const action = actionOf(event);
    const moved = action && walked(action, this.cursor, this, this.height);
    if (moved) {
      this.cursor = moved;
      this.pointed = true;
      this.stage.reveal(this.cursor);
      this.stage.read();
    } else if (action === "open" || action === "flag" || action === "mark")
      this.reply(action === "open" ? "open" : "flag");
    else return;
    event.preventDefault();
  }

  /** @param {"open" | "flag"} deed */
  reply(deed) {
    if (this.look(...this.cursor) === "#") this.answer(this.cursor, deed);
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  look(row, column) {
    return this.rows[row][column];
  }

  /** @returns {import("../board/painter.js").Scene} */
  scene() {
    const look = (/** @type {number} */ row, /** @type {number} */ column) => this.look(row, column);
    return { ...stillScene(look, this.hint), saved: this.saved, cursor: this.pointed ? this.cursor : null };
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  nameOf(row, column) {
    const look = this.look(row, column);
    const index = row * this.width + column;
    const told = this.saved.has(index) ? t("cell-saved") : this.hint ? hintInWords(this.hint, index) : "";
    return cellName(row, column, lookInWords(look, this.left(row, column, look)), told);
  }

  /**
   * How many mines a clue needs besides its flags.
   *
   * @param {number} row
   * @param {number} column
   * @param {string} look
   */
  left(row, column, look) {
    if (look < "1" || look > "8") return null;
    return Number(look) - around([row, column], this).filter((place) => this.look(...place) === "F").length;
  }

  /**
   * Point at what was to be seen, with the numbers that opening cells shows.
   *
   * @param {Omit<Judged, "verdict" | "why">} judged
   * @param {Place | null} tried the cell of a wrong answer
   */
  point({ safe, mined, clues, shows, saved, right }, tried) {
    const at = (/** @type {Place[]} */ places) => indicesOf(places, this.width);
    if (right)
      for (const [row, column, number] of shows)
        this.rows[row] = this.rows[row].slice(0, column) + number + this.rows[row].slice(column + 1);
    this.saved = at(saved);
    const closed = safe.filter(([row, column]) => this.look(row, column) === "#"); // a number says as much as a tick
    this.hint = { safe: at(closed), mined: at(mined), clues: at(clues), cells: at(tried ? [tried] : []) };
    this.stage.draw();
  }

  close() {
    this.stage.close();
  }
}
