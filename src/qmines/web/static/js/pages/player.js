/** A player's profile: personal bests, progress, favourite games and achievements. */

import { Refusal, get, post, remove, showIn, wordsOf } from "../api.js";
import { button, h, notice, setTitle, sign } from "../dom.js";
import { ratingText } from "../live/rating.js";
import { date, decimal, t } from "../messages.js";
import { playerActions } from "../parts/player-actions.js";
import { showRaces } from "../parts/race-history.js";
import { plots } from "../statistics/charts.js";
import {
  dayOf,
  figure,
  gameTitle,
  levelTitle,
  percent,
  rulesTitle,
  timeOf,
  variantTitle,
} from "../statistics/labels.js";
import { ratingChart } from "../statistics/rating-chart.js";
import { table } from "../statistics/table.js";

/**
 * @typedef {import("../statistics/charts.js").Line} Line
 * @typedef {import("../types.js").Summary} Summary
 * @typedef {{name: string, earned: number | null, game: string | null}} Achievement
 * @typedef {{
 *   name: string, created: number, you: boolean, hidden: boolean, lines: Line[],
 *   favourites: Summary[], achievements: Achievement[],
 * }} Profile
 * @typedef {import("../types.js").Rating & {history: import("../statistics/rating-chart.js").Rated[]}} RatingDocument
 */

const RECENT = 8;

/**
 * @param {HTMLElement} main
 * @param {string} part the player's name
 */
export function show(main, part) {
  const path = `/players/${part}`;
  let shown = true;
  let close = () => {};
  /** @type {(() => void)[]} */
  const closing = [];
  const charts = h("div", { class: "log-shown" });
  const races = h("section", { class: "profile-part" });

  const draw = async (/** @type {Line} */ { rules, level, variant }, reveal = false) => {
    const query = new URLSearchParams({ rules, level, variant });
    const { bins } = await get(`${path}/progress?${query}`);
    if (!shown) return;
    close();
    // Games that were brought by a guest are among the best ones, but not in the plots.
    const drawn = bins.length ? plots(bins, true) : { element: h("p", {}, t("profile-empty")), close: () => {} };
    close = drawn.close;
    charts.replaceChildren(h("h3", {}, boardTitle({ rules, level, variant })), drawn.element);
    if (reveal) charts.scrollIntoView({ block: "nearest" }); // it is below the table where it was asked for
  };
  const fill = async () => {
    /** @type {[Profile, Record<string, RatingDocument | null>]} */
    const [profile, rated] = await Promise.all([get(path), get(`${path}/ratings`)]);
    if (!shown) return;
    setTitle(profile.name);
    for (const end of closing.splice(0)) end();
    main.replaceChildren(...page(profile, ratings(rated, closing), races, charts, draw, fill));
    void showRaces(races, path).catch(() => {});
    if (profile.lines.length) await draw(profile.lines[0]);
  };
  void fill().catch((error) => {
    if (!shown) return;
    const missing = error instanceof Refusal && error.status === 404;
    const title = t(missing ? "profile-missing" : "page-player");
    const words = missing ? t("profile-missing-about") : wordsOf(error);
    const back = h("a", { class: "button", href: "/leaderboard" }, t("page-leaderboard"));
    main.replaceChildren(notice(title, words, back));
  });
  return () => {
    shown = false;
    close();
    for (const end of closing) end();
  };
}

/**
 * @param {Profile} profile
 * @param {HTMLElement | null} rated
 * @param {HTMLElement} races
 * @param {HTMLElement} charts
 * @param {(line: Line, reveal?: boolean) => Promise<void>} draw
 * @param {() => Promise<void>} again
 */
function page(profile, rated, races, charts, draw, again) {
  const { lines, you } = profile;
  const since = date(profile.created, { month: "long", year: "numeric" });
  return [
    h(
      "div",
      { class: "row between" },
      h("div", {}, h("h1", {}, profile.name), h("p", { class: "note" }, t("profile-since", { date: since }))),
      you ? h("a", { class: "button", href: "/account" }, t("page-account")) : playerActions(profile.name),
    ),
    profile.hidden && h("p", { class: "sheet note" }, t("profile-hidden")),
    lines.length ? totals(lines) : h("p", {}, t(you ? "profile-empty-you" : "profile-empty")),
    lines.length > 0 && section("profile-bests", bests(lines, draw)),
    rated && section("profile-ratings", rated),
    races,
    section("profile-achievements", achievements(profile.achievements)),
    (profile.favourites.length > 0 || you) && section("profile-favourites", favourites(profile, again)),
    lines.length > 0 && section("profile-progress", charts),
  ].filter((part) => part !== false && part !== null);
}

/**
 * @param {string} key of the heading
 * @param {...Node} parts
 */
const section = (key, ...parts) => h("section", { class: "profile-part" }, h("h2", {}, t(key)), ...parts);

