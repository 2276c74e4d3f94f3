/**
 * The board as a screen reader meets it: a grid of named cells over the canvas. Of a large field only
 * a part around the cursor is there; it moves along.
 */

import { h } from "../dom.js";
import { t } from "../messages.js";

const SIDE = 32;

export class Reader {
  /** @param {string} label */
  constructor(label) {
    this.element = h("div", {
      role: "grid",
      tabindex: 0,
      class: "reader",
      "aria-label": label,
      "aria-roledescription": t("board-role"),
    });
    this.prefix = `cell-${Math.random().toString(36).slice(2, 8)}`;
    this.columns = this.rows = 0;
    this.left = this.top = 0;
    /** @type {HTMLElement[][]} */
    this.cells = [];
  }

  /**
   * @param {number} columns
   * @param {number} rows
   */
  resize(columns, rows) {
    if (columns === this.columns && rows === this.rows) return;
    this.columns = columns;
    this.rows = rows;
    this.left = this.top = 0;
    this.element.setAttribute("aria-colcount", String(columns));
    this.element.setAttribute("aria-rowcount", String(rows));
    this.cells = Array.from({ length: Math.min(rows, SIDE) }, () =>
      Array.from({ length: Math.min(columns, SIDE) }, () => h("div", { role: "gridcell" })),
    );
    this.element.replaceChildren(...this.cells.map((row) => h("div", { role: "row" }, row)));
  }

  /** @param {boolean} busy whether the names lag behind what is drawn */
  busy(busy) {
    set(this.element, "aria-busy", String(busy));
  }

  /**
   * Lay the cells over those that are drawn, and name them.
   *
   * @param {import("./camera.js").Camera} camera
   * @param {import("../types.js").Place} cursor
   * @param {(row: number, column: number) => string} nameOf
   */
  update(camera, cursor, nameOf) {
    const [row, column] = cursor;
    this.left = around(this.left, column, this.columns);
    this.top = around(this.top, row, this.rows);
    const { style } = this.element;
    for (const [name, value] of [
      ["--cell", `${camera.cell}px`],
      ["--columns", String(this.cells[0]?.length ?? 0)],
    ])
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value); // otherwise the browser restyles every cell
    style.translate = `${this.left * camera.cell - camera.x}px ${this.top * camera.cell - camera.y}px`;
    this.cells.forEach((cells, down) => {
      const at = this.top + down;
      set(cells[0].parentElement, "aria-rowindex", String(at + 1));
      cells.forEach((cell, along) => {
        set(cell, "id", `${this.prefix}-${at}-${this.left + along}`);
        set(cell, "aria-colindex", String(this.left + along + 1));
        set(cell, "aria-label", nameOf(at, this.left + along));
      });
    });
    set(this.element, "aria-activedescendant", `${this.prefix}-${row}-${column}`);
  }
}

/**
 * Change an attribute only if it is another, so that nothing is read out twice.
 *
 * @param {Element | null} element
 * @param {string} name
 * @param {string} value
 */
function set(element, name, value) {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Where a window of SIDE cells begins that holds the cursor, moved only if it has to be.
 *
 * @param {number} start
 * @param {number} cursor
 * @param {number} length
 */
function around(start, cursor, length) {
  const most = Math.max(0, length - SIDE);
  if (cursor >= start + 2 && cursor < start + SIDE - 2) return Math.min(start, most);
  return Math.min(Math.max(0, cursor - SIDE / 2), most);
}
