import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { FakeSocket, fresh, pass, server, settled } from "./browser.js";
import { deltaOf, gameOf, RULES } from "./games.js";
import { Link } from "../../src/qmines/web/static/js/game/server-link.js";
import { Model } from "../../src/qmines/web/static/js/game/model.js";

/** @type {Link | undefined} */
let last;

beforeEach(fresh);
afterEach(() => last?.close());

/** A game on this page, and what its hooks were told. */
function joined(game = gameOf(["##", "##"])) {
  const told = { changed: [], refused: [], lines: [], ends: [], others: [] };
  const model = new Model(game, RULES[game.rules]);
  const link = new Link(model, {
    changed: (reply) => told.changed.push(reply),
    refused: (error) => told.refused.push(error.message),
    line: (waiting, connected) => told.lines.push([waiting, connected]),
    end: (end) => told.ends.push(end),
    told: (message) => told.others.push(message),
  });
  last = link;
  return { model, link, told };
}

const opened = (from) => ({ body: { game: "g1", from, delta: deltaOf(from, [[0, 0, from, "1"]]) } });
const refused = (status, kind, more = {}) => ({ status, body: { error: { kind, message: `${kind}!` }, ...more } });
const moves = () => server.asked.filter(({ path }) => path.endsWith("/moves")).map(({ body }) => body);

test("moves are sent one after the other, each with what it expects", async () => {
  const { model, link } = joined();
  server.answer = ({ body }) => opened(body.expect);
  await Promise.all([link.move("open 0 0"), link.move("open 0 1")]);
  assert.deepEqual(
    moves().map(({ expect, event }) => [expect, event]),
    [
      [0, "open 0 0"],
      [1, "open 0 1"],
    ],
  );
  assert.notEqual(moves()[0].key, moves()[1].key);
  assert.equal(model.sequence, 2);
  assert.equal(link.queue.length, 0);
});

test("a move whose answer was lost is sent again with the same key", async () => {
  const { model, link, told } = joined();
  let tries = 0;
  server.answer = ({ body }) => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch");
    return opened(body.expect);
  };
  const done = link.move("open 0 0");
  await settled();
  assert.deepEqual(told.lines.at(-1), [1, false]);
  assert.equal(moves().length, 1);
  await pass(2000);
  await done;
  assert.equal(moves().length, 2);
  assert.equal(moves()[0].key, moves()[1].key);
  assert.equal(model.sequence, 1);
  assert.deepEqual(told.lines.at(-1), [0, true]);
});

test("a server that is busy is asked again", async () => {
  const { link, told } = joined();
  const answers = [refused(503, "busy"), refused(429, "limit"), opened(0)];
  server.answer = () => answers.shift();
  const done = link.move("open 0 0");
  await settled();
  await pass(2000);
  await pass(2000);
  await done;
  assert.equal(moves().length, 3);
  assert.deepEqual(told.refused, []);
});

test("when others moved first, what waits is sent for the game as it stands", async () => {
  const { model, link } = joined();
  const now = gameOf(["1#", "##"], { sequence: 4 });
  server.answer = ({ body }) => (body.expect === 4 ? opened(4) : refused(409, "stale", { game: now }));
  await link.move("open 0 1");
  assert.deepEqual(
    moves().map(({ expect }) => expect),
    [0, 4],
  );
  assert.equal(moves()[0].key, moves()[1].key);
  assert.equal(model.sequence, 5);
});

test("when others have ended the game, nothing more is sent", async () => {
  const { model, link } = joined();
  const over = gameOf(["*#", "##"], { sequence: 4, outcome: { result: "lost", reason: "mine" } });
  server.answer = () => refused(409, "stale", { game: over });
  await link.move("open 0 1");
  assert.equal(moves().length, 1);
  assert.equal(link.queue.length, 0);
  assert.equal(model.over, true);
});

test("a move that the rules refuse is dropped, and the next one is sent", async () => {
  const { link, told } = joined();
  server.answer = ({ body }) => (body.event === "undo" ? refused(422, "invalid") : opened(body.expect));
  await Promise.all([link.move("undo"), link.move("open 0 0")]);
  assert.deepEqual(told.refused, ["invalid!"]);
  assert.equal(link.queue.length, 0);
});

test("a flag that another player has set meanwhile is not sent", async () => {
  const { link } = joined();
  const now = gameOf(["F#", "##"], { sequence: 1 });
  server.answer = () => refused(409, "stale", { game: now });
  await link.move("flag 0 0");
  assert.equal(moves().length, 1);
  assert.equal(link.queue.length, 0);
});

