/**
 * Games that are played on this device, kept in this browser until the server has them: a game is its secret seed
 * and its events, from which everything else follows.
 */

import { readValue, store } from "../storage.js";

/**
 * A game; `file` is its game file, once it is over and that has been written.
 *
 * @typedef {import("../kernel/module.js").PlayedGame & {
 *   id: string, level: string, touched: number, over: boolean, file?: string,
 * }} LocalGame
 */

const PREFIX = "qmines.local.";
const LETTERS = "23456789abcdefghjkmnpqrstvwxyz"; // as the server names games
const LENGTH = 12;
const MOST_UNFINISHED = 20;

/** The game of this ID, if it is on this device. @param {string} id @returns {LocalGame | null} */
export const localGame = (id) => readValue(PREFIX + id);

/** All games on this device, the latest first. @returns {LocalGame[]} */
export function localGames() {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    const games = names.filter((name) => name.startsWith(PREFIX)).map((name) => localGame(name.slice(PREFIX.length)));
    return games.filter((game) => game !== null).sort((one, other) => other.touched - one.touched);
  } catch {
    return [];
  }
}

/** Keep a game; false if this browser keeps nothing. @param {LocalGame} game */
export const keepGame = (game) => store(PREFIX + game.id, JSON.stringify(game));

/** @param {string} id */
export const forgetGame = (id) => store(PREFIX + id, null);

/** Make room: of games that were never finished, only the latest are kept. */
export function tidy() {
  const unfinished = localGames().filter(({ over }) => !over);
  for (const { id } of unfinished.slice(MOST_UNFINISHED)) forgetGame(id);
}

/** An ID that no other game has. */
export function newId() {
  let id = "";
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * LENGTH))) {
      // Bytes beyond a multiple of the letters would make some of them likelier.
      if (byte < 256 - (256 % LETTERS.length) && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}

/** 32 secret bytes in hexadecimal. */
export function newSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
