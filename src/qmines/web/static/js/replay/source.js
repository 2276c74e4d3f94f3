/** Where a replay comes from: a game of this server, or a file that is sent with every question and kept nowhere. */

import { get, post } from "../api.js";
import { t } from "../messages.js";

/**
 * @typedef {{
 *   step: number, kind: "" | "safe" | "guess" | "mistake",
 *   messages: import("../messages.js").Message[], survival: number | null,
 *   best: number | null, sampled: boolean, saved: boolean, lost: boolean, told: import("../messages.js").Message[][],
 * }} Review
 * @typedef {import("../types.js").Chances & {
 *   step: number, link: string | null, safe: import("../types.js").Place[][],
 *   best: {event: string, survival: number, messages: import("../messages.js").Message[]} | null,
 * }} Moment
 * @typedef {{
 *   title_message: import("../messages.js").Message, step: number | null, outcome: string,
 *   message: import("../messages.js").Message,
 * }} Otherwise
 * @typedef {{
 *   name: string, game: string | null,
 *   film: () => Promise<import("./film.js").Told>,
 *   moves: (first: number, signal: AbortSignal) => Promise<{moves: Review[], next: number | null}>,
 *   moment: (step: number, signal: AbortSignal) => Promise<Moment>,
 *   rules: (() => Promise<{rules: Otherwise[]}>) | null,
 *   fork: ((at: number) => Promise<import("../types.js").Game>) | null,
 * }} Source what only a server can do is null
 */

const MOST = 760_000; // bytes, packed: what a request may hold that brings a game

/**
 * @param {string} id
 * @returns {Source}
 */
export function stored(id) {
  const path = `/games/${id}/replay`;
  return {
    name: id,
    game: id,
    film: () => get(path),
    moves: (first, signal) => get(`${path}/moves?first=${first}`, signal),
    moment: (step, signal) => get(`${path}/moment?step=${step}`, signal),
    rules: () => get(`${path}/rules`),
    fork: (at) => post("/games", { again: id, at }),
  };
}

/**
 * @param {File} file
 * @returns {Promise<Source>}
 */
export async function read(file) {
  const packed = file.stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  if (bytes.length > MOST) throw new Error(t("replay-too-large", { file: file.name }));
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  let sent = { data, name: file.name.slice(-255) };
  return {
    name: file.name,
    game: null,
    film: async () => {
      const told = await post("/replay", sent);
      if (told.recorded) sent = { data: told.recorded.data, name: told.recorded.name }; // without the ways of the mouse
      return told;
    },
    moves: (first, signal) => post("/replay/moves", { ...sent, first }, signal),
    moment: (step, signal) => post("/replay/moment", { ...sent, step }, signal),
    rules: () => post("/replay/rules", sent),
    fork: (at) => post("/replay/fork", { ...sent, at }),
  };
}
