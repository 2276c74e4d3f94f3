/** The account: sign up, log in; or the password, the sessions, one's data, and the end of it. */

import { Refusal, get, post, remove, wordsOf } from "../api.js";
import { button, dateOf, h } from "../dom.js";
import { form } from "../parts/forms.js";
import { showAccount } from "../parts/account-link.js";

const TAKEN = "That name is taken, or the password is another one. Choose another name.";
const NAME = { name: "name", label: "Name", autocomplete: "username" };
const PASSWORD = { name: "password", label: "Password", type: "password" };

/** @param {HTMLElement} main */
export function show(main) {
  void fill(main);
}

/** @param {HTMLElement} main */
async function fill(main) {
  const me = await showAccount();
  const again = async () => {
    await fill(main);
    main.focus({ preventScroll: true });
  };
  if (!me) {
    main.replaceChildren(h("h1", {}, "Account"), h("p", {}, "The server cannot be reached."));
  } else if (me.account) {
    main.replaceChildren(h("h1", {}, me.account.name), ...owner(again));
  } else {
    main.replaceChildren(
      h("h1", {}, "Account"),
      h(
        "p",
        {},
        me.games
          ? "You play as a guest. An account keeps your games, also on other devices."
          : "You need none to play. An account keeps your games, also on other devices.",
      ),
      guest(again),
    );
  }
}

/** @param {() => Promise<void>} again */
function guest(again) {
  return h(
    "div",
    { class: "sheets forms" },
    form("Log in", [NAME, { ...PASSWORD, autocomplete: "current-password" }], "Log in", async ({ name, password }) => {
      await post("/login", { name, password, keep: true });
      await again();
    }),
    form(
      "Sign up",
      [
        { ...NAME, help: "Letters and figures; others can see it." },
        { ...PASSWORD, autocomplete: "new-password", help: "At least 8 characters. There is no way to recover it." },
      ],
      "Sign up",
      async ({ name, password }) => {
        await post("/signup", { name, password });
        await post("/login", { name, password, keep: true }).catch((error) => {
          throw error instanceof Refusal && error.status === 401 ? new Error(TAKEN) : error;
        });
        await again();
      },
      { note: "The games that you played as a guest come along." },
    ),
  );
}

/** @param {() => Promise<void>} again */
function owner(again) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const out = button("Log out", () => {
    post("/logout", {})
      .then(again)
      .catch((error) => {
        trouble.textContent = wordsOf(error);
      });
  });
  const list = h("ul", { class: "sessions" });
  void sessions(list);
  return [
    h(
      "p",
      { class: "row" },
      out,
      h("a", { class: "button", href: "/api/export", download: "qmines.json" }, "Export all my data"),
    ),
    trouble,
    h(
      "div",
      { class: "sheets forms" },
      form(
        "Change the password",
        [
          { name: "old", label: "The old one", type: "password", autocomplete: "current-password" },
          {
            name: "new",
            label: "The new one",
            type: "password",
            autocomplete: "new-password",
            help: "At least 8 characters.",
          },
        ],
        "Change",
        async (values) => {
          await post("/password", { old: values.old, new: values.new });
          void sessions(list);
          return "The password is changed; all other sessions have ended.";
        },
      ),
      h("section", { class: "sheet" }, h("h2", {}, "Where you are logged in"), list),
      form(
        "Delete the account",
        [{ ...PASSWORD, autocomplete: "current-password" }],
        "Delete for ever",
        async ({ password }) => {
          await remove("/account", { password });
          await again();
        },
        { danger: true, note: "Your name, your games and your statistics go. This cannot be undone." },
      ),
    ),
  ];
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
          h("small", {}, session.this ? "this one" : `last seen ${dateOf(session.seen)}`),
        ),
        !session.this &&
          button(
            "End",
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
  const name = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? "A browser";
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0];
  const spelt = { Edg: "Edge", OPR: "Opera" }[name] ?? name;
  return system ? `${spelt} on ${system}` : spelt;
}
