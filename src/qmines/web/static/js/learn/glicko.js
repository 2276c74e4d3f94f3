/** Glicko-2 for one attempt at a puzzle, as src/qmines/core/glicko.py computes it. */

/** @typedef {{value: number, deviation: number, volatility: number}} Rating */

const SCALE = 173.7178;
const CENTRE = 1500;
const MOST = 350;
const TAU = 0.5;
const PRECISION = 1e-6;

/** @type {Rating} */
export const FIRST = { value: CENTRE, deviation: MOST, volatility: 0.06 };

/**
 * The rating after one result against another.
 *
 * @param {Rating} rating
 * @param {{value: number, deviation: number}} other
 * @param {number} score 1 for a win, 0 for a loss
 * @returns {Rating}
 */
export function rated(rating, other, score) {
  const [mu, phi] = [(rating.value - CENTRE) / SCALE, rating.deviation / SCALE];
  const weight = 1 / Math.sqrt(1 + (3 * (other.deviation / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-weight * (mu - (other.value - CENTRE) / SCALE)));
  const variance = 1 / (weight ** 2 * expected * (1 - expected));
  const gain = weight * (score - expected);
  const volatility = volatilityOf(phi, variance, variance * gain, rating.volatility);
  const spread = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / variance);
  return {
    value: CENTRE + SCALE * (mu + spread ** 2 * gain),
    deviation: Math.min(MOST, spread * SCALE),
    volatility,
  };
}

/**
 * The new volatility, by the Illinois algorithm.
 *
 * @param {number} phi
 * @param {number} variance
 * @param {number} delta
 * @param {number} sigma
 */
function volatilityOf(phi, variance, delta, sigma) {
  const start = Math.log(sigma ** 2);
  const slope = (/** @type {number} */ x) => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / TAU ** 2;
  };
  let low = start;
  let high = start - TAU;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else while (slope(high) < 0) high -= TAU;
  let [atLow, atHigh] = [slope(low), slope(high)];
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = slope(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
