/** Which games the log tells of: kept in the address, so that a link or a reload shows the same. */

import { choice, h } from "../dom.js";
import { t } from "../messages.js";
import { helpTitle, levelTitle, rulesTitle, variantTitle } from "./labels.js";

/** @typedef {import("./charts.js").Line} Line */
/** @typedef {{rules: string, level: string, variant: string, aid: string, days: string, outcome: string}} Wanted */

const NAMES = /** @type {const} */ (["rules", "level", "variant", "aid", "days", "outcome"]);
const ALL = "all"; // as a value of a list; "" is a variant of its own
const SPANS = /** @type {[string, string][]} */ ([
  [ALL, "stats-time-all"],
  ["7", "stats-time-week"],
  ["30", "stats-time-month"],
  ["90", "stats-time-quarter"],
  ["365", "stats-time-year"],
]);

export class Filters {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    const asked = new URLSearchParams(location.search);
    /** @type {Wanted} */
    this.wanted = { rules: ALL, level: ALL, variant: ALL, aid: ALL, days: ALL, outcome: ALL };
    for (const name of NAMES) this.wanted[name] = asked.get(name) ?? ALL;
    this.element = h("form", { class: "filters", "aria-label": t("stats-filters") });
    this.element.addEventListener("submit", (event) => event.preventDefault());
  }

  /** Whether all of these games are of one level. */
  get level() {
    return this.wanted.level !== ALL;
  }

  /**
   * What stands behind the question mark of a request.
   *
   * @param {Record<string, string | number>} [more]
   */
  query(more = {}) {
    const asked = new URLSearchParams();
    for (const name of NAMES) {
      if (this.wanted[name] !== ALL && (name !== "outcome" || "limit" in more)) asked.set(name, this.wanted[name]);
    }
    for (const [name, value] of Object.entries(more)) asked.set(name, String(value));
    return `?${asked}`;
  }

  /** @param {Partial<Wanted>} changes */
  set(changes) {
    Object.assign(this.wanted, changes);
    const asked = new URLSearchParams();
    for (const name of NAMES) if (this.wanted[name] !== ALL) asked.set(name, this.wanted[name]);
    history.replaceState(null, "", asked.size ? `${location.pathname}?${asked}` : location.pathname);
    this.changed();
  }

  /**
   * The lists, with what there is to choose from.
   *
   * @param {Line[]} lines of all games
   */
  fill(lines) {
    const { wanted } = this;
    const of = lines.filter((line) => wanted.rules === ALL || line.rules === wanted.rules);
    const at = of.filter((line) => wanted.level === ALL || line.level === wanted.level);
    const helps = [...new Set(lines.flatMap((line) => Object.keys(line.help)))].sort((one, other) =>
      one.localeCompare(other),
    );
    this.element.replaceChildren(
      this.list(
        t("stats-rules"),
        "rules",
        t("stats-rules-all"),
        lines.map((line) => line.rules),
        rulesTitle,
        { level: ALL, variant: ALL },
      ),
      this.list(
        t("stats-level"),
        "level",
        t("stats-level-all"),
        of.map((line) => line.level),
        levelTitle,
        { variant: ALL },
      ),
      this.list(
        t("stats-options"),
        "variant",
        t("stats-options-all"),
        at.map((line) => line.variant),
        variantTitle,
      ),
      choice(
        t("stats-help"),
        [
          [ALL, t("stats-help-all")],
          ["none", t("stats-help-none")],
          ["any", t("stats-help-any")],
          .../** @type {[string, string][]} */ (helps.map((each) => [each, helpTitle(each)])),
        ],
        wanted.aid,
        (aid) => this.set({ aid }),
      ),
      choice(
        t("stats-time"),
        SPANS.map(([days, key]) => [days, t(key)]),
        wanted.days,
        (days) => this.set({ days }),
      ),
    );
  }

  /**
   * @param {string} label
   * @param {"rules" | "level" | "variant"} name
   * @param {string} all
   * @param {string[]} values
   * @param {(value: string) => string} title
   * @param {Partial<Wanted>} [also] what such a change undoes
   */
  list(label, name, all, values, title, also = {}) {
    const found = [...new Set(values)];
    if (this.wanted[name] !== ALL && !found.includes(this.wanted[name])) found.push(this.wanted[name]);
    /** @type {[string, string][]} */
    const choices = [[ALL, all], .../** @type {[string, string][]} */ (found.map((value) => [value, title(value)]))];
    return choice(label, choices, this.wanted[name], (value) => this.set({ ...also, [name]: value }));
  }
}
