import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { FIRST, rated } from "../../src/qmines/web/static/js/learn/glicko.js";
import {
  MISTAKES,
  Rush,
  SECONDS,
  judge,
  nameOf,
  note,
  noteScore,
  progress,
  safeCells,
} from "../../src/qmines/web/static/js/learn/puzzles.js";

const puzzle = (/** @type {number} */ rating) => ({
  rows: ["##", `1${rating % 8}`],
  mines: 1,
  safe: /** @type {[number, number][]} */ ([[0, 0]]),
  technique: "single",
  rating,
});

test("ratings are those of the server", () => {
  const found = rated({ value: 1500, deviation: 200, volatility: 0.06 }, { value: 1400, deviation: 30 }, 1);
  assert.ok(Math.abs(found.value - 1563.56) < 0.01, String(found.value));
  assert.ok(Math.abs(found.deviation - 175.4) < 0.01, String(found.deviation));
  assert.ok(rated(FIRST, { value: 1500, deviation: 60 }, 0).value < 1500);
});

test("a run gets harder, and ends with the third mistake or the clock", () => {
  const rush = new Rush([700, 800, 900, 1000, 1100, 1200, 1300].map(puzzle), 0, () => 0);
  assert.deepEqual(
    [rush.next(), rush.next()].map((each) => each.rating),
    [700, 800],
  );
  rush.answered(true);
  for (let mistake = 0; mistake < MISTAKES; mistake += 1) {
    assert.equal(rush.over(0), false);
    rush.answered(false);
  }
  assert.equal(rush.over(0), true);
  assert.equal(rush.score, 1);
  assert.equal(new Rush([puzzle(700)], 0).over(1000 * SECONDS), true);
});

test("an answer is judged by what is known here", async () => {
  const safe = /** @type {[number, number][]} */ ([[0, 0]]);
  assert.deepEqual(await judge(puzzle(0), [0, 0], safe, true), { right: true, safe, sent: null });
  assert.equal((await judge(puzzle(0), [0, 1], safe, false)).right, false);
  assert.deepEqual(await safeCells(puzzle(0)), safe);
});

test("progress stays in this browser, and misses come again", () => {
  localStorage.clear();
  const [easy, hard] = [puzzle(701), puzzle(1502)];
  note(easy, true, true, 1);
  note(hard, false, true, 2);
  assert.deepEqual(progress().missed, [nameOf(hard)]);
  assert.equal(progress().history.length, 2);
  note(hard, true, true, 3);
  assert.deepEqual(progress().missed, []);
  const own = { ...puzzle(0), rating: 0 };
  note(own, true, true, 4);
  assert.deepEqual(progress().solved, [nameOf(own)]);
  assert.equal(progress().history.length, 3);
  note(easy, false, false, 5); // rated by the server
  assert.deepEqual([progress().history.length, progress().missed], [3, [nameOf(easy)]]);
  assert.equal(noteScore(5), true);
  assert.equal(noteScore(4), false);
  localStorage.setItem("qmines.puzzles", "broken");
  assert.equal(progress().rating.value, 1500);
});
