/** What is said of the game beside the board: hints, assists, measurements, troubles. */

import { announce, h } from "../dom.js";
import { say, t } from "../messages.js";

const MOST = 60;
const TRIO = "measured-trio";

/** The way to the lesson on what a trio has just shown. */
const lessonLink = () => h("a", { href: "/learn/mermin" }, t("measured-trio-lesson"));

/**
 * What rules mean, in a sentence.
 *
 * @param {import("../types.js").Rule} rule
 * @param {import("../types.js").Game["options"]} options
 */
export const rulesAbout = ({ summary }, { no_guess: sure }) => (sure ? t("rules-no-guess-about") : say(summary));

export class Notes {
  /** @param {...(string | false)} about what is there on wide screens while nothing is said */
  constructor(...about) {
    this.words = h("p", { class: "words" });
    /** The same words where a thumb is, on small screens. */
    this.brief = h("p", { class: "brief", "aria-hidden": "true" });
    this.story = h("ul", { class: "story", "aria-label": t("game-measurements"), tabindex: 0, hidden: true });
    this.picture = h("div", { class: "picture" });
    this.element = h(
      "section",
      { class: "notes", "aria-label": t("game-notes") },
      this.words,
      h(
        "div",
        { class: "about" },
        about.map((words) => words && h("p", {}, words)),
      ),
      this.picture,
      this.story,
    );
    this.last = "";
  }

  /**
   * @param {string} words
   * @param {{quiet?: boolean, bad?: boolean}} [how]
   */
  say(words, { quiet = false, bad = false } = {}) {
    this.last = words;
    this.words.textContent = this.brief.textContent = words;
    this.words.classList.toggle("bad", bad);
    if (!quiet) announce(words);
  }

  /**
   * A picture beside the words, instead of the one before.
   *
   * @param {HTMLElement} picture
   */
  show(picture) {
    this.picture.replaceChildren(picture);
  }

  /** The last words once more. */
  again() {
    const last = this.story.lastElementChild?.textContent;
    announce(this.last || last || t("game-nothing-said"));
  }

  /**
   * What measurements tell, the newest last.
   *
   * @param {import("../messages.js").Message[][]} measurements
   */
  tell(measurements) {
    if (!measurements.length) return;
    this.story.hidden = false;
    const sentences = measurements.map((messages) => say(...messages));
    measurements.forEach((messages, at) => {
      const trio = messages.some(({ key }) => key.startsWith(TRIO));
      this.story.append(h("li", {}, sentences[at], trio && [" ", lessonLink()]));
    });
    while (this.story.childElementCount > MOST) this.story.firstElementChild?.remove();
    showNewest(this.story);
    this.brief.textContent = sentences.at(-1) ?? "";
    announce(sentences.slice(-3).join(" "));
  }
}

/**
 * Scroll to the end of a list, and make it shorter if its first visible item would be cut off.
 *
 * @param {HTMLElement} list
 */
function showNewest(list) {
  list.style.maxHeight = "";
  const { scrollHeight, clientHeight, offsetHeight, offsetTop } = list;
  const above = scrollHeight - clientHeight;
  const tops = [...list.children].map((item) => /** @type {HTMLElement} */ (item).offsetTop - offsetTop);
  const first = tops.find((top) => top >= above);
  if (above > 0 && first) list.style.maxHeight = `${scrollHeight - first + offsetHeight - clientHeight}px`;
  list.scrollTop = list.scrollHeight;
}
