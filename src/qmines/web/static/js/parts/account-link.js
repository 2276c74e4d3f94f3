/** Whose games these are, in the masthead. */

import { get } from "../api.js";
import { t } from "../messages.js";
import { follow } from "../sync.js";

/** @typedef {{account: {name: string, created: number} | null, guest: boolean, games: number}} Me */

/** Ask who plays, and name them in the masthead. */
export async function showAccount() {
  /** @type {Me | null} */
  const me = await get("/me").catch(() => null);
  const link = document.querySelector('nav [href$="/account"]');
  if (link) link.textContent = me?.account?.name ?? t("page-account");
  if (me) void follow(me.account?.name ?? "");
  return me;
}
