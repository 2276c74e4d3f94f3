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
  await pass(1000);
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
  await pass(1000);
  await pass(1000);
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

test("help is asked for over HTTP, with the same key, where the socket closes before the answer", async () => {
  const { link } = joined();
  server.answer = ({ path }) => ({
    body: path.endsWith("/assist") ? { delta: deltaOf(0, []), made: 0 } : { known: 1 },
  });
  FakeSocket.last.accept();
  const [help, chances] = [link.ask("assist", { kind: "move" }), link.chances(new AbortController().signal)];
  await settled();
  const { key } = FakeSocket.last.sent.find(({ type }) => type === "assist");
  FakeSocket.last.end();
  assert.equal((await help).made, 0);
  assert.equal((await chances)?.known, 1);
  assert.equal(server.asked.find(({ path }) => path.endsWith("/assist")).body.key, key);
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
  await pass(1000);
  await done;
  assert.equal(moves()[0].key, moves()[1].key);
  assert.equal(model.sequence, 1);
});

const answer = (id, from, more = {}) => ({ type: "reply", id, status: 200, ...opened(from).body, ...more });
const moved = () => FakeSocket.last.sent.filter(({ type }) => type === "move");

test("over a socket moves are sent without waiting for responses, each after the one before", async () => {
  const { model, link } = joined();
  FakeSocket.last.accept();
  const done = Promise.all([link.move("open 0 0"), link.move("flag 0 1"), link.move("flag 1 1")]);
  const [one, two, three] = moved();
  assert.deepEqual(
    [one, two, three].map(({ expect, event, after }) => [expect, event, after]),
    [
      [0, "open 0 0", undefined],
      [1, "flag 0 1", one.id],
      [2, "flag 1 1", two.id],
    ],
  );
  assert.equal(model.shown(0, 0, 1), "F"); // seen at once
  assert.equal(model.at(0, 0, 1), "#");
  FakeSocket.last.say(answer(one.id, 0));
  FakeSocket.last.say(answer(two.id, 1, { delta: deltaOf(1, [[0, 0, 1, "F"]]) }));
  FakeSocket.last.say(answer(three.id, 2, { delta: deltaOf(2, [[0, 1, 1, "F"]]) }));
  await done;
  assert.deepEqual([model.sequence, link.queue.length, model.at(0, 1, 1)], [3, 0, "F"]);
});

test("when a move is refused, those after it are sent again for the game as it stands", async () => {
  const { model, link, told } = joined();
  FakeSocket.last.accept();
  const done = Promise.all([link.move("chord 0 0"), link.move("flag 0 1")]);
  const [one, two] = moved();
  FakeSocket.last.say({ type: "reply", id: one.id, ...refused(422, "invalid").body, status: 422 });
  const now = gameOf(["##", "##"]);
  FakeSocket.last.say({ type: "reply", id: two.id, ...refused(409, "stale", { game: now }).body, status: 409 });
  await settled();
  const [, , again] = moved();
  assert.deepEqual([again.expect, again.event, again.key, again.after], [0, "flag 0 1", two.key, undefined]);
  FakeSocket.last.say(answer(again.id, 0, { delta: deltaOf(0, [[0, 0, 1, "F"]]) }));
  await done;
  assert.deepEqual([told.refused, model.sequence], [["invalid!"], 1]);
});

test("a cell that was opened along with another is not complained about", async () => {
  const { link, told } = joined();
  FakeSocket.last.accept();
  const done = Promise.all([link.move("open 0 0"), link.move("open 0 1")]);
  const [one, two] = moved();
  const both = deltaOf(0, [
    [0, 0, 0, "0"],
    [0, 0, 1, "1"],
  ]);
  FakeSocket.last.say(answer(one.id, 0, { delta: both }));
  FakeSocket.last.say({ type: "reply", id: two.id, ...refused(422, "invalid").body, status: 422 });
  await done;
  assert.deepEqual([told.refused, link.queue.length], [[], 0]);
});

test("moves in flight when the line is lost are sent again with their keys", async () => {
  const { model, link } = joined();
  FakeSocket.last.accept();
  const done = Promise.all([link.move("open 0 0"), link.move("flag 0 1")]);
  const keys = moved().map(({ key }) => key);
  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
  FakeSocket.last.accept();
  await settled();
  const [one, two] = moved();
  assert.deepEqual([one.key, two.key], keys);
  FakeSocket.last.say({ type: "reply", id: one.id, status: 200, game: gameOf(["1#", "##"], { sequence: 1 }) });
  FakeSocket.last.say(answer(two.id, 1, { delta: deltaOf(1, [[0, 0, 1, "F"]]) }));
  await done;
  assert.equal(model.sequence, 2);
});

test("a response that takes long is told, without giving up on it", async () => {
  const { link, told } = joined();
  FakeSocket.last.accept();
  const done = link.move("open 0 0");
  await pass(900);
  assert.deepEqual(told.lines.at(-1), [1, false]);
  FakeSocket.last.say(answer(moved()[0].id, 0));
  await done;
  assert.deepEqual(told.lines.at(-1), [0, true]);
  assert.equal(moved().length, 1);
});

test("a game without an ID is created with its first move", async () => {
  const { model, link } = joined(gameOf(["##", "##"], {}, { id: "" }));
  assert.equal(FakeSocket.made.length, 0);
  const created = gameOf(["1#", "##"], { sequence: 1 });
  server.answer = () => ({ status: 201, body: created });
  const done = link.move("open 0 0");
  void link.move("flag 0 1");
  assert.equal(sessionStorage.getItem("qmines.queue."), null);
  await settled();
  const [{ path, body }] = server.asked;
  assert.deepEqual([path, body.rules, body.first.event], ["/api/games", "classic", "open 0 0"]);
  assert.equal(model.game.id, "g1");
  assert.equal(server.asked.length, 2); // what followed is sent to the game that was created
  assert.equal(server.asked[1].path, "/api/games/g1/moves");
  link.close();
  await done.catch(() => {});
});
