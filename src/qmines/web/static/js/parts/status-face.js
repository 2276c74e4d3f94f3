/** The face between counter and clock: how it goes, and a new game when it is pressed. */

import { h, s } from "../dom.js";
import { t } from "../messages.js";

/** @typedef {"calm" | "tense" | "won" | "lost" | "asleep"} Mood */

/** @type {Record<Mood, [key: string, eyes: string, mouth: string]>} */
const MOODS = {
  calm: ["game-face-playing", "M8.5 9.5v2M15.5 9.5v2", "M8 15c1.2 1.6 2.5 2.2 4 2.2s2.8-.6 4-2.2"],
  tense: ["game-face-playing", "M8.5 9v2.5M15.5 9v2.5", "M12 14.5a1.7 1.7 0 1 0 .01 0"],
  won: [
    "game-face-won",
    "M6 10h12M7 10c0 3 4 3 4.5 0M12.5 10c.5 3 4.5 3 4.5 0",
    "M7.5 14.5c1.3 2 2.8 2.8 4.5 2.8s3.2-.8 4.5-2.8",
  ],
  lost: [
    "game-face-lost",
    "M7.3 8.8l2.6 2.6M9.9 8.8l-2.6 2.6M14.1 8.8l2.6 2.6M16.7 8.8l-2.6 2.6",
    "M8 17c1.2-1.6 2.5-2.2 4-2.2s2.8.6 4 2.2",
  ],
  asleep: ["game-face-paused", "M7 10.5c.8 1 2.2 1 3 0M14 10.5c.8 1 2.2 1 3 0", "M10 16h4"],
};

export class Face {
  /** @param {() => void} act */
  constructor(act) {
    this.eyes = s("path", { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round" });
    this.mouth = s("path", { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round" });
    const drawing = s(
      "svg",
      { viewBox: "0 0 24 24", "aria-hidden": "true" },
      s("circle", { cx: 12, cy: 12, r: 10, class: "skin" }),
      this.eyes,
      this.mouth,
    );
    this.element = h("button", { type: "button", class: "face", onclick: act }, drawing);
    this.show("calm");
  }

  /** @param {Mood} mood */
  show(mood) {
    if (mood === this.element.dataset.mood) return;
    const [key, eyes, mouth] = MOODS[mood];
    const words = t(key);
    this.element.dataset.mood = mood;
    this.element.setAttribute("aria-label", words);
    this.element.title = words;
    this.eyes.setAttribute("d", eyes);
    this.mouth.setAttribute("d", mouth);
  }
}
