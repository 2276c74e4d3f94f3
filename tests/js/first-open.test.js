import assert from "node:assert/strict";
import { test } from "node:test";
import { loadKernel } from "./kernel.js";
import { RULES, gameOf as told } from "./games.js";
import { EarlyMoves, firstOpen } from "../../src/qmines/web/static/js/game/first-open.js";
import { Model } from "../../src/qmines/web/static/js/game/model.js";

const kernel = await loadKernel();
const SIZES = [
  [9, 9, 10],
  [16, 16, 40],
  [30, 16, 99],
  [3, 5, 7],
  [5, 4, 0],
];

/** A game with a seed of its own. */
function gameOf(number, more = {}) {
  const [width, height, mines] = SIZES[number % SIZES.length];
  const options = { first: "opening", questions: false, no_guess: false, ...more };
  const seed = number.toString(16).padStart(64, "5");
  const player_seed = number % 2 ? "" : `player ${number} é`;
  return { rules: "classic", width, height, mines, seed, player_seed, options, events: [] };
}

test("the page deals the board that the kernel deals", async () => {
  for (let number = 0; number < 200; number += 1) {
    const game = gameOf(number);
    const { width, height } = game;
    const place = [(number * 7) % height, (number * 11) % width];
    const { view } = kernel.startGame({ ...game, events: [[0, `open ${place.join(" ")}`]] });
    const opened = [...view.boards[0].join("")]
      .map((look, index) => [index, look])
      .filter(([, look]) => look <= "8" && look >= "0");
    const found = await firstOpen(game, place);
    if (found)
      assert.deepEqual(
        [...found].sort(([one], [other]) => one - other),
        opened,
        `${number}`,
      );
    else assert.ok(!opened.some(([, look]) => look === "0")); // no room for an opening
  }
});

test("what takes more than that is left to the kernel", async () => {
  for (const more of [{ no_guess: true }, { strict: true }, { first: "safe" }, { first: "anything" }])
    assert.equal(await firstOpen(gameOf(0, more), [4, 4]), null);
});

test("moves that wait are shown until the kernel has played them", async () => {
  const rows = Array.from({ length: 9 }, () => "#".repeat(9));
  const model = new Model(told(rows, { mines: 10 }), RULES.classic);
  let changes = 0;
  const early = new EarlyMoves(model, () => {
    changes += 1;
  });
  for (const event of ["open 4 4", "flag 0 0", "flag 0 1", "flag 0 1"]) early.add(event);
  const looks = () => [model.shown(0, 4, 4), model.shown(0, 0, 0), model.shown(0, 0, 1), model.shown(0, 8, 8)];
  assert.deepEqual(looks(), ["~", "F", "#", "#"]);
  await early.open(gameOf(0));
  assert.equal(changes, 1);
  assert.deepEqual(looks().slice(0, 1), ["0"]);
  early.answered();
  assert.deepEqual(looks(), ["#", "F", "#", "#"]);
  early.clear();
  assert.equal(model.expected.size, 0);
});
