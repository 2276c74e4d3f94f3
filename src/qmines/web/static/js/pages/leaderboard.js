/** Best lists: by rules, level, options and help, with a badge for what the server verified. */

import { get, rules, wordsOf } from "../api.js";
import { check, choice, field, h, sign } from "../dom.js";
import { aidTitle, capital, dayOf, exactTime, levelTitle, percent, variantTitle } from "../statistics/labels.js";

/**
 * @typedef {import("../types.js").Summary & {player: string | null, ranked: boolean, verified: boolean}} Listed
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
const ORDERS = /** @type {[string, string][]} */ ([
  ["time", "Time"],
  ["speed", "3BV a second"],
  ["efficiency", "Efficiency"],
]);
const HELPS = /** @type {[string, string][]} */ ([
  ["none", "Without help"],
  ["any", "With any help"],
  ["hint", "With hints"],
  ["overlay", "With chances"],
  ["undo", "With undo"],
  ["seed", "On a known board"],
]);
const SPANS = /** @type {[string, string][]} */ ([
  ["", "Always"],
  ["1", "Today"],
  ["7", "This week"],
  ["30", "These 30 days"],
]);

/** @param {HTMLElement} main */
export function show(main) {
  const asked = new URLSearchParams(location.search);
  const wanted = { ...USUAL };
  for (const name of /** @type {(keyof Wanted)[]} */ (Object.keys(USUAL)))
    wanted[name] = asked.get(name) ?? USUAL[name];
  const form = h("form", { class: "filters", "aria-label": "Which list" });
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
    history.replaceState(null, "", kept.size ? `/best?${kept}` : "/best");
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
    const sized = field("Width × height × mines", size);
    sized.hidden = named;
    form.replaceChildren(
      choice(
        "Rules",
        known.map((each) => [each.name, each.title]),
        rule.name,
        (name) => {
          const next = known.find((each) => each.name === name) ?? rule;
          const keep = next.levels.some((level) => level.name === wanted.level);
          change({ rules: name, variant: "", ...(!keep && { level: next.level }) });
          void refill();
        },
      ),
      choice(
        "Level",
        [
          ...rule.levels.map((level) => /** @type {[string, string]} */ ([level.name, levelTitle(level.name)])),
          [SIZE, "Another size"],
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
        "Options",
        [
          ["", capital(variantTitle(""))],
          ...(rule.no_guess ? [/** @type {[string, string]} */ (["no_guess", "No guess"])] : []),
          ...(wanted.variant && wanted.variant !== "no_guess"
            ? [/** @type {[string, string]} */ ([wanted.variant, variantTitle(wanted.variant)])]
            : []),
        ],
        wanted.variant,
        (variant) => change({ variant }),
      ),
      choice("Help", HELPS, wanted.aid, (aid) => change({ aid })),
      choice("By", ORDERS, wanted.by, (by) => change({ by })),
      choice("When", SPANS, wanted.days, (days) => change({ days })),
      check("Verified only", wanted.verified === "1", (on) => change({ verified: on ? "1" : "" })),
    );
  };
  main.append(
    h("h1", {}, "Best"),
    form,
    list,
    h(
      "section",
      { class: "sheet fairness" },
      h("h2", {}, badge(), "Verified fair play"),
      h(
        "p",
        {},
        "The server drew the seed and committed to it before the first click. After the end it played all events anew from that seed, and found the same hashes, the same outcome and the same time; " +
          "there was no help, no undo, and nobody could know the board. Whoever trusts no server takes the file of the game and runs ",
        h("code", {}, "qmines verify"),
        ".",
      ),
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

/** The sign of a game that was verified. */
function badge() {
  return h("span", { class: "seal", title: "Verified fair play" }, sign("shield"));
}

/**
 * @param {Listed[]} games
 * @param {Wanted} wanted
 */
function table(games, wanted) {
  if (!games.length) return h("p", {}, "Nobody has won such a game yet. ", h("a", { href: "/" }, "Be the first."));
  const head = ["", "Player", "Time", "3BV/s", "Efficiency", "When", "Fair play"];
  return h(
    "table",
    { class: "log best" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        head.map((name) => (name ? h("th", { scope: "col" }, name) : h("td", {}))),
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
            game.player ?? h("span", { class: "note" }, "a guest"),
            wanted.aid !== "none" && h("small", {}, aidTitle(game.aid)),
          ),
          h("td", {}, h("a", { href: `/game/${game.id}` }, exactTime(game.milliseconds))),
          h("td", {}, game.bbbv_per_second?.toFixed(2) ?? "–"),
          h("td", {}, percent(game.efficiency)),
          h("td", {}, dayOf(game.touched, true)),
          h(
            "td",
            {},
            game.verified ? h("span", { class: "fair" }, badge(), "verified") : "–",
            game.ranked && h("small", {}, "ranked"),
          ),
        ),
      ),
    ),
  );
}
