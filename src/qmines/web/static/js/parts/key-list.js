/** All keys as they are bound now: on the page of help, and over a game. */

import { button, h } from "../dom.js";
import { ACTIONS, actionTitle, keysOf } from "../game/keys.js";
import { t } from "../messages.js";
import { named } from "../statistics/labels.js";

/**
 * One sheet for each kind of action.
 *
 * @param {string} kind a class of their lists
 * @param {(action: import("../game/keys.js").Action) => HTMLElement | false} row
 */
export function keySheets(kind, row) {
  const scopes = [...new Set(ACTIONS.map((action) => action.scope))];
  return h(
    "div",
    { class: "sheets" },
    scopes.map((scope) =>
      h(
        "section",
        { class: "sheet" },
        h("h3", {}, named("key-scope", scope)),
        h("dl", { class: `keys ${kind}` }, ACTIONS.filter((action) => action.scope === scope).map(row)),
      ),
    ),
  );
}

/** All actions with keys. */
export function keyList() {
  return keySheets("", ({ name }) => {
    const keys = keysOf(name);
    return (
      keys.length > 0 &&
      h(
        "div",
        {},
        h(
          "dt",
          {},
          keys.map((key) => h("kbd", {}, key)),
        ),
        h("dd", {}, actionTitle(name)),
      )
    );
  });
}

/** Lay the keys over the page until they are closed. */
export function showKeys() {
  const close = () => {
    box.close();
    box.remove();
  };
  const box = h(
    "dialog",
    { class: "laid", "aria-label": t("shortcut-list"), onclose: () => box.remove() },
    h("div", { class: "row" }, h("h2", {}, t("shortcut-list")), button(t("shortcut-close"), close)),
    keyList(),
  );
  document.body.append(box);
  box.showModal();
}
