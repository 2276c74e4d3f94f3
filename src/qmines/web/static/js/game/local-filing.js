/** Sends games that were played on this device to the server, once they are over and it can be reached. */

import { Refusal, post } from "../api.js";
import { forgetGame, localGame, localGames } from "./local-store.js";

/** The responses to a game that cannot be filed as it is. */
const REFUSED = [400, 409, 413, 422];

/** @type {Promise<void> | null} */
let filing = null;

/** File all games that are over. Sending one twice files it once: the server knows it by its ID. */
export function fileGames() {
  // One tab at a time, so that a new guest gets one session.
  filing ??= alone(fileAll).finally(() => {
    filing = null;
  });
  return filing;
}

/** Locks need a secure connection. @param {() => Promise<void>} work @returns {Promise<void>} */
const alone = (work) => (navigator.locks ? navigator.locks.request("qmines.filing", work) : work());

async function fileAll() {
  /** @type {Set<string>} */
  const tried = new Set();
  for (;;) {
    const game = localGames().find((each) => each.over && !tried.has(each.id));
    if (!game) return;
    const { id, events } = game;
    tried.add(id);
    try {
      await post("/games/local", { id, data: await packed(game.file ?? (await fileOf(game))) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!REFUSED.includes(error.status)) return; // later, with all others
    }
    // Filed, or refused for good. After an undo, the game may have continued in the meantime.
    if (localGame(id)?.events.length === events.length) forgetGame(id);
  }
}

/** The file of a game whose page was closed before it was written. @param {import("./local-store.js").LocalGame} game */
async function fileOf(game) {
  const { writeFile } = await import("./local-kernel.js");
  return writeFile(game);
}

/** A text in base64, gzipped if this browser can. @param {string} text */
async function packed(text) {
  let stream = new Blob([text]).stream();
  if (typeof CompressionStream !== "undefined") stream = stream.pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

addEventListener("online", () => void fileGames());
