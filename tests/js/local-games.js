/**
 * Plays games with the kernel of the page: lines of {"game", "events": [[at, event], …]} in, lines of {"view",
 * "steps", "end", "file", "again"} out, in order. A step is what an event changed, or {"refused"}.
 */

import { createInterface } from "node:readline";
import { loadKernel } from "./kernel.js";

const kernel = await loadKernel();

for await (const line of createInterface({ input: process.stdin })) {
  const { game, events } = JSON.parse(line);
  const { view } = kernel.startGame({ ...game, events: [] });
  const steps = events.map(([at, event]) => {
    return kernel.play({ seed: game.seed, sequence: kernel.game.sequence, at, event });
  });
  const { end, file } = kernel.gameEnd({ seed: game.seed, sequence: kernel.game.sequence });
  const { view: again } = kernel.startGame({ ...game, events: JSON.parse(file).events });
  process.stdout.write(`${JSON.stringify({ view, steps, end, file, again })}\n`);
}
