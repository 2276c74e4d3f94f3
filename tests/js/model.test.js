import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { fresh } from "./browser.js";
import { deltaOf, gameOf, modelOf, standing } from "./games.js";
import { around } from "../../src/qmines/web/static/js/board/cells.js";
import { isOpen } from "../../src/qmines/web/static/js/game/model.js";

beforeEach(fresh);

test("a delta changes the cells that it names, and how the game stands", () => {
  const model = modelOf(["###", "###", "###"]);
  model.apply(
    deltaOf(
      0,
      [
        [0, 1, 2, "1"],
        [0, 0, 0, "F"],
      ],
      { counter: 0 },
    ),
  );
  assert.equal(model.boards[0].join(""), "F####1###");
  assert.equal(model.at(0, 1, 2), "1");
  assert.equal(model.view.counter, 0);
  assert.equal(model.sequence, 1);
});

test("a delta of many cells brings whole boards", () => {
  const model = modelOf([["##"], ["##"]]);
  model.apply({ ...standing({ sequence: 1 }), from: 0, boards: [["12"], ["3#"]] });
  assert.deepEqual(model.boards, [
    ["1", "2"],
    ["3", "#"],
  ]);
});

test("only a change of cells or of the outcome counts as another look", () => {
  const model = modelOf(["##"]);
  const before = model.revision;
  model.apply(deltaOf(0, []));
  assert.equal(model.revision, before);
  model.apply(deltaOf(1, [[0, 0, 0, "1"]]));
  assert.equal(model.revision, before + 1);
  model.apply(deltaOf(2, [], { outcome: { result: "lost", reason: "resigned" } }));
  assert.equal(model.revision, before + 2);
  assert.equal(model.over, true);
});

test("the same game fetched again is no change", () => {
  const model = modelOf(["##", "##"]);
  const before = model.revision;
  model.replace(gameOf(["##", "##"], { milliseconds: 3000 }));
  assert.equal(model.revision, before);
  model.replace(gameOf(["1#", "##"], { sequence: 1 }));
  assert.equal(model.revision, before + 1);
});

test("what was told of the end is of that moment alone", () => {
  const model = modelOf(["1*"], {}, { end: { words: "Lost." } });
  model.apply(deltaOf(0, [[0, 0, 1, "#"]]));
  assert.equal(model.game.end, null);
});

test("the clock runs from the first open to the end, and not in a pause", () => {
  let now = 1000;
  mock.method(performance, "now", () => now);
  const model = modelOf(["##"]);
  now = 3000;
  assert.equal(model.milliseconds, 0);
  model.apply(deltaOf(0, [[0, 0, 0, "1"]]));
  now = 4500;
  assert.equal(model.milliseconds, 1500);
  model.apply(deltaOf(1, [], { paused: true, milliseconds: 1500 }));
  now = 9000;
  assert.equal(model.milliseconds, 1500);
  model.apply(deltaOf(2, [], { milliseconds: 1500 }));
  now = 9250;
  assert.equal(model.milliseconds, 1750);
  mock.restoreAll();
});

test("a clue tells what it needs besides the flags around it", () => {
  const model = modelOf(["F2#", "###", "0#1"]);
  assert.equal(model.left(0, 1), 1);
  assert.equal(model.left(2, 2), 1);
  assert.equal(model.left(2, 0), null);
  assert.equal(model.left(0, 0), null);
});

test("cells at the edge have fewer neighbours", () => {
  const board = { width: 3, height: 2 };
  assert.deepEqual(around([0, 0], board), [
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  assert.equal(around([0, 1], board).length, 5);
});

test("flags and question marks are not open", () => {
  assert.deepEqual(["#", "F", "?", "0", "8", "*"].map(isOpen), [false, false, false, true, true, true]);
});

test("in a game that begins from a position the clock waits for the first open", (context) => {
  let now = 1000;
  context.mock.method(performance, "now", () => now);
  const model = modelOf(["1#", "##"]);
  now = 61_000;
  assert.deepEqual([model.running, model.milliseconds], [false, 0]);
  model.apply(deltaOf(0, [[0, 1, 1, "F"]]));
  assert.equal(model.running, false);
  model.apply(deltaOf(1, [[0, 1, 1, "#"]]));
  assert.equal(model.running, false); // a flag was taken away
  model.apply(deltaOf(2, [[0, 0, 1, "2"]]));
  now = 61_500;
  assert.deepEqual([model.running, model.milliseconds], [true, 500]);
});

test("a clock that ran goes on after a reload", () => {
  assert.equal(modelOf(["1#"], {}, { running: true }).running, true);
  assert.equal(modelOf(["1#"], { milliseconds: 5 }).running, true);
});

test("an undone first open has started the clock all the same", () => {
  const model = modelOf(["##"]);
  model.apply(deltaOf(0, [[0, 0, 0, "1"]]));
  model.apply(deltaOf(1, [[0, 0, 0, "#"]]));
  assert.equal(model.running, true);
});

test("a pause before the first open starts no clock", () => {
  const model = modelOf(["1#"]);
  model.apply(deltaOf(0, [[0, 0, 0, "#"]], { paused: true }));
  model.apply(deltaOf(1, [[0, 0, 0, "1"]]));
  assert.equal(model.running, false);
  model.apply({ ...standing({ sequence: 3 }), from: 2, boards: [["12"]] }); // of many cells, opened at once
  assert.equal(model.running, true);
});

test("in the sandbox a measurement starts the clock, and preparing cells does not", () => {
  const model = modelOf([["02"], ["11"]], {}, { rules: "sandbox" });
  model.apply(deltaOf(0, [[0, 0, 0, "2"]]));
  assert.equal(model.running, false);
  model.apply(deltaOf(1, [], { notices: ["row 0, column 0 is |1⟩: a mine."] }));
  assert.equal(model.running, true);
});
