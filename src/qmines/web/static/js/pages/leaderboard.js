/** Leaderboards: one row per player, and your own rank even if it is further down. */

import { get, rules, wordsOf } from "../api.js";
import { addressOf } from "../base-path.js";
import { button, check, choice, field, h, sign } from "../dom.js";
import { rich, say, t } from "../messages.js";
import { remember } from "../game/setup.js";
import { paceMark } from "../live/pace.js";
import { dayOf, exactTime, figure, levelTitle, percent, variantTitle } from "../statistics/labels.js";

/**
 * @typedef {{
 *   rank: number, player: string | null, you: boolean, listed: boolean, value: number, wins: number, game: string,
 *   milliseconds: number, bbbv_per_second: number | null, efficiency: number | null, finished: number,
 *   verified: boolean, pace: import("../live/pace.js").Pace,
 * }} Place
 * @typedef {{players: number, rows: Place[], you: (Place & {shown: boolean}) | null}} Found
 * @typedef {{rules: string, level: string, variant: string, kind: string, by: string, period: string, verified: string}} Wanted
 */

const USUAL = /** @type {Wanted} */ ({
  rules: "classic",
  level: "expert",
  variant: "",
  kind: "solo",
  by: "time",
  period: "all",
  verified: "1",
});
const SIZE = "size";
const ORDERS = /** @type {[string, string][]} */ ([
  ["time", "best-by-time"],
  ["speed", "best-by-speed"],
  ["efficiency", "best-by-efficiency"],
  ["streak", "best-by-streak"],
]);
const PERIODS = /** @type {[string, string][]} */ ([
  ["day", "best-when-day"],
  ["week", "best-when-week"],
  ["month", "best-when-month"],
  ["all", "best-when-all"],
]);
const KINDS = ["solo", "daily", "race", "assisted"];

