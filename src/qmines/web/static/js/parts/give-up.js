/** The button to give up, which takes two presses. */

import { button, h } from "../dom.js";
import { t } from "../messages.js";

const SURE = 3000; // milliseconds in which a second press gives up

/** @param {() => void} resign */
export function giveUpButton(resign) {
  let timer = 0;
  const label = h("span", {}, t("game-give-up"));
  const ask = (/** @type {boolean} */ sure) => {
    clearTimeout(timer);
    made.classList.toggle("sure", sure);
    label.textContent = sure ? t("game-give-up-sure") : t("game-give-up");
    if (sure) timer = window.setTimeout(() => ask(false), SURE);
  };
  const made = button(label, () => {
    const sure = made.classList.contains("sure");
    ask(!sure);
    if (sure) resign();
  });
  return made;
}
