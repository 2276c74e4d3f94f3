/** How logic could have found a mine: a proof on the board, one step at a time. */

import { button, h } from "../dom.js";
import { say, t } from "../messages.js";
import { actionOf } from "./keys.js";

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

/** Keys besides those that open a cell, and how far they go. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/**
 * A button that opens the chain, and then its steps to go through, with buttons that stay in place.
 *
 * @param {Chain} chain
 * @param {(step: ShownStep | null) => void} show on the board; null for the board itself
 */
export function chainPanel(chain, show) {
  const last = chain.steps.length - 1;
  let at = 0;
  const words = h("p", { role: "status", tabindex: -1 });
  const count = h("span", { class: "note" });
  const back = button(t("chain-back"), () => go(at - 1));
  const next = button(t("chain-next"), () => go(at + 1), { class: "main" });
  const end = button(t("chain-last"), () => go(last));
  const ways = last > 0 && [back, next, last > 1 && end];
  const steps = h(
    "div",
    { class: "chain" },
    h(
      "div",
      { class: "row" },
      ways,
      button(t("chain-close"), () => close()),
    ),
    last > 0 && count,
    words,
  );
  const open = button(chain.mine ? t("chain-open") : t("chain-open-safe"), () => {
    panel.replaceChildren(steps);
    document.addEventListener("keydown", onKey, true);
    go(0);
    (last > 0 ? next : words).focus();
  });
  const panel = h("div", {}, open);
  function close() {
    document.removeEventListener("keydown", onKey, true);
    panel.replaceChildren(open);
    open.focus();
    show(null);
  }
  /** Keys go through the steps; they neither walk on the board nor start another game. @param {KeyboardEvent} event */
  function onKey(event) {
    if (!steps.isConnected) {
      document.removeEventListener("keydown", onKey, true);
      return;
    }
    const target = /** @type {HTMLElement} */ (event.target);
    const opens = actionOf(event) === "open";
    if (target.closest(opens ? "dialog, button, a, summary, input" : "dialog, input")) return;
    const far = opens ? 1 : STEPS[event.key];
    if (event.key === "Escape") close();
    else if (far) go(at + far);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  /** @param {number} step */
  function go(step) {
    at = Math.min(Math.max(step, 0), last);
    words.textContent = say(...chain.steps[at].messages);
    count.textContent = t("chain-step", { step: at + 1, steps: last + 1 });
    if (at === last && steps.contains(document.activeElement)) words.focus(); // the buttons to go on are disabled
    back.disabled = at === 0;
    next.disabled = end.disabled = at === last;
    show(stepOf(chain, at));
  }
  return panel;
}
