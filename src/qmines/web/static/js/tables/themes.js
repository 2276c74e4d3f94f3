/** Written by python -m qmines.web.tables from theme/themes/: edit that. */

/** @type {[string, string][]} */
export const THEMES = [
  ["light","Day"],
  ["dark","Night"],
  ["midnight","Midnight"],
  ["traditional","Traditional"],
  ["paper","Paper"],
  ["contrast","High contrast"],
  ["colour-blind","Colour-blind safe"],
];
