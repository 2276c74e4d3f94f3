import assert from "node:assert/strict";
import { test } from "node:test";
import { Field } from "../../src/qmines/web/static/js/analyse/painted-field.js";

const small = () => {
  const field = new Field();
  field.load({ rows: ["12", "##"], mines: 2, density: null });
  field.past = [];
  return field;
};

test("a field begins empty", () => {
  const { rows, mines, density } = new Field().shown();
  assert.deepEqual([rows.length, new Set(rows), mines, density], [9, new Set(["#########"]), 10, 0.2]);
});

test("a stroke is undone and done again", () => {
  const field = small();
  field.mark();
  assert.equal(field.paint(1, 0, "F"), true);
  assert.equal(field.paint(1, 0, "F"), false);
  field.paint(1, 1, "3");
  assert.deepEqual(field.shown().rows, ["12", "F3"]);
  assert.equal(field.undo(), true);
  assert.deepEqual(field.shown().rows, ["12", "##"]);
  assert.equal(field.redo(), true);
  assert.deepEqual(field.shown().rows, ["12", "F3"]);
  assert.equal(field.redo(), false);
});

test("a stroke that painted nothing is no step back", () => {
  const field = small();
  field.mark();
  field.settle();
  assert.equal(field.undo(), false);
});

test("after a new stroke there is nothing to do again", () => {
  const field = small();
  field.mark();
  field.paint(0, 0, "3");
  field.undo();
  field.mark();
  field.paint(0, 1, "4");
  assert.equal(field.redo(), false);
});

test("another size keeps what fits, and the share of mines unless it is locked", () => {
  const field = small();
  field.resize(3, 3);
  assert.deepEqual(field.shown(), { rows: ["12#", "###", "###"], mines: 5, density: 0.2 });
  field.locked = true;
  field.resize(1, 2);
  assert.deepEqual(field.shown(), { rows: ["1", "#"], mines: 5, density: 0.2 });
  field.undo();
  field.undo();
  assert.deepEqual(field.shown().rows, ["12", "##"]);
});

test("a position that is read brings its total, unless the total is locked", () => {
  const field = small();
  field.load({ rows: ["###"], mines: null, density: 0.5 });
  assert.deepEqual([field.known, field.mines, field.density, field.shown().mines], [false, 2, 0.5, null]);
  field.locked = true;
  field.load({ rows: ["####"], mines: 3, density: null });
  assert.deepEqual([field.known, field.mines], [false, 2]);
  assert.deepEqual(field.shown().rows, ["####"]);
});

test("there are only so many steps back", () => {
  const field = small();
  for (let turn = 0; turn < 1000; turn += 1) {
    field.mark();
    field.paint(0, 0, String(turn % 9));
  }
  let steps = 0;
  while (field.undo()) steps += 1;
  assert.equal(steps, 400);
});

test("clearing an empty field is no step back", () => {
  const field = new Field();
  field.clear();
  assert.equal(field.undo(), false);
  field.mark();
  field.paint(0, 0, "1");
  field.clear();
  assert.equal(field.undo(), true);
  assert.equal(field.at(0, 0), "1");
});

test("a cell that was hard to read is in doubt until it is changed, and again when that is undone", () => {
  const field = small();
  const doubts = [{ cell: [0, 1], read: "2", instead: "7" }];
  field.load({ rows: ["12", "##"], mines: null, density: null, picture: { counter: null, doubts } });
  assert.deepEqual(field.doubtAt([0, 1]), doubts[0]);
  assert.equal(field.doubtAt([0, 0]), null);
  field.mark();
  field.paint(0, 1, "7");
  assert.deepEqual(field.doubts(), []);
  field.undo();
  assert.deepEqual(field.doubts(), doubts);
  field.undo(); // the field before the picture
  assert.equal(field.picture, null);
});
