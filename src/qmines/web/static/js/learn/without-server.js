/** Lessons without a server: their texts come as a file, answers are judged by the kernel, progress stays here. */

import { fileOf } from "../api.js";
import { answerHere } from "../kernel/requests.js";
import { readValue, store } from "../storage.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../pages/learn.js").Learn} Learn */

const PLACE = "qmines.lessons";

/** @returns {Promise<Learn>} */
export async function lessonsHere() {
  /** @type {Learn} */
  const found = await fileOf("lessons");
  const solved = solvedHere();
  for (const { name, examples } of found.lessons)
    for (const [number, example] of examples.entries()) example.solved = solved.has(`/learn/${name}/${number}`);
  return found;
}

/**
 * What is said to an answer, as src/qmines/generate/drills.py says it; null if this page has no kernel.
 *
 * @param {import("./quiz.js").Asked} position
 * @param {Place} cell
 * @param {"open" | "flag" | "pass"} deed
 * @returns {Promise<import("./quiz.js").Judged | null>}
 */
export async function judgedHere({ rows, mines, answers }, cell, deed) {
  if (answers) return answers[deed === "pass" ? deed : cell.join(" ")];
  const [found, told] = await Promise.all(
    ["/analyse", "/analyse/hint"].map((path) => answerHere(path, { rows, mines })),
  );
  if (!found || !told) return null;
  const within = (/** @type {Place[]} */ cells) => cells.some(([row, column]) => row === cell[0] && column === cell[1]);
  const [isSafe, isMine] = [within(found.safe), within(found.mined)];
  const right = deed === "open" ? isSafe : deed === "flag" && isMine;
  const { safe = [], mined = [], clues = [] } = told.outline;
  const certain = isMine ? "drill-wrong-mine" : "drill-wrong-safe";
  const verdict = [
    deed === "pass"
      ? { key: "drill-solution" }
      : right
        ? { key: deed === "open" ? "drill-right-safe" : "drill-right-mine", args: { cell } }
        : isSafe || isMine
          ? { key: certain, args: { cell } }
          : { key: "drill-uncertain", args: { cell, risk: found.probability[cell[0]][cell[1]] } },
    ...(right && !within([...safe, ...mined]) ? [{ key: "drill-easier-elsewhere" }] : []),
  ];
  return { right, verdict, why: told.messages.why, safe, mined, clues, shows: [], saved: [] };
}

/** Keep in this browser that an example was solved. @param {string} path */
export const rememberSolved = (path) => store(PLACE, JSON.stringify([...solvedHere().add(path)]));

/** @returns {Set<string>} */
const solvedHere = () => new Set(readValue(PLACE));
