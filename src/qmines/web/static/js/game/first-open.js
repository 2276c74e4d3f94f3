/**
 * Moves that are made while the kernel is still loading. For the first open, the page deals the board from the game's
 * seed just as native/rules/deal.cc does, so that a first visit need not wait for a quarter of a megabyte. The kernel
 * then plays the same move, and what it says counts; a test compares the two.
 */

import { around, placeAt } from "../board/cells.js";
import { cellOf, expectedLooks, wantedBy } from "./actions.js";

/** @typedef {import("./local-store.js").LocalGame} LocalGame */
/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

const WORD = 2n ** 64n;
const PER_BLOCK = 4; // words

/** What moves will do, as far as the page knows it before the kernel has played them. */
export class EarlyMoves {
  /**
   * @param {import("./model.js").Model} model
   * @param {() => void} changed
   */
  constructor(model, changed) {
    this.model = model;
    this.changed = changed;
    /** @type {import("./queue.js").Move[]} */
    this.moves = [];
    /** What the first of them opens, by board and index. @type {Map<string, string>} */
    this.opened = new Map();
  }

  /** @param {string} event */
  add(event) {
    this.moves.push({ key: "", event, wants: wantedBy(this.model, this.moves, event) });
    this.expect();
  }

  expect() {
    this.model.expected = new Map([...expectedLooks(this.model, this.moves), ...this.opened]);
  }

  /** The kernel has played the first of them. */
  answered() {
    this.moves.shift();
    this.opened.clear();
    this.expect();
  }

  /** Nothing of it will happen here. */
  clear() {
    this.moves = [];
    this.opened.clear();
    this.expect();
  }

  /** Show the first open of a new game. @param {LocalGame} game */
  async open(game) {
    const [first] = this.moves;
    const opened = first?.event.startsWith("open ") ? cellOf(first.event, this.model.display) : null;
    const found = opened && (await firstOpen(game, opened.place));
    if (!found || this.moves[0] !== first) return;
    this.opened = new Map([...found].map(([index, look]) => [`0 ${index}`, look]));
    this.expect();
    this.changed();
  }
}

/**
 * What the first open shows, by index; null if it is left to the kernel.
 *
 * @param {LocalGame} game
 * @param {import("../types.js").Place} place
 * @returns {Promise<Map<number, string> | null>}
 */
export async function firstOpen({ width, height, mines, seed, player_seed, options }, place) {
  const cells = width * height;
  const first = place[0] * width + place[1];
  const beside = (/** @type {number} */ cell) =>
    around(placeAt(cell, width), { width, height }).map(([row, column]) => row * width + column);
  const free = new Set([first, ...beside(first)]);
  const opens = options.first === "opening" && mines + free.size <= cells;
  if (!opens || options.no_guess || options.strict || !globalThis.crypto?.subtle) return null;
  const order = await sample(await streamOf(seed, player_seed), cells, Math.min(mines + free.size, cells));
  if (!order) return null;
  const mined = new Set(order.filter((cell) => !free.has(cell)).slice(0, mines));
  const found = new Map();
  const waiting = [first];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (found.has(cell)) continue;
    const next = beside(cell);
    const number = next.filter((each) => mined.has(each)).length;
    found.set(cell, String(number));
    if (!number) waiting.push(...next);
  }
  return found;
}

/** @param {Bytes} key @returns {Promise<(message: Bytes) => Promise<Bytes>>} */
async function hmac(key) {
  const how = { name: "HMAC", hash: "SHA-256" };
  const made = await crypto.subtle.importKey("raw", key, how, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}

/**
 * The stream that boards are dealt from, as src/qmines/core/stream.py describes it.
 *
 * @param {string} seed
 * @param {string} playerSeed
 */
async function streamOf(seed, playerSeed) {
  let key = Uint8Array.from(seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  for (const label of [`game ${playerSeed}`, "board"])
    key = await (await hmac(key))(new TextEncoder().encode(`\x01${label}`));
  return hmac(key);
}

/**
 * Different numbers below `population`, in the order drawn.
 *
 * @param {(message: Bytes) => Promise<Bytes>} block
 * @param {number} population
 * @param {number} count
 */
async function sample(block, population, count) {
  const blocks = await Promise.all(
    Array.from({ length: Math.ceil(count / PER_BLOCK) }, (_, number) => {
      const message = new DataView(new ArrayBuffer(9));
      message.setBigUint64(1, BigInt(number));
      return block(new Uint8Array(message.buffer));
    }),
  );
  const words = blocks.flatMap(({ buffer }) =>
    Array.from({ length: PER_BLOCK }, (_, at) => new DataView(buffer).getBigUint64(8 * at)),
  );
  const order = Array.from({ length: population }, (_, cell) => cell);
  for (let at = 0; at < count; at += 1) {
    const bound = BigInt(population - at);
    if (words[at] >= WORD - (WORD % bound)) return null; // drawn again, which hardly ever happens
    const other = at + Number(words[at] % bound);
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order.slice(0, count);
}
