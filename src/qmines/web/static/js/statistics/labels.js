/** What games, levels, options and times are called. */

import { clock } from "../dom.js";
import { date, dates, decimal, has, share as percentage, t, units } from "../messages.js";

/**
 * A name as the messages have it; one that they do not know as it is, with a capital.
 *
 * @param {string} area of the messages
 * @param {string} name
 */
export function named(area, name) {
  const key = `${area}-${name.replaceAll("_", "-")}`;
  return has(key) ? t(key) : `${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;
}

/** A rule set by its name. @param {string} rules */
export const rulesTitle = (rules) => named("game-rules", rules);

/**
 * A level: its name, or its size.
 *
 * @param {string} level
 */
export function levelTitle(level) {
  const [custom, width, height, mines] = /^(\d+)x(\d+)x(\d+)$/.exec(level) ?? [];
  if (custom) return sizeTitle({ width: Number(width), height: Number(height), mines: Number(mines) });
  const [sized, name, wide, high] = /^([a-z]+)-(\d+)x(\d+)$/.exec(level) ?? [];
  if (sized) return t("game-level-sized", { level: named("game-level", name), width: wide, height: high });
  return /^\d+$/.test(level) ? t("game-level-number", { number: level }) : named("game-level", level);
}

/**
 * The size of a field and what is hidden in it.
 *
 * @param {{width: number, height: number, mines: number}} size
 */
export function sizeTitle({ width, height, mines }) {
  const args = { width: `${width}`, height: `${height}`, count: mines };
  return t("game-size-mines", args);
}

/** @param {{rules: string, level: string}} game */
export const gameTitle = ({ rules, level }) => t("game-title", { rules: rulesTitle(rules), level: levelTitle(level) });

/** An option of a rule set. @param {string} name */
export const optionTitle = (name) => named("game-option", name);

/**
 * A value that can be chosen for an option.
 *
 * @param {string} option
 * @param {string} value
 */
export function choiceTitle(option, value) {
  const key = `game-option-${option.replaceAll("_", "-")}-${value}`;
  return has(key) ? t(key) : value;
}

/**
 * The options that were not the usual ones.
 *
 * @param {string} variant such as "first=safe no_guess"
 */
export function variantTitle(variant) {
  if (!variant) return t("game-options-default");
  return units(
    variant.split(" ").map((each) => {
      const [name, value] = each.split("=");
      const option = optionTitle(name);
      return value === undefined ? option : t("game-option-value", { option, value: choiceTitle(name, value) });
    }),
  );
}

/** A kind of help. @param {string} kind */
export const helpTitle = (kind) => named("game-help", kind);

/** @param {string} aid such as "hint+undo" */
export const aidTitle = (aid) => (aid ? units(aid.split("+").map(helpTitle)) : t("game-help-none"));

/** @param {number | null} milliseconds */
export const timeOf = (milliseconds) =>
  milliseconds === null
    ? t("value-none")
    : milliseconds < 60_000
      ? t("time-seconds", { seconds: decimal(Math.floor(milliseconds / 100) / 10, 1) })
      : clock(milliseconds);

/** @param {number | null} share */
export const percent = (share) => (share === null ? t("value-none") : percentage(share));

/** A number with two digits after the point, if there is one. @param {number | null | undefined} value */
export const figure = (value) => (value === null || value === undefined ? t("value-none") : decimal(value, 2));

/**
 * @param {number} milliseconds since 1970
 * @param {boolean} [year]
 */
export function dayOf(milliseconds, year = false) {
  return date(milliseconds, { day: "numeric", month: "short", ...(year && { year: "numeric" }) });
}

/**
 * @param {number} first in milliseconds since 1970
 * @param {number} last
 */
export const daysOf = (first, last) => dates(first, last, { day: "numeric", month: "short", year: "numeric" });

/** @param {number} milliseconds since 1970 */
export function hourOf(milliseconds) {
  return date(milliseconds, { timeStyle: "short" });
}

/**
 * A time to the hundredth of a second, as leaderboards tell them apart.
 *
 * @param {number} milliseconds
 */
export function exactTime(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000);
  const seconds = decimal(Math.floor((milliseconds % 60_000) / 10) / 100, 2);
  return minutes ? `${minutes}:${seconds.padStart(5, "0")}` : t("time-seconds", { seconds });
}
