import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, pass, server, settled } from "./browser.js";
import { change, reset, settings } from "../../src/qmines/web/static/js/settings.js";
import { follow } from "../../src/qmines/web/static/js/sync.js";

beforeEach(async () => {
  await follow("");
  fresh();
  reset();
  await pass(2000);
  server.asked = [];
});

const sent = () => server.asked.filter(({ method }) => method === "POST").map(({ body }) => body.settings);

test("an account brings its settings along", async () => {
  server.answer = () => ({ body: { settings: { theme: "dark", pace: 9 } } });
  await follow("ann");
  await pass(2000);
  assert.deepEqual([settings.theme, settings.pace], ["dark", 9]);
  assert.deepEqual(sent(), []); // what came from there need not go back
});

test("an account without settings gets those of this browser", async () => {
  change({ theme: "light" });
  server.answer = () => ({ body: { settings: null } });
  await follow("ben");
  assert.equal(sent()[0].theme, "light");
});

test("changes follow after a while, many as one", async () => {
  server.answer = () => ({ body: { settings: { pace: 4 } } });
  await follow("cat");
  change({ pace: 5 });
  await pass(500);
  change({ pace: 6 });
  await pass(799);
  assert.deepEqual(sent(), []);
  await pass(1);
  assert.deepEqual(
    sent().map(({ pace }) => pace),
    [6],
  );
});

test("a change that could not be sent is sent at the next visit", async () => {
  server.answer = () => ({ body: { settings: { pace: 4 } } });
  await follow("dan");
  server.answer = () => {
    throw new TypeError("Failed to fetch");
  };
  change({ pace: 7 });
  await pass(800);
  await follow("");
  server.asked = [];
  server.answer = () => ({ body: { settings: { pace: 4 } } });
  await follow("dan");
  await settled();
  assert.equal(settings.pace, 7);
  assert.deepEqual(
    sent().map(({ pace }) => pace),
    [7],
  );
});

test("a guest's settings stay in the browser", async () => {
  await follow("");
  change({ pace: 3 });
  await pass(2000);
  assert.deepEqual(server.asked, []);
});

test("the next account without settings gets them too", async () => {
  server.answer = () => ({ body: { settings: null } });
  await follow("eve");
  await follow("");
  await follow("fay");
  assert.equal(sent().length, 2);
});
