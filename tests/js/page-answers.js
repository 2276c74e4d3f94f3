/**
 * Answers questions as the analyser's page does when no server is there: lines of {"path", "body"} in, lines of
 * {"answer"} or {"refused"} out, in order. Each answer has ample time: what it says must not depend on the machine.
 * The first line has the message files of that page; it must be able to say whatever the kernel answers.
 */

import { createInterface } from "node:readline";
import { loadKernel, workersWith } from "./kernel.js";

const kernel = await loadKernel();
kernel.seconds = Number(process.argv[2]);
globalThis.Worker = workersWith(kernel);
globalThis.document = { documentElement: { dataset: {} } };
globalThis.fetch = () => Promise.reject(new Error("no network"));

const { post } = await import("../../src/qmines/web/static/js/kernel/requests.js");
const { say, useMessages } = await import("../../src/qmines/web/static/js/messages.js");

for await (const line of createInterface({ input: process.stdin })) {
  const { messages, path, body } = JSON.parse(line);
  if (messages) {
    useMessages("en", messages);
    continue;
  }
  const told = await post(path, body).then(
    (answer) => ({ answer }),
    ({ status, kind, message }) => ({ refused: { status, kind, message } }),
  );
  for (const sentences of Object.values(told.answer?.messages ?? {})) say(...sentences);
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
