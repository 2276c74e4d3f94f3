import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, pass, settled } from "./browser.js";
import { gameOf, RULES } from "./games.js";
import { Refusal } from "../../src/qmines/web/static/js/api.js";
import { Film } from "../../src/qmines/web/static/js/replay/film.js";
import { Moments } from "../../src/qmines/web/static/js/replay/judgements.js";
import { Runner, SPEEDS } from "../../src/qmines/web/static/js/replay/playback.js";

beforeEach(fresh);

const told = () => ({
  rules: "classic",
  level: "beginner",
  options: {},
  recorded: null,
  first: gameOf(["##", "##"]).view,
  frames: [
    [0, 0, "open 0 0", [[0, [0, 1], "12"]], { sequence: 1 }],
    [9000, 9000, "flag 1 1", [[0, [3], "F"]], { sequence: 2, counter: 0 }],
    [9100, 9100, "open 1 0", [[0, [2], "*"]], { sequence: 3, outcome: { result: "lost", reason: "mine" } }],
  ],
});
const cells = (film) => film.model.boards[0].join("");

test("a film goes to any step and back", () => {
  const film = new Film(told(), RULES.classic);
  assert.equal(cells(film), "####");
  const seen = [0, 1, 2, 3].map((step) => {
    film.go(step);
    return [cells(film), film.model.sequence, film.model.view.counter, film.model.over];
  });
  assert.deepEqual(seen, [
    ["####", 0, 1, false],
    ["12##", 1, 1, false],
    ["12#F", 2, 0, false],
    ["12*F", 3, 0, true],
  ]);
  for (const step of [3, 0, 2, 1, 3]) {
    film.go(step);
    assert.deepEqual([cells(film), film.model.sequence], seen[step].slice(0, 2));
  }
});

test("a step outside the film is its nearest end", () => {
  const film = new Film(told(), RULES.classic);
  film.go(99);
  assert.equal(film.step, 3);
  assert.equal(film.next, null);
  film.go(-1);
  assert.deepEqual([film.step, film.next.event, film.milliseconds], [0, "open 0 0", 0]);
});

function runner(speed) {
  const film = new Film(told(), RULES.classic);
  const made = new Runner(film, { go: (step) => film.go(step), ready: () => true, changed: () => {} });
  made.speed = speed;
  return { film, made };
}

test("a replay runs at its speed, and stops at the end", async () => {
  const { film, made } = runner("2");
  made.start();
  await pass(499);
  assert.equal(film.step, 0);
  await pass(1);
  assert.equal(film.step, 1);
  for (let turn = 0; turn < 3; turn += 1) await pass(500);
  assert.deepEqual([film.step, made.running], [3, false]);
  made.start(); // from the beginning again
  assert.equal(film.step, 0);
  made.stop();
});

test("as it was played, but nobody is waited for longer than five seconds", () => {
  const { film, made } = runner("x1");
  film.go(1);
  assert.equal(made.wait, 5000);
  film.go(2);
  assert.equal(made.wait, 100);
  made.speed = "x2";
  assert.equal(made.wait, 50);
});

test("speeds are changed one by one, up to the last", () => {
  const { made } = runner(SPEEDS[0]);
  made.change(-1);
  assert.equal(made.speed, SPEEDS[0]);
  for (let turn = 0; turn < 20; turn += 1) made.change(1);
  assert.equal(made.speed, SPEEDS.at(-1));
});

test("the moment that is shown is asked for first, then those that follow", async () => {
  const asked = [];
  const source = {
    moment: (step) => {
      asked.push(step);
      return Promise.resolve({ step });
    },
  };
  const shown = [];
  const moments = new Moments(source, 4, 9, (step) => shown.push(step));
  moments.want(5);
  await settled();
  assert.deepEqual(asked, [5, 6, 7, 8, 4]);
  assert.deepEqual(shown, [5]);
  moments.want(4); // backwards
  await settled();
  assert.deepEqual(asked.slice(5), [3, 2, 1]);
  assert.deepEqual(moments.of(5), { step: 5 });
});

test("a moment that cannot be had is not asked for again, one that is refused for now is", async () => {
  let tries = 0;
  const source = {
    moment: (step) => {
      tries += step === 0 ? 1 : 0;
      if (step === 0 && tries === 1) return Promise.reject(new Refusal(503, { message: "busy" }));
      if (step === 1) return Promise.reject(new Refusal(422, { message: "too hard" }));
      return Promise.resolve({ step });
    },
  };
  const moments = new Moments(source, 4, 1, () => {});
  moments.want(0);
  await settled();
  await pass(10_000);
  assert.equal(tries, 2);
  assert.deepEqual(moments.of(0), { step: 0 });
  assert.equal(moments.of(1), null);
  assert.equal(moments.known.has(1), true);
});
