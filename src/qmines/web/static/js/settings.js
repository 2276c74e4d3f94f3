/** What a player prefers, kept in this browser. */

const PLACE = "qmines.settings";

const DEFAULTS = {
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
  rulers: true,
  nick: "",
  /** @type {{rules: string, level: string, options: Record<string, string | boolean | number>}} */
  last: { rules: "classic", level: "beginner", options: {} },
};

/** @typedef {typeof DEFAULTS} Settings */

/** @returns {Settings} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    /** @type {Record<string, unknown>} */
    const found = { ...DEFAULTS };
    for (const [name, value] of Object.entries(DEFAULTS)) {
      if (typeof kept[name] === typeof value && kept[name] !== null) found[name] = kept[name];
    }
    return /** @type {Settings} */ (found);
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = read();

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Change some settings; all who listen are told.
 *
 * @param {Partial<Settings>} changes
 */
export function change(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Private browsing keeps nothing: the change holds until the page is left.
  }
  dress();
  for (const listener of listeners) listener();
}

/**
 * Be told of changes, until the returned function is called.
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
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
  for (const listener of listeners) listener();
});
