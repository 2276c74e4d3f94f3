import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh } from "./browser.js";
import { modelOf } from "./games.js";
import { hintOn, linksOf, looksOf, waitingOn } from "../../src/qmines/web/static/js/game/scene.js";

beforeEach(fresh);

const LAYERS = { chances: null, reduced: null, hint: null, step: null, links: true, told: false };
const looks = (model, layers = {}, board = 0) => {
  const look = looksOf(model, { ...LAYERS, ...layers }, board);
  const { width, height } = model.view;
  return Array.from({ length: height }, (_, row) => Array.from({ length: width }, (__, column) => look(row, column)));
};

test("cells look as the server told", () => {
  assert.deepEqual(looks(modelOf(["#1F", "0?8"])), [
    ["#", "1", "F"],
    ["0", "?", "8"],
  ]);
});

test("chances cover what is not open", () => {
  const model = modelOf(["#1F"]);
  const chances = { method: "exact", boards: [[[0.25, null, 1]]] };
  assert.deepEqual(looks(model, { chances }), [["%25", "1", "%100F"]]);
});

test("the reduced view hides what does not matter", () => {
  const model = modelOf(["#1F#"]);
  assert.deepEqual(looks(model, { reduced: ["# ! "] }), [["#", "~", "x", "~#"]]); // still seen to be hidden
});

test("after the end mines and wrong flags are laid open", () => {
  const lost = { outcome: { result: "lost", reason: "mine" }, mined: ["**..*"], hit: [[0, 0]] };
  assert.deepEqual(looks(modelOf(["*#F1F"], lost)), [["!", "*", "x", "1", "F"]]);
});

test("qubits show halves, and letters for those that share a state", () => {
  const qubits = {
    groups: [
      {
        kind: "link",
        cells: [
          [0, 0],
          [0, 2],
        ],
      },
    ],
    layout: null,
    measured: 0,
    shields: 1,
  };
  const model = modelOf([["#3#g"], ["#.##"]], { qubits });
  assert.deepEqual(looks(model), [["@a", "=clue-2|1½|1½", "@a", "=clue-8|8|8"]]);
  assert.deepEqual(looks(model, {}, 1), [["@a", "=.||measured", "@a", "#"]]);
  assert.deepEqual(looks(model, { links: false }), [["#", "=clue-2|1½|1½", "#", "=clue-8|8|8"]]);
  assert.equal(linksOf(model, LAYERS).length, 1);
  assert.equal(linksOf(model, { ...LAYERS, links: false }).length, 0);
});

test("a link of which a cell is measured is no longer drawn", () => {
  const qubits = {
    groups: [
      {
        kind: "link",
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
    ],
    layout: null,
    measured: 1,
    shields: 0,
  };
  assert.deepEqual(linksOf(modelOf([["0#"], ["0#"]], { qubits }), LAYERS), []);
});

test("a hint points at its board alone", () => {
  const hint = { outline: { safe: [[0, 1]], clues: [[0, 0]] }, messages: {}, board: "H" };
  const model = modelOf([["##"], ["##"]]);
  assert.equal(hintOn(model, hint, 0), null);
  assert.deepEqual(hintOn(model, hint, 1), {
    safe: new Set([1]),
    mined: new Set(),
    cells: new Set(),
    clues: new Set([0]),
  });
  assert.equal(hintOn(model, null, 0), null);
});

test("cells of moves that wait are marked on their board", () => {
  const model = modelOf([
    ["##", "##"],
    ["##", "##"],
  ]);
  const moves = [{ event: "open-z 1 0" }, { event: "undo" }, { event: "mark-h 0 1" }];
  assert.deepEqual(waitingOn(model, moves, 0), new Set([2]));
  assert.deepEqual(waitingOn(model, moves, 1), new Set([1]));
});
