/** The leaderboard: by rules, level, options and help, with a badge for what the server verified. */

import { get, rules, wordsOf } from "../api.js";
import { addressOf } from "../base-path.js";
import { check, choice, field, h, sign } from "../dom.js";
import { rich, say, t } from "../messages.js";
import {
  aidTitle,
  dayOf,
  exactTime,
  figure,
  helpTitle,
  levelTitle,
  percent,
  variantTitle,
} from "../statistics/labels.js";

/**
 * @typedef {import("../types.js").Summary & {player: string | null, ranked: boolean, verified: boolean,
 *   pace: "fast" | "regular" | null}} Listed
 * @typedef {{rules: string, level: string, variant: string, aid: string, by: string, days: string, verified: string}} Wanted
 */

const USUAL = /** @type {Wanted} */ ({
  rules: "classic",
  level: "expert",
  variant: "",
  aid: "none",
  by: "time",
  days: "",
  verified: "",
});
const SIZE = "size";
const PACES = { fast: "best-pace-fast", regular: "best-pace-regular" };
const ORDERS = /** @type {[string, string][]} */ ([
  ["time", "best-by-time"],
  ["speed", "best-by-speed"],
  ["efficiency", "best-by-efficiency"],
]);
const HELPS = ["hint", "overlay", "undo", "seed"];
const SPANS = /** @type {[string, string][]} */ ([
  ["", "best-when-all"],
  ["1", "best-when-day"],
  ["7", "best-when-week"],
  ["30", "best-when-month"],
]);

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
    const query = new URLSearchParams({ ...wanted, limit: "50" });
    for (const name of ["days", "verified"]) if (!query.get(name)) query.delete(name);
    try {
      const { games } = await get(`/best?${query}`);
      if (mine === turn) list.replaceChildren(table(games, wanted));
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
    history.replaceState(null, "", addressOf(kept.size ? `/best?${kept}` : "/best"));
    void fill();
  };
  const refill = async () => {
    const known = (await rules()).rules.filter((each) => each.position !== "open");
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
    form.replaceChildren(
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
        [
          ["", variantTitle("")],
          ...(rule.no_guess ? [/** @type {[string, string]} */ (["no_guess", variantTitle("no_guess")])] : []),
          ...(wanted.variant && wanted.variant !== "no_guess"
            ? [/** @type {[string, string]} */ ([wanted.variant, variantTitle(wanted.variant)])]
            : []),
        ],
        wanted.variant,
        (variant) => change({ variant }),
      ),
      choice(
        t("best-help"),
        [
          ["none", t("best-help-none")],
          ["any", t("best-help-any")],
          .../** @type {[string, string][]} */ (HELPS.map((kind) => [kind, helpTitle(kind)])),
        ],
        wanted.aid,
        (aid) => change({ aid }),
      ),
      choice(t("best-by"), titled(ORDERS), wanted.by, (by) => change({ by })),
      choice(t("best-when"), titled(SPANS), wanted.days, (days) => change({ days })),
      check(t("best-verified-only"), wanted.verified === "1", (on) => change({ verified: on ? "1" : "" })),
    );
  };
  main.append(
    h("h1", {}, t("page-leaderboard")),
    form,
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
 * Values with their titles, to choose from.
 *
 * @param {[string, string][]} choices values and the keys of their titles
 * @returns {[string, string][]}
 */
const titled = (choices) => choices.map(([value, key]) => [value, t(key)]);

/** The sign of a game that was verified. */
function badge() {
  return h("span", { class: "seal", title: t("best-fair-title") }, sign("shield"));
}

/**
 * @param {Listed[]} games
 * @param {Wanted} wanted
 */
function table(games, wanted) {
  if (!games.length) return h("p", {}, rich("best-none", { play: h("a", { href: "/" }, t("best-none-play")) }));
  const head = ["best-player", "best-time", "best-speed", "best-efficiency", "best-date", "best-fair"];
  return h(
    "table",
    { class: "log best" },
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
    h(
      "tbody",
      {},
      games.map((game, at) =>
        h(
          "tr",
          {},
          h("td", {}, String(at + 1)),
          h(
            "th",
            { scope: "row" },
            game.player ?? h("span", { class: "note" }, t("best-guest")),
            wanted.aid !== "none" && h("small", {}, aidTitle(game.aid)),
          ),
          h("td", {}, h("a", { href: `/game/${game.id}` }, exactTime(game.milliseconds))),
          h("td", {}, figure(game.bbbv_per_second)),
          h("td", {}, percent(game.efficiency)),
          h("td", {}, dayOf(game.touched, true)),
          h(
            "td",
            {},
            game.verified ? h("span", { class: "fair" }, badge(), t("best-verified")) : t("value-none"),
            game.ranked && h("small", {}, t("best-ranked")),
            game.pace && h("small", { class: "pace", title: t("best-pace-about") }, t(PACES[game.pace])),
          ),
        ),
      ),
    ),
  );
}
