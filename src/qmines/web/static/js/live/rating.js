/** A rating in words: never without its uncertainty. */

import { decimal, t } from "../messages.js";

/** @param {import("../types.js").Rating} rating */
export const ratingText = ({ rating, uncertainty }) =>
  t("match-rating", { rating: decimal(rating), uncertainty: decimal(uncertainty) });

/** How a rating changed: +12, −8 or ±0. @param {number} change */
export const changeText = (change) =>
  t("match-rating-change", { change: Math.abs(change), sign: change < 0 ? "−" : "+" });
