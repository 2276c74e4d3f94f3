/** Links ?p=…: any position, as src/qmines/notation/link.py reads and writes them. */

import { DENSITY, sizeFits, totalFits } from "./position.js";

/** @typedef {import("../kernel/module.js").Position} Position */

const LETTERS = "abcdefghiHFQMS"; // by code
const HEAD = /^([0-9]{1,9})x([0-9]{1,9})x([0-9]{1,9}|[0-9][0-9.e-]{1,30})_/;

/**
 * What stands behind ?p=.
 *
 * @param {Position} position
 */
export function writeLink({ width, height, codes, mines, density }) {
  const runs = Array.from(codes, (code) => LETTERS[code])
    .join("")
    .replace(/(.)\1+/g, (run, letter) => letter + run.length);
  return `${width}x${height}x${mines ?? densityText(density)}_${runs}`;
}

/**
 * The position of a link or of its query; null if there is none, or something is wrong with it.
 *
 * @param {string} text
 * @returns {Position | null}
 */
export function readLink(text) {
  const spelt = parameter(text, "p") ?? text;
  const head = HEAD.exec(spelt);
  if (!head) return null;
  const [width, height] = [Number(head[1]), Number(head[2])];
  if (!sizeFits(width, height)) return null;
  /** @type {number[]} */
  const codes = [];
  const runs = spelt.slice(head[0].length);
  if (!/^(?:[a-iHFQMS]\d{0,7})*$/.test(runs)) return null;
  for (const [, letter, count] of runs.matchAll(/([a-iHFQMS])(\d*)/g)) {
    const length = count ? Number(count) : 1;
    if (!length || codes.length + length > width * height) return null;
    for (let each = 0; each < length; each += 1) codes.push(LETTERS.indexOf(letter));
  }
  if (codes.length !== width * height) return null;
  const known = /^\d+$/.test(head[3]);
  const mines = known ? Number(head[3]) : null;
  const density = known ? DENSITY : Number(head[3]);
  if (mines !== null ? !totalFits(codes, mines) : !(density > 0 && density < 1)) return null;
  return { width, height, codes: Uint8Array.from(codes), mines, density };
}

/**
 * The first parameter of this name in a link or in its query alone.
 *
 * @param {string} text
 * @param {string} name
 */
export function parameter(text, name) {
  const [query] = text.slice(text.lastIndexOf("?") + 1).split("#", 1);
  for (const piece of query.split("&")) {
    const equals = piece.indexOf("=");
    if (equals >= 0 && piece.slice(0, equals).trim() === name) return piece.slice(equals + 1);
  }
  return null;
}

/**
 * A number between 0 and 1 as Python writes it.
 *
 * @param {number} density
 */
function densityText(density) {
  return density < 1e-4 ? density.toExponential().replace(/e-(\d)$/, "e-0$1") : String(density);
}
