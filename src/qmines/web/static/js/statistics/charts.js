/** How games went: figures, plots over time, and a table by level. */

import { button, h } from "../dom.js";
import { decimal, t } from "../messages.js";
import { plot } from "../plots/plot.js";
import { dayOf, daysOf, figure, levelTitle, percent, rulesTitle, timeOf, variantTitle } from "./labels.js";
import { table } from "./table.js";

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
  const labels = bins.map((bin) =>
    t("stats-plot-games", { first: bin.start, last: bin.start + bin.games - 1, days: daysOf(bin.first, bin.last) }),
  );
  const shared = { labels, whens: bins.map((bin) => dayOf(bin.first, year)) };
  const of = (/** @type {(bin: Bin) => number | null} */ value) => bins.map((bin) => ({ value: value(bin) }));
  const won = bins.some((bin) => bin.wins);
  const made = [
    plot({
      ...shared,
      title: t("stats-plot-win-rate"),
      what: t("stats-plot-win-rate-about"),
      percent: true,
      series: [
        {
          name: t("stats-won"),
          points: bins.map((bin) => ({ value: bin.win_rate, low: bin.win_rate_95[0], high: bin.win_rate_95[1] })),
        },
      ],
    }),
    plot({
      ...shared,
      title: t("stats-plot-accuracy"),
      percent: true,
      what: t("stats-plot-accuracy-about"),
      series: [
        {
          name: t("stats-accuracy"),
          points: bins.map((bin) =>
            bin.accuracy === null
              ? { value: null }
              : { value: bin.accuracy, low: bin.accuracy_95[0], high: bin.accuracy_95[1] },
          ),
        },
        { name: t("stats-plot-luck"), points: of((bin) => bin.luck) },
      ],
    }),
    one &&
      won &&
      plot({
        ...shared,
        title: t("stats-plot-time"),
        what: t("stats-plot-time-about"),
        seconds: true,
        series: [
          { name: t("stats-plot-mean"), points: of((bin) => seconds(bin.mean_milliseconds)) },
          { name: t("stats-plot-best"), points: of((bin) => seconds(bin.best_milliseconds)) },
        ],
      }),
    won &&
      plot({
        ...shared,
        title: t("stats-plot-speed"),
        what: t("stats-plot-speed-about"),
        series: [{ name: t("stats-speed"), points: of((bin) => bin.mean_bbbv_per_second) }],
      }),
    won &&
      plot({
        ...shared,
        title: t("stats-plot-efficiency"),
        what: t("stats-plot-efficiency-about"),
        percent: true,
        series: [{ name: t("stats-plot-efficiency"), points: of((bin) => bin.mean_efficiency) }],
      }),
  ].filter((each) => each !== false);
  const words = won ? t("stats-plot-one-level") : t("stats-plot-first-win");
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
    const own = lines.filter(({ helped }) => !helped); // the solver is quicker than its player
    const known = (own.length ? own : lines).map(value).filter((each) => each !== null);
    return known.length ? pick(...known) : null;
  };
  const single = lines.length === 1 ? lines[0] : null;
  const speed = best((line) => line.best_bbbv_per_second, Math.max);
  const streak = best((line) => line.best_streak, Math.max);
  /** @type {[string, string, string][]} */
  const shown = [
    [
      t("stats-games"),
      decimal(games),
      single ? t("stats-games-streak", { count: single.streak }) : t("stats-games-kinds", { count: lines.length }),
    ],
    [
      t("stats-won"),
      percent(wins / games),
      single
        ? t("stats-won-likely", { low: single.win_rate_95[0], high: single.win_rate_95[1] })
        : t("stats-won-games", { count: wins }),
    ],
    [
      t("stats-accuracy"),
      percent(judged ? 1 - mistakes / judged : null),
      t("stats-accuracy-mistakes", { count: mistakes }),
    ],
    [
      t("stats-best-time"),
      timeOf(single ? single.best_milliseconds : null),
      !single
        ? t("stats-best-time-level")
        : single.mean_milliseconds === null
          ? t("stats-no-wins")
          : t("stats-average", { value: timeOf(single.mean_milliseconds) }),
    ],
    [
      t("stats-best-speed"),
      figure(speed),
      single?.mean_bbbv_per_second
        ? t("stats-average", { value: figure(single.mean_bbbv_per_second) })
        : t("stats-best-speed-all"),
    ],
    [t("stats-best-streak"), streak === null ? t("value-none") : decimal(streak), t("stats-best-streak-note")],
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
  const head = [
    "stats-level",
    "stats-by-level-help",
    "stats-games",
    "stats-won",
    "stats-best-time",
    "stats-mean-time",
    "stats-speed",
    "stats-streak",
  ];
  const rows = lines.map((line) => [
    [
      button(levelTitle(line.level), () => choose(line), { class: "link" }),
      h("small", {}, t("stats-by-level-rules", { rules: rulesTitle(line.rules), options: variantTitle(line.variant) })),
    ],
    line.helped ? t("stats-by-level-with") : t("stats-by-level-without"),
    decimal(line.games),
    [
      `${percent(line.win_rate)} `,
      h("small", {}, t("stats-by-level-range", { low: line.win_rate_95[0], high: line.win_rate_95[1] })),
    ],
    timeOf(line.best_milliseconds),
    timeOf(line.mean_milliseconds),
    figure(line.mean_bbbv_per_second),
    decimal(line.best_streak),
  ]);
  return table(t("stats-by-level"), head, rows, "by-level");
}
