/** The name of the player in the masthead. */

import { get } from "../api.js";
import { addressOf } from "../base-path.js";
import { t } from "../messages.js";
import { follow } from "../sync.js";

/** @typedef {{account: {name: string, created: number} | null, guest: boolean, played: boolean}} Me */

/** @type {Promise<Me | null>} */
let player = Promise.resolve(null);

/** Who plays; null if the server did not say. */
export const whoPlays = () => player;

/** Ask who plays. */
export function askWhoPlays() {
  player = get("/me").catch(() => null);
  return player;
}

/** Name who plays in the masthead. */
export async function showAccount(asked = askWhoPlays()) {
  const me = await asked;
  const link = document.querySelector('nav :is([href$="/account"], [href*="/player/"])');
  const { name = "" } = me?.account ?? {};
  if (link) {
    link.textContent = name || t(me ? "site-log-in" : "page-account");
    link.setAttribute("href", addressOf(name ? `/player/${encodeURIComponent(name)}` : "/account"));
  }
  if (me) void follow(me.account?.name ?? "");
  if (me?.account) void import("./invitations.js").then(({ watchInvitations }) => watchInvitations()).catch(() => {});
  return me;
}
