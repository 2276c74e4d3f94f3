/** The kernel that plays the games of this device: which it can play, and how one is written to a file. */

import { Lane, startWorker } from "../kernel/lane.js";

/** @typedef {import("./local-store.js").LocalGame} LocalGame */

const MOST_CELLS = 10_000; // more than anybody plays, and Forgiving stays quick
const DEALT_SIDE = 8; // no-guess boards of this size are dealt in about a second, however many mines
const DEALT_CELLS = 1200;

// The game has a worker of its own, so that a move never waits for a hint.
export const games = new Lane(startWorker);

/**
 * Whether a new game can be played on this device.
 *
 * @param {import("../types.js").Game} game
 */
export function playsHere({ rules, ranked, options, view: { width, height, mines } }) {
  const known = rules === "classic" || rules === "forgiving";
  if (!known || ranked || options.position) return false;
  if (typeof Worker === "undefined" || typeof WebAssembly === "undefined") return false; // as in Safari's Lockdown Mode
  const dealt = Math.min(width, height) >= DEALT_SIDE && width * height <= DEALT_CELLS;
  if (options.no_guess && (!dealt || (options.first ?? "opening") !== "opening")) return false;
  return mines < width * height && width * height <= MOST_CELLS;
}

/** The file of a game that is over. @param {LocalGame} kept @returns {Promise<string>} */
export async function writeFile(kept) {
  await games.ask("startGame", kept);
  return (await games.ask("gameEnd", { seed: kept.seed, sequence: kept.events.length })).file;
}
