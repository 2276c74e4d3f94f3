/** The place of a win on its leaderboard. */

import { get } from "../api.js";
import { h } from "../dom.js";
import { t } from "../messages.js";

/**
 * Tell the place on the card of a game, if it has one.
 *
 * @param {import("../game/model.js").Model} model
 * @param {HTMLElement} card
 */
export async function showRank({ game, rule }, card) {
  const { rules, level } = game;
  const kind = Object.keys(game.end?.measures.help ?? {}).length ? "assisted" : "solo";
  const query = new URLSearchParams({ rules, level, variant: variantOf(game, rule), kind, verified: "0" });
  const { you } = await get(`/leaderboard?${query}&limit=1`).catch(() => ({ you: null }));
  if (you?.game !== game.id || !you.listed || card.querySelector(".place")) return;
  const link = h("a", { href: `/leaderboard?${query}` }, t("end-place", { place: you.rank }));
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
