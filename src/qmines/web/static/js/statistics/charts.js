/** How games went: figures, plots over time, and a table by level. */

import { button, h } from "../dom.js";
import { plot } from "../plots/plot.js";
import { capital, dayOf, levelTitle, percent, timeOf, variantTitle } from "./labels.js";

/**
 * @typedef {{
 *   rules: string, level: string, variant: string, helped: boolean, games: number, wins: number,
 *   win_rate: number, win_rate_95: [number, number], streak: number, best_streak: number,
 *   best_milliseconds: number | null, mean_milliseconds: number | null,
 *   best_bbbv_per_second: number | null, mean_bbbv_per_second: number | null,
 *   mean_efficiency: number | null, help: Record<string, number>,
 * }} Line
 * @typedef {{
 *   start: number, games: number, wins: number, first: number, last: number,
 *   win_rate: number, win_rate_95: [number, number],
 *   best_milliseconds: number | null, mean_milliseconds: number | null,
 *   mean_bbbv_per_second: number | null, mean_efficiency: number | null,
 *   judged: number, mistakes: number, accuracy: number | null, accuracy_95: [number, number],
 *   guessed: number, luck: number | null,
 * }} Bin
 */

/**
 * The plots, and how to close them.
 *
 * @param {Bin[]} bins
 * @param {boolean} one whether all games are of one level, so that times can be compared
 */
export function plots(bins, one) {
  const year = new Date(bins[0].first).getFullYear() !== new Date().getFullYear();
  const labels = bins.map(
    (bin) => `Games ${bin.start.toLocaleString()}–${(bin.start + bin.games - 1).toLocaleString()}, ${days(bin)}`,
  );
  const shared = { labels, whens: bins.map((bin) => dayOf(bin.first, year)) };
  const of = (/** @type {(bin: Bin) => number | null} */ value) => bins.map((bin) => ({ value: value(bin) }));
  const won = bins.some((bin) => bin.wins);
  const made = [
    plot({
      ...shared,
      title: "Win rate",
      what: "The share of games won. The band is where your chance to win lies, with 95\u00a0% confidence.",
      percent: true,
      series: [
        {
          name: "Won",
          points: bins.map((bin) => ({ value: bin.win_rate, low: bin.win_rate_95[0], high: bin.win_rate_95[1] })),
        },
      ],
    }),
    plot({
      ...shared,
      title: "Accuracy and luck",
      percent: true,
      what: "Accuracy: the share of games that no mistake lost. Luck: how likely it was to survive the guesses of a game.",
      series: [
        {
          name: "Accuracy",
          points: bins.map((bin) =>
            bin.accuracy === null
              ? { value: null }
              : { value: bin.accuracy, low: bin.accuracy_95[0], high: bin.accuracy_95[1] },
          ),
        },
        { name: "Luck", points: of((bin) => bin.luck) },
      ],
    }),
    one &&
      won &&
      plot({
        ...shared,
        title: "Time",
        what: "Seconds of games won: the mean, and the best.",
        unit: "s",
        series: [
          { name: "Mean", points: of((bin) => seconds(bin.mean_milliseconds)) },
          { name: "Best", points: of((bin) => seconds(bin.best_milliseconds)) },
        ],
      }),
    won &&
      plot({
        ...shared,
        title: "3BV a second",
        what: "How quickly games were won: the least number of clicks that the board needs, by the time.",
        series: [{ name: "3BV/s", points: of((bin) => bin.mean_bbbv_per_second) }],
      }),
    won &&
      plot({
        ...shared,
        title: "Efficiency",
        what: "How few clicks games were won with: the least number that the board needs without flags, by your clicks.",
        percent: true,
        series: [{ name: "Efficiency", points: of((bin) => bin.mean_efficiency) }],
      }),
  ].filter((each) => each !== false);
  const words = won
    ? "Times are shown for one level: choose it above, or in the table."
    : "Time, speed and efficiency are plotted from the first game won.";
  const note = !(one && won) && h("p", { class: "note" }, words);
  return {
    element: h(
      "div",
      { class: "plots" },
      made.map((each) => each.element),
      note,
    ),
    close: () => {
      for (const each of made) each.close();
    },
  };
}

