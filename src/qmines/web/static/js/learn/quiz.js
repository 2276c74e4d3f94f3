/** A question: a board, what is asked, and what is said to the answer. */

import { isOffline, post, wordsOf } from "../api.js";
import { announce, button, h, sign } from "../dom.js";
import { say, t } from "../messages.js";
import { DrillBoard } from "./drill-board.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../messages.js").Message} Message */
/**
 * @typedef {{
 *   right: boolean, verdict: Message[], why: Message[], safe: Place[], mined: Place[], clues: Place[],
 *   shows: [number, number, number][], saved: Place[],
 * }} Judged
 * @typedef {{
 *   rows: string[], mines: number | null, question?: Message, flags?: boolean, answers?: Record<string, Judged>,
 * }} Asked a position, and what is asked if it is not the usual; without flags every answer opens a cell
 */

export class Quiz {
  /**
   * @param {Asked} position
   * @param {string} path to which answers are posted
   * @param {{answered: (judged: any) => void, next: (() => void) | null, label: string}} how
   */
  constructor(position, path, { answered, next, label }) {
    this.path = path;
    this.position = position;
    this.answered = answered;
    this.flagging = false;
    this.busy = false;
    this.solved = false;
    this.board = new DrillBoard(
      position.rows,
      (place, deed) => void this.send(place, deed),
      () => this.flagging,
    );
    this.words = h("p", { class: "quiz-words" });
    this.why = h("p", { class: "quiz-why" });
    this.pass = button(t("quiz-pass"), () => void this.send([0, 0], "pass"));
    this.next = button(label, () => next?.(), { class: "main", hidden: true });
    this.dig = button([sign("dig"), t("quiz-safe")], () => this.pick(false), { "aria-pressed": "true" });
    this.flag = button([sign("flag"), t("quiz-mine")], () => this.pick(true), { "aria-pressed": "false" });
    const total = position.mines === null ? t("quiz-mines-unknown") : t("quiz-mines", { count: position.mines });
    this.element = h(
      "div",
      { class: "quiz" },
      this.board.element,
      h(
        "div",
        { class: "quiz-side" },
        h(
          "p",
          {},
          position.question ? say(position.question) : t("quiz-question"),
          " ",
          h("span", { class: "note" }, total),
        ),
        position.flags !== false &&
          h("div", { class: "switch", role: "group", "aria-label": t("quiz-tap") }, this.dig, this.flag),
        h("p", { class: "row" }, this.next, this.pass),
        h("div", { class: "quiz-told", role: "status" }, this.words, this.why),
      ),
    );
  }

  /** @param {boolean} flagging */
  pick(flagging) {
    this.flagging = flagging;
    this.dig.setAttribute("aria-pressed", String(!flagging));
    this.flag.setAttribute("aria-pressed", String(flagging));
  }

  /**
   * @param {Place} place
   * @param {"open" | "flag" | "pass"} deed
   */
  async send(place, deed) {
    if (this.busy || this.solved) return;
    this.busy = true;
    try {
      const judged = await this.judge(place, deed);
      this.tell(judged, deed === "pass" ? null : place);
      this.answered(judged);
    } catch (error) {
      this.words.textContent = wordsOf(error);
    } finally {
      this.busy = false;
    }
  }

  /**
   * @param {Place} place
   * @param {"open" | "flag" | "pass"} deed
   * @returns {Promise<Judged>}
   */
  async judge(place, deed) {
    try {
      return await post(this.path, { row: place[0], column: place[1], deed });
    } catch (error) {
      if (!isOffline(error)) throw error;
      const { judgedHere, rememberSolved } = await import("./without-server.js");
      const judged = await judgedHere(this.position, place, deed);
      if (!judged) throw error;
      if (judged.right) rememberSolved(this.path);
      return judged;
    }
  }

  /**
   * @param {Judged} judged
   * @param {Place | null} place
   */
  tell(judged, place) {
    this.solved = judged.right;
    this.element.classList.toggle("right", judged.right);
    this.element.classList.toggle("wrong", !judged.right);
    this.words.textContent = say(...judged.verdict);
    this.why.textContent = say(...judged.why);
    this.board.point(judged, judged.right ? null : place);
    this.pass.hidden = true;
    this.next.hidden = false;
    announce(say(...judged.verdict, ...judged.why));
    if (judged.right) this.next.focus({ preventScroll: true });
  }

  /**
   * It was the last one: say what the lesson was about.
   *
   * @param {string} title
   * @param {string} words
   */
  end(title, words) {
    this.why.after(h("p", { class: "quiz-end" }, h("strong", {}, title), " ", words));
    announce(`${title} ${words}`);
  }

  close() {
    this.board.close();
  }
}
