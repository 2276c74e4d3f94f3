/** One puzzle: a position in which to find a safe cell, and what is said to the answer. */

import { wordsOf } from "../api.js";
import { button, h } from "../dom.js";
import { say, t } from "../messages.js";
import { DrillBoard } from "./drill-board.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * A judged answer. To a rated puzzle, the server gives the reason and the new rating.
 *
 * @typedef {Partial<import("./quiz.js").Judged> & {
 *   right: boolean, safe: Place[], rating?: import("../types.js").Rating | null,
 * }} Judged
 */

const PAUSE = 900; // milliseconds for which an answer is shown

export class PuzzleQuestion {
  /**
   * @param {import("./puzzles.js").Puzzle} puzzle
   * @param {HTMLElement} head
   * @param {(place: Place) => Promise<Judged>} judge
   * @param {(judged: Judged) => () => void} answered returns what comes next
   */
  constructor({ rows, mines }, head, judge, answered) {
    this.judge = judge;
    this.answered = answered;
    this.done = false;
    this.left = false;
    this.board = new DrillBoard(
      rows,
      (place, deed) => {
        if (deed === "open") void this.answer(place);
      },
      () => false,
    );
    this.words = h("p", {}, "\u00a0");
    this.told = h("div", { class: "puzzle-told", role: "status" }, this.words);
    const total = mines === null ? "" : t("quiz-mines", { count: mines });
    this.element = h(
      "div",
      { class: "puzzle" },
      head,
      h("p", { class: "puzzle-question" }, t("puzzles-question"), " ", h("span", { class: "note" }, total)),
      h("div", { class: "drill" }, this.board.element),
      this.told,
    );
  }

  /** @param {Place} place */
  async answer(place) {
    if (this.done) return;
    this.done = true;
    try {
      const judged = await this.judge(place);
      if (!this.left) this.tell(judged, place);
    } catch (error) {
      this.done = false;
      this.words.textContent = wordsOf(error);
    }
  }

  /**
   * Continue after a moment, or once the player has read why the answer was wrong.
   *
   * @param {Judged} judged
   * @param {Place} place
   */
  tell(judged, place) {
    const { right, verdict = [], why = [] } = judged;
    const next = this.answered(judged);
    this.board.point({ mined: [], clues: [], shows: [], saved: [], ...judged }, right ? null : place);
    this.words.className = right ? "quiz-words right" : "quiz-words wrong";
    this.words.textContent = right ? t("puzzles-right") : say(...verdict) || t("puzzles-wrong");
    if (right || !why.length)
      setTimeout(() => {
        if (!this.left) next();
      }, PAUSE);
    else {
      const more = button(t("trainer-next"), next, { class: "main" });
      this.told.append(more, h("p", {}, say(...why)));
      more.focus({ preventScroll: true });
    }
  }

  close() {
    this.left = true;
    this.board.close();
  }
}
