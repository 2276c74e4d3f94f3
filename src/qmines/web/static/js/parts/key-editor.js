/** The keys of every action, to be changed one by one; what is taken already is refused by name. */

import { announce, button, h } from "../dom.js";
import { actionTitle, bind, boundTo, holderOf, labelOf, refusalOf, unbind } from "../game/keys.js";
import { t } from "../messages.js";
import { settings } from "../settings.js";
import { keySheets } from "./key-list.js";

/** @returns {{element: HTMLElement, fill: () => void, close: () => void}} */
export function keyEditor() {
  const element = h("div", { class: "keyeditor" });
  const words = h("p", { class: "key-words", role: "status" });
  /** The action that waits for a key. */
  let waiting = "";

  const said = (/** @type {string} */ text, /** @type {(string | Node)[]} */ ...more) => {
    words.replaceChildren(text, ...more);
  };
  const give = (/** @type {string} */ action, /** @type {string} */ key) => {
    bind(action, [...boundTo(action), key]);
    stop(t("shortcut-given", { key: labelOf(key), action: actionTitle(action) }), action);
  };
  const stop = (/** @type {string} */ text, /** @type {string} */ action) => {
    waiting = "";
    said(text);
    fill();
    focus(action);
  };
  const focus = (/** @type {string} */ action) => {
    const made = element.querySelector(`[data-add="${action}"]`);
    if (made instanceof HTMLElement) made.focus();
  };
  const wait = (/** @type {string} */ action) => {
    waiting = action;
    said(t("shortcut-press", { action: actionTitle(action) }));
    fill();
    focus(action);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (!waiting) return;
    const action = waiting;
    if (event.key === "Escape") {
      event.preventDefault();
      stop(t("shortcut-cancelled"), action);
      return;
    }
    const refusal = refusalOf(event);
    if (refusal === "") return;
    if (event.key === "Tab") {
      stop(refusal ?? "", action); // and let it go on its way
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (refusal !== null) {
      said(refusal);
      return;
    }
    const key = event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key;
    const holder = holderOf(key);
    if (holder === null) give(action, key);
    else if (holder === action) stop(t("shortcut-same", { key: labelOf(key) }), action);
    else {
      waiting = "";
      fill();
      const take = button(t("shortcut-take"), () => {
        bind(
          holder,
          boundTo(holder).filter((each) => each !== key),
        );
        give(action, key);
      });
      said(t("shortcut-taken", { key: labelOf(key), action: actionTitle(holder) }), " ", take);
      take.focus();
      announce(words.textContent ?? "");
    }
  };

  const row = (/** @type {import("../game/keys.js").Action} */ { name }) => {
    const keys = boundTo(name);
    const action = actionTitle(name);
    return h(
      "div",
      {},
      h("dt", {}, action),
      h(
        "dd",
        {},
        keys.map((key) =>
          button(
            [h("kbd", {}, labelOf(key)), "×"],
            () => {
              bind(
                name,
                keys.filter((each) => each !== key),
              );
              stop(t("shortcut-freed", { key: labelOf(key) }), name);
            },
            { class: "bound", "aria-label": t("shortcut-remove", { key: labelOf(key), action }) },
          ),
        ),
        button(waiting === name ? "…" : "+", () => wait(name), {
          class: "adds",
          "data-add": name,
          "aria-label": t("shortcut-add", { action }),
          "aria-pressed": String(waiting === name),
        }),
      ),
    );
  };
  const fill = () => {
    const changed = Object.keys(settings.bindings[settings.keys] ?? {}).length;
    element.replaceChildren(
      words,
      keySheets("bindings", row),
      h(
        "p",
        {},
        button(
          t("shortcut-reset"),
          () => {
            unbind();
            stop(t("shortcut-reset-done"), "");
          },
          { disabled: !changed },
        ),
      ),
    );
  };
  fill();
  document.addEventListener("keydown", onKey, true);
  return { element, fill, close: () => document.removeEventListener("keydown", onKey, true) };
}
