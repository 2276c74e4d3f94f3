/** Requests to the server: JSON in, JSON out, and every error as a sentence. */

import { SERVERLESS, addressOf } from "./base-path.js";
import { has, t } from "./messages.js";

export class Refusal extends Error {
  /**
   * @param {number} status 0 where the server cannot be reached
   * @param {{
   *   kind?: string, message?: string, key?: string, args?: Record<string, any>, field?: string,
   *   cells?: [number, number][],
   * }} error
   * @param {any} [body]
   */
  constructor(status, error, body) {
    // The server sends the English sentence as well, for messages that this page has not loaded.
    super(error.key && has(error.key) ? t(error.key, error.args) : (error.message ?? t("server-silent")));
    this.status = status;
    this.kind = error.kind ?? "";
    this.field = error.field ?? error.key?.match(/^account-refused-(name|password)/)?.[1] ?? "";
    this.body = body;
  }

  /** Whether the request can be retried: nothing is wrong with it. */
  get passing() {
    return this.status === 0 || (this.status === 429 && this.kind !== "quota") || this.status >= 500;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
async function ask(method, path, body, signal) {
  if (SERVERLESS) throw new Refusal(0, { kind: "offline", key: "server-none" });
  /** @type {RequestInit} */
  const request = { method, signal, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.headers = { ...request.headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const { dataset } = document.documentElement;
  let answer;
  /** @type {any} */
  let found = {};
  try {
    answer = await fetch(addressOf(`/api${path}`), request);
    if (answer.status !== 204) found = await answer.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    // It was not reached, or its answer broke off. A refusal without JSON is still a refusal.
    if (!answer || answer.ok) {
      dataset.offline = "";
      throw new Refusal(0, { kind: "offline", key: "server-unreachable" });
    }
  }
  if ("offline" in dataset) {
    delete dataset.offline;
    dispatchEvent(new Event("online")); // browsers notice when the network is back, but not the server
  }
  if (!answer.ok) throw new Refusal(answer.status, found.error ?? {}, found);
  return found;
}

/** @param {string} path @param {AbortSignal} [signal] */
export const get = (path, signal) => ask("GET", path, undefined, signal);
/** @param {string} path @param {object} body @param {AbortSignal} [signal] */
export const post = (path, body, signal) => ask("POST", path, body, signal);
/** @param {string} path @param {object} [body] */
export const remove = (path, body = {}) => ask("DELETE", path, body);

/** @type {Promise<import("./types.js").Rules> | null} */
let known = null;

/** The rule sets, asked for once. */
export function rules() {
  known ??= (SERVERLESS ? fileOf("rules") : get("/rules")).catch((error) => {
    known = null; // the file only has the rules that need no server
    if (isOffline(error)) return fileOf("rules").catch(() => Promise.reject(error));
    throw error;
  });
  return known;
}

/** @param {unknown} error */
export const isOffline = (error) => error instanceof Refusal && error.status === 0;

/**
 * What a page knows without the API, written by src/qmines/web/public_data.py.
 *
 * @param {string} name
 */
export async function fileOf(name) {
  const answer = await fetch(addressOf(`/static/data/${name}.json`));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

/**
 * The rule set of this name.
 *
 * @param {string} name
 * @returns {Promise<import("./types.js").Rule>}
 */
export async function ruleOf(name) {
  const found = (await rules()).rules.find((/** @type {import("./types.js").Rule} */ each) => each.name === name);
  if (!found) throw new Error(t("site-unknown-rules", { rules: name }));
  return found;
}

/** An error as a sentence. @param {unknown} error */
export const wordsOf = (error) => (error instanceof Error ? error.message : String(error));

/** For `catch`: show the error in an element. @param {Element} element */
export const showIn = (element) => (/** @type {unknown} */ error) => {
  element.textContent = wordsOf(error);
};
