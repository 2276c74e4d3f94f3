/** The tokens of the style sheet as colours that a canvas can use. */

const NAMES = /** @type {const} */ ([
  "paper",
  "sheet",
  "ink",
  "faint",
  "line",
  "strong-line",
  "magenta",
  "buff",
  "sea",
  "sea-light",
  "sea-dark",
  "sea-ink",
  "clear",
  "grid",
  "flag",
  "mine",
  "mine-back",
  "hit",
  "on-hit",
  "wrong",
  "on-wrong",
  "cursor",
  "hint-safe",
  "hint-mine",
  "hint-clue",
  "heat-0",
  "heat-1",
  "heat-2",
  "heat-3",
  "heat-4",
  "heat-ink",
  "n1",
  "n2",
  "n3",
  "n4",
  "n5",
  "n6",
  "n7",
  "n8",
]);

/** @typedef {Record<typeof NAMES[number], string>} Colours */

/** System colours for those who have their own (Windows High Contrast); all others are CanvasText. */
const SYSTEM = /** @type {Record<string, string>} */ ({
  paper: "canvas",
  sheet: "canvas",
  buff: "canvas",
  clear: "canvas",
  sea: "buttonface",
  "sea-light": "buttontext",
  "sea-dark": "buttontext",
  "sea-ink": "buttontext",
  flag: "buttontext",
  grid: "graytext",
  "mine-back": "canvas",
  magenta: "highlight",
  cursor: "highlight",
  hit: "highlight",
  "on-hit": "highlighttext",
  wrong: "mark",
  "on-wrong": "marktext",
  "hint-safe": "highlight",
  "hint-mine": "highlight",
  "hint-clue": "linktext",
});

/** Whether the system has replaced the colours of all pages. */
const forced = () => matchMedia("(forced-colors: active)").matches;

/**
 * The colours as they are now.
 *
 * @returns {Colours}
 */
export function readColours() {
  const probe = document.createElement("span");
  probe.style.setProperty("forced-color-adjust", "none");
  document.body.append(probe);
  /** @type {Partial<Colours>} */
  const found = {};
  const system = forced();
  for (const name of NAMES) {
    const own = SYSTEM[name] ?? (name.startsWith("heat-") && name !== "heat-ink" ? "canvas" : "canvastext");
    probe.style.color = system ? own : `var(--${name})`;
    found[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return /** @type {Colours} */ (found);
}

/**
 * The colour of a chance, between the five of the scale.
 *
 * @param {Colours} colours
 * @param {number} chance
 */
export function heatOf(colours, chance) {
  const at = Math.min(Math.max(chance, 0), 1) * 4;
  const low = Math.min(Math.floor(at), 3);
  const pair = [low, low + 1].map((n) => colours[/** @type {"heat-0"} */ (`heat-${n}`)]);
  const [one, other] = pair.map((text) => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  const share = at - low;
  return `rgb(${one.map((value, i) => Math.round(value + (other[i] - value) * share)).join(" ")})`;
}
