import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, settled } from "./browser.js";
import { deltaOf, gameOf, RULES } from "./games.js";
import { loadKernel, workersWith } from "./kernel.js";
import { Helper } from "../../src/qmines/web/static/js/game/help.js";
import { Model } from "../../src/qmines/web/static/js/game/model.js";
import { reducedRows } from "../../src/qmines/web/static/js/game/reduced.js";

globalThis.Worker = workersWith(await loadKernel());
const { answerHere } = await import("../../src/qmines/web/static/js/kernel/requests.js");
beforeEach(fresh);

/** A helper with the kernel, and what it asks the server for. */
function helping(rows, more = {}, around = {}) {
  const game = gameOf(rows, more, around);
  const model = new Model(game, RULES[game.rules]);
  const asked = [];
  const moved = [];
  const link = {
    connected: true,
    send: async () => {},
    move: async (event) => moved.push(event),
    ask: async (type) => asked.push(type) && {},
    chances: async () => asked.push("chances") && { method: "none", boards: [] },
  };
  const helper = new Helper(model, link, { say: () => {}, draw: () => {}, show: () => {} });
  return { helper, model, asked, moved };
}

async function done(promise) {
  let waiting = true;
  const ended = promise.finally(() => {
    waiting = false;
  });
  for (let turn = 0; waiting && turn < 200; turn += 1) await settled();
  return ended;
}

test("the server answers while the kernel loads; offline, the kernel is waited for", async () => {
  const first = helping(["1##"]);
  await done(first.helper.toggleOverlay());
  assert.deepEqual([first.asked, first.moved], [["chances"], []]);
  const offline = helping(["1##"]);
  offline.helper.link.connected = false;
  await done(offline.helper.hint());
  assert.deepEqual([offline.asked, offline.moved], [[], ["help hint"]]);
  await answerHere("/analyse", { rows: ["#"], mines: 1 });
});

test("chances follow every move without a question, and are recorded once", async () => {
  const { helper, model, asked, moved } = helping(["1#F"]);
  await done(helper.toggleOverlay());
  assert.deepEqual(helper.layers.chances.boards, [[[null, 1, 0]]]);
  model.apply(deltaOf(model.sequence, [[0, 0, 2, "1"]]));
  helper.changed();
  for (let turn = 0; helper.asking && turn < 200; turn += 1) await settled();
  assert.deepEqual(helper.layers.chances.boards, [[[null, 1, null]]]);
  assert.deepEqual([asked, moved], [[], ["help overlay"]]);
});

test("a hint comes from the page, and a position is recorded once", async () => {
  const { helper, asked, moved } = helping(["1##"]);
  await done(helper.hint());
  assert.deepEqual(helper.layers.hint.outline, { look: [[0, 2]] });
  await done(helper.hint());
  assert.deepEqual(helper.layers.hint.outline.safe, [[0, 2]]);
  assert.deepEqual([asked, moved], [[], ["help hint"]]);
});

test("where guesses never lose, a hint that guesses says so", async () => {
  const { helper } = helping(["#1#"], {}, { rules: "forgiving" });
  helper.strength = 2;
  await done(helper.hint());
  assert.deepEqual(
    helper.layers.hint.messages.do.map(({ key }) => key),
    ["hint-open-guess", "guess-never-loses"],
  );
});

test("before a first open that is safe, chances tell nothing and are not recorded", async () => {
  const { helper, asked, moved } = helping(["###"], {}, { options: { first: "safe" } });
  await done(helper.toggleOverlay());
  assert.deepEqual([helper.layers.chances, asked, moved], [null, [], []]);
});

for (const [what, more, around] of [
  ["a game of somebody else", {}, { mine: false }],
  ["a race", {}, { sealed: true }],
  ["a pause", { paused: true }, {}],
])
  test(`in ${what} the server answers`, async () => {
    const { helper, asked, moved } = helping(["1##"], more, around);
    await done(helper.toggleOverlay());
    assert.deepEqual([asked, moved], [["chances"], []]);
  });

test("for qubits the server answers", async () => {
  const { helper, asked } = helping([["##"], ["##"]]);
  await done(helper.toggleOverlay());
  assert.deepEqual(asked, ["chances"]);
});

test("the reduced view is made here", () => {
  const looks = (/** @type {string[]} */ ...rows) => reducedRows([...rows.join("")], rows[0].length);
  assert.deepEqual(looks("12F##", "01###", "012##"), [" 1   ", " 0## ", " 12# "]);
  assert.deepEqual(looks("F1F", "###"), ["F!F", "###"]);
});
