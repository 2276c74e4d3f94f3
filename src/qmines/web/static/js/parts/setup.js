/** What a new game is to be: rules, level, options; and the controls that ask for them. */

import { get } from "../api.js";
import { check, choice, field, h } from "../dom.js";
import { t } from "../messages.js";
import { choiceTitle, hasQubits, levelTitle, optionTitle, sizeTitle } from "../statistics/labels.js";
import { change, settings } from "../settings.js";

/** @typedef {import("../types.js").Rule} Rule */
/** @typedef {import("../types.js").Option} Option */

const CUSTOM = "custom";

export class Setup {
  /** @param {Rule[]} known */
  constructor(known) {
    const { last } = settings;
    this.rule = known.find((rule) => rule.name === last.rules) ?? known[0];
    /** @type {Record<string, string | boolean | number>} */
    this.options = {};
    this.level = "";
    this.size = { width: 20, height: 16, mines: 60 };
    this.ranked = false;
    this.seed = "";
    this.optionChanged = () => {};
    this.choose(this.rule);
    if (this.rule.name !== last.rules) return;
    const size = /^(\d+)x(\d+)x(\d+)$/.exec(last.level);
    if (size) {
      this.level = CUSTOM;
      this.size = { width: Number(size[1]), height: Number(size[2]), mines: Number(size[3]) };
    } else if (this.rule.levels.some((level) => level.name === last.level)) this.level = last.level;
    for (const option of this.rule.options) {
      if (typeof last.options[option.name] === typeof option.default)
        this.options[option.name] = last.options[option.name];
    }
  }

  /** @param {Rule} rule */
  choose(rule) {
    this.rule = rule;
    this.level = rule.level;
    this.options = {};
    this.size = rule.position === "mines" ? { width: 20, height: 16, mines: 60 } : { width: 10, height: 10, mines: 8 };
  }

  /** The chosen level, or null for a field of one's own. */
  get preset() {
    return this.rule.levels.find((level) => level.name === this.level) ?? null;
  }

  get levelText() {
    const { width, height, mines } = this.size;
    return this.level === CUSTOM ? `${width}x${height}x${mines}` : this.level;
  }

  /** Whether an option is settled by the level, so that it is not asked for. */
  settled(/** @type {Option} */ option) {
    return Boolean(this.preset && option.name in this.preset.options);
  }

  document() {
    const options = Object.fromEntries(
      Object.entries(this.options).filter(([name]) => {
        const option = this.rule.options.find((each) => each.name === name);
        return option && !this.settled(option);
      }),
    );
    return {
      rules: this.rule.name,
      level: this.levelText,
      options,
      ...(this.seed ? { player_seed: this.seed } : {}),
      ...(this.ranked ? { ranked: true } : {}),
    };
  }

  remember() {
    const options = { ...this.options };
    delete options.position; // which is of one game alone
    change({ last: { rules: this.rule.name, level: this.levelText, options } });
  }
}

/**
 * The levels of the rule set, and the fields for one of one's own.
 *
 * @param {Setup} setup
 * @param {() => void} changed another level was chosen
 */
