/** The controls with which a game is set up: its level, its size and its options. */

import { get } from "../api.js";
import { check, choice, field, h } from "../dom.js";
import { CUSTOM } from "../game/setup.js";
import { say, t } from "../messages.js";
import { choiceTitle, levelTitle, optionTitle, sizeTitle } from "../statistics/labels.js";

/** @typedef {import("../types.js").Option} Option */
/** @typedef {import("../game/setup.js").Setup} Setup */

/**
 * A choice of one among several.
 *
 * @param {{name: string, value: string, checked: boolean}} attributes
 * @param {string} title
 * @param {string} about
 * @param {() => void} act
 */
export const chip = (attributes, title, about, act) =>
  h(
    "label",
    { class: "chip" },
    h("input", { type: "radio", ...attributes, onchange: act }),
    h("span", {}, title),
    about && h("small", {}, about),
  );

/**
 * The levels of the rule set, and the size of the chosen one. Another size makes it a level of one's own.
 *
 * @param {Setup} setup
 * @param {() => void} changed another level was chosen
 */
export function levelPicker(setup, changed) {
  const words = h("p", { class: "note difficulty", role: "status" });
  /** @type {[HTMLInputElement, () => number][]} */
  const boxes = [];
  const fill = () => {
    for (const [box, read] of boxes) box.value = `${read()}`;
  };
  const pick = (/** @type {string} */ name, /** @type {string} */ title, /** @type {string} */ about) =>
    chip({ name: "level", value: name, checked: setup.level === name }, title, about, () => {
      if (name === CUSTOM) setup.adapt();
      else setup.level = name;
      fill();
      void estimate(setup, words);
      changed();
    });
  const own = pick(CUSTOM, t("setup-custom"), t("setup-any-size"));
  const number = (
    /** @type {string} */ label,
    /** @type {() => number} */ read,
    /** @type {(value: number) => void} */ set,
    min = 0,
  ) => {
    const box = h("input", { type: "number", inputmode: "numeric", min, required: true });
    boxes.push([box, read]);
    box.addEventListener("input", () => {
      if (setup.preset) {
        setup.adapt();
        /** @type {HTMLInputElement} */ (own.firstElementChild).checked = true;
        changed();
      }
      set(Math.max(Math.floor(Number(box.value)) || 0, 0));
      void estimate(setup, words);
    });
    return field(label, box);
  };
  const size = (/** @type {"width" | "height" | "mines"} */ name, /** @type {string} */ label, min = 0) =>
    number(
      label,
      () => (setup.preset ?? setup.size)[name],
      (value) => {
        setup.size[name] = value;
      },
      min,
    );
  const state = (/** @type {"one" | "plus" | "minus"} */ name) => () => setup.states(setup.preset)[name];
  const custom = h(
    "div",
    { class: "custom" },
    size("width", t("setup-width"), 1),
    size("height", t("setup-height"), 1),
    ...(setup.counted
      ? [
          number(t("setup-mines-z"), state("one"), (value) => setup.setMines("one", value)),
          number(optionTitle("plus"), state("plus"), (value) => setup.setMines("plus", value)),
          number(optionTitle("minus"), state("minus"), (value) => {
            setup.options.minus = value;
          }),
        ]
      : [size("mines", t("setup-mines"))]),
  );
  fill();
  setup.optionChanged = () => void estimate(setup, words);
  void estimate(setup, words);
  return h(
    "fieldset",
    { class: "levels" },
    h("legend", {}, t("setup-level")),
    h(
      "div",
      { class: "chips" },
      setup.rule.levels.map((level) => pick(level.name, levelTitle(level.name), sizeTitle(level))),
      own,
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
  const states = setup.states(setup.preset);
  const full = setup.counted && states.zero < 0;
  words.textContent = !(width && height)
    ? ""
    : full
      ? t("setup-full", { cells: width * height })
      : setup.counted
        ? t(states.linked ? "setup-totals-linked" : "game-totals", states)
        : t("setup-density-mines", { density: mines / (width * height) });
  words.classList.toggle("trouble", full);
  if (setup.rule.position !== "mines") return;
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  if (mine !== asked) return;
  const { first = "opening", no_guess = false } = setup.options;
  const query = new URLSearchParams({ rules: setup.rule.name, level: setup.levelText, first: `${first}` });
  if (no_guess) query.set("no_guess", "1");
  const found = await get(`/difficulty?${query}`).catch((error) => ({ trouble: error.message }));
  if (mine !== asked) return;
  const dense = setup.options.no_guess && mines > found.no_guess_mines;
  words.textContent = dense
    ? t("setup-too-dense", { mines: found.no_guess_mines })
    : (found.trouble ?? say(...found.messages));
  words.classList.toggle("trouble", Boolean(found.trouble || dense));
}

/**
 * One control for each option of the rule set; a position to begin from comes from the analyser.
 *
 * @param {Setup} setup
 * @param {{together?: boolean}} [how] whether several people play: then there is no seed to enter
 */
export function optionFields(setup, { together = false } = {}) {
  const elsewhere = setup.counted ? ["position", "plus", "minus"] : ["position"];
  const open = setup.rule.options.filter((option) => !setup.settled(option) && !elsewhere.includes(option.name));
  const made = open.map((option) => optionField(setup, option));
  if (together) return made;
  const seed = h("input", { type: "text", maxlength: 64, autocomplete: "off", spellcheck: "false" });
  seed.addEventListener("input", () => {
    setup.seed = seed.value;
  });
  return [...made, field(t("setup-seed"), seed, t("setup-seed-help"))];
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
    return h(
      "div",
      { class: "field" },
      check(title, Boolean(now), set),
      h("small", { class: "note" }, say(option.help)),
    );
  }
  if (option.type === "choice") {
    return choice(
      title,
      option.choices.map((value) => [value, choiceTitle(option.name, value)]),
      String(now),
      set,
      say(option.help),
    );
  }
  const number = option.type === "number";
  const box = h(
    "input",
    number ? { type: "number", min: option.least, value: now } : { type: "text", value: now, spellcheck: "false" },
  );
  box.addEventListener("input", () => set(number ? Math.floor(Number(box.value)) || 0 : box.value.trim()));
  return field(title, box, say(option.help));
}
