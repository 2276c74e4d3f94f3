// theme/cells.py
/** @type {Record<string, string>} */
export const WORDS={0:"empty","#":"hidden",F:"flag","?":"question mark","*":"mine","!":"the mine that went off",x:"wrong flag",".":"measured","~":"does not matter now"};
