import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { FakeSocket, fresh, pass, settled } from "./browser.js";
import { Socket } from "../../src/qmines/web/static/js/game/socket.js";

/** @type {Socket | undefined} */
let socket;
/** @type {unknown[]} */
let said = [];
/** @type {boolean[]} */
let states = [];

beforeEach(() => {
  fresh();
  [said, states] = [[], []];
  socket = new Socket("/games/g1", { said: (message) => said.push(message), changed: (open) => states.push(open) });
});
afterEach(() => socket.close());

test("it is opened beside the page", () => {
  assert.equal(FakeSocket.last.address, "ws://localhost/api/games/g1/socket");
  assert.equal(socket.open, false);
  FakeSocket.last.accept();
  assert.equal(socket.open, true);
  assert.deepEqual(states, [true]);
});

test("each question gets its own answer", async () => {
  FakeSocket.last.accept();
  const [one, other] = [socket.ask("move", { event: "a" }), socket.ask("hint", { strength: "why" })];
  const [first, second] = FakeSocket.last.sent;
  FakeSocket.last.say({ type: "reply", id: second.id, status: 200, words: "second" });
  FakeSocket.last.say({ type: "reply", id: first.id, status: 422, error: { kind: "invalid", message: "no" } });
  assert.equal((await other).words, "second");
  await assert.rejects(one, { status: 422, kind: "invalid", message: "no", passing: false });
});

test("what is no reply is told", () => {
  FakeSocket.last.accept();
  FakeSocket.last.say({ type: "delta", delta: {} });
  FakeSocket.last.say({ type: "reply", id: "unknown", status: 200 });
  assert.deepEqual(said, [{ type: "delta", delta: {} }]);
});

test("when the line is lost, questions may be asked again", async () => {
  FakeSocket.last.accept();
  const asked = socket.ask("move", {});
  FakeSocket.last.end();
  await assert.rejects(asked, { status: 0, passing: true });
  assert.deepEqual(states, [true, false]);
});

test("it opens itself again, each time within a second at first", async () => {
  const waits = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const before = FakeSocket.made.length;
    FakeSocket.last.end();
    let waited = 0;
    while (FakeSocket.made.length === before) {
      waited += 10;
      await pass(10);
    }
    waits.push(waited);
  }
  assert.deepEqual(
    waits,
    [...waits].sort((one, other) => one - other),
  );
  assert.ok(waits[0] <= 260 && waits.at(-1) <= 800, String(waits));
  FakeSocket.last.accept();
  assert.equal(socket.tries, 0);
});

test("a line on which nothing is answered counts as dead", async () => {
  FakeSocket.last.accept();
  const asked = socket.ask("move", {});
  const { last } = FakeSocket;
  const failed = assert.rejects(asked, { status: 0 });
  await pass(4_999);
  assert.equal(last.readyState, FakeSocket.OPEN);
  await pass(1);
  assert.equal(last.readyState, FakeSocket.CLOSING);
  await failed;
});

test("a browser that goes offline is believed at once, and so is one that comes back", async () => {
  const { last } = FakeSocket;
  last.accept();
  const failed = assert.rejects(socket.ask("move", {}), { status: 0 });
  dispatchEvent(new Event("offline"));
  await failed;
  assert.equal(socket.open, false);
  dispatchEvent(new Event("online"));
  assert.notEqual(FakeSocket.last, last);
  FakeSocket.last.accept();
  last.end(); // the old line says goodbye late
  assert.equal(socket.open, true);
});

test("the server is told when nobody wants an answer any more", async () => {
  FakeSocket.last.accept();
  const stop = new AbortController();
  const asked = socket.ask("chances", {}, stop.signal);
  stop.abort();
  const [{ id }, cancel] = FakeSocket.last.sent;
  assert.deepEqual(cancel, { type: "cancel", id });
  FakeSocket.last.say({ type: "reply", id, status: 409, error: { kind: "cancelled" } });
  await assert.rejects(asked, { status: 409 });
});

test("what needs no answer is said only where somebody hears it", () => {
  socket.tell("cursor", { row: 1 });
  assert.deepEqual(FakeSocket.last.sent, []);
  FakeSocket.last.accept();
  socket.tell("cursor", { row: 1 });
  assert.equal(FakeSocket.last.sent[0].row, 1);
});

test("closed by the page it stays closed", async () => {
  FakeSocket.last.accept();
  const asked = socket.ask("hint", {});
  socket.close();
  await assert.rejects(asked, { status: 0 });
  FakeSocket.last.end();
  dispatchEvent(new Event("online"));
  await pass(20_000);
  assert.equal(FakeSocket.made.length, 1);
  await settled();
});

test("questions on a line that is being closed fail when another one is opened", async () => {
  FakeSocket.last.accept();
  const old = FakeSocket.last;
  const asked = socket.ask("hint", {});
  socket.renew();
  dispatchEvent(new Event("online")); // before the old one has said goodbye
  assert.equal(FakeSocket.made.length, 2);
  await assert.rejects(asked, { status: 0, passing: true });
  FakeSocket.last.accept();
  old.end();
  assert.equal(socket.open, true);
});
