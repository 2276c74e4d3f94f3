/**
 * Keeps the site in the browser, so that it opens without a network. All files are of one version: a new version
 * is downloaded and checked as a whole, and used as a whole once the player reloads. The API is never kept.
 */

// Both are filled in by src/qmines/web/http/file_contents.py: files by address below the site, with their SHA-256.
const VERSION = "";
/** @type {Record<string, string>} */
const FILES = {};

const worker = /** @type {any} */ (self);
const BASE = new URL("./", location.href).pathname;
const OURS = `qmines ${BASE} `; // another site may be below another path of this host
const NAME = OURS + VERSION;
const AT_ONCE = 6; // downloads, so that the page gets its turn
const NO_PAGE = /^(api|static|healthz|metrics)(\/|$)|\.\w+$/;

/** @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether it is the file of this version.
 *
 * @param {Response | undefined} answer
 * @param {string} path
 */
async function fits(answer, path) {
  return Boolean(answer?.ok) && (await hashOf(await /** @type {Response} */ (answer).clone().arrayBuffer())) === FILES[path];
}

/** The language of a file of messages; of any other file, nothing. @param {string} path */
const languageOf = (path) => path.match(/^static\/messages\/([^/]+)\//)?.[1];

/** The languages that have been read here: all those that an older version kept, and English. */
async function languagesRead() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(["en", ...kept.flat().map(({ url }) => languageOf(new URL(url).pathname.slice(BASE.length)))]);
}

async function install() {
  const languages = await languagesRead();
  try {
    await keep((path) => languages.has(languageOf(path) ?? "en"));
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** Download files that are not kept yet. @param {(path: string) => boolean} wanted */
async function keep(wanted) {
  const cache = await caches.open(NAME);
  const waiting = Object.keys(FILES).filter(wanted);
  const download = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const address = BASE + path;
      const known = await caches.match(address); // of an older version, and often the same
      const answer = (await fits(known, path)) ? known : await fetch(address, { cache: "no-cache" });
      if (!answer || !(await fits(answer, path))) throw new Error(`${path} is not of version ${VERSION}`);
      await cache.put(address, answer);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, download));
  } finally {
    waiting.length = 0;
  }
}

/** Keep a language as well, unless a newer version has already forgotten this one. @param {string} language */
async function keepLanguage(language) {
  if (await caches.has(NAME)) await keep((path) => languageOf(path) === language);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)));
}

/**
 * The document, with links that are right for an address this deep.
 *
 * @param {Request} request
 * @param {string} path
 */
async function page(request, path) {
  const kept = await caches.match(BASE, { cacheName: NAME });
  if (!kept) return fetch(request);
  const up = "../".repeat(path.split("/").length - 1) || "./";
  const headers = new Headers(kept.headers);
  for (const name of ["content-encoding", "content-length", "link"]) headers.delete(name);
  return new Response((await kept.text()).replaceAll('="./', `="${up}`), { headers });
}

/** @param {Request} request */
async function file(request) {
  return (await caches.match(request, { cacheName: NAME, ignoreSearch: true })) ?? fetch(request);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  const { data } = event;
  if (data === "activate") void worker.skipWaiting();
  else if (data.language) event.waitUntil(keepLanguage(data.language).catch(() => {}));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  /** @type {Request} */
  const request = event.request;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (request.mode === "navigate") {
    if (!NO_PAGE.test(path)) event.respondWith(page(request, path));
  } else if (path in FILES) event.respondWith(file(request));
});
