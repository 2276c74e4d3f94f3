/** The cells of a board, numbered row by row or named by row and column. */

/** @typedef {import("../types.js").Place} Place */

/** The row and column of a cell. @param {number} index @param {number} width @returns {Place} */
export const placeAt = (index, width) => [Math.floor(index / width), index % width];

/** The numbers of cells. @param {Place[]} places @param {number} width */
export const indicesOf = (places, width) => new Set(places.map(([row, column]) => row * width + column));

/**
 * The places of those cells that are wanted.
 *
 * @template Cell
 * @param {Iterable<Cell>} cells
 * @param {number} width
 * @param {(cell: Cell, index: number) => boolean} wanted
 */
export const placesOf = (cells, width, wanted) =>
  [...cells].flatMap((cell, index) => (wanted(cell, index) ? [placeAt(index, width)] : []));

/**
 * The cells beside one.
 *
 * @param {Place} place
 * @param {{width: number, height: number}} board
 */
export function around([row, column], { width, height }) {
  /** @type {Place[]} */
  const found = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r += 1)
    for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c += 1)
      if (r !== row || c !== column) found.push([r, c]);
  return found;
}

/**
 * The rows of a board whose cells come one after the other, in a list or a text.
 *
 * @template Row
 * @param {{length: number, slice: (start: number, end: number) => Row}} cells
 * @param {number} width
 */
export const inRows = (cells, width) =>
  Array.from({ length: cells.length / width }, (_, row) => cells.slice(row * width, (row + 1) * width));
