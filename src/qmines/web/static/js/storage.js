/** What this browser keeps between visits; in private browsing that may be nothing. */

/** @param {string} name */
export function readText(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The JSON that was stored; null without any. @param {string} name */
export function readValue(name) {
  try {
    return JSON.parse(readText(name) ?? "null");
  } catch {
    return null;
  }
}

/** Store a text, null for none; false if that fails. @param {string} name @param {string | null} text */
export function store(name, text) {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
