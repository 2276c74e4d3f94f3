/** Before the start: who may come in, the link that invites, and the word to begin. */

import { wordsOf } from "../api.js";
import { button, field, h } from "../dom.js";
import { change, settings } from "../settings.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {(what: "join" | "ready" | "start" | "leave", body?: object) => Promise<Room>} Ask */

/**
 * The link to a room, with a button that copies it.
 *
 * @param {string} id
 */
export function invitation(id) {
  const url = `${location.origin}/room/${id}`;
  const done = h("span", { class: "note", role: "status" });
  const box = h("input", { type: "text", readonly: true, value: url, "aria-label": "The link to this room" });
  box.addEventListener("focus", () => box.select());
  const copy = button(
    "Copy the link",
    () => {
      navigator.clipboard
        .writeText(url)
        .then(() => {
          done.textContent = "Copied.";
        })
        .catch(() => {
          box.focus();
          done.textContent = "Copy it from the field.";
        });
    },
    { class: "main" },
  );
  const shares = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  return h(
    "div",
    { class: "invitation" },
    h("h2", {}, "Invite"),
    h("p", { class: "note" }, "Whoever opens this link can join before the start, and watch after it."),
    h(
      "div",
      { class: "row" },
      box,
      copy,
      shares && button("Share…", () => void navigator.share({ title: "qmines", url }).catch(() => {})),
      done,
    ),
  );
}

/**
 * What somebody does who is not in the room yet.
 *
 * @param {Room} room
 * @param {string | null} account
 * @param {Ask} ask
 */
export function joining(room, account, ask) {
  const name = nickField(account);
  const trouble = h("p", { class: "trouble", role: "alert" });
  const made = h(
    "form",
    { class: "sheet quay" },
    h("h2", {}, room.mode === "race" ? "Join the race" : "Play along"),
    h(
      "p",
      {},
      `${listed(room.names)} ${room.stage === "lobby" ? (room.names.length === 1 ? "waits" : "wait") : room.names.length === 1 ? "plays" : "play"} here.`,
    ),
    name.element,
    trouble,
    h("button", { class: "main" }, account ? `Join as ${account}` : "Join"),
  );
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    name.keep();
    ask("join", { name: name.value }).catch((error) => {
      trouble.textContent = wordsOf(error);
    });
  });
  return made;
}

/**
 * What a member does before the start.
 *
 * @param {Room} room
 * @param {Ask} ask
 */
export function waiting(room, ask) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const doing = (/** @type {Promise<unknown>} */ done) =>
    void done.catch((error) => {
      trouble.textContent = wordsOf(error);
    });
  const mine = room.members.find((member) => member.number === room.you);
  const host = room.host === room.you;
  const ready = room.members.filter((member) => member.ready || member.number === room.host).length;
  const few = room.mode === "race" && room.members.length < 2;
  const words = few
    ? "A race needs two. Send somebody the link."
    : host
      ? `${ready} of ${room.members.length} are ready.`
      : "Whoever made the room starts it.";
  return h(
    "section",
    { class: "sheet quay", "aria-label": "Before the start" },
    invitation(room.id),
    h(
      "div",
      { class: "row" },
      host
        ? button("Start", () => doing(ask("start")), { class: "main start", disabled: few })
        : button(mine?.ready ? "Ready" : "I am ready", () => doing(ask("ready", { ready: !mine?.ready })), {
            class: mine?.ready ? "" : "main",
            "aria-pressed": String(Boolean(mine?.ready)),
          }),
      button("Leave", () => doing(ask("leave")), { class: "quiet" }),
      h("p", { class: "note", role: "status" }, words),
    ),
    trouble,
  );
}

/**
 * The name of a guest; an account has its own.
 *
 * @param {string | null} account
 */
export function nickField(account) {
  const box = h("input", {
    type: "text",
    name: "nick",
    maxlength: 20,
    required: true,
    value: settings.nick,
    autocomplete: "nickname",
    spellcheck: "false",
  });
  return {
    element: account
      ? null
      : field("Your name here", box, "3 to 20 letters and figures; others see that you are a guest"),
    get value() {
      return account ?? box.value.trim();
    },
    keep: () => {
      if (!account) change({ nick: box.value.trim() });
    },
  };
}

/** @param {string[]} names */
export function listed(names) {
  if (names.length < 2) return names.join("") || "Nobody";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/**
 * Who did what in a game of all.
 *
 * @param {Room} room
 * @param {import("../types.js").Share[]} shares
 */
export function sharesTable(room, shares) {
  const names = new Map(room.members.map((member) => [member.number, member.name]));
  const state = room.members.find((member) => member.game)?.state;
  const deed = state === "won" ? "made the last move" : state === "lost" ? "struck the mine" : "gave up";
  const rows = shares.filter((share) => names.has(share.number)).sort((one, other) => other.opened - one.opened);
  return h(
    "div",
    { class: "log-frame", tabindex: 0, role: "region", "aria-label": "Who did what" },
    h(
      "table",
      { class: "log" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["Player", "Moves", "Cells opened", "Flags", ""].map((name) =>
            h("th", { scope: "col" }, name || h("span", { class: "unseen" }, "The last move")),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map((share) =>
          h(
            "tr",
            {},
            h("td", {}, names.get(share.number) ?? ""),
            h("td", {}, share.moves),
            h("td", {}, share.opened),
            h("td", {}, share.flags),
            h("td", {}, share.last ? deed : ""),
          ),
        ),
      ),
    ),
  );
}
