/** Whose games these are, in the masthead. */

import { get } from "../api.js";
import { t } from "../messages.js";
import { follow } from "../sync.js";

/** @typedef {{account: {name: string, created: number} | null, guest: boolean, games: number}} Me */

/** @type {Promise<Me | null>} */
let player = Promise.resolve(null);

/** Who plays; null if the server did not say. */
export const whoPlays = () => player;

/** Ask who plays, and name them in the masthead. */
export async function showAccount() {
  player = get("/me").catch(() => null);
  const me = await player;
  const link = document.querySelector('nav [href$="/account"]');
  if (link) link.textContent = me?.account?.name ?? t("page-account");
  if (me) void follow(me.account?.name ?? "");
  return me;
}
