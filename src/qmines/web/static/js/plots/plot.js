/**
 * A plot over time, drawn as SVG for the width that it has: lines, the intervals around them, and
 * the same figures as a table.
 */

import { h, s } from "../dom.js";
import { decimal, share, t, units } from "../messages.js";
import { places, roof, ticks } from "./scale.js";

/**
 * @typedef {{value: number | null, low?: number, high?: number}} Point
 * @typedef {{name: string, points: Point[], dashed?: boolean}} Series
 * @typedef {{
 *   title: string, what: string, series: Series[],
 *   labels: string[], whens: string[],
 *   percent?: boolean, seconds?: boolean,
 * }} Plotted  `labels` name the points in full, `whens` in short below the axis
 */

const HEIGHT = 190;
const EDGE = { left: 46, right: 12, top: 10, bottom: 26 };
let plots = 0;

/**
 * @param {Plotted} plotted
 * @returns {{element: HTMLElement, close: () => void}}
 */
export function plot(plotted) {
  plots += 1;
  const id = `plot-${plots}`;
  const place = h("div", { class: "plot" });
  const readout = h("p", { class: "readout", "aria-hidden": "true" });
  const element = h(
    "figure",
    { class: "plotted" },
    h("figcaption", {}, h("h2", {}, plotted.title), legend(plotted)),
    place,
    readout,
    h("details", {}, h("summary", {}, t("stats-plot-table")), table(plotted)),
  );
  let width = 0;
  const draw = () => {
    const room = Math.round(place.clientWidth);
    if (!room || room === width) return;
    width = room;
    place.replaceChildren(
      drawing(plotted, width, id, (at) => {
        readout.textContent = at === null ? "\u00a0" : told(plotted, at);
      }),
    );
  };
  readout.textContent = "\u00a0";
  const watch = new ResizeObserver(draw);
  watch.observe(place);
  return { element, close: () => watch.disconnect() };
}

/** @param {Plotted} plotted */
function legend({ series, what }) {
  if (series.length < 2) return h("p", { class: "note" }, what);
  return h(
    "p",
    { class: "note legend" },
    series.map((each, at) => h("span", {}, sample(at), each.name)),
    h("span", {}, what),
  );
}

/** @param {number} at */
function sample(at) {
  return s(
    "svg",
    { viewBox: "0 0 28 10", width: 28, height: 10, "aria-hidden": "true" },
    s("line", { x1: 1, x2: 27, y1: 5, y2: 5, class: `line line-${at}` }),
  );
}

/**
 * What a point tells, in words.
 *
 * @param {Plotted} plotted
 * @param {number} at
 */
function told(plotted, at) {
  const parts = plotted.series.map(({ name, points }) => {
    const words = spelt(plotted, points[at]);
    return plotted.series.length > 1 ? t("stats-plot-value", { name, value: words }) : words;
  });
  return t("stats-plot-point", { games: plotted.labels[at], values: units(parts) });
}

/**
 * @param {Plotted} plotted
 * @param {Point} point
 */
function spelt({ percent, seconds }, { value, low, high }) {
  if (value === null) return t("value-none");
  const one = (/** @type {number} */ number) => {
    if (percent) return share(number);
    const figures = decimal(number, number < 10 ? 2 : 1);
    return seconds ? t("time-seconds", { seconds: figures }) : figures;
  };
  if (low === undefined || high === undefined) return one(value);
  return t("stats-plot-interval", { value: one(value), low: one(low), high: one(high) });
}

/** @param {Plotted} plotted */
function table(plotted) {
  return h(
    "div",
    {
      class: "log-frame",
      tabindex: 0,
      role: "group",
      "aria-label": t("stats-plot-table-name", { title: plotted.title }),
    },
    h(
      "table",
      { class: "log" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, t("stats-games")),
          plotted.series.map(({ name }) => h("th", { scope: "col" }, name)),
        ),
      ),
      h(
        "tbody",
        {},
        plotted.labels.map((label, at) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, label),
            plotted.series.map(({ points }) => h("td", {}, spelt(plotted, points[at]))),
          ),
        ),
      ),
    ),
  );
}

/**
 * @param {Plotted} plotted
 * @param {number} width
 * @param {string} id
 * @param {(at: number | null) => void} pointed
 */
