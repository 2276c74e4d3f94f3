import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, server } from "./browser.js";
import { get, post, Refusal, remove, rules, wordsOf } from "../../src/qmines/web/static/js/api.js";
import { t } from "../../src/qmines/web/static/js/messages.js";

beforeEach(fresh);

test("requests go to the API and bring JSON back", async () => {
  server.answer = () => ({ body: { games: [] } });
  assert.deepEqual(await get("/games"), { games: [] });
  await post("/games", { level: "expert" });
  await remove("/positions/1");
  assert.deepEqual(
    server.asked.map(({ method, path, body }) => [method, path, body]),
    [
      ["GET", "/api/games", undefined],
      ["POST", "/api/games", { level: "expert" }],
      ["DELETE", "/api/positions/1", {}],
    ],
  );
});

test("an answer without a body is empty", async () => {
  server.answer = () => ({ status: 204 });
  assert.deepEqual(await post("/leave", {}), {});
});

test("a refusal carries its status, kind, field and sentence", async () => {
  const error = { kind: "invalid", message: "Too short.", field: "name" };
  server.answer = () => ({ status: 422, body: { error } });
  await assert.rejects(post("/accounts", {}), { status: 422, ...error, passing: false });
});

test("a refusal is said in the language of the page, or as the server says it", async () => {
  const refused = (key) => ({ status: 404, body: { error: { key, message: "As sent." } } });
  server.answer = () => refused("refused-no-lesson");
  await assert.rejects(get("/learn/x"), { message: t("refused-no-lesson") });
  server.answer = () => refused("of-another-page");
  await assert.rejects(get("/learn/x"), { message: "As sent." });
});

test("a refusal without a body says that it does not know why", async () => {
  server.answer = () => ({ status: 502, text: "<html>" });
  await assert.rejects(get("/me"), {
    status: 502,
    message: "The request failed for an unknown reason. Please try again.",
    passing: true,
  });
});

test("a server that cannot be reached may be asked again", async () => {
  server.answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await assert.rejects(get("/me"), { status: 0, kind: "offline", passing: true });
});

test("the first answer of a server that was away counts as being online again", async () => {
  let times = 0;
  const count = () => {
    times += 1;
  };
  addEventListener("online", count);
  server.answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await assert.rejects(get("/me"));
  assert.equal(times, 0);
  server.answer = () => ({ status: 404 });
  await assert.rejects(get("/me"), { status: 404 });
  await assert.rejects(get("/me"), { status: 404 });
  assert.equal(times, 1);
  removeEventListener("online", count);
});

test("who gives up is not told that the server is away", async () => {
  const stop = new AbortController();
  stop.abort();
  await assert.rejects(get("/me", stop.signal), { name: "AbortError" });
});

test("the rules are asked for once, but again after a failure", async () => {
  server.answer = () => ({ status: 503, body: { error: { message: "busy" } } });
  await assert.rejects(rules(), { status: 503 });
  server.answer = () => ({ body: { rules: [] } });
  assert.equal(await rules(), await rules());
  assert.equal(server.asked.length, 2);
});

test("every trouble has a sentence", () => {
  assert.equal(wordsOf(new Refusal(422, { message: "No." })), "No.");
  assert.equal(wordsOf("plain"), "plain");
});

test("an answer that breaks off is none: the same may be asked again", async () => {
  server.answer = () => ({ text: '{"delta": {"seq' });
  await assert.rejects(post("/games/g1/moves", {}), { status: 0, kind: "offline", passing: true });
});
