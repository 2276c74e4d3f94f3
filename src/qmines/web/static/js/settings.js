/** What a player prefers, kept in this browser; and with the account, see sync.js. */

import { readValue, store } from "./storage.js";

const PLACE = "qmines.settings";

const DEFAULTS = {
  /** A tag such as "de", or "auto" for that of the browser. */
  language: "auto",
  theme: "auto",
  digits: "traditional",
  keys: "standard",
  press: 350,
  chordTap: true,
  swap: false,
  cells: 0,
  boards: "auto",
  pace: 4,
  guess: false,
  links: true,
  /** Whether qubit states are shown as |0⟩ instead of “safe on Z”. */
  dirac: false,
  rulers: true,
  /** Whether the coach is wanted, and whether a guided game was won or its offer declined. */
  coach: true,
  coached: false,
  sound: !matchMedia("(pointer: coarse)").matches,
  nick: "",
  rated: true,
  /** @type {Record<string, Record<string, string[]>>} for each profile the actions whose keys were changed */
  bindings: {},
  /** @type {{rules: string, level: string, options: Record<string, string | boolean | number>}} */
  last: { rules: "classic", level: "beginner", options: {} },
};

/** @typedef {typeof DEFAULTS} Settings */

const WORD = /^[a-z-]{1,32}$/;

/** What the values have to be, where the type does not say it. */
const FITS = /** @type {Record<string, (value: any) => boolean>} */ ({
  language: (value) => /^[A-Za-z-]{2,12}$/.test(value),
  theme: (value) => WORD.test(value),
  digits: (value) => ["traditional", "safe"].includes(value),
  keys: (value) => WORD.test(value),
  boards: (value) => ["auto", "beside", "stacked"].includes(value),
  press: (value) => value >= 50 && value <= 60_000,
  cells: (value) => value >= 0 && value <= 80,
  pace: (value) => value > 0 && value <= 64,
  nick: (value) => value.length <= 64,
  bindings: (value) =>
    Object.values(value).every(
      (profile) =>
        profile &&
        typeof profile === "object" &&
        Object.values(profile).every(
          (keys) =>
            Array.isArray(keys) &&
            keys.length <= 8 &&
            keys.every((key) => typeof key === "string" && key.length > 0 && key.length <= 24),
        ),
    ),
  last: (value) =>
    typeof value.rules === "string" &&
    typeof value.level === "string" &&
    value.options !== null &&
    typeof value.options === "object",
});

/**
 * The valid settings in a document, and the names of all others.
 *
 * @param {unknown} document
 * @returns {{found: Partial<Settings>, odd: string[]}}
 */
export function understood(document) {
  const given = /** @type {Record<string, any>} */ (document && typeof document === "object" ? document : {});
  /** @type {Record<string, unknown>} */
  const found = {};
  const odd = [];
  for (const [name, value] of Object.entries(given)) {
    const usual = Object.hasOwn(DEFAULTS, name) ? /** @type {Record<string, unknown>} */ (DEFAULTS)[name] : undefined;
    const same =
      usual !== undefined &&
      typeof value === typeof usual &&
      value !== null &&
      Array.isArray(value) === Array.isArray(usual);
    if (same && (FITS[name]?.(value) ?? true)) found[name] = value;
    else odd.push(name);
  }
  return { found: /** @type {Partial<Settings>} */ (found), odd };
}

/** @returns {Settings} */
const read = () => ({ ...DEFAULTS, ...understood(readValue(PLACE)).found });

/** Reset all settings to their defaults. */
export function reset() {
  change(structuredClone(DEFAULTS));
}

export const settings = read();

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Change some settings, and notify listeners.
 *
 * @param {Partial<Settings>} changes
 */
export function change(changes) {
  Object.assign(settings, changes);
  store(PLACE, JSON.stringify(settings));
  tell();
}

/** Apply the settings to the page, and notify listeners. */
function tell() {
  dress();
  for (const listener of listeners) listener();
}

/**
 * Call a function after every change; returns a function that stops it.
 *
 * @param {() => void} listener
 */
export function onChange(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Put the theme and the colours of the numbers on the page. */
export function dress() {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.digits = settings.digits;
  if (!/^(auto|light|dark)$/.test(settings.theme))
    void import("./themes.js").then(
      (page) => page.loadThemes(tell),
      () => {},
    );
}

for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"])
  matchMedia(query).addEventListener("change", tell);
addEventListener("storage", ({ key }) => {
  // another tab has changed them
  if (key !== PLACE) return;
  Object.assign(settings, read());
  tell();
});
