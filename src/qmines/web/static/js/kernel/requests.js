/** The questions of the analyser: answered in this page if the kernel is there, otherwise by the server. */

import { Refusal, post as askServer } from "../api.js";
import { say } from "../messages.js";
import { readHere, writeHere } from "../notation/formats.js";
import { positionOf } from "../notation/position.js";
import { analysisDocument, answered } from "./documents.js";
import { Lane, Unavailable, startWorker } from "./lane.js";

/** @typedef {import("./module.js").Position} Position */
/** @typedef {{lane: Lane, answer: (position: Position, body: any, signal?: AbortSignal) => Promise<any>}} Question */

// Chances have a worker of their own, so that they never wait for a best move.
const quick = new Lane(startWorker);
const slow = new Lane(startWorker);

/** @type {Record<string, Question>} */
const QUESTIONS = {
  "/analyse": {
    lane: quick,
    answer: async (position, _, signal) => analysisDocument(position, await quick.ask("analyse", position, signal)),
  },
  "/analyse/numbers": {
    lane: quick,
    answer: async (position, { cell: [row, column] }, signal) => {
      const cell = row * position.width + column;
      if (!(position.codes[cell] > 8)) throw new Unavailable(); // the server says what is wrong with it
      const { kind: _, ...found } = answered(await quick.ask("numbers", { ...position, cell }, signal));
      return found;
    },
  },
  "/analyse/guess": {
    lane: quick,
    answer: async (position, _, signal) => answered(await quick.ask("guess", position, signal)),
  },
  "/analyse/best": {
    lane: slow,
    answer: async (position, { seconds }, signal) => {
      const first = await slow.ask("best", { ...position, seconds }, signal);
      // A first answer that says too little gives way to one that takes its time.
      const late = seconds && first.kind === "budget";
      return answered(late ? await slow.ask("best", position, signal) : first);
    },
  },
  "/analyse/steps": {
    lane: slow,
    answer: async (position, { hardest }, signal) =>
      answered(await slow.ask("steps", { ...position, hardest }, signal)),
  },
  "/analyse/hint": {
    lane: slow,
    answer: async (position, _, signal) => answered(await slow.ask("hint", position, signal)),
  },
};

/**
 * As the function of this name that asks the server.
 *
 * @param {string} path
 * @param {any} body what the server takes; `seconds` is for the kernel alone
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function post(path, body, signal) {
  // The server may answer the first question with all there is to know, so nothing else loads the kernel.
  if (typeof Worker !== "undefined") for (const lane of [quick, slow]) lane.open();
  const here = path === "/analyse/read" && typeof body.text === "string" ? readHere(body.text) : null;
  if (here && !body.cell) return here;
  const position = path === "/analyse/write" || path in QUESTIONS ? positionOf(body) : null;
  const question = position && typeof Worker !== "undefined" ? QUESTIONS[path] : null;
  if (position && question?.lane.proven) {
    try {
      return await question.answer(position, body, signal);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
    }
  }
  try {
    const { seconds: _, ...asked } = body;
    return inThisLanguage(await askServer(path, asked, signal));
  } catch (error) {
    if (here && error instanceof Refusal && error.status === 0) return here;
    if (!position || !(error instanceof Refusal) || error.status !== 0) throw error;
    // Nobody there. The kernel may only need a moment to load.
    if (path === "/analyse/write") return writeHere(position);
    if (question && (await question.lane.opened)) return question.answer(position, body, signal);
    throw error;
  }
}

/**
 * The answer of the kernel in this page; null if this page has none.
 *
 * @param {string} path
 * @param {any} body
 * @param {{wait?: boolean, signal?: AbortSignal}} [how] whether to wait until the kernel is loaded; if not, it loads now
 */
export async function answerHere(path, body, { wait = true, signal } = {}) {
  const position = positionOf(body);
  const { lane, answer } = QUESTIONS[path];
  if (!position || typeof Worker === "undefined") return null;
  const loaded = lane.open();
  if (!lane.proven && !(wait && (await loaded))) return null;
  try {
    return await answer(position, body, signal);
  } catch (error) {
    if (error instanceof Unavailable) return null;
    throw error;
  }
}

/** Whether chances and best moves come from this page. */
export const kernelLoaded = () => quick.proven && slow.proven;

/** The server's sentences are English. @param {any} found */
function inThisLanguage(found) {
  const analysis = found.analysis ?? found;
  for (const told of [analysis, analysis.clash]) if (told?.message) told.words = say(told.message);
  return found;
}
