/** The hint of the analyser: asked for, said in words, and put on the field. */

import { wordsOf } from "../api.js";
import { button, h } from "../dom.js";
import { post } from "../kernel/requests.js";
import { say, t } from "../messages.js";

export class HintPanel {
  /**
   * @param {import("./painted-field.js").Field} field
   * @param {import("./drawing.js").Sight} sight
   * @param {{draw: () => void, changed: () => void}} hooks
   */
  constructor(field, sight, hooks) {
    this.field = field;
    this.sight = sight;
    this.hooks = hooks;
    this.words = h("p", { class: "words", role: "status" });
    this.mark = button(t("analyser-mark-hint"), () => this.markProven(), { hidden: true });
    this.element = h("section", { class: "hinted", "aria-label": t("analyser-hint") }, this.words, this.mark);
  }

  /** Ask for a hint, or put away the one that is shown. */
  toggle() {
    if (!this.words.textContent) void this.ask();
    else {
      this.forget();
      this.hooks.draw();
    }
  }

  async ask() {
    const { version } = this.field;
    try {
      /** @type {import("../types.js").Hint} */
      const hint = await post("/analyse/hint", this.field.shown());
      if (version !== this.field.version) return;
      this.sight.hint = hint;
      const { do: deed = [], why = [] } = hint.messages;
      this.words.textContent = say(...(hint.kind === "certain" ? deed : []), ...why);
      this.mark.hidden = hint.kind !== "certain";
      this.hooks.draw();
    } catch (error) {
      this.words.textContent = wordsOf(error);
    }
    this.element.scrollIntoView({ block: "nearest" }); // on a phone it is below the board
  }

  /** Put on the field what the hint has proven. */
  markProven() {
    const { safe = [], mined = [] } = this.sight.hint?.outline ?? {};
    this.field.mark();
    for (const [row, column] of safe) this.field.paint(row, column, "S");
    for (const [row, column] of mined) this.field.paint(row, column, "*");
    this.hooks.changed();
  }

  forget() {
    if (!this.sight.hint && !this.words.textContent) return;
    this.sight.hint = null;
    this.words.textContent = "";
    this.mark.hidden = true;
  }
}
