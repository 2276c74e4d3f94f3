import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, pass, settled } from "./browser.js";
import { deltaOf, gameOf, RULES } from "./games.js";
import { Refusal } from "../../src/qmines/web/static/js/api.js";
import { Helper } from "../../src/qmines/web/static/js/game/help.js";
import { Model } from "../../src/qmines/web/static/js/game/model.js";
import { change, reset, settings } from "../../src/qmines/web/static/js/settings.js";

beforeEach(() => {
  fresh();
  reset();
});

/** A helper whose questions are answered by `answer`. */
function helping(answer, game = gameOf(["##"])) {
  const model = new Model(game, RULES[game.rules]);
  const said = [];
  const asked = [];
  const moved = [];
  const link = {
    connected: true,
    send: async () => {},
    chances: () => answer("chances", {}, model),
    move: async (event) => moved.push(event),
    ask: async (type, body) => {
      asked.push([type, body]);
      const reply = await answer(type, body, model);
      if (reply.delta) model.apply(reply.delta);
      helper.changed();
      return reply;
    },
  };
  const helper = new Helper(model, link, {
    say: (words, how) => said.push([words, how]),
    draw: () => {},
    show: () => {},
  });
  return { helper, model, said, asked, moved };
}

const hint = { messages: { where: [{ key: "hint-look-at", args: { cells: [[0, 1]] } }] }, outline: {}, board: null };
const noted = (model) => deltaOf(model.sequence, []);

test("a hint tells more each time it is asked for, until a cell changes", async () => {
  const { helper, model, asked } = helping((_, __, now) => ({ hint, delta: noted(now) }));
  for (let turn = 0; turn < 4; turn += 1) await helper.hint();
  assert.deepEqual(
    asked.map(([, { strength }]) => strength),
    ["where", "why", "do", "do"],
  );
  model.apply(deltaOf(model.sequence, [[0, 0, 0, "1"]]));
  helper.changed();
  assert.equal(helper.layers.hint, null);
  await helper.hint();
  assert.equal(asked.at(-1)[1].strength, "where");
});

test("with two boards a hint tells everything at once", async () => {
  const { helper, said, asked } = helping(() => ({ hint }), gameOf([["##"], ["##"]]));
  await helper.hint();
  await helper.hint();
  assert.deepEqual(
    asked.map(([, { strength }]) => strength),
    ["where", "where"],
  );
  assert.equal(said[0][0], "Best guess: row 1, column 2.");
});

test("what is refused is said", async () => {
  const { helper, said } = helping(() => {
    throw new Refusal(422, { message: "The game is paused." });
  });
  await helper.assist("simple");
  assert.deepEqual(said, [["The game is paused.", { bad: true }]]);
});

test("auto-play goes on until nothing is made", async () => {
  let left = 3;
  const { helper, asked } = helping((_, __, now) => {
    left -= 1;
    return { messages: [{ key: "assist-made", args: { count: 1 } }], made: left > 0 ? 1 : 0, delta: noted(now) };
  });
  change({ pace: 4, guess: true });
  const done = helper.auto();
  for (let turn = 0; turn < 5; turn += 1) await pass(250);
  await done;
  assert.equal(asked.length, 3);
  assert.deepEqual(asked[0], ["assist", { kind: "auto", guess: true }]);
  assert.equal(helper.playing, false);
});

test("auto-play is stopped by asking for it again, and ends with the game", async () => {
  const { helper, model, asked } = helping((_, __, now) => ({ made: 1, delta: noted(now) }));
  const done = helper.auto();
  await settled();
  await helper.auto();
  assert.equal(helper.playing, false);
  await pass(5000);
  await done;
  assert.equal(asked.length, 1);
  model.apply(deltaOf(model.sequence, [], { outcome: { result: "won", reason: "cleared" } }));
  await helper.auto();
  assert.equal(asked.length, 1);
});

test("auto-play tries again a few times where the server fails", async () => {
  const { helper, asked } = helping(() => {
    throw new Refusal(503, { message: "busy" });
  });
  const done = helper.auto();
  for (let turn = 0; turn < 10; turn += 1) await pass(2000);
  await done;
  assert.equal(asked.length, 4);
});

test("the pace changes in steps, within its limits", () => {
  const { helper } = helping(() => ({}));
  const paces = [];
  for (let turn = 0; turn < 12; turn += 1) {
    helper.pace(1.5);
    paces.push(settings.pace);
  }
  assert.deepEqual(
    paces,
    [...paces].sort((one, other) => one - other),
  );
  assert.equal(paces.at(-1), 30);
  for (let turn = 0; turn < 20; turn += 1) helper.pace(1 / 1.5);
  assert.equal(settings.pace, 0.5);
});
