/** Written by python -m qmines.web.tables from core/levels.py: edit that. */

/** @type {[string, number, number, number][]} */
export const LEVELS = [
  ["beginner",9,9,10],
  ["intermediate",16,16,40],
  ["expert",30,16,99],
];

/** @type {[RegExp, string][]} */
export const LEVEL_TITLES = [
  [/^([0-9]+)x([0-9]+)x([0-9]+)$/, "{1}×{2}×{3}"],
  [/^([a-z]+)-([0-9]+)x([0-9]+)$/, "{1} {2}×{3}"],
  [/^([0-9]+)$/, "Level {1}"],
  [/^(.*)$/, "{1}"],
];
