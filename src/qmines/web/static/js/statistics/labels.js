/** What games, levels, options and times are called. */

import { clock } from "../dom.js";
import { LEVEL_TITLES } from "../tables/levels.js";

/** @param {string} name */
export const capital = (name) => `${name[0]?.toUpperCase() ?? ""}${name.slice(1)}`;

/**
 * A level: its name, or its size.
 *
 * @param {string} level
 */
export function levelTitle(level) {
  for (const [pattern, title] of LEVEL_TITLES) {
    const found = pattern.exec(level);
    if (found) return capital(title.replace(/\{(\d)\}/g, (_, part) => found[part]));
  }
  return capital(level);
}

/** @param {{rules: string, level: string}} game */
export const gameTitle = ({ rules, level }) => `${capital(rules)}, ${levelTitle(level)}`;

/**
 * The options that were not the usual ones.
 *
 * @param {string} variant
 */
export const variantTitle = (variant) => variant.replaceAll("_", " ") || "usual options";

/** @param {string} aid */
export const aidTitle = (aid) => (aid ? aid.replaceAll("+", ", ") : "no help");

/** @param {number | null} milliseconds */
export const timeOf = (milliseconds) =>
  milliseconds === null
    ? "–"
    : milliseconds < 60_000
      ? `${(Math.floor(milliseconds / 100) / 10).toFixed(1)}\u00a0s`
      : clock(milliseconds);

/** @param {number | null} share */
export const percent = (share) => (share === null ? "–" : `${Math.round(100 * share)} %`);

/**
 * @param {number} milliseconds since 1970
 * @param {boolean} [year]
 */
export function dayOf(milliseconds, year = false) {
  return new Date(milliseconds).toLocaleDateString(undefined, {
    day: "numeric",
    month: "short",
    ...(year && { year: "numeric" }),
  });
}

/** @param {number} milliseconds since 1970 */
export function hourOf(milliseconds) {
  return new Date(milliseconds).toLocaleTimeString(undefined, { timeStyle: "short" });
}

/**
 * A time to the hundredth of a second, as best lists tell them apart.
 *
 * @param {number} milliseconds
 */
export function exactTime(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000);
  const seconds = (Math.floor((milliseconds % 60_000) / 10) / 100).toFixed(2);
  return minutes ? `${minutes}:${seconds.padStart(5, "0")}` : `${seconds} s`;
}
