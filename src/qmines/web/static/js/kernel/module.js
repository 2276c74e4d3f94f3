/** The kernel as a WebAssembly module: positions in, answers out. It runs in a worker, or in Node. */

/**
 * @typedef {{
 *   width: number, height: number, codes: Uint8Array, mines: number | null, density: number, seconds?: number,
 * }} Position one code per cell, row by row, as native/position/position.h numbers them; and the time for an answer
 * @typedef {{kind: string, message?: import("../messages.js").Message, [name: string]: any}} Answer
 */

const SECONDS = 2; // as on the server
const MIB = 256;

export class KernelModule {
  /** @param {any} exports what Emscripten's module exports */
  constructor(exports) {
    this.exports = exports;
    this.decoder = new TextDecoder();
    /** The time for an answer where nothing else is said. */
    this.seconds = SECONDS;
  }

  /**
   * @param {(options: {wasmBinary: ArrayBuffer | Uint8Array}) => Promise<any>} create kernel.js
   * @param {ArrayBuffer | Uint8Array} wasmBinary kernel.wasm
   */
  static async load(create, wasmBinary) {
    return new KernelModule(await create({ wasmBinary }));
  }

  /**
   * The chance of a mine in every cell; `certain` has 1 for a safe cell and 2 for a mine.
   *
   * @param {Position} position
   */
  analyse(position) {
    const answer = this.call("analyse", position);
    if (answer.kind !== "exact" && answer.kind !== "sampled") return answer;
    const count = position.width * position.height;
    const chances = this.exports._qmines_probability();
    const certain = this.exports._qmines_certain();
    return {
      ...answer,
      probability: this.exports.HEAPF64.slice(chances / 8, chances / 8 + count),
      certain: this.exports.HEAPU8.slice(certain, certain + count),
    };
  }

  /**
   * How likely each number is under a hidden cell.
   *
   * @param {Position & {cell: number}} asked
   */
  numbers(asked) {
    return this.call("numbers", asked, asked.cell);
  }

  /**
   * What to open next.
   *
   * @param {Position} position
   */
  best(position) {
    return this.call("best", position);
  }

  /**
   * The next certain step with its proof and its sentences, or the best guess.
   *
   * @param {Position} position
   */
  hint(position) {
    return this.call("hint", position);
  }

  /**
   * Rank close guesses by this neural network.
   *
   * @param {Uint8Array} file
   */
  useNetwork(file) {
    this.exports.HEAPU8.set(file, this.exports._qmines_network(file.length));
    return Boolean(this.exports._qmines_use_network());
  }

  /**
   * @param {string} name
   * @param {Position} position
   * @param {number[]} more
   * @returns {Answer}
   */
  call(name, { width, height, codes, mines, density, seconds = this.seconds }, ...more) {
    // The memory may move when it grows, so the view is taken after the room is made.
    const room = this.exports._qmines_cells(codes.length);
    this.exports.HEAPU8.set(codes, room);
    const text = this.exports[`_qmines_${name}`](width, height, mines ?? -1, density, seconds, MIB, ...more);
    const memory = this.exports.HEAPU8;
    return JSON.parse(this.decoder.decode(memory.subarray(text, memory.indexOf(0, text))));
  }
}
