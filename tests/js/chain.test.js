import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { stepOf } from "../../src/qmines/web/static/js/game/chain.js";

const step = (fields) => ({
  technique: "single",
  clues: [],
  safe: [],
  mined: [],
  opens: [],
  shows: [],
  messages: [],
  ...fields,
});

test("a step shows all numbers that were looked up so far", () => {
  const chain = {
    mine: [0, 2],
    assumed: [],
    steps: [
      step({ clues: [[0, 1]], safe: [[0, 3]], opens: [[0, 3]], shows: [[0, 3, 1]] }),
      step({ clues: [[0, 3]], mined: [[0, 2]] }),
    ],
  };
  assert.deepEqual(stepOf(chain, 0), {
    outline: { clues: [[0, 1]], safe: [[0, 3]], mined: [], look: [[0, 3]] },
    numbers: [[0, 3, 1]],
    mines: [],
  });
  assert.deepEqual(stepOf(chain, 1), {
    outline: { clues: [[0, 3]], safe: [], mined: [[0, 2]], look: [] },
    numbers: [[0, 3, 1]],
    mines: [],
  });
});
