/** What is being played, and the way to play something else: rules, level, and a custom game. */

import { button, h } from "../dom.js";
import { CUSTOM } from "../game/setup.js";
import { t } from "../messages.js";
import { levelTitle, optionTitle, rulesTitle, sizeTitle } from "../statistics/labels.js";

/** @typedef {import("../types.js").Rule} Rule */
/** @typedef {import("../game/setup.js").Setup} Setup */
/** @typedef {{rule: Rule, noGuess: boolean, title: string}} Kind a rule set, or Classic without guessing */

const BEFORE = 48; // pixels of the level before the chosen one

export class GameBar {
  /**
   * @param {Rule[]} known
   * @param {Setup} setup
   * @param {() => void} changed something else is to be played
   */
  constructor(known, setup, changed) {
    this.known = known;
    this.setup = setup;
    this.changed = changed;
    /** On narrow screens the rules are a list. */
    this.list = h("select", { class: "kind-list", "aria-label": t("home-rules") });
    this.list.addEventListener("change", () => this.chooseKind(kindsOf(known)[this.list.selectedIndex]));
    this.kinds = h("div", { class: "tabs kinds", role: "group", "aria-label": t("home-rules") });
    this.levels = h("div", { class: "tabs levels", role: "group", "aria-label": t("home-level") });
    this.element = h("div", { class: "game-bar" }, this.list, this.kinds, this.levels);
    this.update();
  }

  update() {
    const { setup } = this;
    const kinds = kindsOf(this.known);
    this.kinds.replaceChildren(
      ...kinds.map((kind) => tab(kind.title, isChosen(setup, kind), () => this.chooseKind(kind))),
    );
    this.list.replaceChildren(...kinds.map((kind) => h("option", { selected: isChosen(setup, kind) }, kind.title)));
    const common = setup.rule.levels.filter((level) => !hasTwin(level.name, setup.rule));
    this.levels.replaceChildren(
      ...common.map((level) =>
        tab(
          levelTitle(level.name),
          setup.level === level.name,
          () => {
            setup.level = level.name;
            this.pick();
          },
          sizeTitle(level),
        ),
      ),
      tab(
        t("home-custom"),
        setup.level === CUSTOM || !common.some(({ name }) => name === setup.level),
        () => void this.customise(),
        t("home-custom-help"),
      ),
    );
    requestAnimationFrame(() => this.reveal());
  }

  /** Bring the chosen level into view, where not all of them fit. */
  reveal() {
    const chosen = /** @type {HTMLElement | null} */ (this.levels.querySelector("[aria-pressed=true]"));
    if (chosen) this.levels.scrollLeft = chosen.offsetLeft - this.levels.offsetLeft - BEFORE;
  }

  /** @param {Kind} kind */
  chooseKind(kind) {
    this.setup.choose(kind.rule);
    if (kind.noGuess) this.setup.options.no_guess = true;
    this.pick();
  }

  pick() {
    this.setup.ranked = false;
    this.setup.seed = "";
    this.setup.remember();
    this.update();
    this.changed();
  }

  /** Ask for a custom game; what it takes is loaded only now. */
  async customise() {
    const { askForGame } = await import("./custom-game.js");
    askForGame(this.setup, () => {
      this.setup.remember();
      this.update();
      this.changed();
    });
  }
}

/**
 * @param {string} label
 * @param {boolean} chosen
 * @param {() => void} act
 * @param {string} [title]
 */
function tab(label, chosen, act, title) {
  return button(label, act, { class: "tab", "aria-pressed": String(chosen), title });
}

/**
 * The rule sets that can be chosen, with Classic boards that need no guess among them.
 *
 * @param {Rule[]} known
 * @returns {Kind[]}
 */
function kindsOf(known) {
  return known.flatMap((rule) => {
    const kind = { rule, noGuess: false, title: rulesTitle(rule.name) };
    if (rule !== known[0] || !rule.no_guess) return [kind];
    return [kind, { rule, noGuess: true, title: optionTitle("no_guess") }];
  });
}

/**
 * @param {Setup} setup
 * @param {Kind} kind
 */
function isChosen({ rule, options }, kind) {
  return rule === kind.rule && (Boolean(options.no_guess) === kind.noGuess || !kind.rule.no_guess);
}

/**
 * Whether a level is another size of one that has a tab: Beginner 8×8.
 *
 * @param {string} name
 * @param {Rule} rule
 */
function hasTwin(name, rule) {
  const [, base] = /^([a-z]+)-\d+x\d+$/.exec(name) ?? [];
  return base !== undefined && rule.levels.some((level) => level.name === base);
}
