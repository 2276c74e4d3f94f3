/** The formats that the page reads and writes by itself; all others are the server's. */

import { readAnalysis, writeAnalysis } from "./analysis.js";
import { parameter, readLink, writeLink } from "./link.js";
import { rowsOf } from "./position.js";
import { readPuzzle, writePuzzle } from "./puzzle.js";
import { readText, writeText } from "./text.js";

/** @typedef {import("../kernel/module.js").Position} Position */

/**
 * Each says whether a text can be nothing but this format, however the server would tell formats apart.
 *
 * @type {{name: string, claims: (text: string) => boolean, read: (text: string) => Position | null,
 *   write: (position: Position) => string | null}[]}
 */
const OURS = [
  {
    name: "analysis",
    claims: (text) => /^[A-Za-z0-9]+$/.test(text) || parameter(text, "analysis") !== null,
    read: readAnalysis,
    write: writeAnalysis,
  },
  {
    name: "link",
    claims: (text) => /^\d+x\d+x[\d.e-]+_/.test(parameter(text, "p") ?? text),
    read: readLink,
    write: (position) => `?p=${writeLink(position)}\n`,
  },
  { name: "puzzle", claims: (text) => /^\d+(x\d+)?[^:\n]*:/.test(text), read: readPuzzle, write: writePuzzle },
  // Rows of clues and flags alone could be a board in hexadecimal.
  { name: "text", claims: (text) => /[#.*?S]/.test(text) && !/[_=:]/.test(text), read: readText, write: writeText },
];

/**
 * What POST /api/analyse/read answers; null for what the server has to read, or to refuse.
 *
 * @param {string} given
 */
export function readHere(given) {
  const text = given.trim();
  for (const { name, claims, read } of OURS) {
    const position = claims(text) && (name === "text" || !text.includes("\n")) ? read(text) : null;
    if (!position) continue;
    const { mines, density } = position;
    return { format: name, rows: rowsOf(position), mines, density: mines === null ? density : null };
  }
  return null;
}

/**
 * What POST /api/analyse/write answers, as far as the page can tell.
 *
 * @param {Position} position
 */
export function writeHere(position) {
  const formats = OURS.map(({ name, write }) => ({ name, text: write(position) }))
    .filter(({ text }) => text !== null)
    .map(({ name, text }) => ({ name, suffix: ".txt", text, data: null, message: null }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return { formats };
}
