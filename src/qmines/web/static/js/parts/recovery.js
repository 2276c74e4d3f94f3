/** Recovery codes and the e-mail address of an account. */

import { get, post, remove, wordsOf } from "../api.js";
import { button, h } from "../dom.js";
import { t } from "../messages.js";
import { form, passwordField } from "./forms.js";

/** @typedef {{mail: boolean, codes: number | null, email: {address: string, confirmed: boolean} | null}} Found */

/**
 * Codes to be saved: shown once.
 *
 * @param {string[]} codes
 * @param {() => void} done
 */
export function codeSheet(codes, done) {
  const said = h("span", { class: "note", role: "status" });
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join("\n"))
      .then(() => {
        said.textContent = t("recover-codes-copied");
      })
      .catch(() => {});
  return h(
    "section",
    { class: "sheet codes" },
    h("h2", {}, t("recover-codes")),
    h("p", {}, t("recover-codes-about")),
    h(
      "ul",
      {},
      codes.map((code) => h("li", {}, h("code", {}, code))),
    ),
    h(
      "p",
      { class: "row" },
      button(t("recover-codes-copy"), () => void copy()),
      button(t("recover-codes-done"), done, { class: "main" }),
      said,
    ),
  );
}

/** What the owner of an account can do before they forget their password. */
export function recoverySection() {
  const place = h("div", { class: "forms recovery" });
  const fill = async () => {
    /** @type {Found} */
    const found = await get("/recovery");
    place.replaceChildren(
      codeForm(found.codes ?? 0, place, fill),
      ...(found.mail ? [emailForm(found.email, fill)] : []),
    );
  };
  void fill().catch((error) => place.replaceChildren(h("p", { class: "trouble" }, wordsOf(error))));
  return place;
}

/**
 * @param {number} count
 * @param {HTMLElement} place
 * @param {() => Promise<void>} again
 */
function codeForm(count, place, again) {
  return form(
    t("recover-codes"),
    [passwordField("current")],
    t("recover-codes-new"),
    async ({ password }) => {
      const made = await post("/recovery/codes", { password });
      place.replaceChildren(codeSheet(made.codes, () => void again()));
    },
    { note: t("recover-codes-left", { count }) },
  );
}

/**
 * @param {Found["email"]} known
 * @param {() => Promise<void>} again
 */
function emailForm(known, again) {
  if (!known) {
    return form(
      t("recover-email"),
      [{ name: "address", label: t("recover-email"), type: "email", autocomplete: "email" }, passwordField("current")],
      t("recover-email-add"),
      async ({ address, password }) => {
        await post("/recovery/email", { address, password });
        await again();
      },
      { note: t("recover-email-about") },
    );
  }
  return h(
    "section",
    { class: "sheet" },
    h("h2", {}, t("recover-email")),
    h("p", {}, known.confirmed ? known.address : t("recover-email-unconfirmed", { address: known.address })),
    button(
      t("recover-email-remove"),
      () =>
        void remove("/recovery/email")
          .then(again)
          .catch(() => {}),
    ),
  );
}
