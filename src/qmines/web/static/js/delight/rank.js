/** The place of a ranked win on its leaderboard. */

import { get } from "../api.js";
import { h } from "../dom.js";
import { t } from "../messages.js";

const MOST = 100; // places that are worth telling

/**
 * Tell the place on the card of a game, if it has one.
 *
 * @param {import("../game/model.js").Model} model
 * @param {HTMLElement} card
 */
export async function showRank({ game, rule }, card) {
  const { rules, level } = game;
  const query = new URLSearchParams({ rules, level, variant: variantOf(game, rule) });
  const { games } = await get(`/best?${query}&limit=${MOST}`).catch(() => ({ games: [] }));
  const listed = games.filter((/** @type {{player: string | null}} */ { player }) => player !== null);
  const place = listed.findIndex((/** @type {{id: string}} */ { id }) => id === game.id) + 1;
  if (place === 0 || card.querySelector(".place")) return;
  const link = h("a", { href: `/best?${query}` }, t("end-place", { place }));
  card.querySelector("h2")?.after(h("p", { class: "badges place" }, link));
}

/**
 * The options of a game that are not the default, as src/qmines/modes/registry.py writes them.
 *
 * @param {import("../types.js").Game} game
 * @param {import("../types.js").Rule} rule
 */
function variantOf({ level, options }, rule) {
  const usual = rule.levels.find(({ name }) => name === level)?.options ?? {};
  return rule.options
    .map(({ name, default: value }) => ({ name, value: options[name] ?? value, same: usual[name] ?? value }))
    .filter(({ value, same }) => value !== same)
    .map(({ name, value }) => (value === true ? name : `${name}=${value}`))
    .sort()
    .join(" ");
}
