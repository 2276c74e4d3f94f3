/** The tokens of the style sheet as colours that a canvas can use. */

/** The tokens, and the system colours that stand for them where players have their own (Windows High Contrast). */
const SYSTEM = {
  paper: "canvas",
  sheet: "canvas",
  ink: "canvastext",
  faint: "canvastext",
  "strong-line": "canvastext",
  magenta: "highlight",
  sea: "buttonface",
  "sea-light": "buttontext",
  "sea-dark": "buttontext",
  "sea-ink": "buttontext",
  clear: "canvas",
  grid: "graytext",
  flag: "buttontext",
  mine: "canvastext",
  "mine-back": "canvas",
  hit: "highlight",
  "on-hit": "highlighttext",
  wrong: "mark",
  "on-wrong": "marktext",
  cursor: "highlight",
  "hint-safe": "highlight",
  "hint-mine": "highlight",
  "hint-clue": "linktext",
  "heat-0": "canvas",
  "heat-1": "canvas",
  "heat-2": "canvas",
  "heat-3": "canvas",
  "heat-4": "canvas",
  "heat-ink": "canvastext",
  n1: "canvastext",
  n2: "canvastext",
  n3: "canvastext",
  n4: "canvastext",
  n5: "canvastext",
  n6: "canvastext",
  n7: "canvastext",
  n8: "canvastext",
};

/** @typedef {Record<keyof typeof SYSTEM, string>} Colours */

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
  const system = forced();
  const found = Object.entries(SYSTEM).map(([name, own]) => {
    probe.style.color = system ? own : `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(found);
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
