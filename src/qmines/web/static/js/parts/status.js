/** The bar over the board: mines left, the face, the clock. */

import { clock, h, setText, sign } from "../dom.js";
import { inDirac, t } from "../messages.js";
import { levelTitle, optionTitle, rulesTitle, sizeTitle } from "../statistics/labels.js";
import { Face } from "./status-face.js";

/** The mines left, or the totals of a rule set that has its own. */
export class Totals {
  /** @param {...HTMLElement} more */
  constructor(...more) {
    this.counter = h("output", { class: "dial", "aria-label": t("game-mines-left") });
    this.label = h("small", {}, t("game-mines-left"));
    this.own = h("span", { class: "totals", hidden: true });
    this.element = h("div", { class: "left" }, this.counter, this.label, this.own, ...more);
  }

  /** @param {Pick<import("../types.js").Standing, "counter" | "totals">} view */
  show({ counter, totals }) {
    setText(this.counter, String(counter).replace("-", "−"));
    this.counter.hidden = this.label.hidden = totals !== undefined;
    this.own.hidden = totals === undefined;
    setText(this.own, (totals ?? []).map(([name, number]) => `${name} ${number}`).join(" · "));
  }
}

/**
 * How many closed cells of each kind are left, which players of qubits need to count; null in other games.
 *
 * @param {import("../game/model.js").Model} model
 */
export function totalsOf({ view: { qubits }, display }) {
  if (!qubits || display.open) return null;
  const { left, doubtful } = qubits;
  const { 0: safe, 1: one, "+": plus, "-": safeOnH } = left ?? qubits.totals;
  const [zero, minus] = [safe, safeOnH].map((count) => (left && doubtful && count ? `≤${count}` : count));
  const linked = Object.values(qubits.groups_of).some(Boolean);
  const [bad, good] = qubits.textbook ? ["|−⟩", "|+⟩"] : ["|+⟩", "|−⟩"];
  const totals = { zero, one, plus, minus, bad, good, shields: qubits.shields };
  if (!left) {
    if (inDirac()) return t(linked ? "game-totals-dirac-shields" : "game-totals-dirac", totals);
    return t(linked ? "game-totals-shields" : "game-totals", totals);
  }
  if (inDirac()) return t(linked ? "game-left-dirac-shields" : "game-left-dirac", totals);
  return t(linked ? "game-left-shields" : "game-left", totals);
}

/** What is played: the rules, the level and its size. @param {import("../game/model.js").Model} model */
export function playedTitle({ game: { rules, level, options, sealed, room }, view }) {
  const title = options.no_guess ? optionTitle("no_guess") : rulesTitle(rules);
  const args = { rules: title, level: levelTitle(level), size: sizeTitle(view) };
  if (sealed && !room) return t("game-playing-daily", args);
  return /^\d+x/.test(level) ? t("game-playing-custom", args) : t("game-playing", args);
}

export class Status {
  /**
   * @param {import("../game/model.js").Model} model
   * @param {() => void} again
   */
  constructor(model, again) {
    this.model = model;
    this.face = new Face(again);
    this.time = h("span", { class: "dial", role: "timer", "aria-label": t("game-time") });
    this.shields = h(
      "span",
      { class: "shields", title: t("game-shields") },
      sign("shield"),
      h("span"),
      h("span", { class: "unseen" }, t("game-shields")),
    );
    this.totals = new Totals(this.shields);
    this.element = h(
      "div",
      { class: "status" },
      this.totals.element,
      this.face.element,
      h("div", { class: "right" }, h("small", {}, t("game-time")), this.time),
    );
    this.tense = false;
    this.timer = setInterval(() => this.tick(), 250);
    this.update();
  }

  update() {
    const { model } = this;
    this.totals.show({ counter: model.counter, totals: model.view.totals });
    const shields = model.view.qubits?.shields ?? 0;
    this.shields.hidden = shields === 0;
    setText(this.shields.children[1], String(shields));
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
    setText(this.time, clock(this.model.milliseconds));
  }

  close() {
    clearInterval(this.timer);
  }
}
