/**
 * Replays game files as the page does when no server is there: lines of {"file"} in, lines of {"film", "moves",
 * "moments"} or {"refused"} out, in order. The first line has the message files of that page, and the rule sets.
 */

import { createInterface } from "node:readline";
import { loadKernel, workersWith } from "./kernel.js";

globalThis.Worker = workersWith(await loadKernel());
globalThis.document = { documentElement: { dataset: {} } };
let rules = {};
globalThis.fetch = (address) =>
  String(address).endsWith("/rules.json")
    ? Promise.resolve({ ok: true, json: () => Promise.resolve(rules) })
    : Promise.reject(new Error("no network"));

const { readHere } = await import("../../src/qmines/web/static/js/replay/kernel-replay.js");
const { say, useMessages } = await import("../../src/qmines/web/static/js/messages.js");

async function replayed(text) {
  const source = await readHere(new File([text], "a.game"));
  const film = await source.film();
  const moves = [];
  for (let next = 0; next !== null; ) {
    const found = await source.moves(next);
    moves.push(...found.moves);
    next = found.next;
  }
  const moments = [];
  for (let step = 0; step <= film.frames.length; step += 1) moments.push(await source.moment(step));
  for (const { messages } of moves) say(...messages);
  return { film, moves, moments };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { messages, file, ...more } = JSON.parse(line);
  if (messages) {
    useMessages("en", messages);
    rules = more.rules;
    continue;
  }
  const told = await replayed(file).catch(({ message }) => ({ refused: message }));
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