test("a delta that does not follow what is known makes the page ask for the whole game", async () => {
  const { model, link } = joined();
  const now = gameOf(["12", "##"], { sequence: 7 });
  server.answer = ({ method }) => (method === "GET" ? { body: now } : { body: { delta: deltaOf(6, []) } });
  await link.move("open 0 0");
  assert.equal(model.sequence, 7);
  assert.equal(model.at(0, 0, 1), "2");
});

test("an older state of the game is not taken for the present one", () => {
  const { model, link } = joined(gameOf(["1#"], { sequence: 3 }));
  link.take(gameOf(["##"], { sequence: 2 }));
  assert.equal(model.sequence, 3);
  assert.equal(model.at(0, 0, 0), "1");
});

test("help is asked for when all moves are through, and once more after a change by others", async () => {
  const { model, link } = joined();
  const now = gameOf(["1#"], { sequence: 2 });
  server.answer = ({ path, body }) => {
    if (path.endsWith("/moves")) return opened(body.expect);
    return body.expect === 2 ? { body: { delta: deltaOf(2, []), made: 0 } } : refused(409, "stale", { game: now });
  };
  void link.move("open 0 0");
  await link.ask("assist", { kind: "move" });
  const asked = server.asked.map(({ path, body }) => [path.split("/").at(-1), body.expect]);
  assert.deepEqual(asked, [
    ["moves", 0],
    ["assist", 1],
    ["assist", 2],
  ]);
  assert.equal(server.asked[1].body.key, server.asked[2].body.key);
  assert.equal(model.sequence, 3);
});

test("help that is refused is refused to whoever asked", async () => {
  const { link } = joined();
  server.answer = () => refused(422, "invalid");
  await assert.rejects(link.ask("hint", { strength: "where" }), { message: "invalid!" });
  assert.equal(server.asked[0].body.key, undefined);
});

test("with a socket moves go through it, and others' moves come from it", async () => {
  const { model, link, told } = joined();
  FakeSocket.last.accept();
  const done = link.move("open 0 0");
  await settled();
  const [{ type, id, expect, event }] = FakeSocket.last.sent;
  assert.deepEqual([type, expect, event], ["move", 0, "open 0 0"]);
  FakeSocket.last.say({ type: "reply", id, status: 200, ...opened(0).body });
  await done;
  assert.equal(model.sequence, 1);
  FakeSocket.last.say({ type: "delta", delta: deltaOf(1, [[0, 1, 1, "2"]]) });
  assert.equal(model.at(0, 1, 1), "2");
  FakeSocket.last.say({ type: "watchers", count: 2 });
  FakeSocket.last.say({ type: "end", end: { words: "Won." } });
  assert.deepEqual([told.others.length, told.ends.length], [1, 1]);
  assert.deepEqual(server.asked, []);
});

test("a move that waits is sent at once when the socket is back", async () => {
  const { link } = joined();
  server.answer = () => {
    throw new TypeError("Failed to fetch");
  };
  const done = link.move("open 0 0");
  await settled();
  FakeSocket.last.accept();
  await settled();
  const [{ id }] = FakeSocket.last.sent;
  FakeSocket.last.say({ type: "reply", id, status: 200, ...opened(0).body });
  await done;
  assert.equal(link.queue.length, 0);
});

test("moves of an earlier visit are sent", async () => {
  sessionStorage.setItem("qmines.queue.g1", JSON.stringify([{ key: "old", event: "open 0 0" }]));
  server.answer = ({ body }) => opened(body.expect);
  const { model } = joined();
  await settled();
  assert.deepEqual(
    moves().map(({ key }) => key),
    ["old"],
  );
  assert.equal(model.sequence, 1);
});

test("chances that nobody wants any more are none", async () => {
  const { link } = joined();
  const stop = new AbortController();
  server.answer = () => {
    stop.abort();
    return { body: {} };
  };
  assert.equal(await link.chances(stop.signal), null);
});

test("a move whose answer breaks off is sent again with the same key", async () => {
  const { model, link } = joined();
  const answers = [{ text: '{"delta": {"seq' }, opened(0)];
  server.answer = () => answers.shift();
  const done = link.move("open 0 0");
  await settled();
  await pass(2000);
  await done;
  assert.equal(moves()[0].key, moves()[1].key);
  assert.equal(model.sequence, 1);
});
