/** What the page says of saves, and where it puts shields. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { saveMessages, savedCells } from "../../src/qmines/web/static/js/parts/saves.js";
import { countOf } from "../../src/qmines/web/static/js/messages/translator.js";

/** @type {import("../../src/qmines/web/static/js/types.js").Save} */
const SAVE = { cells: [[1, 2]], risk: 0.5, boards: "20", knowledge: "deducible" };

test("a save tells what happened, the risk, and how many boards there were", () => {
  assert.deepEqual(saveMessages(SAVE), [
    { key: "notice-saved", args: { cells: [[1, 2]], count: 1 } },
    { key: "notice-risk", args: { risk: 0.5 } },
    { key: "notice-boards", args: { boards: "20" } },
  ]);
});

test("what was too hard to work out is left out", () => {
  const keys = saveMessages({ ...SAVE, risk: null, boards: null, knowledge: "visible" }).map(({ key }) => key);
  assert.deepEqual(keys, ["notice-saved-visible"]);
});

test("every saved cell has a shield", () => {
  const view = /** @type {any} */ ({
    width: 5,
    saved: [
      SAVE,
      {
        ...SAVE,
        cells: [
          [0, 0],
          [4, 4],
        ],
      },
    ],
  });
  assert.deepEqual([...savedCells(view)], [7, 0, 24]);
  assert.equal(savedCells({ ...view, saved: null }).size, 0);
});

test("large counts are rounded", () => {
  assert.equal(countOf("12345"), "12,345");
  assert.equal(countOf("1651812427732305148"), "1.65 × 10¹⁸");
});
