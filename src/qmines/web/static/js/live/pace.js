/** The mark of a game that was played unusually fast or steadily. */

import { h } from "../dom.js";
import { t } from "../messages.js";

const PACES = { fast: "best-pace-fast", regular: "best-pace-regular" };

/** @typedef {keyof typeof PACES | null} Pace */

/** @param {Pace} pace */
export const paceMark = (pace) => pace && h("small", { title: t("best-pace-about") }, t(PACES[pace]));
