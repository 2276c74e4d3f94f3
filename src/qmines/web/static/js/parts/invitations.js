/** Invitations of friends, shown on every page: in a corner, or over a phone's masthead, so that no board moves. */

import { get, remove } from "../api.js";
import { pathOf } from "../base-path.js";
import { announce, button, h } from "../dom.js";
import { hearsInvitations, onInvited } from "../game/socket.js";
import { loadMessages, t } from "../messages.js";
import { gameTitle } from "../statistics/labels.js";

/** @typedef {{sender: string, room: import("../types.js").RoomSummary}} Invitation */

const PAUSE = 20_000; // milliseconds between two looks where no socket would tell
let watching = false;
/** @type {HTMLElement | null} */
let shown = null;

/** Show invitations from now on; asking twice changes nothing. */
export async function watchInvitations() {
  if (watching) return;
  watching = true;
  await loadMessages("invitations");
  const look = () =>
    void get("/invitations")
      .then(({ invitations }) => show(invitations[0]))
      .catch(hide);
  onInvited.add(look);
  setInterval(() => {
    if (!document.hidden && (shown || !hearsInvitations())) look();
  }, PAUSE);
  document.addEventListener("visibilitychange", () => !document.hidden && look());
  look();
}

function hide() {
  shown?.remove();
  shown = null;
}

/** @param {Invitation | undefined} invitation */
function show(invitation) {
  const path = invitation && `/room/${invitation.room.id}`;
  if (!path || path === pathOf(location.pathname)) return hide();
  if (shown?.dataset.path === path) return;
  hide();
  const { sender, room } = invitation;
  const words = t("friends-invited", { name: sender });
  const join = h("a", { class: "button main", href: path }, t("match-join"));
  join.addEventListener("click", hide);
  const decline = button(t("friends-decline"), () => {
    hide();
    void remove(`/invitations/${room.id}`).catch(() => {});
  });
  shown = h(
    "section",
    { class: "invited", "aria-label": words, "data-path": path },
    h("span", {}, h("b", {}, words), " ", h("small", {}, gameTitle(room))),
    join,
    decline,
  );
  document.querySelector(".masthead")?.append(shown);
  announce(words);
}
