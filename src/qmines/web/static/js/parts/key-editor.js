/** The keys of every action, to be changed one by one; what is taken already is refused by name. */

import { announce, button, h } from "../dom.js";
import { ACTIONS, bind, boundTo, holderOf, labelOf, refusalOf, unbind } from "../game/keys.js";
import { settings } from "../settings.js";

/** @returns {{element: HTMLElement, fill: () => void, close: () => void}} */
export function keyEditor() {
  const element = h("div", { class: "keyeditor" });
  const words = h("p", { class: "key-words", role: "status" });
  /** The action that waits for a key. */
  let waiting = "";

  const said = (/** @type {string} */ text, /** @type {Node[]} */ ...more) => {
    words.replaceChildren(text, ...more);
  };
  const titleOf = (/** @type {string} */ name) =>
    ACTIONS.find((action) => action.name === name)?.help.split(";")[0] ?? name;
  const give = (/** @type {string} */ action, /** @type {string} */ key) => {
    bind(action, [...boundTo(action), key]);
    stop(`${labelOf(key)}: ${titleOf(action)}.`, action);
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
    said(`Press the key for: ${titleOf(action)}. Escape leaves it as it is.`);
    fill();
    focus(action);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (!waiting) return;
    const action = waiting;
    if (event.key === "Escape") {
      event.preventDefault();
      stop("Nothing was changed.", action);
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
    else if (holder === action) stop(`${labelOf(key)} does that already.`, action);
    else {
      waiting = "";
      fill();
      const take = button("Use it here instead", () => {
        bind(
          holder,
          boundTo(holder).filter((each) => each !== key),
        );
        give(action, key);
      });
      said(`${labelOf(key)} is taken: ${titleOf(holder)}. `, take);
      take.focus();
      announce(words.textContent ?? "");
    }
  };

  const row = (/** @type {import("../game/keys.js").Action} */ { name, help }) => {
    const keys = boundTo(name);
    return h(
      "div",
      {},
      h("dt", {}, help),
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
              stop(`${labelOf(key)} does nothing now.`, name);
            },
            { class: "bound", "aria-label": `Take ${labelOf(key)} from: ${help}` },
          ),
        ),
        button(waiting === name ? "…" : "+", () => wait(name), {
          class: "adds",
          "data-add": name,
          "aria-label": `Another key for: ${help}`,
          "aria-pressed": String(waiting === name),
        }),
      ),
    );
  };
  const fill = () => {
    const changed = Object.keys(settings.bindings[settings.keys] ?? {}).length;
    const scopes = [...new Set(ACTIONS.map((action) => action.scope))];
    element.replaceChildren(
      words,
      h(
        "div",
        { class: "sheets" },
        scopes.map((scope) =>
          h(
            "section",
            { class: "sheet" },
            h("h3", {}, scope),
            h("dl", { class: "keys bindings" }, ACTIONS.filter((action) => action.scope === scope).map(row)),
          ),
        ),
      ),
      h(
        "p",
        {},
        button(
          "Back to the keys of the profile",
          () => {
            unbind();
            stop("All keys are those of the profile again.", "");
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
