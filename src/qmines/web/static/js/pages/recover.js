/** Setting a new password with a recovery code, or with a link from an e-mail. */

import { get, post, wordsOf } from "../api.js";
import { h } from "../dom.js";
import { t } from "../messages.js";
import { form, nameField, passwordField } from "../parts/forms.js";

const newPassword = () => passwordField("new", { label: t("account-new-password"), help: t("account-password-help") });

/** @param {HTMLElement} main */
export function show(main) {
  const asked = new URLSearchParams(location.search);
  const [token, confirm] = [asked.get("token"), asked.get("confirm")];
  const place = h("div", { class: "sheets forms" });
  const done = (/** @type {string} */ words) =>
    place.replaceChildren(
      h(
        "section",
        { class: "sheet" },
        h("p", { role: "status" }, words),
        h("p", {}, h("a", { class: "button", href: "/account" }, t("page-account"))),
      ),
    );
  main.append(h("h1", {}, t("page-recover")), place);
  if (confirm) {
    post("/recovery/confirm", { token: confirm })
      .then(() => done(t("recover-confirmed")))
      .catch((error) => place.replaceChildren(h("p", { class: "trouble", role: "alert" }, wordsOf(error))));
  } else if (token) {
    place.append(
      form(t("recover-link-title"), [newPassword()], t("recover-set"), async ({ password }) => {
        await post("/recover/link", { token, password });
        done(t("recover-changed"));
      }),
    );
  } else {
    place.append(withCode(done));
    void get("/recovery")
      .then(({ mail }) => mail && place.append(byEmail()))
      .catch(() => {});
  }
}

/** @param {(words: string) => void} done */
function withCode(done) {
  return form(
    t("recover-code-title"),
    [nameField(), { name: "code", label: t("recover-code"), autocomplete: "one-time-code" }, newPassword()],
    t("recover-set"),
    async ({ name, code, password }) => {
      await post("/recover", { name, code, password });
      done(t("recover-changed"));
    },
  );
}

function byEmail() {
  return form(
    t("recover-email-title"),
    [nameField()],
    t("recover-email-send"),
    async ({ name }) => {
      await post("/recover/email", { name });
      return t("recover-email-sent");
    },
    { note: t("recover-email-note") },
  );
}
