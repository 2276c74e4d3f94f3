/** The kernel as a WebAssembly module: positions in, answers out. It runs in a worker, or in Node. */

/**
 * @typedef {{
 *   width: number, height: number, codes: Uint8Array, mines: number | null, density: number, seconds?: number,
 * }} Position one code per cell, row by row, as native/position/position.h numbers them; and the time for an answer
 * @typedef {{kind: string, message?: import("../messages.js").Message, [name: string]: any}} Answer
 */

/**
 * A game from its start: its setup, its 32 secret bytes in hexadecimal, and what has happened, as in a game file.
 *
 * @typedef {{
 *   rules: string, width: number, height: number, mines: number, seed: string, player_seed: string,
 *   options: Record<string, string | number | boolean>, events: [number, string][],
 * }} PlayedGame
 */

const FIRST_CLICKS = ["anything", "safe", "opening"]; // as native/position/game.h numbers them
const SECONDS = 2; // as on the server
const MIB = 256;

export class KernelModule {
  /** @param {any} exports what Emscripten's module exports */
  constructor(exports) {
    this.exports = exports;
    this.decoder = new TextDecoder();
    /** The time for an answer where nothing else is said. */
    this.seconds = SECONDS;
    /** @type {{seed: string, sequence: number} | null} */
    this.game = null;
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
    if (!["exact", "approximated", "sampled", "bounds"].includes(answer.kind)) return answer;
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
   * The safest cell to open where none is certain.
   *
   * @param {Position} position
   */
  guess(position) {
    return this.call("guess", position);
  }

  /**
   * What the techniques up to a rank decide, step by step.
   *
   * @param {Position & {hardest: number}} asked
   */
  steps(asked) {
    return this.call("steps", asked, asked.hardest);
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
   * Start a game and replay its events; `play` continues it.
   *
   * @param {PlayedGame} game
   */
  startGame({ rules, width, height, mines, seed, player_seed, options, events }) {
    const secret = (seed.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
    this.fill(new Uint8Array([...secret, ...new TextEncoder().encode(player_seed)]));
    const { first, questions, no_guess, knowledge, strict, notice } = options;
    this.exports._qmines_game_start(
      ...[width, height, mines, Number(rules === "forgiving"), FIRST_CLICKS.indexOf(String(first))],
      ...[questions, no_guess, knowledge === "visible", strict, notice === "now"].map(Number),
    );
    this.game = { seed, sequence: 0 };
    const { commitment } = JSON.parse(this.gameFile());
    for (const [at, event] of events) {
      const { refused } = this.play({ seed, sequence: this.game.sequence, at, event });
      if (refused) throw new Error(`${event}: ${refused}`);
    }
    return { commitment, view: this.json(this.exports._qmines_game_view()) };
  }

  /** Whether `startGame` and `play` have led to this game. @param {{seed: string, sequence: number}} asked */
  has({ seed, sequence }) {
    return this.game?.seed === seed && this.game.sequence === sequence;
  }

  /**
   * Play an event: what changed, why it was refused, or that the kernel does not have this game.
   *
   * @param {{seed: string, sequence: number, at: number, event: string}} asked
   */
  play({ seed, sequence, at, event }) {
    if (!this.game || !this.has({ seed, sequence })) return { missing: true };
    this.fill(new TextEncoder().encode(event));
    const found = this.json(this.exports._qmines_game_do(at));
    if (!found.refused) this.game.sequence = found.sequence;
    return found;
  }

  /** Play a whole game: what was seen first, and what each event changed. @param {PlayedGame} game */
  film({ events, ...game }) {
    const { commitment, view } = this.startGame({ ...game, events: [] });
    const deltas = events.map(([at, event]) =>
      this.play({ seed: game.seed, sequence: this.game?.sequence ?? 0, at, event }),
    );
    return { commitment, view, deltas };
  }

  /** What the moves of the game were worth, from one on. @param {{seed: string, sequence: number, first: number}} asked */
  odds(asked) {
    return this.has(asked) ? this.json(this.exports._qmines_game_odds(asked.first)) : { missing: true };
  }

  /** How well the game was played, once it is over, and its file. @param {{seed: string, sequence: number}} asked */
  gameEnd(asked) {
    if (!this.has(asked)) return { missing: true };
    return { end: this.json(this.exports._qmines_game_end()), file: this.gameFile() };
  }

  /** The game as a file for `qmines verify`. */
  gameFile() {
    return this.text(this.exports._qmines_game_file());
  }

  /**
   * @param {string} name
   * @param {Position} position
   * @param {number[]} more
   * @returns {Answer}
   */
  call(name, { width, height, codes, mines, density, seconds = this.seconds }, ...more) {
    this.fill(codes);
    return this.json(this.exports[`_qmines_${name}`](width, height, mines ?? -1, density, seconds, MIB, ...more));
  }

  /** @param {Uint8Array} bytes what the next call is about */
  fill(bytes) {
    // The memory may move when it grows, so the view is taken after the room is made.
    const room = this.exports._qmines_cells(bytes.length);
    this.exports.HEAPU8.set(bytes, room);
  }

  /** @param {number} text where it begins */
  json(text) {
    return JSON.parse(this.text(text));
  }

  /** @param {number} text where it begins */
  text(text) {
    const memory = this.exports.HEAPU8;
    return this.decoder.decode(memory.subarray(text, memory.indexOf(0, text)));
  }
}
