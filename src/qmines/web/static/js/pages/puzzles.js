/** Puzzles: find a safe cell, for a rating, against the clock, by technique, or where you went wrong before. */

import { fileOf, get, post, wordsOf } from "../api.js";
import { button, clock, h } from "../dom.js";
import { PuzzleQuestion } from "../learn/puzzle-question.js";
import { MISTAKES, Rush, nameOf, note, noteScore, progress, safeCells } from "../learn/puzzles.js";
import { changeText, ratingText } from "../live/rating.js";
import { t } from "../messages.js";
import { whoPlays } from "../parts/account-link.js";
import { named } from "../statistics/labels.js";
import { ratingChart } from "../statistics/rating-chart.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../types.js").Rating} Rating */
/** @typedef {import("../learn/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("../learn/puzzle-question.js").Judged} Judged */

const TECHNIQUES = ["single", "pair", "split", "total", "count"];

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
    /** The rating, and how the last answer changed it. */
    this.line = h("p", { class: "own-rating", role: "status" }, "\u00a0");
    this.chart = h("div", { class: "standing" });
    /** @type {import("../parts/account-link.js").Me | null} */
    this.me = null;
    /** @type {Rating | null} */
    this.rating = null;
    this.left = false;
    this.timer = 0;
    /** Which run this is: whatever belongs to an earlier one ends. */
    this.turn = 0;
    /** @type {PuzzleQuestion | null} */
    this.question = null;
    /** @type {(() => void)[]} */
    this.closing = [];
    main.append(h("h1", {}, t("page-puzzles")), this.place);
  }

  async load() {
    this.puzzles = (await fileOf("puzzles")).puzzles;
    const { puzzles } = await get("/puzzles/mistakes").catch(() => ({ puzzles: [] }));
    this.mine = puzzles;
    this.me = await whoPlays();
    if (!this.left) this.menu();
  }

  /** End the current run. */
  clear() {
    this.turn += 1;
    this.question?.close();
    this.question = null;
    for (const close of this.closing.splice(0)) close();
    clearInterval(this.timer);
  }

  /** @param {string} [words] how the last run went */
  menu(words = "") {
    this.clear();
    const made = progress();
    const mistakes = [...this.mine.filter((each) => !made.solved.includes(nameOf(each))), ...made.missed];
    this.place.replaceChildren(
      words && h("p", { class: "sheet rush-result", role: "status" }, words),
      this.me ? this.ratedWay(this.me) : "",
      h(
        "div",
        { class: "puzzle-ways" },
        h(
          "section",
          { class: "sheet", "aria-label": t("puzzles-rush") },
          h("h2", {}, t("puzzles-rush")),
          h("p", {}, t("puzzles-rush-about")),
          h("p", { class: "note" }, made.best ? t("puzzles-best", { score: made.best }) : t("puzzles-best-none")),
          button(t("puzzles-start"), () => this.rush(), { class: this.me?.account ? "start" : "main start" }),
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
    );
  }

  /**
   * The way to a rating, which needs a server and an account.
   *
   * @param {import("../parts/account-link.js").Me} me
   */
  ratedWay({ account }) {
    if (account) void this.showRating(account.name);
    return h(
      "section",
      { class: "sheet rated-way", "aria-label": t("puzzles-rated") },
      h("h2", {}, t("puzzles-rated")),
      h("p", {}, t("puzzles-rated-about")),
      account && this.line,
      account
        ? button(t("puzzles-start"), () => this.rated(), { class: "main start" })
        : h("a", { class: "button", href: "/account" }, t("puzzles-rated-log-in")),
      this.chart,
    );
  }

  /** @param {string} account */
  async showRating(account) {
    const { turn } = this;
    const found = (await get(`/players/${encodeURIComponent(account)}/ratings`).catch(() => ({}))).puzzle ?? null;
    if (this.left || turn !== this.turn) return;
    this.rating = null;
    this.showLine(found);
    if (!found || found.history.length < 2) return;
    const drawn = ratingChart(found.history, t("puzzles-chart"), t("puzzles-chart-about"));
    this.closing.push(drawn.close);
    this.chart.replaceChildren(drawn.element);
  }

  /** Show a new rating, and how it changed. @param {Rating | null} rating */
  showLine(rating) {
    const change = rating && this.rating ? rating.rating - this.rating.rating : null;
    this.rating = rating;
    this.line.replaceChildren(
      rating ? t("puzzles-rating", { rating: ratingText(rating) }) : t("puzzles-rating-none"),
      change === null ? "" : h("span", { class: change < 0 ? "down" : "up" }, ` ${changeText(change)}`),
    );
  }

  /** Rated puzzles: the server deals them, judges the answers and keeps the rating. */
  rated() {
    this.clear();
    const { turn } = this;
    const head = h(
      "div",
      { class: "rush-head" },
      this.line,
      button(t("puzzles-stop"), () => this.menu(), { class: "quiet" }),
    );
    const next = async (/** @type {Promise<Puzzle & {id: string}>} */ dealt) => {
      try {
        const { id, ...puzzle } = await dealt;
        if (turn !== this.turn) return;
        const judge = (/** @type {Place} */ [row, column]) => post(`/puzzles/${id}/answer`, { row, column });
        this.ask(puzzle, head, judge, ({ right, rating = null }) => {
          note(puzzle, right);
          this.showLine(rating);
          const following = post("/puzzles", {});
          following.catch(() => {}); // reported when it is to be shown
          return () => void next(following);
        });
      } catch (error) {
        if (turn === this.turn) this.menu(wordsOf(error));
      }
    };
    void next(post("/puzzles", {}));
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
        this.practise(rush.next(), head, (right) => {
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
      if (puzzle) this.practise(puzzle, head, () => next);
      else this.menu();
    };
    this.clear();
    next();
  }

  /**
   * A puzzle that is judged here.
   *
   * @param {Puzzle} puzzle
   * @param {HTMLElement} head
   * @param {(right: boolean) => () => void} answered returns what comes next
   */
  practise(puzzle, head, answered) {
    const known = safeCells(puzzle);
    known.catch(() => {}); // reported with the answer
    const judge = async (/** @type {Place} */ [row, column]) => {
      const safe = await known;
      return { safe, right: safe.some((cell) => cell[0] === row && cell[1] === column) };
    };
    this.ask(puzzle, head, judge, ({ right }) => {
      note(puzzle, right);
      return answered(right);
    });
  }

  /**
   * @param {Puzzle} puzzle
   * @param {HTMLElement} head
   * @param {(place: Place) => Promise<Judged>} judge
   * @param {(judged: Judged) => () => void} answered returns what comes next
   */
  ask(puzzle, head, judge, answered) {
    this.question?.close();
    this.question = new PuzzleQuestion(puzzle, head, judge, answered);
    this.place.replaceChildren(this.question.element);
    this.question.board.stage.start();
  }

  close() {
    this.left = true;
    this.clear();
  }
}
