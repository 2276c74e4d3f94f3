import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { fresh, server, settled } from "./browser.js";
import { RULES, gameOf } from "./games.js";
import { loadKernel, workersWith } from "./kernel.js";

const kernel = await loadKernel();
globalThis.Worker = workersWith(kernel);
const { Model } = await import("../../src/qmines/web/static/js/game/model.js");
const { LocalLink, openGame } = await import("../../src/qmines/web/static/js/game/local-link.js");
const { playsHere } = await import("../../src/qmines/web/static/js/game/local-kernel.js");
const { localGame, localGames } = await import("../../src/qmines/web/static/js/game/local-store.js");
const { showAccount } = await import("../../src/qmines/web/static/js/parts/account-link.js");

const ROWS = Array.from({ length: 9 }, () => "#".repeat(9));
const options = [
  { name: "first", default: "opening" },
  { name: "questions", default: false },
];

/** @type {InstanceType<typeof LocalLink> | undefined} */
let last;

beforeEach(() => {
  fresh();
  globalThis.document.querySelector ??= () => null;
});
afterEach(() => last?.close());

/** A game on this page, and what its hooks were told. */
function joined(game = gameOf(ROWS, { mines: 10 }, { id: "" })) {
  const told = { changed: [], refused: [], ends: [] };
  const model = new Model(game, { ...RULES.classic, options });
  const link = new LocalLink(model, {
    changed: (reply) => told.changed.push(reply),
    refused: (error) => told.refused.push(error.message),
    line: () => {},
    end: (end) => told.ends.push(end),
    told: () => {},
  });
  last = link;
  return { model, link, told };
}

const games = () => server.asked.filter(({ path }) => path.startsWith("/api/games"));

test("a guest's game is played here and kept after every move", async () => {
  const { model, link, told } = joined();
  await Promise.all([link.move("open 4 4"), link.move("flag 0 0"), link.move("flag 0 0")]);
  assert.equal(model.at(0, 4, 4), "0");
  assert.equal(model.sequence, 3);
  assert.equal(told.changed.length, 3);
  assert.deepEqual(games(), []);
  const [kept] = localGames();
  assert.deepEqual(
    kept.events.map(([, event]) => event),
    ["open 4 4", "flag 0 0", "flag 0 0"],
  );
  assert.equal(kept.id, model.game.id);
  assert.match(kept.id, /^[2-9a-hjkmnp-tv-z]{12}$/);
  assert.match(model.game.commitment, /^[0-9a-f]{64}$/);
});

test("it goes on after a reload, and after its worker was replaced", async () => {
  const { model, link } = joined();
  await link.move("open 4 4");
  const { id } = model.game;
  link.close();
  kernel.game = null; // as in a new worker
  const again = joined(await openGame(localGame(id)));
  assert.deepEqual(again.model.boards, model.boards);
  assert.equal(again.model.view.chain, model.view.chain);
  kernel.game = null;
  const hidden = model.boards[0].indexOf("#");
  const [row, column] = [Math.floor(hidden / 9), hidden % 9];
  await again.link.move(`flag ${row} ${column}`);
  assert.equal(again.model.at(0, row, column), "F");
  assert.equal(localGame(id).events.length, 2);
});

test("what the rules refuse is said, and is not part of the game", async () => {
  const { model, link, told } = joined();
  await link.move("question 0 0");
  await link.move("undo");
  assert.equal(told.refused.length, 2);
  assert.equal(model.sequence, 0);
  assert.deepEqual(localGames(), []);
});

test("a game that is over is judged, sent, and then forgotten here", async () => {
  const { model, link, told } = joined();
  await link.move("open 4 4");
  await link.move("resign");
  for (let tries = 0; localGames().length && tries < 2000; tries += 1) await settled();
  const [{ path, body }] = games();
  assert.equal(path, "/api/games/local");
  assert.equal(body.id, model.game.id);
  assert.equal(told.ends[0].measures.left.effective, 1);
  assert.equal(model.game.seed.length, 64);
});

test("without the server it stays, and its file can be had", async () => {
  server.answer = () => {
    throw new Error("nobody there");
  };
  const { link } = joined();
  await link.move("open 4 4");
  await link.move("resign");
  for (let tries = 0; !link.unsent && tries < 2000; tries += 1) await settled();
  assert.equal(JSON.parse(link.unsent ?? "").outcome.reason, "resigned");
  assert.equal(localGames().length, 1);
  assert.ok(link.unshared);
});

test("moves are made for the player, and noted", async (context) => {
  // The same board every time: on one in a hundred nothing is certain after the first open.
  context.mock.method(crypto, "getRandomValues", (bytes) => bytes.map((_, at) => at));
  const { model, link } = joined();
  await link.ask("assist", { kind: "move" }); // the first open
  const { made, messages } = await link.ask("assist", { kind: "deduce" });
  assert.ok(made > 0);
  assert.equal(messages[0].key, model.over ? "assist-made" : "assist-made-all");
  const noted = localGames()[0]?.events ?? [];
  if (!model.over)
    assert.deepEqual(
      noted.map(([, event]) => event).filter((event) => event.startsWith("help")),
      ["help move", "help deduce"],
    );
});

test("an account plays on the server", async () => {
  server.answer = ({ path, body }) =>
    path === "/api/me"
      ? { body: { account: { name: "Ada", created: 0 }, guest: false, played: false } }
      : { body: path === "/api/games" ? { ...gameOf(ROWS, { sequence: 1 }), id: "onserver", body } : {} };
  await showAccount();
  const { model, link } = joined();
  await link.move("open 4 4");
  await settled();
  assert.equal(model.game.id, "onserver");
  assert.deepEqual(localGames(), []);
  server.answer = () => ({ body: { account: null, guest: true, played: false } });
  await showAccount();
});

test("what can be played here", () => {
  const game = (more, view = {}) => gameOf(ROWS, { mines: 10, ...view }, { id: "", ...more });
  assert.ok(playsHere(game({})));
  assert.ok(playsHere(game({ rules: "forgiving", options: { strict: true } })));
  assert.ok(playsHere(game({ options: { no_guess: true } })));
  for (const more of [{ rules: "qubits" }, { ranked: true }, { options: { position: "x" } }])
    assert.ok(!playsHere(game(more)));
  assert.ok(!playsHere(game({ options: { no_guess: true, first: "safe" } })));
  assert.ok(!playsHere(game({}, { mines: 81 })));
  assert.ok(!playsHere(game({}, { width: 200, height: 200 })));
  const { WebAssembly } = globalThis;
  delete globalThis.WebAssembly;
  assert.ok(!playsHere(game({})));
  globalThis.WebAssembly = WebAssembly;
});
