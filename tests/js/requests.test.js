import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, server, settled } from "./browser.js";
import { loadKernel, workersWith } from "./kernel.js";
import { english } from "./messages.js";
import { useMessages } from "../../src/qmines/web/static/js/messages.js";

useMessages("en", english);
const kernel = await loadKernel();
const position = { rows: ["1##"], mines: 1, density: 0.2 };

beforeEach(fresh);

/** The module as a page loads it, where `Worker` is this. */
let copies = 0;
async function loaded(Worker) {
  globalThis.Worker = Worker;
  copies += 1;
  const { post } = await import(`../../src/qmines/web/static/js/kernel/requests.js?copy=${copies}`);
  return post;
}

test("the server is asked while the kernel loads, and the kernel from then on", async () => {
  const post = await loaded(workersWith(kernel));
  server.answer = () => ({ body: { method: "exact", safe: "the server's" } });
  assert.equal((await post("/analyse", position)).safe, "the server's");
  await settled();
  assert.deepEqual((await post("/analyse", position)).safe, [[0, 2]]);
  assert.equal(server.asked.length, 1);
});

test("where there are no workers, the server answers", async () => {
  const post = await loaded(undefined);
  server.answer = () => ({ body: { safe: "the server's" } });
  for (const path of ["/analyse", "/analyse/best"]) assert.equal((await post(path, position)).safe, "the server's");
});

test("where the kernel fails, the server answers", async () => {
  const broken = { ...kernel, analyse: () => assert.fail("unreachable") };
  class Worker extends workersWith(broken) {
    postMessage({ id }) {
      queueMicrotask(() => this.onmessage({ data: { id, error: "RuntimeError: unreachable" } }));
    }
  }
  const post = await loaded(Worker);
  server.answer = () => ({ body: { safe: "the server's" } });
  await post("/analyse", position);
  await settled();
  assert.equal((await post("/analyse", position)).safe, "the server's");
  assert.equal(server.asked.length, 2);
});

test("what the kernel refuses is refused as the server does it", async () => {
  const post = await loaded(workersWith(kernel));
  server.answer = () => ({ body: {} });
  await post("/analyse/best", position);
  await settled();
  await assert.rejects(post("/analyse/best", { rows: ["1#3##"], mines: null, density: 0.2 }), {
    status: 422,
    kind: "contradiction",
  });
  assert.equal(server.asked.length, 1);
});

test("a position that is none is left to the server", async () => {
  const post = await loaded(workersWith(kernel));
  server.answer = () => ({ status: 422, body: { error: { kind: "invalid", message: "No." } } });
  for (const rows of [["1#", "#"], ["x"], [], ["#".repeat(101)]])
    await assert.rejects(post("/analyse", { rows, mines: 1, density: 0.2 }), { kind: "invalid" });
  assert.equal(server.asked.length, 4);
});

test("sentences of the server are said in the language of the page", async () => {
  const post = await loaded(undefined);
  const message = { key: "total-too-large", args: { mines: 9, room: 2 } };
  server.answer = () => ({ body: { clash: { words: "…", message } } });
  const { clash } = await post("/analyse", position);
  assert.match(clash.words, /^9 .* 2 /);
});
