/** What was found, in words and bars: beside the field. */

import { h } from "../dom.js";
import { chance as percent, say, t } from "../messages.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * @typedef {{
 *   width: number, height: number, mines: number | null, link: string,
 *   clash: {words: string, cells: Place[], total: boolean} | null,
 *   method: "exact" | "approximated" | "sampled" | "bounds" | "none", boards: string | null,
 *   probability: (number | null)[][] | null, safe: Place[], mined: Place[],
 *   error: number | null, words: string | null, numbers?: Numbers, best?: Best,
 * }} Analysis
 * @typedef {{cell: Place, mine: number, numbers: number[]}} Numbers
 * @typedef {{kind: string, choices: {cell: Place, survival: number, winning: number | null, error: number | null}[]}} Best
 */

const CONFIDENCE = 1.96; // standard errors

export class Report {
  /** @param {HTMLElement} hint shown in place of the selected cell, so that nothing moves */
  constructor(hint) {
    this.summary = h("p", { class: "words summary", role: "status" });
    this.bars = h("div", { class: "bars" });
    this.cell = h("p", { class: "cell-words" });
    this.best = h("p", { class: "best-words" });
    this.element = h(
      "section",
      { class: "report", "aria-label": t("analyser-answer") },
      this.summary,
      h("div", {}, h("h2", {}, t("analyser-best")), this.best),
      h(
        "div",
        { class: "below-best" },
        hint,
        h("div", { class: "selected" }, h("h2", {}, t("analyser-pointer")), this.cell, this.bars),
      ),
    );
  }

  /** @param {string} words */
  trouble(words) {
    this.say(words, true);
  }

  /** @param {Analysis} found */
  show(found) {
    if (found.clash) this.say(found.clash.words, true);
    else this.say(wordsOf(found), found.method === "none");
    this.summary.dataset.method = found.clash ? "clash" : found.method;
  }

  /**
   * @param {string} words
   * @param {boolean} bad
   */
  say(words, bad) {
    if (this.summary.textContent !== words) this.summary.textContent = words;
    this.summary.classList.toggle("bad", bad);
  }

  /** @param {Best | null} best */
  showBest(best) {
    const first = best?.choices[0];
    this.noBest(!best ? "…" : !first ? t("analyser-best-none") : bestWords(best, first));
  }

  /** @param {string} words */
  noBest(words) {
    if (this.best.textContent !== words) this.best.textContent = words;
  }

  /**
   * @param {Place} place
   * @param {{words: string, chance: number | null}} what
   * @param {Numbers | null} numbers
   */
  showCell(place, { words, chance }, numbers) {
    const args = { cell: place, look: words, chance };
    this.cell.textContent = chance === null ? t("analyser-cell", args) : t("analyser-cell-chance", args);
    if (!numbers) {
      this.bars.replaceChildren();
      return;
    }
    const shares = [
      ...numbers.numbers.map((share, number) => ({
        label: String(number),
        colour: number ? `n${number}` : "faint",
        share,
      })),
      { label: t("analyser-numbers-mine"), colour: "hit", share: numbers.mine },
    ];
    this.bars.replaceChildren(
      h(
        "table",
        {},
        h("caption", { class: "unseen" }, t("analyser-numbers", { cell: place })),
        h(
          "tbody",
          {},
          shares
            .filter(({ share }) => share > 0)
            .map(({ label, colour, share }) => {
              const bar = h("span", { class: "bar" });
              Object.assign(bar.style, { width: `${100 * share}%`, background: `var(--${colour})` });
              return h(
                "tr",
                {},
                h("th", { scope: "row" }, label),
                h("td", { class: "track" }, bar),
                h("td", {}, percent(share)),
              );
            }),
        ),
      ),
    );
  }
}

/** @param {Analysis} found */
function wordsOf(found) {
  if (found.words) return found.words;
  const { boards, method, error } = found;
  const args = { boards, error: CONFIDENCE * (error ?? 0) };
  const how = `analyser-${method === "approximated" ? "sampled" : method}${boards === null ? "" : "-boards"}`;
  const [safe, mines] = [found.safe.length, found.mined.length];
  const which = safe && mines ? "both" : safe ? "safe" : mines ? "mines" : "none";
  return say({ key: how, args }, { key: `analyser-certain-${which}`, args: { safe, mines } });
}

/**
 * The best move, those that may be as good, and the next ones. Estimates can differ by more than the moves do, so that
 * only what differs by more than its error is ranked.
 *
 * @param {Best} best
 * @param {Best["choices"][0]} first
 */
export function bestWords(best, first) {
  const certain = best.kind === "certain";
  const { cell, winning } = first;
  const args = { cell, risk: 1 - first.survival, winning, error: CONFIDENCE * (first.error ?? 0) };
  const wins = winning === null ? "" : first.error ? "-wins-about" : "-wins";
  /** By how much a move is worse than the best, less what may be chance. @param {Best["choices"][0]} move */
  const behind = (move) =>
    (winning ?? 0) - (move.winning ?? 0) - CONFIDENCE * Math.hypot(first.error ?? 0, move.error ?? 0);
  const others = winning === null || certain ? [] : best.choices.slice(1).filter((move) => move.winning !== null);
  const cells = others.filter((move) => behind(move) <= 0).map((move) => move.cell);
  const choices = others
    .filter((move) => behind(move) > 0)
    .slice(0, 2)
    .map((move) => ({ key: "analyser-best-choice", args: { cell: move.cell, winning: move.winning } }));
  return say(
    { key: `analyser-best-${certain ? "safe" : "guess"}${wins}`, args },
    ...(cells.length ? [{ key: "analyser-best-alike", args: { cells: cells.slice(0, 3) } }] : []),
    ...(choices.length ? [{ key: "analyser-best-next", args: { choices } }] : []),
  );
}
