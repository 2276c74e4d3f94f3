/** Forms that are sent as JSON, with error messages beside their fields. */

import { wordsOf } from "../api.js";
import { field, h } from "../dom.js";
import { t } from "../messages.js";

/** @typedef {{name: string, label: string, type?: string, help?: string, autocomplete?: string}} Field */

/** @param {string} [help] */
export const nameField = (help) => ({ name: "name", label: t("account-name"), autocomplete: "username", help });

/** @param {"current" | "new"} which @param {Partial<Field>} [more] */
export const passwordField = (which, more) => ({
  name: "password",
  label: t("account-password"),
  type: "password",
  autocomplete: `${which}-password`,
  ...more,
});

/**
 * @param {string} title
 * @param {Field[]} fields
 * @param {string} label of the button
 * @param {(values: Record<string, string>) => Promise<string | void>} send says what came of it, or throws
 * @param {{danger?: boolean, note?: string, below?: HTMLElement}} [how]
 */
export function form(title, fields, label, send, { danger = false, note = "", below } = {}) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const done = h("p", { class: "note", role: "status" });
  const submit = h("button", { class: danger ? "danger" : "main" }, label);
  const boxes = fields.map(({ label: text, help, ...attributes }) => {
    const usual = { type: "text", required: true, maxlength: 128, autocapitalize: "none", spellcheck: "false" };
    const box = h("input", { ...usual, ...attributes });
    return { box, row: field(text, box, help) };
  });
  const made = h(
    "form",
    { class: "sheet" },
    h("h2", {}, title),
    note && h("p", { class: "note" }, note),
    boxes.map(({ row }) => row),
    trouble,
    done,
    submit,
    below,
  );
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    if (made.ariaBusy) return;
    made.ariaBusy = "true"; // a button that is disabled loses the focus
    trouble.textContent = done.textContent = "";
    send(Object.fromEntries(boxes.map(({ box }) => [box.name, box.value])))
      .then((words) => {
        done.textContent = words ?? "";
        made.reset();
      })
      .catch((error) => {
        trouble.textContent = wordsOf(error);
        const wrong = boxes.find(({ box }) => box.name === error.field);
        (wrong ?? boxes[boxes.length - 1])?.row.after(trouble);
        (wrong ?? boxes.find(({ box }) => box.type === "password"))?.box.focus();
      })
      .finally(() => {
        made.ariaBusy = null;
      });
  });
  return made;
}