/** @param {{rules: string, level: string, variant: string}} board */
function boardTitle({ rules, level, variant }) {
  const options = variantTitle(variant);
  return variant
    ? t("profile-board-options", { board: gameTitle({ rules, level }), options })
    : gameTitle({ rules, level });
}

/** @param {Line[]} lines */
function totals(lines) {
  const sum = (/** @type {"games" | "wins"} */ what) => lines.reduce((total, line) => total + line[what], 0);
  const streak = Math.max(...lines.map((line) => line.best_streak));
  /** @type {[string, string][]} */
  const all = [
    ["profile-games", decimal(sum("games"))],
    ["profile-wins", decimal(sum("wins"))],
    ["profile-win-rate", percent(sum("wins") / Math.max(1, sum("games")))],
    ["profile-streak", decimal(streak)],
  ];
  return h(
    "dl",
    { class: "figures" },
    all.map(([key, value]) => h("div", {}, h("dt", {}, t(key)), h("dd", {}, value))),
  );
}

/**
 * The ratings with their charts; null if there is none yet.
 *
 * @param {Record<string, RatingDocument | null>} found by kind
 * @param {(() => void)[]} closing
 */
function ratings(found, closing) {
  const all = Object.entries(found).flatMap(([kind, rating]) => {
    if (!rating) return [];
    const title = t(`profile-rating-${kind}`, { rating: ratingText(rating) });
    if (rating.history.length < 2) return [h("p", {}, title)];
    const drawn = ratingChart(rating.history, title, t("profile-rating-about"));
    closing.push(drawn.close);
    return [drawn.element];
  });
  return all.length ? h("div", { class: "plots" }, all) : null;
}

/** @param {Achievement[]} all */
function achievements(all) {
  return h(
    "ul",
    { class: "achievements" },
    all.map(({ name, earned, game }) =>
      h(
        "li",
        { class: earned === null ? "" : "earned" },
        sign(earned === null ? "mine" : "flag"),
        h(
          "div",
          {},
          h("strong", {}, t(`achievement-${name}`)),
          h("span", { class: "note" }, t(`achievement-${name}-about`)),
          earned === null
            ? h("small", {}, t("profile-not-yet"))
            : game
              ? h("a", { href: `/replay/${game}` }, dayOf(earned, true))
              : h("small", {}, dayOf(earned, true)),
        ),
      ),
    ),
  );
}

/**
 * @param {Profile} profile
 * @param {() => Promise<void>} again
 */
function favourites({ favourites: shown, you }, again) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const more = h("div");
  const act = (/** @type {() => Promise<unknown>} */ change) => change().then(again).catch(showIn(trouble));
  if (you) {
    void get(`/games?outcome=won&limit=${RECENT}`)
      .then(({ games }) => {
        const known = new Set(shown.map((game) => game.id));
        const left = games.filter((/** @type {Summary} */ game) => !known.has(game.id));
        if (!left.length) return;
        const add = (/** @type {Summary} */ game) =>
          button(t("profile-add"), () => void act(() => post("/favourites", { game: game.id })));
        more.replaceChildren(h("details", {}, h("summary", {}, t("profile-add-title")), cards(left, add)));
      })
      .catch(() => {});
  }
  const drop = (/** @type {Summary} */ game) =>
    button(t("profile-remove"), () => void act(() => remove(`/favourites/${game.id}`)));
  return h(
    "div",
    {},
    shown.length > 0 ? cards(shown, you ? drop : null) : h("p", { class: "note" }, t("profile-favourites-none")),
    trouble,
    more,
  );
}

/**
 * @param {Summary[]} games
 * @param {((game: Summary) => HTMLElement) | null} act
 */
function cards(games, act) {
  return h(
    "ul",
    { class: "favourites" },
    games.map((game) =>
      h(
        "li",
        {},
        h("strong", {}, gameTitle(game)),
        h("span", {}, t(`profile-${game.outcome}`, { time: timeOf(game.milliseconds) })),
        h("small", {}, dayOf(game.finished ?? game.touched, true)),
        h(
          "span",
          { class: "row" },
          h("a", { class: "button", href: `/replay/${game.id}` }, t("profile-replay")),
          act?.(game),
        ),
      ),
    ),
  );
}

/**
 * @param {Line[]} lines
 * @param {(line: Line, reveal?: boolean) => Promise<void>} draw
 */
function bests(lines, draw) {
  const head = ["profile-board", "profile-best-time", "profile-best-speed", "profile-streak", "profile-win-rate"];
  const rows = lines.map((line) => [
    [
      button(levelTitle(line.level), () => void draw(line, true).catch(() => {}), { class: "link" }),
      h("small", {}, rulesTitle(line.rules), line.variant && ` · ${variantTitle(line.variant)}`),
    ],
    timeOf(line.best_milliseconds),
    figure(line.best_bbbv_per_second),
    decimal(line.best_streak),
    [percent(line.win_rate), " ", h("small", {}, t("profile-of-games", { count: line.games }))],
  ]);
  return table(t("profile-bests"), head, rows);
}
