import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh } from "./browser.js";
import { go, onGo } from "../../src/qmines/web/static/js/navigation.js";
import { pageOf } from "../../src/qmines/web/static/js/router.js";

beforeEach(fresh);

test("every path has its page", () => {
  const found = Object.fromEntries(
    [
      "/",
      "/play",
      "/game/a-b_1",
      "/room/r1",
      "/replay",
      "/replay/g1",
      "/learn",
      "/learn/pair",
      "/learn/trainer",
      "/stats",
    ].map((path) => [path, [pageOf(path).title, pageOf(path).part]]),
  );
  assert.deepEqual(found, {
    "/": ["Play", ""],
    "/play": ["Play", ""],
    "/game/a-b_1": ["Game", "a-b_1"],
    "/room/r1": ["Room", "r1"],
    "/replay": ["Replay", ""],
    "/replay/g1": ["Replay", "g1"],
    "/learn": ["Learn", ""],
    "/learn/pair": ["Learn", "pair"],
    "/learn/trainer": ["Trainer", ""],
    "/stats": ["Log", ""],
  });
});

test("other paths lead to a page that says so", async () => {
  for (const path of ["/nowhere", "/game", "/game/", "/game/a/b", "/learn/UP", "/playing"]) {
    assert.equal(pageOf(path).title, "Lost", path);
  }
  assert.equal(typeof (await pageOf("/nowhere").load()).show, "function");
});

test("going somewhere changes the address and shows the page", () => {
  let shown = 0;
  onGo(() => {
    shown += 1;
  });
  go("/game/g1");
  go("/room/r1", { replace: true });
  assert.deepEqual(history.paths, ["/game/g1", "/room/r1"]);
  assert.equal(shown, 2);
});
