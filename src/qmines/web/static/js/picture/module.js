/** The reader of screenshots as a WebAssembly module: pixels in, a board out. It runs in a worker, or in Node. */

/**
 * What was read. Corners and the size of a cell are in pixels; without a board, columns, rows and the size are those
 * of what came closest.
 *
 * @typedef {{
 *   problem: string, columns: number, rows: number, mines: number | null, cell: [number, number],
 *   board: number[], other: number[], codes: Uint8Array, second: Uint8Array, confidence: Float32Array,
 * }} Reading
 */

const PROBLEMS = ["", "too_large", "too_small", "no_board", "several_boards"]; // as native/picture/picture.h has them
const NUMBERS = 13;

export class PictureModule {
  /** @param {any} exports what Emscripten's module exports */
  constructor(exports) {
    this.exports = exports;
  }

  /**
   * @param {(options: {wasmBinary: ArrayBuffer | Uint8Array}) => Promise<any>} create picture.js
   * @param {ArrayBuffer | Uint8Array} wasmBinary picture.wasm
   */
  static async load(create, wasmBinary) {
    return new PictureModule(await create({ wasmBinary }));
  }

  /**
   * @param {ArrayLike<number>} pixels red, green, blue and opacity, row by row
   * @param {number} width
   * @param {number} height
   * @returns {Reading}
   */
  read(pixels, width, height) {
    const { exports } = this;
    // The memory may move when it grows, so views of it are taken after each call.
    const room = exports._qmines_picture_pixels(width * height);
    exports.HEAPU8.set(pixels, room);
    const problem = PROBLEMS[exports._qmines_picture_read(width, height)];
    const at = exports._qmines_picture_numbers() / 8;
    const [columns, rows, mines, ...sizes] = exports.HEAPF64.subarray(at, at + NUMBERS);
    const count = problem ? 0 : columns * rows;
    const bytes = (/** @type {number} */ from) => exports.HEAPU8.slice(from, from + count);
    const sure = exports._qmines_picture_confidence() / 4;
    return {
      ...{ problem, columns, rows, mines: mines < 0 ? null : mines },
      cell: [sizes[0], sizes[1]],
      board: sizes.slice(2, 6),
      other: sizes.slice(6),
      codes: bytes(exports._qmines_picture_cells()),
      second: bytes(exports._qmines_picture_second()),
      confidence: exports.HEAPF32.slice(sure, sure + count),
    };
  }
}
