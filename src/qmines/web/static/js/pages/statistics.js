/** The log: what was played, and how it went. */

import { get, wordsOf } from "../api.js";
import { h, setBusy } from "../dom.js";
import { t } from "../messages.js";
import { byLevel, figures, plots } from "../statistics/charts.js";
import { Filters } from "../statistics/filters.js";
import { Games } from "../statistics/game-list.js";

/** @param {HTMLElement} main */
export function show(main) {
  const shown = h("div", { class: "log-shown" });
  const totals = h("div");
  let close = () => {};
  let asked = 0;
  /** @type {import("../statistics/charts.js").Line[]} */
  let all = [];
  const filters = new Filters(() => void refill());
  const games = new Games(filters);

  const draw = async () => {
    asked += 1;
    const turn = asked;
    setBusy(shown, true);
    const [{ lines }, { bins }] = await Promise.all([
      get(`/stats${filters.query()}`),
      get(`/progress${filters.query()}`),
    ]);
    if (turn !== asked) return;
    close();
    close = () => {};
    if (bins.length) {
      const drawn = plots(bins, filters.level);
      close = drawn.close;
      shown.replaceChildren(figures(bins, lines), drawn.element);
    } else {
      shown.replaceChildren(h("p", { class: "note" }, all.length ? t("stats-none-filtered") : t("stats-none")));
    }
    setBusy(shown, false);
  };
  const refill = async () => {
    filters.fill(all);
    totals.replaceChildren(
      all.length
        ? h(
            "section",
            { "aria-label": t("stats-by-level") },
            h("h2", {}, t("stats-by-level")),
            byLevel(all, (line) => {
              filters.set({
                rules: line.rules,
                level: line.level,
                variant: line.variant,
                aid: line.helped ? "any" : "none",
              });
              main.querySelector("h1")?.scrollIntoView();
            }),
          )
        : "",
    );
    await Promise.all([draw(), games.fill()]).catch((error) => {
      shown.replaceChildren(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    });
  };
  main.append(
    h(
      "div",
      { class: "row between" },
      h("h1", {}, t("page-statistics")),
      h("a", { class: "button", href: "/leaderboard" }, t("stats-leaderboard")),
    ),
    filters.element,
    shown,
    totals,
    games.element,
  );
  void get("/stats")
    .then((found) => {
      all = found.lines;
    })
    .catch(() => {})
    .then(refill);
  return () => {
    asked += 1;
    close();
  };
}
