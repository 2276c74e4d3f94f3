/** What can be painted: a button and keys for each, and the hand that moves the field. */

import { button, h, sign } from "../dom.js";
import { t } from "../messages.js";

export const HAND = "hand";

/** What can be painted: its key in the messages, or the digit itself. @type {{symbol: string, name: string, keys: string[]}[]} */
export const PAINTS = [
  ...Array.from({ length: 9 }, (_, clue) => ({
    symbol: String(clue),
    name: clue ? String(clue) : "analyser-paint-empty",
    keys: [String(clue)],
  })),
  { symbol: "#", name: "analyser-paint-hidden", keys: ["h", "#", "Backspace", "Delete"] },
  { symbol: "F", name: "analyser-paint-flag", keys: ["f"] },
  { symbol: "?", name: "analyser-paint-question", keys: ["?", "q"] },
  { symbol: "*", name: "analyser-paint-mine", keys: ["*", "m"] },
  { symbol: "S", name: "analyser-paint-safe", keys: ["s"] },
];

/**
 * The symbol that a key paints, if it does.
 *
 * @param {string} key
 */
export function paintOf(key) {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return PAINTS.find(({ keys }) => keys.includes(wanted))?.symbol ?? null;
}

export class Palette {
  /** @param {(symbol: string) => void} choose */
  constructor(choose) {
    /** @type {Map<string, HTMLButtonElement>} */
    this.buttons = new Map();
    for (const { symbol, name: key, keys } of PAINTS) {
      const name = key === symbol ? symbol : t(key);
      this.buttons.set(
        symbol,
        button(faceOf(symbol), () => choose(symbol), {
          class: "paint",
          "data-symbol": symbol,
          "aria-label": name,
          title: t("site-button-key", { action: name, key: keys[0].toUpperCase() }),
          "aria-keyshortcuts": keys[0],
        }),
      );
    }
    this.buttons.set(
      HAND,
      button(t("analyser-move"), () => choose(HAND), {
        class: "paint wide",
        "data-symbol": HAND,
        title: t("site-button-key", { action: t("analyser-move-name"), key: "V" }),
        "aria-keyshortcuts": "v",
      }),
    );
    this.element = h(
      "div",
      { class: "palette", role: "group", "aria-label": t("analyser-brush") },
      ...this.buttons.values(),
    );
  }

  /** @param {string} symbol */
  show(symbol) {
    for (const [each, made] of this.buttons) made.setAttribute("aria-pressed", String(each === symbol));
  }
}

/** @param {string} symbol */
function faceOf(symbol) {
  if (symbol === "F") return sign("flag");
  if (symbol === "*") return sign("mine");
  if (symbol === "#") return h("span", { class: "tile" });
  if (symbol === "S") return h("span", { class: "tile" }, "✓");
  if (symbol === "?") return h("span", { class: "tile" }, "?");
  const figure = h("span", {}, symbol);
  figure.style.color = symbol === "0" ? "var(--faint)" : `var(--n${symbol})`;
  return figure;
}
