/** A small drawing for each rule set: two by two cells that tell what is different about it. */

import { s } from "../dom.js";

/** @param {Record<string, string | number>} attributes */
const box = (attributes) => s("rect", { width: 22, height: 22, rx: 1.5, ...attributes });
/** @param {string} d @param {string} [name] */
const stroke = (d, name = "drawn") => s("path", { d, class: name });

const ONE = "M10 8l4-3v12";
const MINE = "M35 29v12M29 35h12M30.8 30.8l8.4 8.4M39.2 30.8l-8.4 8.4M35 31a4 4 0 1 0 .01 0";
const ARROW = "M30 36a5.5 5.5 0 1 0 2-4.5M31 28v4h4";
const PLUS = "M30 31v8M40 31l2.5 4-2.5 4M33 35h5M35.5 32.5v5";
const HALF = "M31 9l2.5-2v7M40 5l-8 14M37 15c0-3 5-3 5 0 0 1.5-2 3-5 4.5h5.5";
const BOND = "M13 15L35 33";

/** @type {Record<string, SVGElement[]>} */
const DRAWN = {
  classic: [stroke(ONE, "drawn one"), stroke(MINE)],
  forgiving: [stroke(ONE, "drawn one"), stroke(ARROW, "drawn warn")],
  qubits: [stroke(HALF, "drawn one"), stroke(PLUS)],
  entangled: [
    stroke(BOND, "drawn warn"),
    s("circle", { cx: 13, cy: 13, r: 4, class: "drawn" }),
    s("circle", { cx: 35, cy: 35, r: 4, class: "drawn" }),
  ],
};

/** @param {string} rules */
export function pictogram(rules) {
  const clear = { qubits: [1, 2], entangled: [] }[rules] ?? [0, 3];
  const cells = [0, 1, 2, 3].map((at) =>
    box({
      x: 1 + (at % 2) * 24,
      y: 1 + Math.floor(at / 2) * 24,
      class: clear.includes(at) && !(rules === "classic" && at === 3) ? "clear" : "sea",
    }),
  );
  return s(
    "svg",
    { viewBox: "0 0 48 48", class: "pictogram", "aria-hidden": "true" },
    ...cells,
    ...(DRAWN[rules] ?? []),
  );
}
