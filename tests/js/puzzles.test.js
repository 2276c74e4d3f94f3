import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import {
  MISTAKES,
  Rush,
  SECONDS,
  nameOf,
  note,
  noteScore,
  progress,
  safeCells,
} from "../../src/qmines/web/static/js/learn/puzzles.js";

const puzzle = (/** @type {number} */ number) => ({
  rows: ["##", `1${number % 8}`],
  mines: number,
  technique: "single",
});

test("a run gets harder, and ends with the third mistake or the clock", () => {
  const rush = new Rush([700, 800, 900, 1000, 1100, 1200, 1300].map(puzzle), 0, () => 0);
  assert.deepEqual(
    [rush.next(), rush.next()].map((each) => each.mines),
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

test("a position from an own game brings its answers", async () => {
  const safe = /** @type {[number, number][]} */ ([[0, 0]]);
  assert.deepEqual(await safeCells({ ...puzzle(1), safe }), safe);
});

test("the latest misses come again", () => {
  localStorage.clear();
  const misses = Array.from({ length: 120 }, (_, number) => puzzle(number));
  for (const missed of misses) note(missed, false);
  assert.deepEqual(progress().missed, misses.slice(-100));
});

test("progress stays in this browser, and misses come again", () => {
  localStorage.clear();
  const [easy, hard] = [puzzle(701), puzzle(1502)];
  note(easy, true);
  note(hard, false);
  note(hard, false);
  assert.deepEqual(progress(), { best: 0, missed: [hard], solved: [] });
  note(hard, true);
  const own = { ...puzzle(3), safe: /** @type {[number, number][]} */ ([[0, 0]]) };
  note(own, false);
  assert.deepEqual(progress(), { best: 0, missed: [], solved: [] });
  note(own, true);
  assert.deepEqual(progress().solved, [nameOf(own)]);
  assert.equal(noteScore(5), true);
  assert.equal(noteScore(4), false);
  localStorage.setItem("qmines.puzzles", "broken");
  assert.equal(progress().best, 0);
  localStorage.setItem("qmines.puzzles", JSON.stringify({ best: 5, missed: ["##/11 1"], rating: { value: 9999 } }));
  assert.deepEqual(progress(), { best: 5, missed: [], solved: [] });
});
