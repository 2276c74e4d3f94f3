/** What players are called. */

import { t } from "../messages.js";

/**
 * A player's name; one that the server gave to a guest, such as Guest-1234, in the language of the page.
 *
 * @param {string} name
 */
export function playerName(name) {
  const [, number] = /^Guest-(\d[\d-]*)$/.exec(name) ?? [];
  return number ? t("match-guest", { number }) : name;
}
