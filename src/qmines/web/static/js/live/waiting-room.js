/** Before the start of a room: joining it, inviting others, and starting the game. */

import { showIn } from "../api.js";
import { addressOf } from "../base-path.js";
import { button, field, h } from "../dom.js";
import { t } from "../messages.js";
import { change, settings } from "../settings.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {(what: "join" | "ready" | "start" | "leave", body?: object) => Promise<Room>} Ask */

/**
 * The link to a room, with a button that copies it.
 *
 * @param {string} id
 */
export function invitation(id) {
  const url = location.origin + addressOf(`/room/${id}`);
  const done = h("span", { class: "note", role: "status" });
  const box = h("input", { type: "text", readonly: true, value: url, "aria-label": t("room-link") });
  box.addEventListener("focus", () => box.select());
  const copy = button(
    t("room-copy"),
    () => {
      navigator.clipboard
        .writeText(url)
        .then(() => {
          done.textContent = t("room-copied");
        })
        .catch(() => {
          box.focus();
          done.textContent = t("room-copy-by-hand");
        });
    },
    { class: "main" },
  );
  const shares = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  return h(
    "div",
    { class: "invitation" },
    h("h2", {}, t("room-invite")),
    h("p", { class: "note" }, t("room-invite-note")),
    h(
      "div",
      { class: "row" },
      box,
      copy,
      shares && button(t("room-share"), () => void navigator.share({ title: "qmines", url }).catch(() => {})),
      done,
    ),
  );
}

/**
 * The form for joining a room.
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
    h("h2", {}, room.mode === "race" ? t("room-join-race") : t("room-join-coop")),
    h("p", {}, whoIsHere(room)),
    name.element,
    trouble,
    h("button", { class: "main" }, account ? t("room-join-as", { name: account }) : t("room-join")),
  );
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    name.keep();
    ask("join", { name: name.value }).catch(showIn(trouble));
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
  const doing = (/** @type {Promise<unknown>} */ done) => void done.catch(showIn(trouble));
  const mine = room.members.find((member) => member.number === room.you);
  const host = room.host === room.you;
  const ready = room.members.filter((member) => member.ready || member.number === room.host).length;
  const few = room.mode === "race" && room.members.length < 2;
  const words = few
    ? t("room-needs-two")
    : host
      ? t("room-ready-count", { ready, players: room.members.length })
      : t("room-host-starts");
  return h(
    "section",
    { class: "sheet quay", "aria-label": t("room-lobby") },
    invitation(room.id),
    h(
      "div",
      { class: "row" },
      host
        ? button(t("room-start"), () => doing(ask("start")), { class: "main start", disabled: few })
        : button(
            mine?.ready ? t("room-is-ready") : t("room-ready"),
            () => doing(ask("ready", { ready: !mine?.ready })),
            {
              class: mine?.ready ? "" : "main",
              "aria-pressed": String(Boolean(mine?.ready)),
            },
          ),
      button(t("room-leave"), () => doing(ask("leave")), { class: "quiet" }),
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
    element: account ? null : field(t("live-name"), box, t("live-name-help")),
    get value() {
      return account ?? box.value.trim();
    },
    keep: () => {
      if (!account) change({ nick: box.value.trim() });
    },
  };
}

/** Who waits or plays in a room. @param {Room} room */
export function whoIsHere({ stage, names }) {
  const args = { names, count: names.length };
  return stage === "lobby" ? t("room-here-waiting", args) : t("room-here-playing", args);
}
