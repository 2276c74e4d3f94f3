/** A rating over time, with its uncertainty as a band. */

import { plot } from "../plots/plot.js";
import { dayOf } from "./labels.js";

/** @typedef {{time: number, rating: number, uncertainty: number}} Rated */

/**
 * @param {Rated[]} history the oldest first
 * @param {string} title
 * @param {string} what
 */
export function ratingChart(history, title, what) {
  return plot({
    title,
    what,
    series: [
      {
        name: title,
        points: history.map(({ rating, uncertainty }) => ({
          value: rating,
          low: rating - uncertainty,
          high: rating + uncertainty,
        })),
      },
    ],
    labels: history.map(({ time }) => dayOf(time, true)),
    whens: history.map(({ time }) => dayOf(time)),
  });
}
