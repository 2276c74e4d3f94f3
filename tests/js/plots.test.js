import assert from "node:assert/strict";
import { test } from "node:test";
import { places, roof, ticks } from "../../src/qmines/web/static/js/plots/scale.js";

test("ticks are round numbers from one end to the other", () => {
  assert.deepEqual(ticks(0, 100, 5), [0, 20, 40, 60, 80, 100]);
  assert.deepEqual(ticks(3, 17, 4), [5, 10, 15]);
  assert.deepEqual(
    ticks(0, 1, 5).map((at) => at.toFixed(places(0.2))),
    ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"],
  );
  assert.deepEqual(ticks(5, 5, 3), [5]);
});

test("the roof is a round number above all values", () => {
  assert.deepEqual(
    [[], [0], [3], [7.2], [99], [101], [0.013]].map(roof).map((at) => Number(at.toPrecision(6))),
    [1, 1, 3, 8, 100, 150, 0.015],
  );
});

test("numbers have as many decimal places as tell neighbours apart", () => {
  assert.deepEqual([500, 1, 0.05, 0.001, 1e-9].map(places), [0, 0, 2, 3, 4]);
});