/** @param {Bin} bin */
function days(bin) {
  const [first, last] = [dayOf(bin.first, true), dayOf(bin.last, true)];
  return first === last ? first : `${first} to ${last}`;
}

/** @param {number | null} milliseconds */
const seconds = (milliseconds) => (milliseconds === null ? null : milliseconds / 1000);

/**
 * What the chosen games come to.
 *
 * @param {Bin[]} bins
 * @param {Line[]} lines
 */
export function figures(bins, lines) {
  const sum = (/** @type {(bin: Bin) => number} */ value) => bins.reduce((total, bin) => total + value(bin), 0);
  const [games, wins, judged, mistakes] = [
    sum((bin) => bin.games),
    sum((bin) => bin.wins),
    sum((bin) => bin.judged),
    sum((bin) => bin.mistakes),
  ];
  const best = (
    /** @type {(line: Line) => number | null} */ value,
    /** @type {(...of: number[]) => number} */ pick,
  ) => {
    const known = lines.map(value).filter((each) => each !== null);
    return known.length ? pick(...known) : null;
  };
  const single = lines.length === 1 ? lines[0] : null;
  const speed = best((line) => line.best_bbbv_per_second, Math.max);
  /** @type {[string, string, string][]} */
  const shown = [
    ["Games", games.toLocaleString(), single ? `${single.streak} won in a row now` : `${lines.length} kinds of games`],
    [
      "Won",
      percent(wins / games),
      single
        ? `${percent(single.win_rate_95[0])} to ${percent(single.win_rate_95[1])} likely`
        : `${wins.toLocaleString()} games`,
    ],
    ["Accuracy", percent(judged ? 1 - mistakes / judged : null), `${mistakes.toLocaleString()} lost by a mistake`],
    [
      "Best time",
      timeOf(single ? single.best_milliseconds : null),
      single ? `${timeOf(single.mean_milliseconds)} on average` : "of one level",
    ],
    [
      "Best 3BV/s",
      speed === null ? "–" : speed.toFixed(2),
      single?.mean_bbbv_per_second ? `${single.mean_bbbv_per_second.toFixed(2)} on average` : "of all",
    ],
    ["Best streak", String(best((line) => line.best_streak, Math.max) ?? "–"), "won in a row"],
  ];
  return h(
    "dl",
    { class: "figures" },
    shown.map(([name, value, note]) => h("div", {}, h("dt", {}, name), h("dd", {}, value, h("small", {}, note)))),
  );
}

/**
 * A row for each level, rules, options, with help and without; choosing one sets the filters.
 *
 * @param {Line[]} lines
 * @param {(line: Line) => void} choose
 */
export function byLevel(lines, choose) {
  const head = ["Level", "Help", "Games", "Won", "Best time", "Mean time", "3BV/s", "Streak"];
  return h(
    "div",
    { class: "log-frame", tabindex: 0, role: "group", "aria-label": "By level" },
    h(
      "table",
      { class: "log levels" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          head.map((name) => h("th", { scope: "col" }, name)),
        ),
      ),
      h(
        "tbody",
        {},
        lines.map((line) =>
          h(
            "tr",
            {},
            h(
              "th",
              { scope: "row" },
              button(levelTitle(line.level), () => choose(line), { class: "link" }),
              h("small", {}, `${capital(line.rules)}, ${variantTitle(line.variant)}`),
            ),
            h("td", {}, line.helped ? "with" : "without"),
            h("td", {}, line.games.toLocaleString()),
            h(
              "td",
              {},
              `${percent(line.win_rate)} `,
              h("small", {}, `${percent(line.win_rate_95[0])}–${percent(line.win_rate_95[1])}`),
            ),
            h("td", {}, timeOf(line.best_milliseconds)),
            h("td", {}, timeOf(line.mean_milliseconds)),
            h("td", {}, line.mean_bbbv_per_second?.toFixed(2) ?? "–"),
            h("td", {}, String(line.best_streak)),
          ),
        ),
      ),
    ),
  );
}
