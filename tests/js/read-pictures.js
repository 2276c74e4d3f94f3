/** Reads pictures as the page does: lines of {"file", "width", "height"} in, the file with plain pixels; readings out. */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { PictureModule } from "../../src/qmines/web/static/js/picture/module.js";
import { loadModule } from "./kernel.js";

const reader = await PictureModule.load(...(await loadModule("picture")));

for await (const line of createInterface({ input: process.stdin })) {
  const { file, width, height } = JSON.parse(line);
  const { codes, second, confidence, ...found } = reader.read(readFileSync(file), width, height);
  const cells = { codes: [...codes], second: [...second], confidence: [...confidence] };
  process.stdout.write(`${JSON.stringify({ ...found, ...cells })}\n`);
}
