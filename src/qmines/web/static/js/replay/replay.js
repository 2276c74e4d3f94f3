/** A replay on the page: the film, what is known of it, the boards, the bar and what stands beside them. */

import { post } from "../api.js";
import { addressOf } from "../base-path.js";
import { announce, clock, h } from "../dom.js";
import { say, t } from "../messages.js";
import { Stage } from "../parts/board-layout.js";
import { Totals } from "../parts/status.js";
import { go } from "../navigation.js";
import { onChange } from "../settings.js";
import { cellOf, walked } from "../game/actions.js";
import { Judge, Moments } from "./judgements.js";
import { Runner } from "./playback.js";
import { Scrub } from "./scrubber.js";
import { Side } from "./side-panel.js";
import { Sight, eventInWords } from "./drawing.js";

const HELD = 120; // milliseconds that a frame waits for its chances, so that nothing flickers
const BELOW = 164; // pixels for the bar and its buttons
/** @type {Record<string, string>} */
const WALKS = { w: "up", s: "down", a: "left", d: "right" };

export class Replay {
  /**
   * @param {import("./source.js").Source} source
   * @param {import("./film.js").Film} film
   * @param {(step: number) => void} moved
   */
  constructor(source, film, moved) {
    this.source = source;
    this.film = film;
    this.moved = moved;
    this.sight = new Sight(film);
    this.held = 0;
    const { model } = film;
    const { width, height } = model.view;
    this.judge = new Judge(source, (trouble) => this.judged(trouble));
    this.moments = new Moments(source, width * height * model.boards.length, film.last, () => this.arrived());
    this.runner = new Runner(film, {
      go: (step) => this.go(step, true),
      ready: () => !this.sight.overlay || this.moments.known.has(film.step),
      changed: () => this.scrub.run(this.runner.running),
    });
    this.stage = new Stage(width, height, model.display.titles, {
      scene: (board) => this.sight.scene(board),
      names: (board) => this.sight.names(board),
      cursor: () => this.sight.cursor,
      act: (board, _, place) => this.point(board, place),
      entered: (board) => {
        this.board = board;
      },
    });
    this.stage.below = BELOW;
    this.board = 0;
    this.scrub = new Scrub(film.last, this.runner.speed, {
      go: (step) => this.jump(step),
      toggle: () => this.runner.toggle(),
      mark: (way) => this.seek(way),
      speed: (speed) => this.runner.set(speed),
    });
    this.side = new Side(source, film, {
      overlay: (on) => this.lay(on),
      go: (step) => this.jump(step),
      fork: () => void this.fork(),
      fresh: () => void this.fresh(),
      share: () => void this.share(),
    });
    /** The move where a thumb is, on small screens. */
    this.brief = h("p", { class: "brief", "aria-hidden": "true" });
    this.totals = new Totals();
    this.time = h("span", { class: "dial", role: "timer", "aria-label": t("replay-time") });
    this.element = h(
      "div",
      { class: "table replay" },
      h(
        "div",
        { class: "field-side" },
        h(
          "div",
          { class: "status" },
          this.totals.element,
          h("strong", { class: "what" }, film.title),
          h("div", { class: "right" }, h("small", {}, t("replay-time")), this.time),
        ),
        h("div", { class: "deck" }, this.stage.element),
        h("div", { class: "foot" }, this.brief, this.scrub.element),
      ),
      this.side.element,
    );
    this.forget = onChange(() => {
      this.scrub.draw();
      this.stage.draw();
    });
    void this.judge.start();
    this.go(0, true);
  }

  /** The step by hand: whatever runs stops. @param {number} step */
  jump(step) {
    this.runner.stop();
    this.go(step);
  }

  /**
   * @param {number} step
   * @param {boolean} [quiet] whether nothing is said of it
   */
  go(step, quiet = false) {
    const { film, sight, moments } = this;
    film.go(step);
    sight.moment = moments.of(film.step);
    moments.want(film.step);
    clearTimeout(this.held);
    if (moments.known.has(film.step) || !sight.overlay) this.draw();
    else this.held = window.setTimeout(() => this.draw(), HELD);
    this.tell(quiet);
    this.moved(film.step);
  }

  /** Draw the current step, and bring its move into view. */
  draw() {
    const next = this.film.next;
    const cell = next ? cellOf(next.event, this.film.model.display) : null;
    if (cell && this.stage.camera.larger) this.stage.camera.reveal(...cell.place);
    this.stage.draw();
  }

  /** The chances of the step that is shown are there. */
  arrived() {
    clearTimeout(this.held);
    this.sight.moment = this.moments.of(this.film.step);
    this.side.showBest(this.sight.moment, this.sight.overlay);
    for (const view of this.stage.views) view.drawNow();
    this.draw();
  }

