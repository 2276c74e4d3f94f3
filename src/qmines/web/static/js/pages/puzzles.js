/** Puzzles: find a safe cell, against the clock, by technique, or where you went wrong before. */

import { fileOf, get, isOffline, wordsOf } from "../api.js";
import { button, clock, h } from "../dom.js";
import { DrillBoard } from "../learn/drill-board.js";
import { MISTAKES, Rush, judge, nameOf, note, noteAccount, noteScore, progress, safeCells } from "../learn/puzzles.js";
import { ratingText } from "../live/rating.js";
import { t } from "../messages.js";
import { whoPlays } from "../parts/account-link.js";
import { named } from "../statistics/labels.js";
import { ratingChart } from "../statistics/rating-chart.js";

/** @typedef {import("../learn/puzzles.js").Puzzle} Puzzle */

const TECHNIQUES = ["single", "pair", "split", "total", "count"];
const PAUSE = 900; // milliseconds for which an answer is shown

/** @param {HTMLElement} main */
export function show(main) {
  const page = new PuzzlePage(main);
  void page.load();
  return () => page.close();
}

class PuzzlePage {
  /** @param {HTMLElement} main */
  constructor(main) {
    /** @type {Puzzle[]} */
    this.puzzles = [];
    /** @type {Puzzle[]} */
    this.mine = [];
    this.place = h("div", { class: "puzzle-page" });
    this.standing = h("section", { class: "standing" });
    /** The account whose answers the server rates; "" for a guest. */
    this.account = "";
    /** Answers on their way to the server. @type {Promise<unknown>[]} */
    this.sent = [];
    this.left = false;
    this.timer = 0;
    /** Which run this is: what belongs to an earlier one does not go on. */
    this.turn = 0;
    /** @type {DrillBoard | null} */
    this.board = null;
    /** @type {(() => void)[]} */
    this.closing = [];
    main.append(h("h1", {}, t("page-puzzles")), this.place);
  }

  async load() {
    this.puzzles = (await fileOf("puzzles")).puzzles;
    const { puzzles } = await get("/puzzles/mistakes").catch(() => ({ puzzles: [] }));
    this.mine = puzzles;
    const me = await whoPlays();
    if (me) noteAccount(me.account?.name ?? "");
    this.account = progress().account;
    if (!this.left) this.menu();
  }

  /** End what is going on. */
  clear() {
    this.turn += 1;
    this.board?.close();
    this.board = null;
    for (const close of this.closing.splice(0)) close();
    clearInterval(this.timer);
  }

  /** @param {string} [words] how the last run went */
  menu(words = "") {
    this.clear();
    const made = progress();
    const missed = this.puzzles.filter((each) => made.missed.includes(nameOf(each)));
    const mistakes = [...this.mine.filter((each) => !made.solved.includes(nameOf(each))), ...missed];
    this.place.replaceChildren(
      words && h("p", { class: "sheet rush-result", role: "status" }, words),
      h(
        "div",
        { class: "puzzle-ways" },
        h(
          "section",
          { class: "sheet", "aria-label": t("puzzles-rush") },
          h("h2", {}, t("puzzles-rush")),
          h("p", {}, t("puzzles-rush-about")),
          h("p", { class: "note" }, made.best ? t("puzzles-best", { score: made.best }) : t("puzzles-best-none")),
          button(t("puzzles-start"), () => this.rush(), { class: "main start" }),
        ),
        h(
          "section",
          { class: "sheet", "aria-label": t("puzzles-training") },
          h("h2", {}, t("puzzles-training")),
          h("p", {}, t("puzzles-training-about")),
          h(
            "div",
            { class: "row" },
            TECHNIQUES.map((name) =>
              button(named("technique", name), () =>
                this.train(this.puzzles.filter((each) => each.technique === name)),
              ),
            ),
          ),
          h("h3", {}, t("puzzles-mistakes")),
          mistakes.length > 0 && h("p", { class: "note" }, t("puzzles-mistakes-about")),
          mistakes.length
            ? button(t("puzzles-mistakes-start", { count: mistakes.length }), () => this.train(mistakes, false))
            : h("p", { class: "note" }, t("puzzles-mistakes-none")),
        ),
      ),
      this.standing,
    );
    void this.showRating();
  }

