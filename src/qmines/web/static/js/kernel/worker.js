/** A worker that answers with the kernel, one call after the other. */

import { KernelModule } from "./module.js";

/**
 * @typedef {"analyse" | "numbers" | "best" | "hint" | "guess" | "steps" | "startGame" | "play" | "film" | "odds" | "gameEnd"} Name
 * @typedef {{id: number, call: Name, asked: any}} Call
 */

const FOLDER = new URL("../../kernel/", import.meta.url);

/** @param {string} name */
async function file(name) {
  const response = await fetch(new URL(name, FOLDER));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function load() {
  const [{ default: create }, binary] = await Promise.all([
    import(new URL("kernel.js", FOLDER).href),
    file("kernel.wasm"),
  ]);
  return KernelModule.load(create, binary);
}

const loading = load();
/** @type {Promise<boolean> | null} */
let network = null;

/** @param {Call} call */
async function answer({ call, asked }) {
  const kernel = await loading;
  if (call === "best" || call === "hint") {
    // Without it close guesses are ranked by looking two moves ahead.
    network ??= file("network.bin").then(
      (bytes) => kernel.useNetwork(bytes),
      () => false,
    );
    await network;
  }
  return kernel[call](asked);
}

self.addEventListener("message", async (/** @type {MessageEvent<Call>} */ { data }) => {
  try {
    postMessage({ id: data.id, answer: await answer(data) });
  } catch (error) {
    postMessage({ id: data.id, error: String(error) });
  }
});

loading.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ ready: false, error: String(error) }),
);
