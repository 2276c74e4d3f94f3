/** Links ?analysis=…, as src/qmines/notation/analysis.py reads and writes them. */

import { countsAround } from "../board/rows.js";
import { parameter } from "./link.js";
import { DENSITY, FLAG, HIDDEN, MINE, sizeFits, totalFits } from "./position.js";

/** @typedef {import("../kernel/module.js").Position} Position */

const BASE62 = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const RAW = 20; // a flag that is not taken off the clues around it
// Every kind of cell has digits of its own, in which the length of a run of such cells is written.
/** @type {Map<number, string>} */
const DIGITS = new Map();
let used = 0;
for (const [code, base] of [
  ...[10, 7, 5, 5, 4, 3, 3, 1, 1].map((size, clue) => [clue, size]),
  [MINE, 4],
  [HIDDEN, 10],
  [FLAG, 8],
  [RAW, 1],
]) {
  DIGITS.set(code, BASE62.slice(used, used + base));
  used += base;
}
const KIND = new Map([...DIGITS].flatMap(([code, digits]) => [...digits].map((digit) => [digit, code])));

/**
 * The position of a link, of its query, or of the characters alone; null if something is wrong with it.
 *
 * @param {string} text
 * @returns {Position | null}
 */
export function readAnalysis(text) {
  const spelt = parameter(text, "analysis") ?? text;
  if (!/^[A-Za-z0-9]{8,}$/.test(spelt)) return null;
  const [width, height, mines] = [spelt.slice(0, 2), spelt.slice(2, 4), spelt.slice(4, 8)].map(numberOf);
  if (!sizeFits(width, height)) return null;
  const stored = runsOf(spelt.slice(8), width * height);
  if (!stored) return null;
  const around = countsAround(width, stored.map(takenOff));
  const codes = stored.map((code, cell) => (code < HIDDEN ? code + around[cell] : code === RAW ? FLAG : code));
  if (codes.some((code, cell) => stored[cell] < HIDDEN && code >= HIDDEN) || !totalFits(codes, mines)) return null;
  return { width, height, codes: Uint8Array.from(codes), mines, density: DENSITY };
}

/**
 * The query of a link; null for what such a link cannot say.
 *
 * @param {Position} position
 */
export function writeAnalysis({ width, height, codes, mines }) {
  const cells = Array.from(codes);
  if (mines === null || cells.some((code) => !DIGITS.has(code))) return null;
  const stored = storedCells(width, cells);
  if (!stored) return null;
  const head = characters(width, 2) + characters(height, 2) + characters(mines, 4);
  let runs = "";
  for (let cell = 0; cell < stored.length; ) {
    let end = cell;
    while (stored[end] === stored[cell]) end += 1;
    runs += runText(DIGITS.get(stored[cell]) ?? "", end - cell);
    cell = end;
  }
  return `?analysis=${head}${runs}\n`;
}

/** @param {number} code */
const takenOff = (code) => code === MINE || code === FLAG;

/** @param {string} characters62 */
const numberOf = (characters62) => [...characters62].reduce((sum, digit) => sum * 62 + BASE62.indexOf(digit), 0);

/** @param {number} number @param {number} size */
function characters(number, size) {
  let [text, rest] = ["", number];
  for (let place = 0; place < size; place += 1) {
    text = BASE62[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/**
 * The stored cells; null where there are more or fewer than there should be.
 *
 * @param {string} text
 * @param {number} cells
 */
function runsOf(text, cells) {
  /** @type {number[]} */
  const stored = [];
  for (let at = 0; at < text.length; ) {
    const code = KIND.get(text[at]) ?? 0;
    const digits = DIGITS.get(code) ?? "";
    let count = 0;
    for (; KIND.get(text[at]) === code; at += 1) {
      count = digits.length === 1 ? count + 1 : count * digits.length + digits.indexOf(text[at]);
      if (count > cells - stored.length) return null;
    }
    if (!count) return null;
    for (let each = 0; each < count; each += 1) stored.push(code);
  }
  return stored.length === cells ? stored : null;
}

/** @param {string} digits @param {number} count */
function runText(digits, count) {
  if (digits.length === 1) return digits.repeat(count);
  let [text, rest] = ["", count];
  for (; rest; rest = Math.floor(rest / digits.length)) text = digits[rest % digits.length] + text;
  return text;
}

/**
 * The cells with flags and known mines taken off the clues around them; null where that is more than a clue says.
 *
 * @param {number} width
 * @param {number[]} cells
 */
function storedCells(width, cells) {
  const known = countsAround(
    width,
    cells.map((code) => code === MINE),
  );
  if (cells.some((code, cell) => code < HIDDEN && known[cell] > code)) return null;
  const around = countsAround(width, cells.map(takenOff));
  const spoilt = countsAround(
    width,
    cells.map((code, cell) => code < HIDDEN && around[cell] > code),
  );
  const raw = cells.map((code, cell) => (code === FLAG && spoilt[cell] ? RAW : code));
  const less = countsAround(width, raw.map(takenOff));
  return raw.map((code, cell) => (code < HIDDEN ? code - less[cell] : code));
}
