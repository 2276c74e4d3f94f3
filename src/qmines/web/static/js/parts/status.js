/** The bar over the board: mines left, the face, the clock. */

import { clock, h, sign } from "../dom.js";
import { Face } from "./status-face.js";

export class Status {
  /**
   * @param {import("../game/model.js").Model} model
   * @param {() => void} again
   */
  constructor(model, again) {
    this.model = model;
    this.face = new Face(again);
    this.counter = h("output", { class: "dial", "aria-label": "Mines left" });
    this.time = h("span", { class: "dial", role: "timer", "aria-label": "Time" });
    this.shields = h(
      "span",
      { class: "shields", title: "Shields" },
      sign("shield"),
      h("span"),
      h("span", { class: "unseen" }, "shields"),
    );
    this.element = h(
      "div",
      { class: "status" },
      h("div", { class: "left" }, this.counter, h("small", {}, "mines left"), this.shields),
      this.face.element,
      h("div", { class: "right" }, h("small", {}, "time"), this.time),
    );
    this.tense = false;
    this.timer = setInterval(() => this.tick(), 250);
    this.update();
  }

  update() {
    const { model } = this;
    this.counter.textContent = String(model.view.counter).replace("-", "−");
    const shields = model.view.qubits?.shields ?? 0;
    this.shields.hidden = shields === 0;
    this.shields.children[1].textContent = String(shields);
    const { result } = model.view.outcome;
    this.face.show(
      result === "won"
        ? "won"
        : result === "lost"
          ? "lost"
          : model.view.paused
            ? "asleep"
            : this.tense
              ? "tense"
              : "calm",
    );
    this.tick();
  }

  /** @param {boolean} tense */
  press(tense) {
    this.tense = tense;
    this.update();
  }

  tick() {
    const shown = clock(this.model.milliseconds);
    if (this.time.textContent !== shown) this.time.textContent = shown;
  }

  close() {
    clearInterval(this.timer);
  }
}
