import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { RULES } from "./games.js";
import { hintInWords, lookInWords } from "../../src/qmines/web/static/js/board/cell-names.js";
import { clock } from "../../src/qmines/web/static/js/dom.js";
import { percent as chanceOf } from "../../src/qmines/web/static/js/game/scene.js";
import {
  aidTitle,
  exactTime,
  levelTitle,
  percent,
  timeOf,
  variantTitle,
} from "../../src/qmines/web/static/js/statistics/labels.js";
import { playerName } from "../../src/qmines/web/static/js/live/player-names.js";
import { whoIsHere } from "../../src/qmines/web/static/js/live/waiting-room.js";
import { rich, t } from "../../src/qmines/web/static/js/messages.js";
import { Display } from "../../src/qmines/web/static/js/game/display.js";
import { eventInWords } from "../../src/qmines/web/static/js/replay/drawing.js";

test("levels have their names, or their sizes", () => {
  assert.equal(levelTitle("expert"), "Expert");
  assert.equal(levelTitle("30x16x99"), "30×16, 99 mines");
  assert.equal(levelTitle("2"), "Level 2");
  assert.equal(levelTitle("pairs-8x8"), "Pairs 8×8");
  assert.equal(variantTitle(""), t("game-options-default"));
  assert.equal(variantTitle("first=safe no_guess"), "First click: is safe, No guessing");
  assert.equal(variantTitle("tide=3 windy"), "Tide: 3, Windy"); // of rules that the messages do not know
  assert.equal(aidTitle("hint+seed"), "Hints, Known board");
});

test("a guest who chose no name is called one in the language of the page", () => {
  assert.equal(playerName("Guest-1234"), t("match-guest", { number: "1234" }));
  assert.equal(playerName("Guest-1234-2"), t("match-guest", { number: "1234-2" }));
  for (const name of ["Ada", "Guest-of-Ada", "guest-1234"]) assert.equal(playerName(name), name);
});

test("clocks show minutes and seconds, and hours where there are any", () => {
  assert.deepEqual([0, 999, 61_000, 3_599_999, 3_600_000, 36_061_000].map(clock), [
    "0:00",
    "0:00",
    "1:01",
    "59:59",
    "1:00:00",
    "10:01:01",
  ]);
});

test("times are short below a minute, and exact on leaderboards", () => {
  assert.equal(timeOf(null), "–");
  assert.equal(timeOf(1234), "1.2\u00a0s");
  assert.equal(timeOf(59_999), "59.9\u00a0s"); // not 60.0 s
  assert.equal(timeOf(60_000), "1:00");
  assert.deepEqual([5, 1234, 59_999, 60_000, 61_239].map(exactTime), [
    "0.00\u00a0s",
    "1.23\u00a0s",
    "59.99\u00a0s",
    "1:00.00",
    "1:01.23",
  ]);
});

test("a chance is never rounded to a certainty", () => {
  assert.deepEqual([0, 0.001, 0.01, 0.5, 0.99, 0.999, 1].map(chanceOf), ["0", "<1", "1", "50", "99", ">99", "100"]);
  assert.equal(percent(null), "–");
  assert.equal(percent(0.456), "46%");
});

test("cells are named for a screen reader", () => {
  const names = ["#", "F", "0", "3", "=clue-2|1½|1½", "%<1", "%40F", "@a", "s+", "x"].map((look) =>
    lookInWords(look, null),
  );
  assert.deepEqual(names, [
    "hidden",
    "flag",
    "empty",
    "3",
    "1½",
    "hidden, less than 1% chance of a mine",
    "flag, 40% chance of a mine",
    "hidden, group a",
    "was in state plus",
    "wrong flag",
  ]);
  assert.deepEqual([lookInWords("3", 2), lookInWords("3", 0)], ["3, 2 left to find", "3, complete"]);
  assert.equal(lookInWords("3", -1), "3");
  const hint = { safe: new Set([1]), mined: new Set([2]), clues: new Set([3]), cells: new Set([4]) };
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((cell) => hintInWords(hint, cell)),
    [t("board-hint-safe"), t("board-hint-mine"), t("board-hint-clue"), t("board-hint-cell"), ""],
  );
});

test("names are listed as a person would", () => {
  const said = [[], ["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "Cat"]].map((names) =>
    whoIsHere({ stage: "lobby", names }),
  );
  assert.deepEqual(said, [
    "Nobody is here yet.",
    "Ann is waiting.",
    "Ann and Ben are waiting.",
    "Ann, Ben and Cat are waiting.",
  ]);
});

test("elements stand where a message has their names", () => {
  const [file, command] = [new Node(), new Node()];
  const parts = rich("end-fair-check", { file, command });
  assert.deepEqual([parts.length, parts[1], parts[3], parts[4]], [5, file, command, "."]);
  assert.deepEqual(rich("best-none", { play: "Play." }), [t("best-none", { play: "Play." })]);
});

const ONE = new Display(RULES.classic);
const TWO = new Display(RULES.qubits);

test("events are told in words", () => {
  assert.equal(eventInWords("open 3 4", ONE), "Open row 4, column 5");
  assert.equal(eventInWords("open-h 0 1", TWO), "Measure row 1, column 2 on the H board");
  assert.equal(eventInWords("undo", ONE), "Undo");
  assert.equal(eventInWords("help hint", ONE), "Help: Hints");
});
