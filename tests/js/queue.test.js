import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh } from "./browser.js";
import { newKey, Queue } from "../../src/qmines/web/static/js/game/queue.js";

beforeEach(fresh);

test("moves that wait outlast a reload, with their keys", () => {
  const before = new Queue("g1");
  before.add("flag 0 0", "F");
  before.add("open 1 1");
  const after = new Queue("g1");
  assert.deepEqual(
    after.moves,
    before.moves.map((move) => JSON.parse(JSON.stringify(move))),
  );
  assert.equal(after.first.event, "flag 0 0");
  assert.equal(new Queue("g2").length, 0);
});

test("what was sent is forgotten", () => {
  const queue = new Queue("g1");
  queue.add("open 0 0");
  queue.add("open 1 1");
  queue.shift();
  assert.equal(new Queue("g1").first.event, "open 1 1");
  queue.clear();
  assert.equal(sessionStorage.getItem("qmines.queue.g1"), null);
});

test("without a store moves still wait in the page", (context) => {
  context.mock.method(sessionStorage, "setItem", () => {
    throw new Error("forbidden");
  });
  const queue = new Queue("g1");
  queue.add("open 0 0");
  assert.equal(queue.length, 1);
});

test("every key is another one", () => {
  const keys = new Set(Array.from({ length: 100 }, newKey));
  assert.equal(keys.size, 100);
  for (const key of keys) assert.match(key, /^[0-9a-f]{24}$/);
});

test("what is no list of moves in the store is left aside", () => {
  for (const kept of ["null", "{}", "3", '"open 0 0"', "[null]", '[{"event": 3}]', "not JSON"]) {
    sessionStorage.setItem("qmines.queue.g1", kept);
    assert.equal(new Queue("g1").length, 0, kept);
  }
});
