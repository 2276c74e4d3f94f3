/**
 * Help in a game of mines by the kernel in this page, as the documents that the server sends. While the kernel
 * loads, the server is asked; offline (`wait`), the kernel is waited for.
 */

import { heatOf, noHeat, rowsOf } from "../kernel/chances.js";
import { writeLink } from "../notation/link.js";
import { FLAG, HIDDEN } from "../notation/position.js";
import { isOpen } from "./model.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("../types.js").Hint} Hint */

const ANY_CELL = { key: "hint-first-open", args: {} };
const NEVER_LOSES = { key: "guess-never-loses", args: {} };

/**
 * The chances in a game as it stands; null if the server has to be asked.
 *
 * @param {Model} model
 * @param {{wait: boolean, signal: AbortSignal}} how
 * @returns {Promise<import("../types.js").Chances | null>}
 */
export async function chancesHere(model, how) {
  if (!helpsHere(model)) return null;
  const { sequence } = model;
  if (firstIsSafe(model)) return { ...noHeat(ANY_CELL), sequence, delta: null };
  const found = await answer(model, "/analyse", rowsOf(model), how);
  return !found || found.clash ? null : { ...heatOf(found), sequence, delta: null };
}

/**
 * What to do next, as strongly as it is wanted; null if the server has to be asked.
 *
 * @param {Model} model
 * @param {"where" | "why" | "do"} strength
 * @param {{wait: boolean}} how
 * @returns {Promise<Hint | null>}
 */
export async function hintHere(model, strength, how) {
  if (!helpsHere(model) || firstIsSafe(model)) return null;
  const rows = rowsOf(model, (look) => look);
  /** @type {Hint | null} */
  const found = await answer(model, "/analyse/hint", rows, how);
  if (!found) return null;
  const said = found.messages[strength] ?? [];
  if (strength === "where") {
    const { safe = [], mined = [], guess = [] } = found.outline;
    return { ...found, messages: { where: said }, outline: { look: [...safe, ...mined, ...guess] } };
  }
  const forgiven = found.guesses.length > 0 && !model.rule.guesses_lose;
  return { ...found, messages: { [strength]: forgiven ? [...said, NEVER_LOSES] : said } };
}

/** The address of the analyser with the position of a game. @param {Model} model */
export function analyserPath({ boards, view: { width, height, mines } }) {
  const codes = Uint8Array.from(boards[0], (look) => (isOpen(look) ? Number(look) : look === "F" ? FLAG : HIDDEN));
  return `/analyse?p=${writeLink({ width, height, codes, mines, density: 0 })}`;
}

/** Anything else is refused by the server, in its words. @param {Model} model */
function helpsHere({ display, game, view, over }) {
  return display.mines && game.mine && !game.sealed && !view.paused && !over;
}

/** Whether the first open is still to come, and safe by the rules. @param {Model} model */
function firstIsSafe({ game, boards }) {
  return (game.options.first ?? "anything") !== "anything" && !boards[0].some(isOpen);
}

/**
 * @param {Model} model
 * @param {string} path
 * @param {string[]} rows
 * @param {{wait: boolean, signal?: AbortSignal}} how
 */
async function answer(model, path, rows, how) {
  const { mines } = model.view;
  const { answerHere } = await import("../kernel/requests.js");
  try {
    return await answerHere(path, { rows, mines }, how);
  } catch (error) {
    if (how.signal?.aborted) return null; // and the server need not be asked
    throw error;
  }
}