  /** @param {boolean} quiet */
  tell(quiet) {
    const { film, side, scrub } = this;
    const { view, display } = film.model;
    const review = this.judge.moves.get(film.step);
    const title = film.next
      ? eventInWords(film.next.event, display)
      : view.outcome.result === "won"
        ? t("replay-won")
        : view.outcome.result === "lost"
          ? t("replay-lost")
          : t("replay-end");
    this.totals.show(view);
    this.time.textContent = clock(film.milliseconds);
    const otherwise = view.ending ? say(view.ending) : "";
    side.show(title, review, film.next ? (this.judge.done ? "" : t("replay-judging")) : otherwise);
    side.tell(this.judge.moves.get(film.step - 1)?.told ?? []);
    side.showBest(this.sight.moment, this.sight.overlay);
    side.list(view.saved ?? []);
    side.forking.disabled = side.fresh.disabled = view.outcome.result !== "playing";
    const words = review?.messages.length
      ? t("replay-words-review", { move: title, review: say(...review.messages) })
      : t("replay-words", { move: title });
    scrub.show(film.step, words);
    this.brief.textContent = words;
    if (!quiet) announce(t("replay-where", { step: film.step, last: film.last, words }));
  }

  /** More moves are judged. @param {string} trouble */
  judged(trouble) {
    this.scrub.mark(this.judge.marks);
    this.side.count(this.judge.marks, this.judge.done, trouble);
    this.tell(true);
  }

  /** To the next guess or mistake, or the one before. @param {number} way */
  seek(way) {
    const steps = this.judge.marks.map(({ step }) => step).filter((step) => (step - this.film.step) * way > 0);
    if (steps.length) this.jump(way > 0 ? Math.min(...steps) : Math.max(...steps));
    else announce(way > 0 ? t("replay-no-next-mark") : t("replay-no-previous-mark"));
  }

  /** @param {boolean} on */
  lay(on) {
    this.sight.overlay = on;
    this.side.showBest(this.sight.moment, on);
    this.stage.draw();
  }

  /**
   * @param {number} board
   * @param {import("../types.js").Place} place
   */
  point(board, place) {
    this.board = board;
    this.sight.cursor = place;
    this.sight.pointed = true;
    this.stage.draw();
    this.side.say(this.sight.names(board)(...place));
  }

  /** Play on from this moment, on the same board. */
  async fork() {
    try {
      const game = await this.source.fork?.(this.film.step);
      if (game) go(`/game/${game.id}`);
    } catch (error) {
      this.side.fail(error);
    }
  }

  /** Play on from this moment, on another board that fits what is seen. */
  async fresh() {
    const { model, rules } = this.film;
    const { width, height, mines } = model.view;
    try {
      const { link } = this.sight.moment ?? {};
      if (!link) throw new Error(t("replay-fork-not-ready"));
      const game = await post("/games", { rules, level: `${width}x${height}x${mines}`, options: { position: link } });
      go(`/game/${game.id}`);
    } catch (error) {
      this.side.fail(error);
    }
  }

  async share() {
    const url = location.origin + addressOf(`/replay/${this.source.game}?step=${this.film.step}`);
    try {
      await navigator.clipboard.writeText(url);
      this.side.say(t("replay-copied"));
    } catch {
      this.side.say(url);
    }
  }

  /**
   * What a key does; false if it is none of ours.
   *
   * @param {string} key
   */
  press(key) {
    const cursor = walked(WALKS[key], this.sight.cursor, this.film.model.view, 1);
    if (cursor) this.walk(cursor);
    else if (key === "ArrowRight") this.jump(this.film.step + 1);
    else if (key === "ArrowLeft") this.jump(this.film.step - 1);
    else if (key === "Home") this.jump(0);
    else if (key === "End") this.jump(this.film.last);
    else if (key === " ") this.runner.toggle();
    else if (key === "n" || key === "p") this.seek(key === "n" ? 1 : -1);
    else if (key === "o") this.side.chances.querySelector("input")?.click();
    else if (key === "," || key === ".") {
      this.runner.change(key === "." ? 1 : -1);
      this.scrub.setSpeed(this.runner.speed);
    } else if (key === "b" && this.stage.views.length > 1) this.stage.focus((this.board + 1) % this.stage.views.length);
    else if (key === "+" || key === "=") this.stage.zoom(1.2);
    else if (key === "-") this.stage.zoom(1 / 1.2);
    else return false;
    return true;
  }

  /** Move the cursor. @param {import("../types.js").Place} cursor */
  walk(cursor) {
    this.point(this.board, cursor);
    this.stage.reveal(cursor);
    this.stage.read();
  }

  close() {
    this.forget();
    clearTimeout(this.held);
    this.runner.stop();
    this.judge.close();
    this.moments.close();
    this.scrub.close();
    this.stage.close();
  }
}
