/** Our own text, one row a line, as src/qmines/notation/text.py reads and writes it. */

import { rowsOf, totalFits } from "./position.js";

/** @typedef {import("../kernel/module.js").Position} Position */

const HEADER = /^(\d{1,9})\s*[xX×]\s*(\d{1,9})\s*[xX×]\s*(\d{1,9}|\?)$/;
/** @type {Record<string, number>} */
const CODES = Object.fromEntries([...[..."012345678#F?*S"].entries()].map(([code, symbol]) => [symbol, code]));
Object.assign(CODES, { ".": 9, f: 10, s: 13 });
const SIDE = 100;

/** @param {Position} position */
export function writeText(position) {
  return [`${position.width}x${position.height}x${position.mines ?? "?"}`, ...rowsOf(position), ""].join("\n");
}

/**
 * The position of a text; null if something is wrong with it.
 *
 * @param {string} text
 * @returns {Position | null}
 */
export function readText(text) {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => !line.trim().startsWith("//"));
  while (lines.length && !lines[0].trim()) lines.shift();
  while (lines.length && !lines[lines.length - 1].trim()) lines.pop();
  const header = HEADER.exec(lines[0]?.trim() ?? "");
  if (header) lines.shift();
  while (lines.length && !lines[0].trim()) lines.shift();
  const rows = lines.map(cellsOf);
  const width = rows[0]?.length ?? 0;
  if (!width || width > SIDE || rows.length > SIDE || rows.some((row) => row.length !== width)) return null;
  const codes = Uint8Array.from(rows.join(""), (symbol) => CODES[symbol] ?? 255);
  if (codes.includes(255)) return null;
  if (header && (Number(header[1]) !== width || Number(header[2]) !== rows.length)) return null;
  const mines = header && header[3] !== "?" ? Number(header[3]) : null;
  if (mines !== null && !totalFits(codes, mines)) return null;
  return { width, height: rows.length, codes, mines, density: 0.2 };
}

/**
 * The cells of a line, which stand close together or one blank apart; empty if they do neither.
 *
 * @param {string} line
 */
function cellsOf(line) {
  const row = line.replaceAll("\t", " ").trim();
  if (!row.includes(" ")) return row;
  const cells = row.split(" ");
  return cells.every((cell) => cell.length === 1) ? cells.join("") : "";
}
