// theme/cells.py
/** @type {Record<string, string>} */
export const LOOKS={0:"empty","#":"hidden",F:"flag","?":"question","*":"mine","!":"hit",x:"wrong",".":"measured","~":"blank"};
