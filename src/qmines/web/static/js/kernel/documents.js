/** The kernel's answers as the documents that the server sends for the same questions. */

import { Refusal } from "../api.js";
import { inRows, placesOf } from "../board/rows.js";
import { say } from "../messages.js";
import { countOf } from "../messages/translator.js";
import { writeLink } from "../notation/link.js";

/** @typedef {import("./module.js").Position} Position */
/** @typedef {import("./module.js").Answer} Answer */

const KINDS = new Map([
  ["clash", "contradiction"],
  ["total", "invalid"],
  ["budget", "budget"],
]);

/**
 * What POST /api/analyse answers.
 *
 * @param {Position} position
 * @param {Answer} answer
 */
export function analysisDocument(position, answer) {
  const { width, height, mines, density } = position;
  const { kind, message } = answer;
  const solved = ["exact", "approximated", "sampled", "bounds"].includes(kind);
  const boards = solved && answer.boards !== null ? BigInt(`0x${answer.boards}`).toString() : null;
  return {
    width,
    height,
    mines,
    density: mines === null ? density : null,
    link: writeLink(kind === "total" ? { ...position, mines: null } : position),
    clash:
      kind === "clash" || kind === "total"
        ? { words: inWords(message), message, cells: answer.cells ?? [], total: answer.total ?? true }
        : null,
    method: solved ? kind : "none",
    boards,
    fitting: boards === null ? null : countOf(boards),
    probability: solved ? inRows(Array.from(answer.probability, chanceOf), width) : null,
    safe: solved ? placesOf(answer.certain, width, (what) => what === 1) : [],
    mined: solved ? placesOf(answer.certain, width, (what) => what === 2) : [],
    error: solved ? answer.error : null,
    words: kind === "budget" ? inWords(message) : null,
    message: kind === "budget" ? message : null,
  };
}

/**
 * The answer to any other question; a refusal is thrown, as one of the server is.
 *
 * @param {Answer} answer
 */
export function answered(answer) {
  const kind = KINDS.get(answer.kind);
  if (kind) throw new Refusal(422, { kind, ...answer.message, cells: answer.cells });
  return answer;
}

/** @param {import("../messages.js").Message | undefined} message */
const inWords = (message) => (message ? say(message) : "");

/** @param {number} chance */
const chanceOf = (chance) => (Number.isNaN(chance) ? null : chance);
