/** The message files, as the server hands them out. */

import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../../src/qmines/messages/en/", import.meta.url);

export const english = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(new URL(name, folder), "utf-8"))
  .join("\n");
