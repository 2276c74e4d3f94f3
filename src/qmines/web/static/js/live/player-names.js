/** What players are called. */

import { t } from "../messages.js";

/**
 * A player's name; one that the server gave to a guest, such as Guest-1234, in the language of the page.
 * Hidden and unlisted players have none for people outside their rooms.
 *
 * @param {string | null} name
 */
export function playerName(name) {
  if (name === null) return t("match-hidden");
  const [, number] = /^Guest-(\d[\d-]*)$/.exec(name) ?? [];
  return number ? t("match-guest", { number }) : name;
}
