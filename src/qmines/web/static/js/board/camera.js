/** Which part of a field is seen, and how large. */

export const LEAST = 3;
export const MOST = 64;

export class Camera {
  constructor() {
    this.columns = 1;
    this.rows = 1;
    /** The width of a cell in CSS pixels, always whole so that lines stay sharp. */
    this.cell = 24;
    this.x = 0;
    this.y = 0;
    this.width = 0;
    this.height = 0;
  }

  /** Whether not all of the field is seen. */
  get larger() {
    return this.columns * this.cell > this.width || this.rows * this.cell > this.height;
  }

  /**
   * The cells of this size, seen through a window of at most this size.
   *
   * @param {number} cell
   * @param {number} width
   * @param {number} height
   */
  frame(cell, width, height) {
    this.cell = Math.round(Math.min(Math.max(cell, LEAST), MOST));
    this.width = Math.min(Math.floor(width), this.columns * this.cell);
    this.height = Math.min(Math.floor(height), this.rows * this.cell);
    this.pan(0, 0);
  }

  /**
   * Put a point of the field under a point of the window.
   *
   * @param {{row: number, column: number}} point in cells
   * @param {number} x
   * @param {number} y
   */
  hold({ row, column }, x, y) {
    this.x = column * this.cell - x;
    this.y = row * this.cell - y;
    this.pan(0, 0);
  }

  /** What is beyond the edges of the window. */
  get beyond() {
    return {
      left: this.x > 0,
      top: this.y > 0,
      right: this.x + this.width < this.columns * this.cell,
      bottom: this.y + this.height < this.rows * this.cell,
    };
  }

  /**
   * @param {number} right
   * @param {number} down
   */
  pan(right, down) {
    this.x = Math.round(Math.min(Math.max(this.x + right, 0), Math.max(0, this.columns * this.cell - this.width)));
    this.y = Math.round(Math.min(Math.max(this.y + down, 0), Math.max(0, this.rows * this.cell - this.height)));
  }

  /**
   * Move as little as shows a cell and what is beside it.
   *
   * @param {number} row
   * @param {number} column
   */
  reveal(row, column) {
    const { cell } = this;
    const beside = Math.min(cell * 1.5, (this.width - cell) / 2, (this.height - cell) / 2);
    const left = column * cell - beside;
    const top = row * cell - beside;
    if (left < this.x) this.pan(left - this.x, 0);
    else if (left + cell + 2 * beside > this.x + this.width)
      this.pan(left + cell + 2 * beside - this.x - this.width, 0);
    if (top < this.y) this.pan(0, top - this.y);
    else if (top + cell + 2 * beside > this.y + this.height)
      this.pan(0, top + cell + 2 * beside - this.y - this.height);
  }

  /**
   * The cell under a point of the window, if there is one.
   *
   * @param {number} x
   * @param {number} y
   * @returns {import("../types.js").Place | null}
   */
  at(x, y) {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return null;
    return [Math.floor((this.y + y) / this.cell), Math.floor((this.x + x) / this.cell)];
  }
}
