import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh } from "./browser.js";
import { t } from "../../src/qmines/web/static/js/messages.js";
import { gameOf } from "./games.js";
import { lookInWords } from "../../src/qmines/web/static/js/board/cell-names.js";
import { cellOf, eventOf } from "../../src/qmines/web/static/js/game/actions.js";
import { Model } from "../../src/qmines/web/static/js/game/model.js";
import { hintOn, looksOf, waitingOn } from "../../src/qmines/web/static/js/game/scene.js";
import { eventInWords } from "../../src/qmines/web/static/js/replay/drawing.js";

beforeEach(fresh);

const LAYERS = { chances: null, reduced: null, hint: null, links: true, told: false };
const placed = (...verbs) => verbs.map((verb) => ({ verb, usage: `${verb} ROW COLUMN`, help: "" }));

/** A rule set of three boards, with events of its own. */
const THREE = {
  name: "layers",
  boards: 3,
  board_names: ["red", "green", "blue"].map((suffix) => ({ title: `${suffix} layer`, suffix })),
  position: "",
  cells: [],
  events: [
    ...placed("open-red", "open-green", "open-blue", "mark-blue", "scan", "swap-red", "swap-blue"),
    { verb: "shake", usage: "shake", help: "" },
    { verb: "paint", usage: "paint ROW COLUMN WORD", help: "" },
    { verb: "undo", usage: "undo", help: "" },
  ],
};
/** One whose cells show letters. */
const LETTERS = {
  name: "letters",
  boards: 1,
  board_names: [{ title: "Letters", suffix: "" }],
  position: "",
  cells: [
    { symbol: "b", text: "B", name: "letter B", colour: "clue-2", dot: false },
    { symbol: "-", text: "", name: "nothing", colour: "faint", dot: true },
  ],
  events: placed("open"),
};
const layers = new Model(gameOf([["#1F"], ["##0"], ["F#2"]], {}, { rules: "layers" }), THREE);
const letters = new Model(gameOf(["#b-"], {}, { rules: "letters" }), LETTERS);

test("each of three boards has its own events", () => {
  assert.equal(eventOf(layers, "open", 2, [0, 1]), "open-blue 0 1");
  assert.equal(eventOf(layers, "mark", 2, [0, 0]), "mark-blue 0 0");
  assert.equal(eventOf(layers, "flag", 0, [0, 0]), null); // there is no such event on that board
  assert.deepEqual(cellOf("open-green 0 2", layers.display), { board: 1, place: [0, 2] });
  assert.deepEqual(cellOf("scan 0 2", layers.display), { board: null, place: [0, 2] });
  assert.equal(eventInWords("open-green 0 2", layers.display), t("replay-move-open", { cell: [0, 2], board: "GREEN" }));
  assert.deepEqual([...waitingOn(layers, [{ event: "open-blue 0 1" }], 2)], [1]);
  assert.deepEqual([...waitingOn(layers, [{ event: "open-blue 0 1" }], 1)], []);
  const hint = { board: "BLUE", outline: { look: [[0, 1]] }, messages: {} };
  assert.equal(hintOn(layers, hint, 1), null);
  assert.deepEqual([...hintOn(layers, hint, 2).cells], [1]);
});

test("events that no click stands for are offered as buttons", () => {
  const offered = layers.display.extras.map(({ verb, placed: takes }) => [verb, takes]);
  assert.deepEqual(offered, [
    ["scan", true],
    ["swap", true],
    ["shake", false],
  ]);
  assert.equal(layers.display.verb("swap", 2), "swap-blue");
});

test("cells of a rule set's own are drawn and named as it says", () => {
  const look = looksOf(letters, LAYERS, 0);
  const looks = [0, 1, 2].map((column) => look(0, column));
  assert.deepEqual(looks, ["#", "=clue-2|B|letter B", "=.||nothing"]);
  assert.deepEqual(
    looks.map((each) => lookInWords(each, null)),
    ["hidden", "letter B", "nothing"],
  );
});
