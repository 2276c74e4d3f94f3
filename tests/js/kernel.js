/** The kernel of the page in Node: the committed module, and workers that answer with it at once. */

import { readFileSync } from "node:fs";
import { KernelModule } from "../../src/qmines/web/static/js/kernel/module.js";

const source = new URL("../../src/qmines/", import.meta.url);
const file = (name) => readFileSync(new URL(name, source));

/** Emscripten's loader asks where its worker came from. */
globalThis.self ??= globalThis;
globalThis.location ??= { href: "file:///" };

/** What a WebAssembly module is made with, and its bytes. @param {"kernel" | "picture"} name */
export async function loadModule(name) {
  // As data: without a package.json in its folder Node takes the file for CommonJS.
  const script = file(`web/static/kernel/${name}.js`).toString("base64");
  const { default: create } = await import(`data:text/javascript;base64,${script}`);
  return [create, file(`web/static/kernel/${name}.wasm`)];
}

export async function loadKernel() {
  const kernel = await KernelModule.load(...(await loadModule("kernel")));
  if (!kernel.useNetwork(file("solver/network.bin"))) throw new Error("the network cannot be read");
  return kernel;
}

/**
 * What `Worker` is for a page, without threads.
 *
 * @param {KernelModule} kernel
 */
export function workersWith(kernel) {
  return class {
    constructor() {
      queueMicrotask(() => this.onmessage({ data: { ready: true } }));
    }

    postMessage({ id, call, asked }) {
      const answer = structuredClone(kernel[call](asked));
      queueMicrotask(() => this.onmessage({ data: { id, answer } }));
    }

    terminate() {}
  };
}
