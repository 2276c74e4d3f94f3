/** The account: sign up, log in; or the password, the sessions, one's data, and the end of it. */

import { Refusal, get, post, remove, showIn } from "../api.js";
import { button, check, dateOf, h } from "../dom.js";
import { t } from "../messages.js";
import { form, nameField, passwordField } from "../parts/forms.js";
import { codeSheet, recoverySection } from "../parts/recovery.js";
import { showAccount } from "../parts/account-link.js";

/** @param {HTMLElement} main */
export function show(main) {
  void fill(main);
}

/** @param {HTMLElement} main */
async function fill(main) {
  const me = await showAccount();
  const again = async (/** @type {string[]} */ codes = []) => {
    await fill(main);
    if (codes.length) {
      const sheet = codeSheet(codes, () => sheet.remove());
      main.querySelector("h1")?.after(sheet);
    }
    main.focus({ preventScroll: true });
  };
  if (!me) {
    main.replaceChildren(h("h1", {}, t("page-account")), h("p", {}, t("server-unreachable")));
  } else if (me.account) {
    main.replaceChildren(h("h1", {}, me.account.name), ...owner(me.account.name, again));
  } else {
    main.replaceChildren(
      h("h1", {}, t("page-account")),
      h("p", {}, me.played ? t("account-why-guest") : t("account-why")),
      guest(again),
    );
  }
}

/** @param {(codes?: string[]) => Promise<void>} again */
function guest(again) {
  return h(
    "div",
    { class: "sheets forms" },
    form(
      t("account-log-in"),
      [nameField(), passwordField("current")],
      t("account-log-in"),
      async ({ name, password }) => {
        await post("/login", { name, password, keep: true });
        await again();
      },
      { below: h("a", { href: "/recover" }, t("account-forgot")) },
    ),
    form(
      t("account-sign-up"),
      [nameField(t("account-name-help")), passwordField("new", { help: t("account-password-help") })],
      t("account-sign-up"),
      async ({ name, password }) => {
        const { codes } = await post("/signup", { name, password });
        await post("/login", { name, password, keep: true }).catch((error) => {
          throw error instanceof Refusal && error.status === 401 ? new Error(t("account-taken")) : error;
        });
        await again(codes);
      },
      { note: t("account-sign-up-note") },
    ),
  );
}

/**
 * @param {string} name
 * @param {() => Promise<void>} again
 */
function owner(name, again) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const out = button(t("account-log-out"), () => {
    post("/logout", {}).then(again).catch(showIn(trouble));
  });
  const list = h("ul", { class: "sessions" });
  void sessions(list);
  return [
    h(
      "p",
      { class: "row" },
      h("a", { class: "button", href: `/player/${encodeURIComponent(name)}` }, t("account-profile")),
      out,
      h("a", { class: "button", href: "/api/export", download: "qmines.json" }, t("account-export")),
    ),
    trouble,
    h(
      "div",
      { class: "sheets forms" },
      privacy(),
      friends(),
      recoverySection(),
      form(
        t("account-change-password"),
        [
          passwordField("current", { name: "old", label: t("account-old-password") }),
          passwordField("new", { name: "new", label: t("account-new-password"), help: t("account-password-length") }),
        ],
        t("account-change-password"),
        async (values) => {
          await post("/password", { old: values.old, new: values.new });
          void sessions(list);
          return t("account-password-changed");
        },
      ),
      h("section", { class: "sheet" }, h("h2", {}, t("account-sessions")), list),
      form(
        t("account-delete"),
        [passwordField("current")],
        t("account-delete-forever"),
        async ({ password }) => {
          await remove("/account", { password });
          await again();
        },
        { danger: true, note: t("account-delete-note") },
      ),
    ),
  ];
}

/** Friends and blocked players. */
function friends() {
  const place = h("div");
  const list = async () => {
    const found = await get("/relations");
    const named = (/** @type {string[]} */ names, /** @type {string} */ label) =>
      h(
        "ul",
        { class: "sessions" },
        names.map((name) =>
          h(
            "li",
            {},
            h("a", { href: `/player/${encodeURIComponent(name)}` }, name),
            button(label, () => {
              void remove(`/relations/${encodeURIComponent(name)}`)
                .then(list)
                .catch(() => {});
            }),
          ),
        ),
      );
    place.replaceChildren(
      found.friends.length ? named(found.friends, t("friends-remove")) : h("p", { class: "note" }, t("friends-none")),
      ...(found.blocked.length ? [h("h3", {}, t("friends-blocked")), named(found.blocked, t("friends-unblock"))] : []),
    );
  };
  void list().catch(() => {});
  return h("section", { class: "sheet" }, h("h2", {}, t("friends-title")), place);
}

/** What others see of an account; saved as soon as it is changed. */
function privacy() {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const place = h("div", { class: "checks" });
  const fail = showIn(trouble);
  void get("/profile")
    .then((chosen) => {
      const change = (/** @type {"hidden" | "unlisted"} */ name) => (/** @type {boolean} */ on) => {
        chosen[name] = on;
        trouble.textContent = "";
        post("/profile", chosen).catch(fail);
      };
      place.replaceChildren(
        check(t("account-hide-profile"), chosen.hidden, change("hidden")),
        check(t("account-leave-leaderboards"), chosen.unlisted, change("unlisted")),
      );
    })
    .catch(fail);
  return h("section", { class: "sheet" }, h("h2", {}, t("account-privacy")), place, trouble);
}

/** @param {HTMLElement} list */
async function sessions(list) {
  /** @type {{sessions: {id: string, created: number, seen: number, agent: string, this: boolean}[]}} */
  const found = await get("/sessions").catch(() => ({ sessions: [] }));
  list.replaceChildren(
    ...found.sessions.map((session) =>
      h(
        "li",
        {},
        h(
          "span",
          {},
          browserOf(session.agent),
          h(
            "small",
            {},
            session.this ? t("account-session-this") : t("account-session-seen", { when: dateOf(session.seen) }),
          ),
        ),
        !session.this &&
          button(
            t("account-session-end"),
            () =>
              void remove(`/sessions/${session.id}`)
                .then(() => sessions(list))
                .catch(() => {}),
          ),
      ),
    ),
  );
}

/**
 * A browser in two words, as far as it says what it is.
 *
 * @param {string} agent
 */
function browserOf(agent) {
  const name = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0];
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0];
  if (!name) return system ? t("account-browser-unknown-system", { system }) : t("account-browser-unknown");
  const browser = { Edg: "Edge", OPR: "Opera" }[name] ?? name;
  return system ? t("account-browser", { browser, system }) : browser;
}
