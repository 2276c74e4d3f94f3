/** What comes after a game: its card, another one, sharing it, and a look into its qubits. */

import { Refusal, get, post, wordsOf } from "../api.js";
import { SERVERLESS, addressOf } from "../base-path.js";
import { announce, h } from "../dom.js";
import { rich, say, t } from "../messages.js";
import { endCard, endTitle } from "../parts/game-end.js";
import { go } from "../navigation.js";
import { remember } from "./setup.js";

/** @typedef {import("../types.js").End} End */

const REST = 400; // milliseconds

export class Finish {
  /**
   * @param {import("./model.js").Model} model
   * @param {import("./server-link.js").Link} link
   * @param {import("../parts/game-notes.js").Notes} notes
   * @param {{
   *   states: () => void,
   *   mistake: (cells: import("../types.js").Place[], board: string) => void,
   *   step: (step: import("./scene.js").ShownStep | null) => void,
   * }} hooks what was in every cell is shown, or hidden again; the cells that were safe at the last mistake; a step
   *   of the chain that leads to the mine
   */
  constructor(model, link, notes, hooks) {
    this.model = model;
    this.link = link;
    this.notes = notes;
    this.hooks = hooks;
    this.shown = false;
    this.covered = false;
    this.ended = 0;
    /** The seed that the card shows; it comes with the whole game. @type {string | null} */
    this.seed = null;
    /** @type {End | null} */
    this.end = null;
    this.element = h("div", { class: "outcome" });
  }

  /** Whether a key press is meant for the next game, and not a move that came too late for this one. */
  get rested() {
    return performance.now() - this.ended > REST;
  }

  /** The game has changed: perhaps it has ended, or an undo took the end back. */
  changed() {
    if (!this.model.over) {
      this.shown = false;
      this.end = null;
      this.element.replaceChildren();
    } else if (
      !this.shown ||
      (!this.end && this.model.game.end) ||
      this.seed !== this.model.game.seed ||
      this.covered !== this.model.game.sealed
    )
      this.show(this.model.game.end ?? this.end);
  }

  /** @param {End | null} end null while the measures are worked out */
  show(end) {
    const { model } = this;
    if (!model.over) return;
    this.covered = model.game.sealed;
    if (!this.shown) this.ended = performance.now();
    if (!this.shown) announce(model.view.ending ? say(model.view.ending) : endTitle(model.view));
    this.shown = true;
    this.end = end;
    this.seed = model.game.seed;
    if (model.game.sealed) {
      this.element.replaceChildren(coveredCard(model));
      return;
    }
    this.element.replaceChildren(
      endCard(model, end, {
        again: () => void this.again(),
        rematch: () => void this.again(model.game.id),
        share: () => void this.share(),
        picture: () => void import("../delight/share.js").then(({ savePicture }) => savePicture(model)),
        told: this.hooks.states,
        step: this.hooks.step,
      }),
    );
    if (this.link.unsent) this.element.append(unsentNote(model.game.id, this.link.unsent));
    if (end && !this.link.instant && model.game.mine && model.view.outcome.result === "won")
      void import("../delight/rank.js").then(({ showRank }) => showRank(model, this.element));
    if (end?.verdict?.cells.length && !end.chain) this.hooks.mistake(end.verdict.cells, end.verdict.board);
    if (!end) setTimeout(() => void this.ask(), 400);
    else if (!model.game.seed) void this.link.refresh();
  }

  async ask() {
    if (this.end || !this.model.over || this.link.closed) return;
    await this.link.refresh();
    if (!this.end) this.show(this.model.game.end);
  }

  /**
   * A new game with the same settings, or on the same board as another.
   *
   * @param {string} [same]
   */
  async again(same) {
    const { rules, level, options, ranked } = this.model.game;
    if (!same && !ranked && !options.position) {
      remember(rules, level, options);
      go("/", { replace: true });
      return;
    }
    const here = same ? this.link.rematch() : null;
    if (here) {
      go(`/game/${here}`, { replace: true });
      return;
    }
    try {
      const game = await post(
        "/games",
        same ? { rules, level, options, again: same } : { rules, level, options, ranked },
      );
      go(`/game/${game.id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notes.say(error.message, { bad: true });
    }
  }

  /** Share the game: its result in a sentence, on a phone with a picture, and the link. */
  async share() {
    if (this.link.unshared) {
      this.notes.say(t(this.model.over ? "local-share-later" : "local-share-unfinished"));
      return;
    }
    try {
      const { shareGame } = await import("../delight/share.js");
      await shareGame(this.model, this.notes);
    } catch (error) {
      this.notes.say(wordsOf(error), { bad: true });
    }
  }

  /**
   * The Bloch picture of a cell, and what happened to it in words.
   *
   * @param {import("../types.js").Place} place
   */
  async look([row, column]) {
    const query = `row=${row}&column=${column}`;
    const source = addressOf(`/api${this.link.path}/bloch?${query}`);
    const picture = h("img", { class: "bloch", src: source, alt: t("game-bloch", { cell: [row, column] }) });
    this.notes.show(picture);
    try {
      const { messages } = await get(`${this.link.path}/explain?${query}`);
      this.notes.say(say(...messages) || t("game-not-measured"));
    } catch (error) {
      this.notes.say(wordsOf(error), { bad: true });
    }
  }
}

/**
 * The card of a game that has ended while others still play on its board.
 *
 * @param {import("./model.js").Model} model
 */
function coveredCard({ view, game }) {
  const won = view.outcome.result === "won";
  return h(
    "section",
    { class: `ending ${won ? "won" : "lost"}`, "aria-label": t("end-title") },
    h("h2", {}, endTitle(view)),
    h("p", {}, view.ending && say(view.ending)),
    h("p", { class: "note" }, t(game.room ? "end-hidden" : "end-hidden-daily")),
    !game.room && h("p", {}, h("a", { href: "/daily" }, t("end-daily"))),
  );
}

/**
 * What is said of a game that the server does not have yet.
 *
 * @param {string} id
 * @param {string} file
 */
function unsentNote(id, file) {
  const href = URL.createObjectURL(new Blob([file], { type: "application/json" }));
  const link = h("a", { href, download: `${id}.qmines` }, t("end-fair-file"));
  return h("p", { class: "note" }, rich(SERVERLESS ? "local-kept" : "local-unsent", { file: link }));
}
