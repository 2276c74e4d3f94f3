/** Friends who are online, what they play, and their invitations, as long as the page is shown. */

import { get, post, remove, showIn } from "../api.js";
import { button, h } from "../dom.js";
import { t } from "../messages.js";
import { go } from "../navigation.js";
import { gameTitle } from "../statistics/labels.js";

/**
 * @typedef {import("../types.js").RoomSummary} RoomSummary
 * @typedef {{mode: "race" | "coop" | "solo", rules: string, level: string, stage: string, room: string | null}} Playing
 * @typedef {{name: string, online: boolean, playing: Playing | null}} Friend
 * @typedef {{friends: Friend[], added_you: string[], invitations: {sender: string, room: RoomSummary}[]}} Friends
 */

const PAUSE = 5000; // milliseconds between two looks

/** @param {() => object} setup what a race with a friend is to be */
export function friendList(setup) {
  const place = h("div");
  const trouble = h("p", { class: "trouble", role: "alert" });
  const element = h("section", { class: "rooms lobby-list friends", "aria-label": t("friends-title") });
  element.append(h("h2", {}, t("friends-title")), place, trouble);
  let shown = "";
  const fail = showIn(trouble);
  const invite = async (/** @type {string} */ name) => {
    const { id } = await post("/rooms", { mode: "race", ...setup() });
    await post(`/rooms/${id}/invite`, { name });
    go(`/room/${id}`);
  };
  const look = async (/** @type {boolean} */ acted = false) => {
    if (document.hidden) return;
    /** @type {Friends} */
    const found = await get("/friends");
    const key = JSON.stringify(found);
    if (key === shown || (!acted && place.contains(document.activeElement))) return;
    shown = key;
    const decline = (/** @type {string} */ room) =>
      void remove(`/invitations/${room}`)
        .then(() => look(true))
        .catch(fail);
    const invited = found.invitations.map(({ sender, room }) => invitation(sender, room, () => decline(room.id)));
    const rows = found.friends.map((friend) => row(friend, () => void invite(friend.name).catch(fail)));
    const add = (/** @type {string} */ name) =>
      void post("/relations", { name, kind: "friend" })
        .then(() => look(true))
        .catch(fail);
    const fans = found.added_you.map((name) => addedYou(name, () => add(name)));
    place.replaceChildren(
      invited.length ? h("ul", { class: "invitations" }, invited) : "",
      rows.length + fans.length ? h("ul", {}, fans, rows) : h("p", { class: "note" }, t("friends-none")),
      h("p", { class: "note" }, t("friends-about")),
    );
  };
  void look().catch(fail);
  const timer = setInterval(() => void look().catch(() => {}), PAUSE);
  return { element, close: () => clearInterval(timer) };
}

/**
 * @param {string} sender
 * @param {RoomSummary} room
 * @param {() => void} decline
 */
const invitation = (sender, room, decline) =>
  h(
    "li",
    {},
    h(
      "span",
      { class: "open-room" },
      h("b", {}, t("friends-invited", { name: sender })),
      h("span", {}, gameTitle(room)),
    ),
    h(
      "span",
      { class: "row" },
      h("a", { class: "button main", href: `/room/${room.id}` }, t("match-join")),
      button(t("friends-decline"), decline),
    ),
  );

/**
 * @param {string} name
 * @param {() => void} add
 */
const addedYou = (name, add) =>
  h(
    "li",
    {},
    h("a", { class: "open-room", href: `/player/${encodeURIComponent(name)}` }, t("friends-added-you", { name })),
    h("span", { class: "row" }, button(t("friends-add-back"), add)),
  );

/**
 * @param {Friend} friend
 * @param {() => void} invite
 */
function row({ name, online, playing }, invite) {
  const doing = playing?.stage === "lobby" ? "waiting" : playing?.mode;
  const words = playing
    ? t(`friends-playing-${doing}`, { board: gameTitle(playing) })
    : t(online ? "friends-online" : "friends-offline");
  return h(
    "li",
    {},
    h(
      "span",
      { class: "open-room" },
      h(
        "b",
        {},
        h("span", { class: online ? "presence online" : "presence", "aria-hidden": "true" }),
        h("a", { href: `/player/${encodeURIComponent(name)}` }, name),
      ),
      h("span", { class: "note" }, words),
    ),
    h(
      "span",
      { class: "row" },
      playing?.room &&
        h(
          "a",
          { class: "button", href: `/room/${playing.room}` },
          t(doing === "waiting" ? "match-join" : "match-watch"),
        ),
      online && button(t("friends-invite"), invite),
    ),
  );
}
