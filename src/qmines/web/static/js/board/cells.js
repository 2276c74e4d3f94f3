/** Cells by their number, row by row, and by row and column. */

/** @typedef {import("../types.js").Place} Place */

/** @param {number} index @param {number} width @returns {Place} */
export const placeAt = (index, width) => [Math.floor(index / width), index % width];

/** @param {Place[]} places @param {number} width */
export const indicesOf = (places, width) => new Set(places.map(([row, column]) => row * width + column));

/** The cells beside one. @param {Place} place @param {{width: number, height: number}} board */
export function around([row, column], { width, height }) {
  /** @type {Place[]} */
  const found = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r += 1)
    for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c += 1)
      if (r !== row || c !== column) found.push([r, c]);
  return found;
}
