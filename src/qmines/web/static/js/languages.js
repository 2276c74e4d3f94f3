/** The language of the page: the player's choice, or what the browser asks for. */

import { t } from "./messages.js";
import { settings } from "./settings.js";
import { LANGUAGES } from "./tables/languages.js";

/**
 * The best of the languages that there are, as best_language in src/qmines/messages/languages.py chooses it.
 *
 * @param {readonly string[]} wanted tags, the best liked first
 * @param {string[]} known
 */
export function bestLanguage(wanted, known = Object.keys(LANGUAGES)) {
  for (const tag of wanted) {
    const found =
      known.find((each) => each.toLowerCase() === tag.toLowerCase()) ??
      known.find((each) => each.split("-")[0] === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return known[0];
}

/** The language that the player reads. */
export const chosenLanguage = () =>
  bestLanguage(settings.language === "auto" ? navigator.languages : [settings.language]);

/** Put the document's own texts into the language of the messages. */
export function translateFrame() {
  /** @type {NodeListOf<HTMLElement>} */
  const elements = document.querySelectorAll("[data-message], [data-label]");
  for (const element of elements) {
    const { message, label } = element.dataset;
    if (message) element.textContent = t(message);
    if (label) element.setAttribute("aria-label", t(label));
  }
}