  /** The rating and its chart: the server's with an account, otherwise this browser's. */
  async showRating() {
    const { turn, account } = this;
    try {
      await Promise.all(this.sent.splice(0));
      const history = account
        ? ((await get(`/players/${encodeURIComponent(account)}/ratings`)).puzzle?.history ?? [])
        : progress().history.map(([time, value, deviation]) => ({
            time,
            rating: Math.round(value),
            uncertainty: Math.round(2 * deviation),
          }));
      if (this.left || turn !== this.turn) return;
      const last = history.at(-1);
      this.standing.replaceChildren(
        h(
          "p",
          { class: "own-rating" },
          last ? t("puzzles-rating", { rating: ratingText(last) }) : t("puzzles-rating-none"),
        ),
        h("p", { class: "note" }, t(account ? "puzzles-rating-account" : "puzzles-rating-browser")),
      );
      if (history.length < 2) return;
      const drawn = ratingChart(history, t("puzzles-chart"), t("puzzles-chart-about"));
      this.closing.push(drawn.close);
      this.standing.append(drawn.element);
    } catch (error) {
      if (this.left || turn !== this.turn) return;
      const words = isOffline(error) ? t("puzzles-rating-offline") : wordsOf(error);
      this.standing.replaceChildren(h("p", { class: "note" }, words));
    }
  }

  rush() {
    const rush = new Rush(this.puzzles, Date.now());
    const dial = h("b", { class: "dial", role: "timer" });
    const score = h("b", {}, "0");
    const lives = h("span", { class: "lives", role: "img" });
    const tell = () => {
      score.textContent = String(rush.score);
      lives.textContent = "●".repeat(MISTAKES - rush.mistakes) + "○".repeat(rush.mistakes);
      lives.setAttribute("aria-label", t("puzzles-lives", { count: MISTAKES - rush.mistakes }));
    };
    const end = () => {
      const best = noteScore(rush.score);
      this.menu(best ? t("puzzles-over-best", { score: rush.score }) : t("puzzles-over", { score: rush.score }));
    };
    const head = h(
      "p",
      { class: "rush-head" },
      dial,
      h("span", {}, t("puzzles-score"), " ", score),
      lives,
      button(t("puzzles-stop"), () => end(), { class: "quiet" }),
    );
    const next = () => {
      if (this.left) return;
      if (rush.over(Date.now())) end();
      else
        this.ask(rush.next(), head, (right) => {
          rush.answered(right);
          tell();
          return next;
        });
    };
    this.clear();
    tell();
    const tick = () => {
      dial.textContent = clock(rush.left(Date.now()));
      if (rush.left(Date.now()) === 0) end();
    };
    next();
    tick();
    this.timer = window.setInterval(tick, 200);
  }

  /**
   * One puzzle after the other, without a clock.
   *
   * @param {Puzzle[]} puzzles
   */
  train(puzzles, shuffled = true) {
    const waiting = shuffled ? [...puzzles].sort(() => Math.random() - 0.5) : [...puzzles];
    const head = h(
      "p",
      { class: "rush-head" },
      button(t("puzzles-stop"), () => this.menu(), { class: "quiet" }),
    );
    const next = () => {
      const puzzle = waiting.shift();
      if (this.left) return;
      if (puzzle) this.ask(puzzle, head, () => next);
      else this.menu();
    };
    this.clear();
    next();
  }

  /**
   * @param {Puzzle} puzzle
   * @param {HTMLElement} head
   * @param {(right: boolean) => () => void} answered returns what comes next
   */
  ask(puzzle, head, answered) {
    const { turn } = this;
    let done = false;
    const words = h("p", { role: "status" }, "\u00a0");
    const known = safeCells(puzzle);
    const answer = async (/** @type {import("../types.js").Place} */ place) => {
      const { right, safe, sent } = await judge(puzzle, place, await known, Boolean(this.account));
      if (sent) this.sent.push(sent);
      sent?.catch(() => {}); // the menu says so
      note(puzzle, right, !this.account);
      if (turn !== this.turn) return;
      board.point({ safe, mined: [], clues: [], shows: [], saved: [], right }, right ? null : place);
      words.className = "quiz-words";
      words.textContent = right ? t("puzzles-right") : t("puzzles-wrong");
      const next = answered(right);
      setTimeout(() => {
        if (turn === this.turn) next();
      }, PAUSE);
    };
    const board = new DrillBoard(
      puzzle.rows,
      (place, deed) => {
        if (done || deed !== "open") return;
        done = true;
        answer(place).catch((error) => {
          done = false;
          words.textContent = wordsOf(error);
        });
      },
      () => false,
    );
    const total = puzzle.mines === null ? "" : t("quiz-mines", { count: puzzle.mines });
    this.board?.close();
    this.board = board;
    this.place.replaceChildren(
      head,
      h("p", {}, t("puzzles-question"), " ", h("span", { class: "note" }, total)),
      h("div", { class: "drill" }, board.element),
      words,
    );
    board.stage.start();
  }

  close() {
    this.left = true;
    this.clear();
  }
}
