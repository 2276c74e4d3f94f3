/** Moves that are made for the player of a local game, as src/qmines/play makes them for others. */

import { Refusal } from "../api.js";
import { rowsOf } from "../kernel/chances.js";
import { isOpen } from "./model.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("../types.js").Place} Place */

/** The hardest technique of an assist, by its rank on the ladder. @type {Record<string, number>} */
const HARDEST = { move: 1, simple: 1, smart: 2, deduce: 4 };

/**
 * The hint before the first open, which is safe by the rules.
 *
 * @param {Model} model
 * @param {"where" | "why" | "do"} strength
 * @returns {import("../types.js").Hint}
 */
export function firstHint(model, strength) {
  const [row, column] = middle(model);
  if (!firstIsSafe(model)) throw new Refusal(0, { kind: "kernel", key: "local-no-kernel" });
  return {
    ...{ kind: "certain", technique: null, messages: { [strength]: [{ key: "hint-first-open", args: {} }] } },
    outline: strength === "where" ? { look: [[row, column]] } : { safe: [[row, column]] },
    ...{ events: [`open ${row} ${column}`], proof: [], guesses: [], risk: null, board: null, complete: true },
  };
}

/**
 * Make moves of a kind, and tell how many.
 *
 * @param {Model} model
 * @param {{kind: "move" | "simple" | "smart" | "deduce" | "auto", guess?: boolean, used?: boolean}} asked whether
 *   it was used before in this game
 * @param {(event: string) => Promise<boolean>} happen
 */
export async function assist(model, { kind, guess = false, used = false }, happen) {
  let made = 0;
  /** @type {import("../messages.js").Message[]} */
  let told = [];
  let recorded = kind === "auto" && used;
  const play = async (/** @type {string} */ event) => {
    if (!recorded) recorded = await happen(`help ${kind}`);
    made += Number(await happen(event));
  };
  const open = async (/** @type {Place} */ [row, column]) => {
    if (model.over || isOpen(model.at(0, row, column))) return;
    if (model.at(0, row, column) === "F") await play(`flag ${row} ${column}`);
    await play(`open ${row} ${column}`);
  };
  const flag = async (/** @type {Place} */ [row, column]) => {
    if (!model.over && "#?".includes(model.at(0, row, column))) await play(`flag ${row} ${column}`);
  };

  if (firstIsSafe(model)) {
    await open(middle(model));
  } else if (kind === "auto") {
    const { safe, risky } = await survey(model, guess);
    if (safe.length) await open(safe[0]);
    else if (risky) {
      await open(risky.cell);
      told = [{ key: "assist-guessed", args: { cell: risky.cell, risk: risky.risk } }];
      if (!model.rule.guesses_lose) told.push({ key: "guess-never-loses", args: {} });
    }
  }
  if (kind !== "auto" && !(kind === "move" && made)) {
    for (let found = true; found && !model.over; ) {
      const before = made;
      const { steps } = await ask(model, "/analyse/steps", { hardest: HARDEST[kind] });
      for (const { safe, mined } of steps) {
        for (const cell of safe) await open(cell);
        for (const cell of mined) await flag(cell);
        if (kind === "move" && made > before) break;
      }
      found = made > before && kind !== "move";
    }
  }
  return { made, more: false, messages: told.length && !model.over ? told : [summary(model, kind, made)] };
}

/**
 * @param {Model} model
 * @param {string} kind
 * @param {number} made
 */
function summary(model, kind, made) {
  if (!made) return { key: `assist-none-${kind}`, args: {} };
  const done = model.over || kind === "move" || kind === "auto";
  const all = kind === "deduce" ? "assist-made-all" : "assist-made-simple";
  return { key: done ? "assist-made" : all, args: { count: made } };
}

/**
 * What is certainly safe; if nothing is, the best guess.
 *
 * @param {Model} model
 * @param {boolean} guess
 * @returns {Promise<{safe: Place[], risky: {cell: Place, risk: number} | null}>}
 */
async function survey(model, guess) {
  const { safe } = await ask(model, "/analyse", {});
  const closed = safe.filter((/** @type {Place} */ [row, column]) => !isOpen(model.at(0, row, column)));
  if (closed.length || !guess) return { safe: closed, risky: null };
  const { guesses } = await ask(model, "/analyse/hint", {});
  return { safe: [], risky: guesses[0] ?? null };
}

/**
 * @param {Model} model
 * @param {string} path
 * @param {object} more
 */
async function ask(model, path, more) {
  const asked = { rows: rowsOf(model), mines: model.view.mines, ...more };
  const { answerHere } = await import("../kernel/requests.js");
  const found = await answerHere(path, asked);
  if (!found) throw new Refusal(0, { kind: "kernel", key: "local-no-kernel" });
  return found;
}

/** Whether the first open is still to come, and safe by the rules. @param {Model} model */
const firstIsSafe = ({ game, boards }) => (game.options.first ?? "opening") !== "anything" && !boards[0].some(isOpen);

/** @param {Model} model @returns {Place} */
const middle = ({ view: { width, height } }) => [Math.floor(height / 2), Math.floor(width / 2)];
