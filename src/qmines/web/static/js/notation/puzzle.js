/** Puzzle IDs WxH:x,y,u…: the mines of a board, as src/qmines/notation/puzzle.py reads and writes them. */

import { countsAround } from "../board/rows.js";
import { DENSITY, HIDDEN, MINE, sizeFits } from "./position.js";

/** @typedef {import("../kernel/module.js").Position} Position */

const ID = /^\s*(\d{1,9})(?:x(\d{1,9}))?(?:[naXY][\d.naXY]*)?:(?:(\d{1,9}),(\d{1,9}),)?u?([0-9a-fA-F]+)\s*$/;

/**
 * Every cell hidden, with the total of the board; null if it is no such ID, or something is wrong with it.
 *
 * @param {string} text
 * @returns {Position | null}
 */
export function readPuzzle(text) {
  const found = ID.exec(text);
  if (!found) return null;
  const width = Number(found[1]);
  const height = Number(found[2] ?? found[1]);
  if (!sizeFits(width, height)) return null;
  const cells = width * height;
  const bits = Array.from(found[5], (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join("");
  if (found[5].length !== Math.ceil(cells / 4) || bits.slice(cells).includes("1")) return null;
  if (found[3] !== undefined) {
    const [column, row] = [Number(found[3]), Number(found[4])];
    if (column >= width || row >= height || bits[row * width + column] === "1") return null;
  }
  const mines = [...bits.slice(0, cells)].filter((bit) => bit === "1").length;
  return { width, height, codes: new Uint8Array(cells).fill(HIDDEN), mines, density: DENSITY };
}

/**
 * The ID of a position that tells all its mines; null for any other.
 *
 * @param {Position} position
 */
export function writePuzzle({ width, height, codes, mines }) {
  const board = boardOf({ width, codes, mines });
  if (!board) return null;
  const bits = board.map((mined) => (mined ? "1" : "0")).join("");
  const digits = bits.padEnd(Math.ceil(bits.length / 4) * 4, "0").match(/.{4}/g) ?? [];
  return `${width}x${height}:u${digits.map((four) => Number.parseInt(four, 2).toString(16)).join("")}\n`;
}

/**
 * Where the mines are; null where the position does not tell all of them, or a clue is wrong.
 *
 * @param {Pick<Position, "width" | "codes" | "mines">} position
 */
function boardOf({ width, codes, mines }) {
  const cells = Array.from(codes);
  const board = cells.map((code) => code === MINE);
  const known = board.filter(Boolean).length;
  const doubtful = cells.some((code) => code >= HIDDEN && code < MINE);
  if (mines === null ? doubtful : known !== mines) return null;
  const counts = countsAround(width, board);
  return cells.every((code, cell) => code >= HIDDEN || code === counts[cell]) ? board : null;
}
