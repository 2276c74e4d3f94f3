/** What was found, in words and bars: beside the field. */

import { h } from "../dom.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * @typedef {{
 *   width: number, height: number, mines: number | null, link: string,
 *   clash: {words: string, cells: Place[], total: boolean} | null,
 *   method: "exact" | "sampled" | "none", fitting: string | null,
 *   probability: (number | null)[][] | null, safe: Place[], mined: Place[],
 *   error: number | null, words: string | null,
 * }} Analysis
 * @typedef {{cell: Place, mine: number, numbers: number[]}} Numbers
 * @typedef {{kind: string, choices: {cell: Place, survival: number, winning: number | null, error: number | null}[]}} Best
 */

/**
 * A chance, never rounded to a certainty.
 *
 * @param {number} chance
 */
export function percentOf(chance) {
  if (chance > 0 && chance < 0.0005) return "< 0.1 %";
  if (chance < 1 && chance >= 0.9995) return "> 99.9 %";
  return chance === 0 || chance === 1 ? `${100 * chance} %` : `${(100 * chance).toFixed(1)} %`;
}

/** @param {Place} place */
const named = ([row, column]) => `(${row},${column})`;

export class Report {
  constructor() {
    this.summary = h("p", { class: "words summary", role: "status" });
    this.bars = h("div", { class: "bars" });
    this.cell = h("p", { class: "cell-words" });
    this.best = h("p", { class: "best-words" });
    this.element = h(
      "section",
      { class: "report", "aria-label": "Answer" },
      this.summary,
      h("div", { class: "under" }, h("h2", {}, "Best move"), this.best),
      h("div", { class: "under" }, h("h2", {}, "Under the pointer"), this.cell, this.bars),
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
    this.best.textContent = !best ? "…" : !first ? "Nothing is left to open." : bestWords(best, first);
  }

  /** @param {string} words */
  noBest(words) {
    this.best.textContent = words;
  }

  /**
   * @param {Place} place
   * @param {{words: string, chance: number | null}} what
   * @param {Numbers | null} numbers
   */
  showCell(place, { words, chance }, numbers) {
    const risk = chance === null ? "" : `: a mine with ${percentOf(chance)}`;
    this.cell.textContent = `${named(place)}, ${words}${risk}`;
    if (!numbers) {
      this.bars.replaceChildren();
      return;
    }
    const shares = [
      ...numbers.numbers.map((share, number) => ({ label: String(number), share })),
      { label: "mine", share: numbers.mine },
    ];
    this.bars.replaceChildren(
      h(
        "table",
        {},
        h("caption", { class: "unseen" }, `What ${named(place)} may show`),
        h(
          "tbody",
          {},
          shares
            .filter(({ share }) => share > 0)
            .map(({ label, share }) => {
              const bar = h("span", { class: label === "mine" ? "bar mine" : `bar b${label}` });
              bar.style.width = `${100 * share}%`;
              return h(
                "tr",
                {},
                h("th", { scope: "row" }, label),
                h("td", { class: "track" }, bar),
                h("td", {}, percentOf(share)),
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
  const { safe, mined, fitting, method, error } = found;
  const how = method === "exact" ? "Exact" : `Sampled, ± ${percentOf(1.96 * (error ?? 0))}`;
  const boards = fitting === null ? "" : fitting === "1" ? "; one board fits" : `; ${fitting} boards fit`;
  const certain = [
    safe.length ? `${safe.length} ${safe.length === 1 ? "cell is" : "cells are"} safe` : "",
    mined.length ? `${mined.length} ${mined.length === 1 ? "is a mine" : "are mines"}` : "",
  ]
    .filter(Boolean)
    .join(", ");
  return `${how}${boards}. ${certain ? `For certain ${certain}.` : "Nothing is certain."}`;
}

/**
 * @param {Best} best
 * @param {Best["choices"][0]} first
 */
function bestWords(best, first) {
  const risk = best.kind === "certain" ? "safe for certain" : `survives with ${percentOf(first.survival)}`;
  if (first.winning === null) return `${named(first.cell)}: ${risk}.`;
  const error = first.error ? ` ± ${percentOf(1.96 * first.error)}` : "";
  const next = best.choices
    .slice(1, 3)
    .filter((each) => each.winning !== null && best.kind !== "certain")
    .map((each) => `${named(each.cell)} ${percentOf(each.winning ?? 0)}`)
    .join(", ");
  return `${named(first.cell)}: ${risk}, wins with ${percentOf(first.winning)}${error}.${next ? ` Next: ${next}.` : ""}`;
}