function drawing(plotted, width, id, pointed) {
  const { series, whens } = plotted;
  const values = series.flatMap(({ points }) => points.flatMap((each) => [each.value ?? 0, each.high ?? 0]));
  const high = plotted.percent ? Math.max(1, roof(values)) : roof(values);
  const steps = ticks(0, high, 5);
  const count = whens.length;
  const [inner, tall] = [width - EDGE.left - EDGE.right, HEIGHT - EDGE.top - EDGE.bottom];
  const x = (/** @type {number} */ at) => EDGE.left + (count > 1 ? (inner * (at + 0.5)) / count : inner / 2);
  const y = (/** @type {number} */ value) => EDGE.top + tall * (1 - value / high);
  const children = [
    s("title", { id: `${id}-title` }, document.createTextNode(plotted.title)),
    s("desc", { id: `${id}-desc` }, document.createTextNode(described(plotted))),
    ...steps.flatMap((step) => [
      s("line", { class: step ? "grid" : "axis", x1: EDGE.left, x2: width - EDGE.right, y1: y(step), y2: y(step) }),
      text(
        EDGE.left - 6,
        y(step) + 4,
        plotted.percent ? share(step) : decimal(step, places(steps[1] - steps[0])),
        "end",
      ),
    ]),
    ...dates(whens, x, width),
    ...series.flatMap((each, at) => lines(each, at, x, y)),
  ];
  const cross = s("line", { class: "cross", y1: EDGE.top, y2: HEIGHT - EDGE.bottom, visibility: "hidden" });
  const made = s(
    "svg",
    {
      viewBox: `0 0 ${width} ${HEIGHT}`,
      width,
      height: HEIGHT,
      role: "img",
      "aria-labelledby": `${id}-title ${id}-desc`,
    },
    ...children,
    cross,
  );
  made.addEventListener("pointermove", (event) => {
    const along = /** @type {PointerEvent} */ (event).clientX - made.getBoundingClientRect().left - EDGE.left;
    const at = Math.min(count - 1, Math.max(0, Math.floor((along / inner) * count)));
    for (const name of ["x1", "x2"]) cross.setAttribute(name, String(x(at)));
    cross.setAttribute("visibility", "visible");
    pointed(at);
  });
  made.addEventListener("pointerleave", () => {
    cross.setAttribute("visibility", "hidden");
    pointed(null);
  });
  return made;
}

/** @param {Plotted} plotted */
function described(plotted) {
  const last = plotted.labels.length - 1;
  const args = { about: plotted.what, first: told(plotted, 0), last: told(plotted, last) };
  return last > 0 ? t("stats-plot-described-from", args) : t("stats-plot-described", args);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @param {"start" | "middle" | "end"} anchor
 */
function text(x, y, words, anchor) {
  return s("text", { x, y, "text-anchor": anchor }, document.createTextNode(words));
}

/**
 * As many dates below the axis as there is room for.
 *
 * @param {string[]} whens
 * @param {(at: number) => number} x
 * @param {number} width
 */
function dates(whens, x, width) {
  const most = Math.max(2, Math.floor((width - EDGE.left) / 110));
  const step = Math.max(1, Math.ceil(whens.length / most));
  const found = [];
  for (let at = 0; at < whens.length; at += step) {
    const anchor = whens.length > 1 && at === 0 ? "start" : x(at) > width - 50 ? "end" : "middle";
    const here = anchor === "start" ? EDGE.left : anchor === "end" ? width - EDGE.right : x(at);
    found.push(text(here, HEIGHT - 6, whens[at], anchor));
  }
  return found;
}

/**
 * A line with the interval around it, broken where nothing is known.
 *
 * @param {Series} series
 * @param {number} number
 * @param {(at: number) => number} x
 * @param {(value: number) => number} y
 */
function lines({ points }, number, x, y) {
  const found = [];
  /** @type {number[][]} */
  const runs = [];
  points.forEach(({ value }, at) => {
    if (value === null) return;
    const run = runs.at(-1);
    if (run && run.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  });
  const way = (/** @type {number[]} */ ats, /** @type {(point: Point) => number} */ of) =>
    ats.map((at) => `${x(at).toFixed(1)} ${y(of(points[at])).toFixed(1)}`).join("L");
  for (const run of runs) {
    if (points[run[0]].low !== undefined) {
      const upper = way(run, (point) => point.high ?? 0);
      const lower = way([...run].reverse(), (point) => point.low ?? 0);
      found.push(
        run.length > 1
          ? s("path", { class: `band band-${number}`, d: `M${upper}L${lower}Z` })
          : s("path", { class: `whisker line-${number}`, d: `M${upper}L${lower}` }),
      );
    }
    if (run.length > 1)
      found.push(s("path", { class: `line line-${number}`, d: `M${way(run, (point) => point.value ?? 0)}` }));
  }
  for (const at of runs.flat()) {
    found.push(
      s("circle", {
        class: `dot dot-${number}`,
        cx: x(at).toFixed(1),
        cy: y(points[at].value ?? 0).toFixed(1),
        r: points.length > 40 ? 2 : 3,
      }),
    );
  }
  return found;
}
