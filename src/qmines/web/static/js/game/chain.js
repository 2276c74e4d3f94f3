/** How logic could have found a mine: the steps of a chain on the board, one at a time. */

import { button, h } from "../dom.js";
import { say, t } from "../messages.js";

/** @typedef {import("../types.js").Chain} Chain */
/** @typedef {import("./scene.js").ShownStep} ShownStep */

/**
 * What a step points at.
 *
 * @param {Chain} chain
 * @param {number} at
 * @returns {ShownStep}
 */
export function stepOf({ steps }, at) {
  const { clues, safe, mined, opens } = steps[at];
  return {
    outline: { clues, safe, mined, look: opens },
    numbers: steps.slice(0, at + 1).flatMap(({ shows }) => shows),
    mines: steps.slice(0, at).flatMap((step) => step.mined),
  };
}

/**
 * A button that opens the chain, and then its steps to go through.
 *
 * @param {Chain} chain
 * @param {(step: ShownStep | null) => void} show on the board; null for the board itself
 */
export function chainPanel(chain, show) {
  const last = chain.steps.length - 1;
  let at = 0;
  const words = h("p", { role: "status" });
  const count = h("span", { class: "note" });
  const back = button(t("chain-back"), () => go(at - 1));
  const next = button(t("chain-next"), () => (at < last ? go(at + 1) : close()), { class: "main" });
  const steps = h(
    "div",
    { class: "chain" },
    words,
    h(
      "div",
      { class: "row" },
      back,
      next,
      button(t("chain-close"), () => close()),
      count,
    ),
  );
  const open = button(chain.mine ? t("chain-open") : t("chain-open-safe"), () => {
    panel.replaceChildren(steps);
    go(0);
    next.focus();
  });
  const panel = h("div", {}, open);
  function close() {
    panel.replaceChildren(open);
    open.focus();
    show(null);
  }
  /** @param {number} step */
  function go(step) {
    at = step;
    words.textContent = say(...chain.steps[at].messages);
    count.textContent = t("chain-step", { step: at + 1, steps: last + 1 });
    back.disabled = at === 0;
    next.textContent = at < last ? t("chain-next") : t("chain-done");
    show(stepOf(chain, at));
  }
  return panel;
}
