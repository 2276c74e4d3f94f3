/** What a new game is to be: rules, level and options, as the player last chose them. */

import { change, settings } from "../settings.js";

/** @typedef {import("../types.js").Rule} Rule */
/** @typedef {import("../types.js").Option} Option */

export const CUSTOM = "custom";

export class Setup {
  /**
   * @param {Rule[]} known
   * @param {typeof settings.last} [last] what to begin with
   */
  constructor(known, last = settings.last) {
    this.rule = known.find((rule) => rule.name === last.rules) ?? known[0];
    /** @type {Record<string, string | boolean | number>} */
    this.options = {};
    this.level = "";
    this.size = { width: 1, height: 1, mines: 0 };
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

  /**
   * Choose other rules; the level stays where these rules have one of that name, and so does the size on such boards.
   *
   * @param {Rule} rule
   */
  choose(rule) {
    const kept = this.level !== "" && rule.position === this.rule.position;
    const usual = Object.entries(rule.custom.options);
    this.options = Object.fromEntries(
      usual.map(([name, value]) => [name, (kept ? this.options[name] : null) ?? value]),
    );
    this.rule = rule;
    if (this.preset || (kept && this.level === CUSTOM)) return;
    this.level = rule.level;
    const { width, height, mines } = rule.custom;
    this.size = { width, height, mines };
  }

  /** The chosen level, or null for a custom size. */
  get preset() {
    return this.rule.levels.find((level) => level.name === this.level) ?? null;
  }

  /** Turn the chosen level into a custom one of the same size. */
  adapt() {
    if (!this.preset) return;
    const { width, height, mines, options } = this.preset;
    const { layout: _, ...counts } = options; // a layout fits only its own size
    Object.assign(this.options, counts);
    this.size = { width, height, mines };
    this.level = CUSTOM;
  }

  get levelText() {
    const { width, height, mines } = this.size;
    return this.level === CUSTOM ? `${width}x${height}x${mines}` : this.level;
  }

  /** Whether the level fixes an option, so that there is nothing to choose. */
  settled(/** @type {Option} */ option) {
    return Boolean(this.preset && option.name in this.preset.options);
  }

  /** Whether a custom game asks how many cells of each state there are. */
  get counted() {
    return this.rule.position === "qubits";
  }

  /**
   * How many cells of each state there are, and how many share theirs with others.
   *
   * @param {import("../types.js").Level | null} preset a level; null for the custom size
   */
  states(preset) {
    const { width, height, mines } = preset ?? this.size;
    const number = (/** @type {string} */ name) => {
      const usual = this.rule.options.find((option) => option.name === name)?.default;
      return Number(preset?.options[name] ?? this.options[name] ?? usual ?? 0);
    };
    const [plus, minus] = [number("plus"), number("minus")];
    const linked = 2 * number("singlets") + 2 * number("links") + 3 * number("trios");
    return { zero: width * height - mines - minus - linked, one: mines - plus, plus, minus, linked };
  }

  /**
   * Ask for so many mines on one board, and leave those of the other.
   *
   * @param {"one" | "plus"} name
   * @param {number} count
   */
  setMines(name, count) {
    const counts = { ...this.states(null), [name]: count };
    this.options.plus = counts.plus;
    this.size.mines = counts.one + counts.plus;
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
    remember(this.rule.name, this.levelText, this.options);
  }
}

/**
 * Offer this on the first page from now on.
 *
 * @param {string} rules
 * @param {string} level
 * @param {Record<string, string | boolean | number>} options
 */
export function remember(rules, level, options) {
  const { position: _, ...others } = options; // a position belongs to one game
  change({ last: { rules, level, options: others } });
}
