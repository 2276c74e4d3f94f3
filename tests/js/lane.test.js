import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Lane, Unavailable } from "../../src/qmines/web/static/js/kernel/lane.js";

/** Workers that answer when the test says so. */
let workers;

class FakeWorker {
  constructor() {
    this.calls = [];
    this.ended = false;
    workers.push(this);
  }

  postMessage(call) {
    this.calls.push(call);
  }

  terminate() {
    this.ended = true;
  }

  say(data) {
    this.onmessage({ data });
  }

  answer(at, answer) {
    this.say({ id: this.calls[at].id, answer });
  }
}

beforeEach(() => {
  workers = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** A lane whose kernel is loaded. */
function loaded() {
  const lane = new Lane(() => new FakeWorker());
  lane.open();
  workers[0].say({ ready: true });
  return lane;
}

test("calls wait until the kernel is loaded, and go one at a time", async () => {
  const lane = new Lane(() => new FakeWorker());
  const [one, two] = [lane.ask("analyse", { of: 1 }), lane.ask("analyse", { of: 2 })];
  assert.deepEqual(workers[0].calls, []);
  workers[0].say({ ready: true });
  assert.equal(await lane.opened, true);
  assert.equal(workers[0].calls.length, 1);
  workers[0].answer(0, "first");
  assert.equal(await one, "first");
  assert.deepEqual(workers[0].calls[1].asked, { of: 2 });
  workers[0].answer(1, "second");
  assert.equal(await two, "second");
});

test("a call that is given up while it waits is never made", async () => {
  const lane = loaded();
  const stop = new AbortController();
  const one = lane.ask("analyse", {});
  const two = lane.ask("analyse", {}, stop.signal);
  stop.abort();
  await assert.rejects(two, { name: "AbortError" });
  workers[0].answer(0, "first");
  assert.equal(await one, "first");
  assert.equal(workers[0].calls.length, 1);
});

test("a running call that is given up may finish, if soon; its answer is for nobody", async () => {
  const lane = loaded();
  const stop = new AbortController();
  const one = lane.ask("best", {}, stop.signal);
  stop.abort();
  await assert.rejects(one, { name: "AbortError" });
  const two = lane.ask("best", {});
  workers[0].answer(0, "late");
  workers[0].answer(1, "second");
  assert.equal(await two, "second");
  mock.timers.tick(10_000);
  assert.equal(workers.length, 1);
});

test("the worker is replaced when a call given up keeps another waiting", async () => {
  const lane = loaded();
  const stop = new AbortController();
  const one = lane.ask("best", {}, stop.signal);
  stop.abort();
  await assert.rejects(one);
  const two = lane.ask("best", {});
  mock.timers.tick(300);
  assert.equal(workers[0].ended, true);
  assert.equal(workers.length, 2);
  workers[1].say({ ready: true });
  workers[1].answer(0, "second");
  assert.equal(await two, "second");
});

test("a call given up that keeps nobody waiting does not cost a worker", async () => {
  const lane = loaded();
  const stop = new AbortController();
  const one = lane.ask("best", {}, stop.signal);
  stop.abort();
  await assert.rejects(one);
  mock.timers.tick(60_000);
  assert.equal(workers.length, 1);
});

test("a call that hangs is refused, and the next one has a new worker", async () => {
  const lane = loaded();
  const hung = lane.ask("analyse", {});
  mock.timers.tick(10_000);
  await assert.rejects(hung, Unavailable);
  assert.equal(workers[0].ended, true);
  const next = lane.ask("analyse", {});
  workers[1].say({ ready: true });
  workers[1].answer(0, "well");
  assert.equal(await next, "well");
});

test("what the kernel cannot do fails that call alone, and again and again all of them", async () => {
  const lane = loaded();
  for (const at of [0, 1]) {
    const call = lane.ask("analyse", {});
    workers[at].say({ id: workers[at].calls[0].id, error: "RuntimeError: unreachable" });
    await assert.rejects(call, Unavailable);
    workers[at + 1].say({ ready: true });
  }
  const last = lane.ask("analyse", {});
  workers[2].onerror({});
  await assert.rejects(last, Unavailable);
  assert.equal(lane.state, "failed");
  await assert.rejects(lane.ask("analyse", {}), Unavailable);
  assert.equal(workers.length, 3);
});

test("without WebAssembly, workers or the file, the kernel is not to be had", async () => {
  const refused = new Lane(() => {
    throw new Error("no workers here");
  });
  await assert.rejects(refused.ask("analyse", {}), Unavailable);
  const missing = new Lane(() => new FakeWorker());
  const call = missing.ask("analyse", {});
  workers[0].say({ ready: false, error: "kernel.wasm: 404" });
  await assert.rejects(call, Unavailable);
  assert.equal(await missing.opened, false);
  const broken = new Lane(() => new FakeWorker());
  broken.open();
  workers[1].onerror({});
  assert.equal(await broken.opened, false);
});
