/** Scales of plots: round numbers that a person would have chosen. */

/**
 * Round numbers from `low` to `high`, about so many.
 *
 * @param {number} low
 * @param {number} high
 * @param {number} count
 */
export function ticks(low, high, count) {
  const span = high - low || 1;
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough * 0.999) ?? rough;
  const found = [];
  for (let at = Math.ceil(low / step - 1e-9); at * step <= high + step * 1e-9; at += 1) found.push(at * step + 0); // and not −0
  return found;
}

/**
 * From nothing to a round number that is not below any of these.
 *
 * @param {number[]} values
 */
export function roof(values) {
  const high = Math.max(...values, 0) || 1;
  const steps = ticks(0, high, 5);
  const step = steps.length > 1 ? steps[1] - steps[0] : high;
  return Math.ceil(high / step - 1e-9) * step;
}

/**
 * How many digits after the point tell a number apart from its neighbours.
 *
 * @param {number} step between two neighbours
 */
export function places(step) {
  return Math.min(4, Math.max(0, -Math.floor(Math.log10(step || 1) + 1e-9)));
}
