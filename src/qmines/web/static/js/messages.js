/** The texts of the site in the language of the page: those of every page first, those of a page with it. */

import { addressOf } from "./base-path.js";
import { Translator, remembered } from "./messages/translator.js";

/** @typedef {import("./messages/translator.js").Message} Message */

/** @type {Translator | null} */
let translator = null;
/** @type {Map<string, Promise<void>>} */
const bundles = new Map();

/**
 * Load the messages of a page, once.
 *
 * @param {string} bundle "site", or the script of a page
 * @returns {Promise<void>}
 */
export function loadMessages(bundle) {
  return remembered(bundles, bundle, () =>
    fetchBundle(bundle).catch((error) => {
      bundles.delete(bundle); // so that it can be tried again
      throw error;
    }),
  );
}

/** @param {string} bundle */
async function fetchBundle(bundle) {
  const { lang } = document.documentElement;
  const response = await fetch(addressOf(`/static/messages/${lang}/${bundle}.ftl`));
  if (!response.ok) throw new Error(`no messages ${bundle} in ${lang}`);
  useMessages(lang, await response.text());
}

/**
 * Add messages to those that are known.
 *
 * @param {string} language
 * @param {string} text message files of that language
 */
export function useMessages(language, text) {
  translator ??= new Translator(language, "");
  translator.add(text);
}

/** Whether qubit states are shown in Dirac notation. */
export const inDirac = () => known().dirac;

/** Show qubit states in Dirac notation, or in plain words. @param {boolean} dirac */
export function useDirac(dirac) {
  known().dirac = dirac;
}

function known() {
  if (!translator) throw new Error("the messages are not loaded yet");
  return translator;
}

/**
 * Messages in words.
 *
 * @param {Message[]} messages
 */
export const say = (...messages) => unbroken(known().say(...messages));

/**
 * One message in words.
 *
 * @param {string} key
 * @param {Record<string, any>} [args]
 */
export const t = (key, args) => unbroken(known().say({ key, args }));

/** Keeps 1-2-1 and 3行4列 on one line: word joiners forbid the breaks that browsers allow within them. */
const unbroken = (/** @type {string} */ text) => text.replace(/(\d-|\d行)(?=第?\d)/g, "$1\u2060");

/**
 * A message with elements in it, such as links: what to put into the page.
 *
 * @param {string} key
 * @param {Record<string, any>} args texts, numbers, and elements
 * @returns {(string | Node)[]}
 */
export function rich(key, args) {
  /** @type {Node[]} */
  const nodes = [];
  const plain = Object.entries(args).map(([name, value]) =>
    value instanceof Node ? [name, `\0${nodes.push(value) - 1}\0`] : [name, value],
  );
  return t(key, Object.fromEntries(plain))
    .split("\0")
    .map((part, at) => (at % 2 ? nodes[Number(part)] : part));
}

/** Whether there is a message with this key. @param {string} key */
export const has = (key) => known().entries.has(key);

/** A number as the language writes it, with so many digits after the point. @param {number} value */
export const decimal = (value, digits = 0) => known().decimal(value, digits);

/** A chance as a percentage, never rounded to a certainty. @param {number} value */
export const chance = (value) => known().percent(value);

/** A share as a percentage without a fraction. @param {number} value */
export const share = (value) => known().percents[0].format(value);

/** Names and the like as a list in a sentence. @param {string[]} items */
export const list = (items) => known().lists.and.format(items);

/** What stands between the items of a list. */
export const comma = () => known().comma;

/** Things of equal rank, one after the other, such as options. @param {string[]} items */
export const units = (items) => items.join(comma());

/** The day on which a week begins where the player lives: 1 is Monday, 7 is Sunday. */
export function firstWeekday() {
  const locale = /** @type {any} */ (new Intl.Locale(known().region));
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** @param {Intl.DateTimeFormatOptions} format */
const dateFormat = (format) => new Intl.DateTimeFormat(known().region, format);

/**
 * A date or a time of day, as people write it where the player lives.
 *
 * @param {number} milliseconds since 1970
 * @param {Intl.DateTimeFormatOptions} format
 */
export const date = (milliseconds, format) => dateFormat(format).format(milliseconds).replaceAll(" ", "\u00a0");

/**
 * The days from the first to the last, as people write them where the player lives.
 *
 * @param {number} first in milliseconds since 1970
 * @param {number} last
 * @param {Intl.DateTimeFormatOptions} format
 */
export const dates = (first, last, format) =>
  dateFormat(format).formatRange(first, last).replaceAll(/\s/g, "\u00a0").replace("–\u00a0", "– ");
