import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh } from "./browser.js";
import { Setup } from "../../src/qmines/web/static/js/game/setup.js";
import { change, reset, settings } from "../../src/qmines/web/static/js/settings.js";

beforeEach(() => {
  fresh();
  reset();
});

const option = (name, type, usual) => ({ name, type, default: usual, choices: [], least: 0, help: "" });
const level = (name, options = {}) => ({ name, title: name, width: 9, height: 9, mines: 10, options });
const KNOWN = [
  {
    name: "classic",
    boards: 1,
    level: "beginner",
    levels: [level("beginner"), level("expert")],
    custom: { ...level("custom"), width: 20, height: 16, mines: 60 },
    options: [option("first", "choice", "opening"), option("questions", "flag", false), option("position", "text", "")],
  },
  {
    name: "qubits",
    boards: 2,
    level: "1",
    position: "qubits",
    levels: [level("1", { plus: 1, minus: 0 })],
    custom: { ...level("custom", { plus: 5, minus: 5 }), width: 10, height: 10, mines: 11 },
    options: [option("plus", "number", 0), option("minus", "number", 0), option("expert", "flag", false)],
  },
];

test("the last game is offered again", () => {
  change({ last: { rules: "classic", level: "expert", options: { questions: true, first: 3 } } });
  const setup = new Setup(KNOWN);
  assert.deepEqual(setup.document(), { rules: "classic", level: "expert", options: { questions: true } });
});

test("a size of one's own is kept as it was", () => {
  change({ last: { rules: "classic", level: "20x12x40", options: {} } });
  const setup = new Setup(KNOWN);
  assert.deepEqual([setup.level, setup.levelText, setup.preset], ["custom", "20x12x40", null]);
});

test("rules and levels that are gone give way to the first ones", () => {
  change({ last: { rules: "gone", level: "gone", options: {} } });
  assert.deepEqual(new Setup(KNOWN).document(), { rules: "classic", level: "beginner", options: {} });
  change({ last: { rules: "classic", level: "gone", options: {} } });
  assert.equal(new Setup(KNOWN).level, "beginner");
});

test("what the level settles is not asked for", () => {
  const setup = new Setup(KNOWN);
  setup.choose(KNOWN[1]);
  setup.options = { plus: 7, expert: true };
  assert.deepEqual(setup.document(), { rules: "qubits", level: "1", options: { expert: true } });
  setup.level = "custom";
  assert.equal(setup.document().options.plus, 7);
});

test("a custom game of qubits counts the cells of each state, and is not purely classical", () => {
  const setup = new Setup(KNOWN);
  setup.choose(KNOWN[1]);
  setup.level = "custom";
  assert.deepEqual(setup.states(setup.preset), { zero: 84, one: 6, plus: 5, minus: 5, linked: 0 });
  setup.setMines("plus", 9);
  setup.setMines("one", 2);
  assert.deepEqual([setup.levelText, setup.options.plus], ["10x10x11", 9]);
  setup.options.minus = 95;
  assert.equal(setup.states(null).zero, -6);
});

test("a seed and a rank are told only where they are wanted", () => {
  const setup = new Setup(KNOWN);
  Object.assign(setup, { seed: "mine", ranked: true });
  assert.deepEqual(setup.document(), {
    rules: "classic",
    level: "beginner",
    options: {},
    player_seed: "mine",
    ranked: true,
  });
});

test("a position belongs to one game and is not remembered", () => {
  const setup = new Setup(KNOWN);
  setup.options = { position: "3x1x1_b", questions: true };
  setup.remember();
  assert.deepEqual(settings.last, { rules: "classic", level: "beginner", options: { questions: true } });
});

test("a level of the same name stays with other rules", () => {
  const setup = new Setup(KNOWN);
  setup.level = "expert";
  setup.choose({ ...KNOWN[1], levels: [level("1"), level("expert")] });
  assert.equal(setup.level, "expert");
  setup.choose(KNOWN[1]);
  assert.equal(setup.level, "1");
});
