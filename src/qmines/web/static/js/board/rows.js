/** Boards whose cells come one after the other, row by row. */

import { placeAt } from "./cells.js";

/**
 * The rows of a list or a text of cells.
 *
 * @template Row
 * @param {{length: number, slice: (start: number, end: number) => Row}} cells
 * @param {number} width
 */
export const inRows = (cells, width) =>
  Array.from({ length: cells.length / width }, (_, row) => cells.slice(row * width, (row + 1) * width));

/**
 * The places of the cells that are wanted.
 *
 * @template Cell
 * @param {Iterable<Cell>} cells
 * @param {number} width
 * @param {(cell: Cell, index: number) => boolean} wanted
 */
export const placesOf = (cells, width, wanted) =>
  [...cells].flatMap((cell, index) => (wanted(cell, index) ? [placeAt(index, width)] : []));

/**
 * How many cells around each are marked.
 *
 * @param {number} width
 * @param {boolean[]} marked
 */
export function countsAround(width, marked) {
  return marked.map((_, cell) => {
    const column = cell % width;
    let count = 0;
    for (const down of [-1, 0, 1])
      for (const along of [-1, 0, 1]) {
        const beside = column + along;
        if ((down || along) && beside >= 0 && beside < width && marked[cell + down * width + along]) count += 1;
      }
    return count;
  });
}
