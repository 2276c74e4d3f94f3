/** Our own text, one row a line, as src/qmines/notation/text.py reads and writes it. */

import { positionOf, rowsOf, totalFits } from "./position.js";

/** @typedef {import("../kernel/module.js").Position} Position */

const HEADER = /^(\d{1,9})\s*[xX×]\s*(\d{1,9})\s*[xX×]\s*(\d{1,9}|\?)$/;

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
  const mines = header && header[3] !== "?" ? Number(header[3]) : null;
  const found = positionOf({ rows: lines.map(cellsOf), mines });
  if (!found || (header && (Number(header[1]) !== found.width || Number(header[2]) !== found.height))) return null;
  return mines === null || totalFits(found.codes, mines) ? found : null;
}

/**
 * The cells of a line, which stand close together or one blank apart; empty if they do neither.
 *
 * @param {string} line
 */
function cellsOf(line) {
  const row = line.replaceAll("\t", " ").replaceAll("f", "F").replaceAll("s", "S").trim();
  if (!row.includes(" ")) return row;
  const cells = row.split(" ");
  return cells.every((cell) => cell.length === 1) ? cells.join("") : "";
}
