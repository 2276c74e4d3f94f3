/** The bar under a replay: where one is, what is marked, and the buttons that go elsewhere. */

import { button, choice, h, s } from "../dom.js";
import { t } from "../messages.js";
import { readColours } from "../board/colours.js";
import { SPEEDS, speedTitle } from "./playback.js";

const THUMB = 18; // as wide as in replay.css
const HIGH = 16;
const SIGNS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  play: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  forward: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
};

/** @param {keyof typeof SIGNS} name */
const icon = (name) =>
  s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "icon" }, s("path", { d: SIGNS[name] }));

/**
 * A button with a key.
 *
 * @type {(face: string | Node, label: string, key: string, act: () => void) => HTMLButtonElement}
 */
const keyed = (face, label, key, act) =>
  button(face, act, { "aria-label": label, title: t("site-button-key", { action: label, key }) });

/**
 * @typedef {{go: (step: number) => void, toggle: () => void, mark: (way: number) => void, speed: (speed: string) => void}} Hooks
 */

export class Scrub {
  /**
   * @param {number} last
   * @param {string} speed
   * @param {Hooks} hooks
   */
  constructor(last, speed, hooks) {
    this.last = last;
    this.step = 0;
    /** @type {import("./source.js").Review[]} */
    this.marks = [];
    this.range = h("input", { type: "range", min: 0, max: last, step: 1, value: 0, "aria-label": t("replay-step") });
    this.range.addEventListener("input", () => hooks.go(Number(this.range.value)));
    this.canvas = h("canvas", {
      class: "scrub-marks",
      height: HIGH,
      "aria-hidden": "true",
      title: t("replay-marks"),
    });
    this.canvas.addEventListener("click", (event) => {
      const near = this.marks
        .map(({ step }) => step)
        .sort((a, b) => Math.abs(this.left(a) - event.offsetX) - Math.abs(this.left(b) - event.offsetX));
      if (near.length) hooks.go(near[0]);
    });
    this.where = h("output", { class: "where" });
    this.playing = button(icon("play"), hooks.toggle, { class: "main play", "aria-keyshortcuts": "Space" });
    this.before = keyed("‹", t("replay-previous-mark-name"), "P", () => hooks.mark(-1));
    this.after = keyed("›", t("replay-next-mark-name"), "N", () => hooks.mark(1));
    this.seeking = h(
      "div",
      { class: "row joined", hidden: true },
      this.before,
      h("span", {}, t("replay-marks")),
      this.after,
    );
    this.speeds = choice(
      t("replay-speed"),
      SPEEDS.map((each) => [each, speedTitle(each)]),
      speed,
      hooks.speed,
    );
    this.element = h(
      "div",
      { class: "transport", role: "group", "aria-label": t("replay-controls") },
      h("div", { class: "scrub" }, this.range, this.canvas),
      h(
        "div",
        { class: "row" },
        h(
          "div",
          { class: "row joined" },
          keyed(icon("first"), t("replay-first"), t("replay-key-home"), () => hooks.go(0)),
          keyed(icon("back"), t("replay-back"), "←", () => hooks.go(this.step - 1)),
          this.playing,
          keyed(icon("forward"), t("replay-forward"), "→", () => hooks.go(this.step + 1)),
          keyed(icon("last"), t("replay-last"), t("replay-key-end"), () => hooks.go(this.last)),
        ),
        this.where,
        this.seeking,
        this.speeds,
      ),
    );
    this.watch = new ResizeObserver(() => this.draw());
    this.watch.observe(this.element);
    this.run(false);
  }

  /** @param {boolean} running */
  run(running) {
    const label = running ? t("replay-pause") : t("replay-play");
    this.playing.replaceChildren(icon(running ? "pause" : "play"));
    this.playing.setAttribute("aria-label", label);
    this.playing.title = t("site-button-key", { action: label, key: t("replay-key-space") });
  }

  /** @param {string} speed */
  setSpeed(speed) {
    const list = this.speeds.querySelector("select");
    if (list) list.value = speed;
  }

  /**
   * @param {number} step
   * @param {string} words of what happens there
   */
  show(step, words) {
    this.step = step;
    this.range.value = String(step);
    this.range.setAttribute("aria-valuetext", t("replay-where", { step, last: this.last, words }));
    this.where.textContent = t("replay-position", { step, last: this.last });
    this.before.disabled = !this.marks.some((mark) => mark.step < step);
    this.after.disabled = !this.marks.some((mark) => mark.step > step);
  }

  /** @param {import("./source.js").Review[]} marks */
  mark(marks) {
    this.marks = marks;
    this.seeking.hidden = !marks.length;
    this.draw();
  }

  /** Where a step stands on the bar. @param {number} step */
  left(step) {
    const width = this.canvas.clientWidth;
    return THUMB / 2 + (this.last ? step / this.last : 0) * (width - THUMB);
  }

  /** A guess is an open ring, a mistake a full triangle that points at its step. */
  draw() {
    const ratio = devicePixelRatio || 1;
    const { canvas } = this;
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = HIGH * ratio;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const colours = readColours();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const kind of ["guess", "mistake"]) {
      for (const { step } of this.marks.filter((mark) => mark.kind === kind)) {
        const x = this.left(step);
        context.beginPath();
        if (kind === "guess") {
          context.arc(x, 8, 3.5, 0, 2 * Math.PI);
          context.strokeStyle = colours.ink;
          context.lineWidth = 1.6;
          context.stroke();
        } else {
          context.moveTo(x, 1);
          context.lineTo(x + 6, 13);
          context.lineTo(x - 6, 13);
          context.fillStyle = colours.hit;
          context.fill();
        }
      }
    }
  }

  close() {
    this.watch.disconnect();
  }
}
