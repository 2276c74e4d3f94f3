/** The painted field: its cells, its total of mines, and undo. */

import { placeAt } from "../board/cells.js";
import { inRows } from "../board/rows.js";

/**
 * A position as the server takes it, and what is left to ask about the picture that it was read from.
 *
 * @typedef {{counter: number | null, doubts: import("../picture/reader.js").Doubt[]}} Picture the total by its counter
 * @typedef {{rows: string[], mines: number | null, density: number | null, picture?: Picture | null}} Shown
 */

export const SIDE = 100;
export const SYMBOLS = "012345678#F?*S";
const MOST = 400; // steps back

/** @param {string} symbol */
export const isClue = (symbol) => symbol >= "0" && symbol <= "8";

export class Field {
  constructor() {
    this.width = 9;
    this.height = 9;
    /** One symbol a cell, row by row. @type {string[]} */
    this.cells = new Array(81).fill("#");
    this.mines = 10;
    /** Whether the total is known; if not, every hidden cell is mined at the density. */
    this.known = true;
    this.density = 0.2;
    /** Whether the total stays as it is when the field changes. */
    this.locked = false;
    /** The picture that it was read from. @type {Picture | null} */
    this.picture = null;
    /** Counts the changes. */
    this.version = 0;
    /** @type {string[]} */
    this.past = [];
    /** @type {string[]} */
    this.future = [];
  }

  /** @param {number} row @param {number} column */
  at(row, column) {
    return this.cells[row * this.width + column];
  }

  /** The unchanged cells of a picture that were hard to read. */
  doubts() {
    return this.picture?.doubts.filter(({ cell: [row, column], read }) => this.at(row, column) === read) ?? [];
  }

  /** @param {import("../types.js").Place} place */
  doubtAt([row, column]) {
    return this.doubts().find(({ cell }) => cell[0] === row && cell[1] === column) ?? null;
  }

  /** @returns {Shown} */
  shown() {
    const rows = inRows(this.cells.join(""), this.width);
    return { rows, mines: this.known ? this.mines : null, density: this.density };
  }

  /** Add an undo step. */
  mark() {
    const now = this.text();
    if (this.past.at(-1) !== now) this.past.push(now);
    if (this.past.length > MOST) this.past.shift();
    this.future = [];
  }

  /** Drop the last undo step if nothing has changed since. */
  settle() {
    if (this.past.at(-1) === this.text()) this.past.pop();
  }

  /**
   * @param {number} row
   * @param {number} column
   * @param {string} symbol
   */
  paint(row, column, symbol) {
    const index = row * this.width + column;
    if (this.cells[index] === symbol) return false;
    this.cells[index] = symbol;
    this.version += 1;
    return true;
  }

  /**
   * Another size; what fits stays where it is, seen from the upper left corner.
   *
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    const before = { width: this.width, height: this.height, cells: this.cells };
    if (width === before.width && height === before.height) return;
    this.mark();
    this.cells = Array.from({ length: width * height }, (_, index) => {
      const [row, column] = placeAt(index, width);
      return row < before.height && column < before.width ? before.cells[row * before.width + column] : "#";
    });
    if (!this.locked) this.mines = Math.round((this.mines * width * height) / (before.width * before.height));
    Object.assign(this, { width, height, picture: null });
    this.version += 1;
  }

  /** Everything hidden again. */
  clear() {
    this.mark();
    this.cells.fill("#");
    this.picture = null;
    this.settle();
    this.version += 1;
  }

  /**
   * A position that was read; a locked total stays.
   *
   * @param {Shown} found
   */
  load({ rows, mines, density, picture = null }) {
    this.mark();
    this.picture = picture;
    this.cells = [...rows.join("")];
    this.height = rows.length;
    this.width = rows[0].length;
    if (!this.locked) {
      this.known = mines !== null;
      this.mines = mines ?? Math.round(this.cells.length * (density ?? this.density));
      this.density = density ?? this.density;
    }
    this.version += 1;
  }

  /** @param {{mines?: number, known?: boolean, density?: number}} total */
  setTotal(total) {
    this.mark();
    Object.assign(this, total);
    this.version += 1;
  }

  undo() {
    return this.step(this.past, this.future);
  }

  redo() {
    return this.step(this.future, this.past);
  }

  /**
   * @param {string[]} from
   * @param {string[]} to
   */
  step(from, to) {
    const state = from.pop();
    if (state === undefined) return false;
    to.push(this.text());
    const { cells, ...rest } = JSON.parse(state);
    Object.assign(this, rest, { cells: [...cells] });
    this.version += 1;
    return true;
  }

  text() {
    const { width, height, mines, known, density, picture } = this;
    return JSON.stringify({ width, height, mines, known, density, picture, cells: this.cells.join("") });
  }
}
