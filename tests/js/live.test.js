import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, pass, server, settled } from "./browser.js";
import { Live } from "../../src/qmines/web/static/js/analyse/live-queries.js";

beforeEach(fresh);

/** Questions about a number, whose answers come when the test lets them. */
function asking(rest = 0) {
  const state = { wanted: 1, done: [], failed: [], waiting: [] };
  server.answer = ({ body }) => new Promise((resolve) => state.waiting.push({ body, resolve }));
  state.live = new Live(
    "/analyse",
    () => (state.wanted === null ? null : { of: state.wanted }),
    (answer) => state.done.push(answer.of),
    (words) => state.failed.push(words),
    rest,
  );
  state.answer = async (reply) => {
    const { body, resolve } = state.waiting.shift();
    resolve(reply ?? { body: { of: body.of } });
    await settled();
  };
  return state;
}

test("what changes while a question is on its way is asked once, when it is answered", async () => {
  const state = asking();
  state.live.change();
  await settled();
  for (const wanted of [2, 3, 4]) {
    state.wanted = wanted;
    state.live.change();
  }
  await state.answer();
  await state.answer();
  assert.deepEqual(state.done, [1, 4]);
  assert.equal(server.asked.length, 2);
});

test("an outdated question that takes long is given up", async () => {
  const state = asking();
  state.live.change();
  await settled();
  state.wanted = 2;
  state.live.change();
  await pass(200);
  assert.equal(server.asked[0].signal.aborted, true);
  await state.answer();
  await state.answer();
  assert.deepEqual([state.done, state.failed], [[2], []]);
});

test("a slow question is asked when nothing has changed for a while", async () => {
  const state = asking(300);
  state.live.change();
  await pass(200);
  state.live.change();
  await pass(200);
  assert.equal(server.asked.length, 0);
  await pass(100);
  assert.equal(server.asked.length, 1);
});

test("a failure is told, and does not stop the next question", async () => {
  const state = asking();
  state.live.change();
  await settled();
  await state.answer({ status: 422, body: { error: { message: "No board fits." } } });
  assert.deepEqual(state.failed, ["No board fits."]);
  state.live.change();
  await settled();
  await state.answer();
  assert.deepEqual(state.done, [1]);
});

test("a server that is asked too often is asked again later, without a word", async () => {
  const state = asking();
  state.live.change();
  await settled();
  await state.answer({ status: 429, body: { error: { message: "Too often." } } });
  assert.deepEqual(state.failed, []);
  await pass(1000);
  await state.answer();
  assert.deepEqual(state.done, [1]);
});

test("where there is nothing to ask, nothing is asked", async () => {
  const state = asking();
  state.wanted = null;
  state.live.change();
  await settled();
  assert.equal(server.asked.length, 0);
});

test("what was dropped is not told", async () => {
  const state = asking();
  state.live.change();
  await settled();
  state.live.drop();
  await state.answer();
  assert.deepEqual([state.done, state.failed], [[], []]);
});
