// theme/
/** @type {string[]} */
export const THEMES=["light","dark","midnight","traditional","paper","contrast","colour-blind"];
/** @type {string[]} */
export const PROFILES=["standard","vim","keypad"];
