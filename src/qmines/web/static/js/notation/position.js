/** Positions as bytes: one code per cell, row by row, as src/qmines/core/position.py numbers them. */

import { inRows } from "../board/rows.js";

/** @typedef {import("../kernel/module.js").Position} Position */

export const HIDDEN = 9;
export const FLAG = 10;
export const MINE = 12;
const SYMBOLS = "012345678#F?*S"; // by code
const CODES = new Map([...[...SYMBOLS].entries()].map(([code, symbol]) => [symbol, code]));
CODES.set(".", HIDDEN);
const SIDE = 100; // the most rows and columns, as on the server
/** How many cells are mines where nothing else is said, as a share. */
export const DENSITY = 0.2;

/** Whether a board of this size can be analysed. @param {number} width @param {number} height */
export const sizeFits = (width, height) => width > 0 && height > 0 && width <= SIDE && height <= SIDE;

/**
 * The position of a request; null for one that only the server can refuse in words.
 *
 * @param {{rows?: string[], mines?: number | null, density?: number | null}} body
 * @returns {Position | null}
 */
export function positionOf({ rows = [], mines = null, density }) {
  const width = rows[0]?.length ?? 0;
  const height = rows.length;
  const codes = Uint8Array.from(rows.join(""), (symbol) => CODES.get(symbol) ?? 255);
  const usual = density ?? DENSITY;
  const fits = sizeFits(width, height) && rows.every((row) => row.length === width);
  if (!fits || codes.includes(255) || codes.length !== width * height) return null;
  if (mines !== null && !(Number.isInteger(mines) && mines >= 0 && mines <= SIDE * SIDE)) return null;
  if (!(usual > 0 && usual < 1)) return null;
  return { width, height, codes, mines, density: usual };
}

/**
 * One text per row.
 *
 * @param {{width: number, codes: ArrayLike<number>}} position
 */
export const rowsOf = ({ width, codes }) => inRows(Array.from(codes, (code) => SYMBOLS[code]).join(""), width);

/**
 * Whether the total can be right, as far as cells tell that are marked as mines or safe.
 *
 * @param {ArrayLike<number>} codes
 * @param {number} mines
 */
export function totalFits(codes, mines) {
  const all = Array.from(codes);
  const room = all.filter((code) => code >= HIDDEN && code <= MINE).length;
  return mines <= room && mines >= all.filter((code) => code === MINE).length;
}
