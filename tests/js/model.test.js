import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { fresh } from "./browser.js";
import { deltaOf, gameOf, standing } from "./games.js";
import { isOpen, Model } from "../../src/qmines/web/static/js/game/model.js";

beforeEach(fresh);

test("a delta changes the cells that it names, and how the game stands", () => {
  const model = new Model(gameOf(["###", "###", "###"]));
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
  const model = new Model(gameOf([["##"], ["##"]]));
  model.apply({ ...standing({ sequence: 1 }), from: 0, boards: [["12"], ["3#"]] });
  assert.deepEqual(model.boards, [
    ["1", "2"],
    ["3", "#"],
  ]);
  assert.equal(model.two, true);
});

test("only a change of cells or of the outcome counts as another look", () => {
  const model = new Model(gameOf(["##"]));
  const before = model.revision;
  model.apply(deltaOf(0, []));
  assert.equal(model.revision, before);
  model.apply(deltaOf(1, [[0, 0, 0, "1"]]));
  assert.equal(model.revision, before + 1);
  model.apply(deltaOf(2, [], { outcome: { result: "lost", reason: "resigned" } }));
  assert.equal(model.revision, before + 2);
  assert.equal(model.over, true);
});

test("what was told of the end is of that moment alone", () => {
  const model = new Model(gameOf(["1*"], {}, { end: { words: "Lost." } }));
  model.apply(deltaOf(0, [[0, 0, 1, "#"]]));
  assert.equal(model.game.end, null);
});

test("the clock runs from the first open to the end, and not in a pause", () => {
  let now = 1000;
  mock.method(performance, "now", () => now);
  const model = new Model(gameOf(["##"]));
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
  const model = new Model(gameOf(["F2#", "###", "0#1"]));
  assert.equal(model.left(0, 1), 1);
  assert.equal(model.left(2, 2), 1);
  assert.equal(model.left(2, 0), null);
  assert.equal(model.left(0, 0), null);
});

test("cells at the edge have fewer neighbours", () => {
  const model = new Model(gameOf(["###", "###"]));
  assert.deepEqual(model.around(0, 0), [
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  assert.equal(model.around(0, 1).length, 5);
});

test("flags and question marks are not open", () => {
  assert.deepEqual(["#", "F", "?", "0", "8", "*"].map(isOpen), [false, false, false, true, true, true]);
});
