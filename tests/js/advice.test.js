import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fresh, pass, server, settled } from "./browser.js";
import { loadKernel, workersWith } from "./kernel.js";
import { english } from "./messages.js";
import { useMessages } from "../../src/qmines/web/static/js/messages.js";

useMessages("en", english);
const kernel = await loadKernel();
const asked = [];
globalThis.Worker = class extends workersWith(kernel) {
  postMessage(call) {
    asked.push(call);
    super.postMessage(call);
  }
};
const { bestWords } = await import("../../src/qmines/web/static/js/analyse/report.js");
const { Advice } = await import("../../src/qmines/web/static/js/analyse/advice.js");
const { kernelLoaded, post } = await import("../../src/qmines/web/static/js/kernel/requests.js");
const shown = { rows: ["1####", "#####"], mines: 3, density: 0.2 };

beforeEach(() => {
  fresh();
  asked.length = 0;
});

test("without the kernel the server is asked, when nothing has changed for a while", async () => {
  const best = [];
  const advice = new Advice(
    () => shown,
    (found) => best.push(found),
    assert.fail,
  );
  server.answer = () => ({ body: { kind: "estimated", choices: [{ winning: 0.5, error: 0.1 }] } });
  advice.change();
  await pass(300);
  assert.equal(server.asked.length, 0);
  await pass(100);
  assert.deepEqual(server.asked[0].body, shown);
  assert.equal(best.length, 1);
  await pass(1000);
  assert.equal(server.asked.length, 1);
});

test("the kernel answers at once, and again with more time if that can tell more", async () => {
  server.answer = () => ({ body: {} });
  for (const path of ["/analyse", "/analyse/best"]) await post(path, shown);
  await settled();
  assert.equal(kernelLoaded(), true);
  asked.length = 0;
  const rough = { kind: "estimated", choices: [{ cell: [0, 1], survival: 0.5, winning: 0.5, error: 0.1 }] };
  kernel.best = ({ seconds }) => (seconds ? rough : { ...rough, choices: [{ ...rough.choices[0], error: 0.01 }] });
  const best = [];
  const advice = new Advice(
    () => shown,
    (found) => best.push(found.choices[0].error),
    assert.fail,
  );
  advice.change();
  await pass(20);
  assert.deepEqual(best, [0.1]);
  await pass(400);
  assert.deepEqual(best, [0.1, 0.01]);
  await pass(1000);
  delete kernel.best;
  assert.deepEqual(
    asked.map(({ asked: { seconds } }) => seconds),
    [0.12, undefined],
  );
});

test("what is searched to the end is asked once", async () => {
  const best = [];
  const advice = new Advice(
    () => ({ rows: ["1#", "##"], mines: 1, density: 0.2 }),
    (found) => best.push(found.kind),
    assert.fail,
  );
  advice.change();
  await pass(1000);
  assert.deepEqual(best, ["exact"]);
});

test("only moves that differ by more than the error are ranked", () => {
  const choices = [0.817, 0.83, 0.811, null, 0.75, 0.7, 0.6].map((winning, column) => ({
    ...{ cell: [0, column], survival: 0.9, winning, error: 0.01 },
  }));
  const words = bestWords({ kind: "guess", choices }, choices[0]);
  assert.match(words, /81\.7.*row 1, columns 2 and 3\..*75\.0.*70\.0/);
  assert.doesNotMatch(words, /83\.0|81\.1|60\.0/);
});
