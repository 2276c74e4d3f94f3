import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh } from "./browser.js";
import { modelOf } from "./games.js";
import {
  cellOf,
  eventOf,
  expectedLooks,
  isPointless,
  meantBy,
  walked,
  wantedBy,
} from "../../src/qmines/web/static/js/game/actions.js";

beforeEach(fresh);

const ONE = modelOf(["#1F", "0#?"]);
const ASKING = modelOf(["#1F", "0#?"], {}, { options: { questions: true } });
const TWO = modelOf([["#1F"], ["F#."]]);

test("a deed becomes the event that says so", () => {
  assert.equal(eventOf(ONE, "open", 0, [0, 0]), "open 0 0");
  assert.equal(eventOf(ONE, "flag", 0, [0, 0]), "flag 0 0");
  assert.equal(eventOf(ONE, "mark", 0, [0, 0]), "flag 0 0");
  assert.equal(eventOf(ASKING, "mark", 0, [0, 0]), "mark 0 0");
  assert.equal(eventOf(ASKING, "flag", 0, [0, 0]), "flag 0 0");
});

test("opening a clue that has hidden neighbours is a chord", () => {
  assert.equal(eventOf(ONE, "open", 0, [0, 1]), "chord 0 1");
  assert.equal(eventOf(ONE, "chord", 0, [0, 1]), "chord 0 1");
});

test("what would do nothing is not sent", () => {
  assert.equal(eventOf(ONE, "open", 0, [0, 2]), null); // a flag protects it
  assert.equal(eventOf(ONE, "flag", 0, [0, 1]), null);
  assert.equal(eventOf(ONE, "chord", 0, [0, 0]), null);
  assert.equal(eventOf(ONE, "chord", 0, [1, 0]), null); // an empty cell
  assert.equal(eventOf(ONE, "shield", 0, [0, 0]), null);
  assert.equal(eventOf(modelOf(["11"]), "open", 0, [0, 0]), null);
});

test("with two boards an event names its board", () => {
  assert.equal(eventOf(TWO, "open", 0, [0, 0]), "open-z 0 0");
  assert.equal(eventOf(TWO, "open", 1, [0, 1]), "open-h 0 1");
  assert.equal(eventOf(TWO, "mark", 1, [0, 0]), "mark-h 0 0");
  assert.equal(eventOf(TWO, "shield", 0, [0, 0]), "shield-z 0 0");
  assert.equal(eventOf(TWO, "shield", 0, [0, 2]), null);
  assert.equal(eventOf(TWO, "open", 1, [0, 0]), null); // a mark protects it there
});

test("a tap opens or flags, a long one does the other", () => {
  assert.equal(meantBy("#", false, false), "open");
  assert.equal(meantBy("#", true, false), "mark");
  assert.equal(meantBy("#", false, true), "mark");
  assert.equal(meantBy("#", true, true), "open");
  assert.equal(meantBy("3", true, false), "open");
});

test("the cell of an event is read from its text", () => {
  assert.deepEqual(cellOf("open 3 14", TWO.display), { board: null, place: [3, 14] });
  assert.deepEqual(cellOf("mark-h 0 1", TWO.display), { board: 1, place: [0, 1] });
  assert.equal(cellOf("undo", TWO.display), null);
  assert.equal(cellOf("prepare 0 0 one", TWO.display), null);
});

test("a mark says what it is to make of its cell", () => {
  assert.equal(wantedBy(ONE, [], "flag 0 0"), "F");
  assert.equal(wantedBy(ONE, [], "flag 0 2"), "#");
  assert.equal(wantedBy(ASKING, [], "mark 0 2"), "?");
  assert.equal(wantedBy(ASKING, [], "mark 1 2"), "#");
  assert.equal(wantedBy(ASKING, [], "flag 1 2"), "F");
  assert.equal(wantedBy(TWO, [], "mark-h 0 0"), "#");
});

test("an open wants a cell that is hidden", () => {
  assert.equal(wantedBy(ONE, [], "open 0 0"), "~");
  assert.equal(wantedBy(ONE, [], "open 0 1"), undefined); // it is open: a chord
  assert.equal(isPointless(ONE, { key: "a", event: "open 0 1", wants: "~" }), true);
  assert.equal(isPointless(ONE, { key: "a", event: "open 0 0", wants: "~" }), false);
});

test("moves are foreseen as far as that is possible", () => {
  const moves = [
    { key: "a", event: "flag 0 0", wants: "F" },
    { key: "b", event: "open 1 0", wants: "~" },
    { key: "c", event: "chord 0 1" },
  ];
  assert.deepEqual(
    [...expectedLooks(ONE, moves)],
    [
      ["0 0", "F"],
      ["0 3", "~"],
    ],
  );
});

test("marks that wait are counted in", () => {
  const waiting = [{ key: "a", event: "flag 0 0", wants: "F" }];
  assert.equal(wantedBy(ONE, waiting, "flag 0 0"), "#");
  assert.equal(wantedBy(ONE, waiting, "flag 1 1"), "F");
});

test("a mark that somebody else has made, or whose cell is open, is pointless", () => {
  assert.equal(isPointless(ONE, { key: "a", event: "flag 0 2", wants: "F" }), true);
  assert.equal(isPointless(ONE, { key: "a", event: "flag 0 1", wants: "F" }), true);
  assert.equal(isPointless(ONE, { key: "a", event: "flag 0 0", wants: "F" }), false);
  assert.equal(isPointless(ONE, { key: "a", event: "open 0 1" }), false);
});

test("the cursor stays within the field", () => {
  const field = { width: 4, height: 3 };
  assert.deepEqual(walked("down-right", [2, 3], field, 2), [2, 3]);
  assert.deepEqual(walked("up-left", [1, 1], field, 2), [0, 0]);
  assert.deepEqual(walked("row-end", [1, 0], field, 2), [1, 3]);
  assert.deepEqual(walked("row-start", [1, 3], field, 2), [1, 0]);
  assert.deepEqual(walked("page-down", [0, 2], field, 2), [2, 2]);
  assert.equal(walked("open", [0, 0], field, 2), null);
});

test("a flag after a mark that waits on the same cell takes it away again", () => {
  const waiting = [{ key: "a", event: "mark 0 0", wants: "F" }];
  assert.equal(wantedBy(ASKING, waiting, "flag 0 0"), "#");
  assert.equal(wantedBy(ASKING, waiting, "mark 0 0"), "?");
  assert.equal(wantedBy(ASKING, waiting, "flag 0 1"), "F");
  const other = [{ key: "b", event: "mark-z 0 1", wants: "F" }];
  assert.equal(wantedBy(TWO, other, "mark-h 0 1"), "F"); // the same cell on the other board
});
