import assert from "node:assert/strict";
import { test } from "node:test";
import { Camera, LEAST, MOST } from "../../src/qmines/web/static/js/board/camera.js";

function camera(columns, rows, cell, width, height) {
  const made = Object.assign(new Camera(), { columns, rows });
  made.frame(cell, width, height);
  return made;
}

test("a small field is seen whole", () => {
  const seen = camera(9, 9, 24, 500, 400);
  assert.deepEqual([seen.width, seen.height, seen.larger], [216, 216, false]);
  seen.pan(50, 50);
  assert.deepEqual([seen.x, seen.y], [0, 0]);
});

test("a large one is seen in part, and never beyond its edge", () => {
  const seen = camera(100, 100, 24, 480, 240);
  assert.equal(seen.larger, true);
  seen.pan(1e6, 1e6);
  assert.deepEqual([seen.x, seen.y], [2400 - 480, 2400 - 240]);
  seen.pan(-1e6, -1e6);
  assert.deepEqual([seen.x, seen.y], [0, 0]);
});

test("cells have a least and a greatest size, in whole pixels", () => {
  assert.equal(camera(9, 9, 1, 500, 500).cell, LEAST);
  assert.equal(camera(9, 9, 1000, 500, 500).cell, MOST);
  assert.equal(camera(9, 9, 24.4, 500, 500).cell, 24);
});

test("zooming keeps the point under the finger", () => {
  const seen = camera(100, 100, 20, 400, 400);
  seen.pan(600, 600);
  const before = seen.at(200, 200);
  seen.frame(40, 400, 400);
  seen.hold({ row: 40, column: 40 }, 200, 200);
  assert.deepEqual(seen.at(200, 200), before);
});

test("a cell is found under a point of the window", () => {
  const seen = camera(100, 100, 20, 400, 400);
  seen.pan(30, 10);
  assert.deepEqual(seen.at(0, 0), [0, 1]);
  assert.deepEqual(seen.at(15, 15), [1, 2]);
  assert.equal(seen.at(-1, 0), null);
  assert.equal(seen.at(0, 400), null);
});

test("revealing a cell moves as little as shows it with what is beside it", () => {
  const seen = camera(100, 100, 20, 400, 400);
  seen.reveal(10, 10);
  assert.deepEqual([seen.x, seen.y], [0, 0]);
  seen.reveal(50, 10);
  assert.deepEqual([seen.x, seen.y], [0, 50 * 20 + 20 + 30 - 400]);
  seen.reveal(99, 99);
  assert.deepEqual([seen.x, seen.y], [1600, 1600]);
  seen.reveal(0, 0);
  assert.deepEqual([seen.x, seen.y], [0, 0]);
});

test("it is known where the field goes on", () => {
  const seen = camera(100, 10, 20, 400, 400);
  assert.deepEqual(seen.beyond, { left: false, top: false, right: true, bottom: false });
  seen.pan(1e6, 0);
  assert.deepEqual(seen.beyond, { left: true, top: false, right: false, bottom: false });
});
