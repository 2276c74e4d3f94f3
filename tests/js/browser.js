/**
 * The few things of a browser that the scripts under test need when they run in Node: stores, an address,
 * a history, listeners, a server and sockets that answer as a test says. Import it before them.
 */

import { mock } from "node:test";
import { useMessages } from "../../src/qmines/web/static/js/messages.js";
import { english } from "./messages.js";

/** What localStorage and sessionStorage are. */
class Store {
  #kept = new Map();

  getItem(name) {
    return this.#kept.get(name) ?? null;
  }

  setItem(name, value) {
    this.#kept.set(name, String(value));
  }

  removeItem(name) {
    this.#kept.delete(name);
  }

  clear() {
    this.#kept.clear();
  }

  get length() {
    return this.#kept.size;
  }

  key(at) {
    return [...this.#kept.keys()][at] ?? null;
  }
}

/** Parts of a page; enough of them for `instanceof`. */
class Node extends EventTarget {}
class Element extends Node {}

/** A socket that the test opens, closes, and speaks through. */
export class FakeSocket extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;
  /** All that were made, the last at the end. @type {FakeSocket[]} */
  static made = [];

  constructor(address) {
    super();
    this.address = address;
    this.readyState = FakeSocket.CONNECTING;
    /** What was sent through it. @type {any[]} */
    this.sent = [];
    FakeSocket.made.push(this);
  }

  static get last() {
    return FakeSocket.made.at(-1);
  }

  send(text) {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("the socket is not open");
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = FakeSocket.CLOSING;
  }

  /** The server accepts it. */
  accept() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  /** The server says something. */
  say(message) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }

  /** It is closed, by whichever side. */
  end() {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }
}

/** Answers requests: `server.answer = (request) => ({ status: 200, body: {} })`, or throws. */
export const server = {
  /** @type {{method: string, path: string, body: any, signal?: AbortSignal}[]} */
  asked: [],
  /** @type {(request: {method: string, path: string, body: any}) => any} */
  answer: () => ({ body: {} }),
};

async function fetch(path, { method = "GET", body, signal } = {}) {
  const request = { method, path, body: body === undefined ? undefined : JSON.parse(body), signal };
  server.asked.push(request);
  signal?.throwIfAborted();
  const { status = 200, body: told = {}, text = JSON.stringify(told) } = await server.answer(request);
  signal?.throwIfAborted();
  return new Response(status === 204 ? null : text, { status });
}

const page = new EventTarget();
const document = Object.assign(new EventTarget(), {
  documentElement: { dataset: {} },
  hidden: false,
  title: "",
  getElementById: () => null,
  querySelectorAll: () => [],
});
const history = {
  /** @type {string[]} */
  paths: [],
  pushState(_, __, path) {
    if (path !== undefined) this.paths.push(path);
  },
  replaceState(_, __, path) {
    if (path !== undefined) this.paths.push(path);
  },
};

Object.assign(globalThis, {
  window: globalThis,
  document,
  history,
  location: new URL("http://localhost/"),
  localStorage: new Store(),
  sessionStorage: new Store(),
  scrollY: 0,
  scrollTo: () => {},
  navigator: { onLine: true },
  Node,
  Element,
  WebSocket: FakeSocket,
  fetch,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});

useMessages("en", english);

/** Let everything happen that waits for nothing but its turn. */
export async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
}

/** As at the beginning: nothing kept, nothing asked, no socket. Timers run when the test says so. */
export function fresh() {
  localStorage.clear();
  sessionStorage.clear();
  server.asked = [];
  server.answer = () => ({ body: {} });
  FakeSocket.made = [];
  history.paths = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
}

/** Let time pass. @param {number} milliseconds */
export async function pass(milliseconds) {
  mock.timers.tick(milliseconds);
  await settled();
}
