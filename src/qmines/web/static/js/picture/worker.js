/** A worker that reads the board in one image file and says what it found, or why there is none. */

import { pixelsOf } from "./decode.js";
import { PictureModule } from "./module.js";
import { Trouble, troubleWith } from "./trouble.js";

const FOLDER = new URL("../../kernel/", import.meta.url);

async function load() {
  const [{ default: create }, response] = await Promise.all([
    import(new URL("picture.js", FOLDER).href),
    fetch(new URL("picture.wasm", FOLDER)),
  ]);
  if (!response.ok) throw new Error(String(response.status));
  return PictureModule.load(create, await response.arrayBuffer());
}

const loading = load();
loading.catch(() => {}); // reported when a picture is read

/** @param {Blob} file */
async function read(file) {
  const { pixels, width, height, scale } = await pixelsOf(file);
  const module = await loading.catch(() => {
    throw new Trouble("picture-unavailable");
  });
  const reading = module.read(pixels, width, height);
  return reading.problem ? { trouble: troubleWith(reading, scale) } : { reading };
}

self.addEventListener("message", async (/** @type {MessageEvent<Blob>} */ { data }) => {
  try {
    postMessage(await read(data));
  } catch (error) {
    // What is no trouble with the picture is out of memory.
    postMessage({ trouble: error instanceof Trouble ? error.told : { key: "picture-pixels", args: {} } });
  }
});
