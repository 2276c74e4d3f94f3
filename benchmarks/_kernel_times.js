/** Times the page's kernel on positions: JSON in; the best time in microseconds and the chances of each out. */

import { readFileSync } from "node:fs";
import { loadKernel } from "../tests/js/kernel.js";
import { positionOf } from "../src/qmines/web/static/js/notation/position.js";

const { positions, rounds } = JSON.parse(readFileSync(0, "utf-8"));
const kernel = await loadKernel();
const asked = positions.map(positionOf);
for (let round = 0; round < 5; round += 1) for (const position of asked) kernel.analyse(position); // to compile it
const best = asked.map(() => Number.POSITIVE_INFINITY);
for (let round = 0; round < rounds; round += 1)
  asked.forEach((position, at) => {
    const start = performance.now();
    kernel.analyse(position);
    best[at] = Math.min(best[at], (performance.now() - start) * 1000);
  });
const chances = asked.map((position) => {
  const { kind, probability } = kernel.analyse(position);
  return kind === "exact" ? Array.from(probability, (chance) => (Number.isNaN(chance) ? null : chance)) : null;
});
process.stdout.write(JSON.stringify({ best, chances }));
