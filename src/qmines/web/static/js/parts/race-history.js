/** The races of a player, the latest first, as many as wanted. */

import { get, showIn } from "../api.js";
import { button, h } from "../dom.js";
import { changeText, ratingText } from "../live/rating.js";
import { t } from "../messages.js";
import { playerName } from "../live/player-names.js";
import { dayOf, gameTitle, timeOf, variantTitle } from "../statistics/labels.js";
import { table } from "../statistics/table.js";

/**
 * @typedef {{name: string | null, profile: boolean, rival: string | null}} Opponent
 * @typedef {{
 *   room: string, rules: string, level: string, variant: string, ended: number,
 *   result: "won" | "draw" | "lost", milliseconds: number | null, game: string, opponents: Opponent[],
 *   rating: (import("../types.js").Rating & {change: number}) | null,
 * }} Race
 */

const HEAD = [
  "profile-race-opponent",
  "profile-race-result",
  "profile-board",
  "profile-race-rating",
  "profile-race-date",
  "profile-race-replay",
];

/**
 * Fill a place with races; it stays empty if there are none.
 *
 * @param {HTMLElement} place
 * @param {string} path of the player in the API
 */
export async function showRaces(place, path) {
  /** @type {Race[]} */
  const shown = [];
  const trouble = h("p", { class: "trouble", role: "alert" });
  const more = async (/** @type {string} */ query) => {
    /** @type {{races: Race[], next: string | null}} */
    const { races, next } = await get(`${path}/races${query}`);
    shown.push(...races);
    if (!shown.length) return;
    const act = () => void more(`?before=${next}`).catch(showIn(trouble));
    place.replaceChildren(
      h("h2", {}, t("profile-races")),
      table(t("profile-races"), HEAD, shown.map(cells), "races"),
      next ? button(t("profile-races-more"), act) : "",
      trouble,
    );
  };
  await more("");
}

/** @param {Race} race */
function cells({ rules, level, variant, ended, result, milliseconds, game, opponents, rating }) {
  const time = milliseconds === null ? [] : [" ", h("small", {}, timeOf(milliseconds))];
  return [
    opponents.flatMap((each, number) => [number ? ", " : "", nameOf(each)]),
    [h("span", { class: `race-${result}` }, t(`profile-race-${result}`)), ...time],
    [gameTitle({ rules, level }), ...(variant ? [h("small", {}, variantTitle(variant))] : [])],
    rating ? [`${ratingText(rating)} `, h("small", {}, changeText(rating.change))] : t("profile-race-unrated"),
    dayOf(ended, true),
    h("a", { href: `/replay/${game}` }, t("profile-replay")),
  ];
}

/** @param {Opponent} opponent */
function nameOf({ name, profile, rival }) {
  if (rival === "auto") return t("profile-race-auto");
  return profile && name !== null ? h("a", { href: `/player/${encodeURIComponent(name)}` }, name) : playerName(name);
}