export function levelPicker(setup, changed) {
  const custom = h("div", { class: "custom", hidden: setup.level !== CUSTOM });
  const words = h("p", { class: "note difficulty", role: "status" });
  const pick = (/** @type {string} */ name, /** @type {string} */ title, /** @type {string} */ size) => {
    const box = h("input", { type: "radio", name: "level", value: name, checked: setup.level === name });
    box.addEventListener("change", () => {
      setup.level = name;
      custom.hidden = name !== CUSTOM;
      void estimate(setup, words);
      changed();
    });
    return h("label", { class: "chip" }, box, h("span", {}, title), h("small", {}, size));
  };
  const number = (/** @type {"width" | "height" | "mines"} */ name, /** @type {string} */ label) => {
    const box = h("input", {
      type: "number",
      inputmode: "numeric",
      min: name === "mines" ? 0 : 1,
      value: setup.size[name],
      required: true,
    });
    box.addEventListener("input", () => {
      setup.size[name] = Math.max(Math.floor(Number(box.value)) || 0, 0);
      void estimate(setup, words);
    });
    return field(label, box);
  };
  custom.append(
    number("width", t("setup-width")),
    number("height", t("setup-height")),
    number("mines", hasQubits(setup.rule) ? t("setup-bad") : t("setup-mines")),
  );
  setup.optionChanged = () => void estimate(setup, words);
  void estimate(setup, words);
  return h(
    "fieldset",
    { class: "levels" },
    h("legend", {}, t("setup-level")),
    h(
      "div",
      { class: "chips" },
      setup.rule.levels.map((level) => pick(level.name, levelTitle(level.name), sizeTitle(setup.rule, level))),
      pick(CUSTOM, t("setup-custom"), t("setup-any-size")),
    ),
    custom,
    words,
  );
}

let asked = 0;

/**
 * Say how dense the mines are and how hard that is, while the values are typed.
 *
 * @param {Setup} setup
 * @param {HTMLElement} words
 */
async function estimate(setup, words) {
  const mine = ++asked;
  const { width, height, mines } = setup.preset ?? setup.size;
  const density = { density: mines / (width * height) };
  words.textContent = !(width && height)
    ? ""
    : hasQubits(setup.rule)
      ? t("setup-density-bad", density)
      : t("setup-density-mines", density);
  if (setup.rule.position !== "mines") return;
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  if (mine !== asked) return;
  const query = new URLSearchParams({ rules: setup.rule.name, level: setup.levelText });
  const found = await get(`/difficulty?${query}`).catch((error) => ({ words: error.message, trouble: true }));
  if (mine !== asked) return;
  const dense = setup.options.no_guess && mines > found.no_guess_mines;
  words.textContent = dense ? t("setup-too-dense", { mines: found.no_guess_mines }) : found.words;
  words.classList.toggle("trouble", Boolean(found.trouble || dense));
}

/**
 * One control for each option of the rule set; a position to begin from comes from the analyser.
 *
 * @param {Setup} setup
 * @param {{together?: boolean}} [how] whether several play: then nobody has a seed of their own
 */
export function optionFields(setup, { together = false } = {}) {
  const open = setup.rule.options.filter((option) => !setup.settled(option) && option.name !== "position");
  const made = open.map((option) => optionField(setup, option));
  if (together) return made;
  const seed = h("input", { type: "text", maxlength: 64, autocomplete: "off", spellcheck: "false" });
  seed.addEventListener("input", () => {
    setup.seed = seed.value;
  });
  return [
    ...made,
    field(t("setup-seed"), seed, t("setup-seed-help")),
    check(t("setup-ranked"), setup.ranked, (on) => {
      setup.ranked = on;
    }),
  ];
}

/**
 * @param {Setup} setup
 * @param {Option} option
 */
function optionField(setup, option) {
  const title = optionTitle(option.name);
  const now = setup.options[option.name] ?? option.default;
  const set = (/** @type {string | boolean | number} */ value) => {
    setup.options[option.name] = value;
    setup.optionChanged();
  };
  if (option.type === "flag") {
    return h("div", { class: "field" }, check(title, Boolean(now), set), h("small", { class: "note" }, option.help));
  }
  if (option.type === "choice") {
    return choice(
      title,
      option.choices.map((value) => [value, choiceTitle(option.name, value)]),
      String(now),
      set,
      option.help,
    );
  }
  const number = option.type === "number";
  const box = h(
    "input",
    number ? { type: "number", min: option.least, value: now } : { type: "text", value: now, spellcheck: "false" },
  );
  box.addEventListener("input", () => set(number ? Math.floor(Number(box.value)) || 0 : box.value.trim()));
  return field(title, box, option.help);
}
