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
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-message]"))) {
    const { message = "" } = element.dataset;
    element.textContent = t(message);
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-label]"))) {
    const { label = "" } = element.dataset;
    element.setAttribute("aria-label", t(label));
  }
}