/** @param {HTMLElement} main */
export function show(main) {
  const asked = new URLSearchParams(location.search);
  const wanted = { ...USUAL };
  for (const name of /** @type {(keyof Wanted)[]} */ (Object.keys(USUAL)))
    wanted[name] = asked.get(name) ?? USUAL[name];
  const form = h("form", { class: "filters", "aria-label": t("best-filters") });
  const list = h("div", { "aria-live": "polite", "aria-busy": "true" });
  form.addEventListener("submit", (event) => event.preventDefault());
  let turn = 0;

  const fill = async () => {
    turn += 1;
    const mine = turn;
    list.setAttribute("aria-busy", "true");
    try {
      const found = await get(`/leaderboard?${new URLSearchParams(wanted)}`);
      if (mine === turn) list.replaceChildren(...table(found, wanted));
    } catch (error) {
      if (mine === turn) list.replaceChildren(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    }
    if (mine === turn) list.setAttribute("aria-busy", "false");
  };
  const change = (/** @type {Partial<Wanted>} */ changes) => {
    Object.assign(wanted, changes);
    const kept = new URLSearchParams(
      Object.entries(wanted).filter(([name, value]) => value !== USUAL[/** @type {keyof Wanted} */ (name)]),
    );
    history.replaceState(null, "", addressOf(kept.size ? `/leaderboard?${kept}` : "/leaderboard"));
    verified.hidden = wanted.kind !== "solo";
    void fill();
  };
  const verified = check(t("best-verified-only"), wanted.verified === "1", (on) =>
    change({ verified: on ? "1" : "0" }),
  );
  verified.hidden = wanted.kind !== "solo";
  const refill = async () => {
    const known = (await rules()).rules.filter((each) => each.position !== "open");
    form.replaceChildren(...board(known, wanted, change, refill), kinds(wanted, change), verified);
  };
  main.append(
    h("h1", {}, t("page-leaderboard")),
    form,
    h(
      "div",
      { class: "best-bar" },
      tabs(t("best-by"), ORDERS, wanted.by, (by) => change({ by })),
      tabs(t("best-when"), PERIODS, wanted.period, (period) => change({ period })),
    ),
    list,
    h(
      "section",
      { class: "sheet fairness" },
      h("h2", {}, badge(), t("best-fair-title")),
      h("p", {}, rich("best-fair-about", { command: h("code", {}, "qmines verify") })),
    ),
  );
  void refill().catch((error) => {
    form.append(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
  });
  void fill();
  return () => {
    turn += 1;
  };
}

/**
 * What is played: rules, level and options.
 *
 * @param {import("../types.js").Rule[]} known
 * @param {Wanted} wanted
 * @param {(changes: Partial<Wanted>) => void} change
 * @param {() => Promise<void>} refill
 */
function board(known, wanted, change, refill) {
  const rule = known.find((each) => each.name === wanted.rules) ?? known[0];
  const named = rule.levels.some((level) => level.name === wanted.level);
  const size = h("input", {
    value: named ? "" : wanted.level,
    placeholder: "20x20x60",
    pattern: "\\d+x\\d+x\\d+",
    spellcheck: "false",
    maxlength: 20,
  });
  size.addEventListener("change", () => size.value && size.checkValidity() && change({ level: size.value }));
  const sized = field(t("best-size"), size);
  sized.hidden = named;
  const variants = ["", ...(rule.no_guess ? ["no_guess"] : [])];
  if (!variants.includes(wanted.variant)) variants.push(wanted.variant);
  return [
    choice(
      t("best-rules"),
      known.map((each) => [each.name, say(each.title)]),
      rule.name,
      (name) => {
        const next = known.find((each) => each.name === name) ?? rule;
        const keep = next.levels.some((level) => level.name === wanted.level);
        change({ rules: name, variant: "", ...(!keep && { level: next.level }) });
        void refill();
      },
    ),
    choice(
      t("best-level"),
      [
        ...rule.levels.map((level) => /** @type {[string, string]} */ ([level.name, levelTitle(level.name)])),
        [SIZE, t("best-level-custom")],
      ],
      named ? wanted.level : SIZE,
      (level) => {
        sized.hidden = level !== SIZE;
        if (level === SIZE) size.focus();
        else change({ level });
      },
    ),
    sized,
    choice(
      t("best-options"),
      variants.map((variant) => [variant, variantTitle(variant)]),
      wanted.variant,
      (variant) => change({ variant }),
    ),
  ];
}

/**
 * @param {Wanted} wanted
 * @param {(changes: Partial<Wanted>) => void} change
 */
function kinds(wanted, change) {
  return choice(
    t("best-kind"),
    KINDS.map((kind) => [kind, t(`best-kind-${kind}`)]),
    wanted.kind,
    (kind) => change({ kind }),
  );
}

/**
 * A row of buttons of which one is chosen.
 *
 * @param {string} label
 * @param {[string, string][]} choices values and the keys of their titles
 * @param {string} chosen
 * @param {(value: string) => void} changed
 */
function tabs(label, choices, chosen, changed) {
  const all = choices.map(([value, key]) =>
    button(
      t(key),
      () => {
        for (const [at, tab] of all.entries()) tab.setAttribute("aria-pressed", String(choices[at][0] === value));
        changed(value);
      },
      { class: "tab", "aria-pressed": String(value === chosen) },
    ),
  );
  return h("div", { class: "tabs", role: "group", "aria-label": label }, all);
}

/** Where a player's profile is. @param {string} name */
const playerPath = (name) => `/player/${encodeURIComponent(name)}`;

/** The sign of a game that was verified. */
function badge() {
  return h("span", { class: "seal", title: t("best-fair-title") }, sign("shield"));
}

/**
 * @param {Found} found
 * @param {Wanted} wanted
 */
function table({ players, rows, you }, wanted) {
  if (!rows.length && !you) {
    const play = h("a", { href: "/" }, t("best-none-play"));
    play.addEventListener("click", () => remember(wanted.rules, wanted.level, optionsOf(wanted.variant)));
    return [h("p", { class: "none" }, rich("best-none", { play }))];
  }
  const streaks = wanted.by === "streak";
  const head = ["best-player", ...(streaks ? ["best-streak", "best-wins"] : ["best-time", "best-speed"])];
  head.push(...(streaks ? [] : ["best-efficiency"]), "best-date", "best-fair");
  const cells = (/** @type {Place} */ place) => line(place, wanted);
  return [
    h(
      "table",
      { class: `log best by-${wanted.by}` },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("td", {}),
          head.map((key) => h("th", { scope: "col" }, t(key))),
        ),
      ),
      h("tbody", {}, rows.map(cells)),
      you && !you.shown && h("tfoot", {}, cells(you)),
    ),
    h("p", { class: "note" }, t("best-players", { count: players })),
  ];
}

/** The options of a variant, such as "first=anything no_guess". @param {string} variant */
const optionsOf = (variant) =>
  Object.fromEntries(
    variant
      .split(" ")
      .filter(Boolean)
      .map((option) => option.split("="))
      .map(([name, value]) => [name, value ?? true]),
  );

/**
 * @param {Place} place
 * @param {Wanted} wanted
 */
function line(place, { by }) {
  const link = (/** @type {string} */ words) => h("a", { href: `/replay/${place.game}` }, words);
  const seconds = exactTime(place.milliseconds);
  const figures =
    by === "streak"
      ? [link(String(place.value)), String(place.wins)]
      : [by === "time" ? link(seconds) : seconds, figure(place.bbbv_per_second), percent(place.efficiency)];
  if (by === "speed") figures[1] = link(figure(place.bbbv_per_second));
  if (by === "efficiency") figures[2] = link(percent(place.efficiency));
  return h(
    "tr",
    { class: place.you ? "you" : "" },
    h("td", {}, String(place.rank)),
    h(
      "th",
      { scope: "row" },
      place.player ? h("a", { href: playerPath(place.player) }, place.player) : t("best-you"),
      place.you && place.player && h("small", {}, t("best-you")),
      place.you && !place.listed && h("small", {}, t(place.player ? "best-unlisted" : "best-guest")),
    ),
    figures.map((value) => h("td", {}, value)),
    h("td", {}, dayOf(place.finished, true)),
    h(
      "td",
      {},
      place.verified ? h("span", { class: "fair" }, badge(), t("best-verified")) : t("value-none"),
      paceMark(place.pace),
    ),
  );
}
