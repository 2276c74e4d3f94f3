/** Messages into sentences, exactly as src/qmines/messages/translator.py does. */

import { parse, readEntries } from "./fluent.js";

/**
 * @typedef {{key: string, args?: Record<string, any>}} Message
 * @typedef {[number, number]} Place
 */

/** The first row and column, as the page counts them. */
export const FIRST = 1;
const SPELLED_OUT = 15; // digits; longer counts are rounded
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const MOST_NAMED = 6; // cells in a sentence; of more, five are named and the rest counted

/**
 * A count of any size as a person reads it, as count_of in src/qmines/words.py writes it.
 *
 * @param {string} digits
 * @param {string} [locale]
 */
export function countOf(digits, locale = "en-GB") {
  if (digits.length <= SPELLED_OUT) return Number(digits).toLocaleString(locale);
  const leading = Math.round(Number(digits.slice(0, 6)) / 1000);
  const [shown, power] = leading === 1000 ? [100, digits.length] : [leading, digits.length - 1];
  const mantissa = (shown / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
  return `${mantissa} × 10${Array.from(String(power), (digit) => RAISED[Number(digit)]).join("")}`;
}

/**
 * The value of a key, made and kept if there is none yet.
 *
 * @template Value
 * @param {Map<any, Value>} map
 * @param {unknown} key
 * @param {() => Value} make
 */
export function remembered(map, key, make) {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

export class Translator {
  /**
   * @param {string} language a tag such as "en"
   * @param {string} text the message files of that language, one after the other
   */
  constructor(language, text) {
    const locale = language === "en" ? "en-GB" : language;
    this.locale = locale;
    /** What stands between two sentences. */
    this.gap = /^(ja|zh)\b/.test(language) ? "" : " ";
    /** Whether qubit states are shown as |0⟩ instead of “safe on Z”. */
    this.dirac = false;
    /** Where the player lives, as far as it is said in the same language: for dates. */
    this.region = globalThis.navigator?.languages?.find((tag) => tag.split("-")[0] === language) ?? locale;
    /** What stands between the rows of a list of cells. */
    this.semicolon = { fr: "\u202f; ", ja: "、", zh: "；" }[language.split("-")[0]] ?? "; ";
    this.entries = readEntries(text);
    /** @type {Map<number, Intl.NumberFormat>} */
    this.decimals = new Map();
    /** @type {Map<string, string>} */
    this.places = new Map();
    /** @type {Map<string, import("./fluent.js").Pattern>} */
    this.parsed = new Map();
    this.plurals = new Intl.PluralRules(locale);
    this.numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    this.percents = [0, 1].map(
      (digits) =>
        new Intl.NumberFormat(locale, {
          style: "percent",
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    );
    this.lists = {
      and: new Intl.ListFormat(locale, { type: "conjunction" }),
      or: new Intl.ListFormat(locale, { type: "disjunction" }),
    };
    // Lists of units have no comma in Chinese, Japanese and Russian
    this.comma = this.lists.and.formatToParts(["1", "2", "3"])[1].value;
  }

  /** @param {string} text more message files */
  add(text) {
    for (const [key, entry] of readEntries(text)) this.entries.set(key, entry);
  }

  /**
   * The sentences of messages, one after the other.
   *
   * @param {Message[]} messages
   */
  say(...messages) {
    return messages.map(({ key, args }) => this.formatted(this.pattern(key), args ?? {}, key)).join(this.gap);
  }

  /** @param {string} key */
  pattern(key) {
    return remembered(this.parsed, key, () => {
      const text = this.entries.get(key);
      if (text === undefined) throw new Error(`there is no message ${key}`);
      return parse(text);
    });
  }

  /**
   * @param {import("./fluent.js").Pattern} pattern
   * @param {Record<string, any>} args
   * @param {string} key
   * @returns {string}
   */
  formatted(pattern, args, key) {
    const argument = (/** @type {string} */ name) => {
      if (!(name in args)) throw new Error(`message ${key} needs an argument ${name}`);
      return args[name];
    };
    return pattern
      .map((part) => {
        if (typeof part === "string") return part;
        if ("call" in part) return this.call(part.call, argument(part.variable), part.options, key);
        if ("variable" in part) return this.plain(argument(part.variable));
        if ("message" in part) return this.formatted(this.pattern(part.message), args, part.message);
        const value = argument(part.select);
        return this.formatted(part.variants[this.variant(value, part)], args, key);
      })
      .join("");
  }

  /**
   * The name of the variant for a value: its own, or that of its plural category. A list chooses by its length.
   *
   * @param {any} argument
   * @param {import("./fluent.js").Select} select
   */
  variant(argument, { variants, otherwise }) {
    const value = Array.isArray(argument) ? argument.length : argument;
    if (`${value}` in variants) return `${value}`;
    const plural = typeof value === "number" ? this.plurals.select(value) : otherwise;
    return plural in variants ? plural : otherwise;
  }

  /** @param {any} value */
  plain(value) {
    if (typeof value === "number") return this.numbers.format(value);
    return typeof value === "object" ? this.say(value) : `${value}`;
  }

  // The functions of messages

  /**
   * @param {string} name
   * @param {any} value
   * @param {Record<string, any>} options
   * @param {string} key
   * @returns {string}
   */
  call(name, value, options, key) {
    const kind = options.type === "or" ? "or" : "and";
    switch (name) {
      case "NUMBER":
        return new Intl.NumberFormat(this.locale, { maximumFractionDigits: Number(options.digits ?? 2) }).format(value);
      case "COUNT":
        return countOf(value, this.locale);
      case "PERCENT":
        return options.digits === 0 ? this.percents[0].format(value) : this.percent(value);
      case "LIST":
        return this.lists[kind].format(value.map((/** @type {any} */ each) => this.plain(each)));
      case "STATE":
        return (this.dirac && value.args?.label) || this.say(value);
      case "CELL":
        return this.cell(value);
      case "CELLS":
        return this.cells(value, kind);
      case "CLUE":
        return this.clue(value);
      case "CLUES":
        return this.lists.and.format(this.shortened(value, (clues) => clues.map((clue) => this.clue(clue))));
      default:
        throw new Error(`message ${key} uses an unknown function, ${name}`);
    }
  }

  /**
   * A number with so many digits after the point.
   *
   * @param {number} value
   * @param {number} digits
   */
  decimal(value, digits) {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return remembered(this.decimals, digits, () => new Intl.NumberFormat(this.locale, fraction)).format(value);
  }

  /**
   * A chance, never rounded to a certainty.
   *
   * @param {number} chance
   */
  percent(chance) {
    if (chance > 0 && chance < 0.0005) return `<${this.percents[1].format(0.001)}`;
    if (chance >= 0.9995 && chance < 1) return `>${this.percents[1].format(0.999)}`;
    return this.percents[chance === 0 || chance === 1 ? 0 : 1].format(chance);
  }

  /** @param {[number, number, number]} clue */
  clue([row, column, number]) {
    return this.say({ key: "clue", args: { number, cell: [row, column] } });
  }

  /**
   * One cell. All cells of a board are named for screen readers, and Intl takes its time: so it is remembered.
   *
   * @param {Place} place
   */
  cell([row, column]) {
    return remembered(this.places, `${row} ${column}`, () => this.rows([[row, column]], "and")[0]);
  }

  /**
   * @param {Place[]} cells
   * @param {"and" | "or"} kind
   */
  cells(cells, kind) {
    const sorted = [...cells].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    const items = this.shortened(sorted, (named) => this.rows(named, kind));
    if (items.length === 1) return items[0];
    const first = items.slice(0, -1);
    const args = { first: first.join(this.semicolon), last: items.at(-1), rows: first.length };
    return this.say({ key: kind === "and" ? "cells-in-rows" : "cells-in-rows-or", args });
  }

  /**
   * @template T
   * @param {T[]} items
   * @param {(items: T[]) => string[]} named
   */
  shortened(items, named) {
    if (items.length <= MOST_NAMED) return named(items);
    const count = items.length - MOST_NAMED + 1;
    return [...named(items.slice(0, MOST_NAMED - 1)), this.say({ key: "cells-more", args: { count } })];
  }

  /**
   * Cells, those of a row together.
   *
   * @param {Place[]} cells
   * @param {"and" | "or"} kind
   */
  rows(cells, kind) {
    /** @type {Map<number, string[]>} */
    const rows = new Map();
    for (const [row, column] of cells) rows.set(row, [...(rows.get(row) ?? []), `${column + FIRST}`]);
    return [...rows].map(([row, columns]) =>
      this.say({
        key: "cells-in-row",
        args: {
          row: `${row + FIRST}`,
          count: columns.length,
          columns: columns.length > 1 ? this.lists[kind].format(columns) : columns[0],
        },
      }),
    );
  }
}
