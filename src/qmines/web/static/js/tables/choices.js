// theme/
/** @type {[string, string][]} */
export const THEMES=[
["light","Day"],
["dark","Night"],
["midnight","Midnight"],
["traditional","Traditional"],
["paper","Paper"],
["contrast","High contrast"],
["colour-blind","Colour-blind safe"],
];
/** @type {[string, string][]} */
export const PROFILES=[
["standard","Standard: arrows, W A S D"],
["vim","Vim: h j k l, diagonals"],
["keypad","Number pad"],
];
