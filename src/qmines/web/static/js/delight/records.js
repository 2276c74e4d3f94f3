/** Best times and winning streaks, kept in this browser for each kind of game. */

import { readValue, store } from "../storage.js";

const PLACE = "qmines.records";
const MOST = 50; // games that are remembered, so that none counts twice

/** @typedef {{best: number | null, streak: number}} Row */
/**
 * What a game meant for the records: the best time before it, whether it is the new one, wins in a row.
 *
 * @typedef {{best: number | null, record: boolean, streak: number}} Standing
 */

/** @returns {{rows: Record<string, Row>, seen: Record<string, Standing>}} */
const read = () => ({ rows: {}, seen: {}, ...readValue(PLACE) });

/**
 * Count a game that has ended, once. A win with help neither sets a record nor adds to a streak.
 *
 * @param {import("../types.js").Game} game
 * @param {boolean} won
 * @param {import("../types.js").Measures} measures
 * @returns {Standing}
 */
export function counted(game, won, measures) {
  const kept = read();
  const known = kept.seen[game.id];
  if (known) return known;
  const kind = `${game.rules} ${game.level} ${game.options.no_guess ? "no_guess" : ""}`.trim();
  const { best, streak } = kept.rows[kind] ?? { best: null, streak: 0 };
  const alone = Object.keys(measures.help).length === 0 && measures.deaths === 0;
  const record = won && alone && (best === null || measures.milliseconds < best);
  const now = { best, record: record && best !== null, streak: won && alone ? streak + 1 : 0 };
  kept.rows[kind] = { best: record ? measures.milliseconds : best, streak: won && !alone ? streak : now.streak };
  kept.seen = Object.fromEntries([...Object.entries(kept.seen), [game.id, now]].slice(-MOST));
  store(PLACE, JSON.stringify(kept));
  return now;
}
