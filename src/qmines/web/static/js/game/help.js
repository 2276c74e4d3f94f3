/** Help in a game: hints, moves that are made for the player, chances, the reduced view, auto-play. */

import { wordsOf } from "../api.js";
import { say } from "../messages.js";
import { go } from "../navigation.js";
import { settings, change } from "../settings.js";
import { reducedRows } from "./reduced.js";

/**
 * @typedef {{
 *   say: (words: string, how?: {bad?: boolean, quiet?: boolean}) => void,
 *   draw: () => void,
 *   show: () => void,
 *   reveal: (cells: import("../types.js").Place[]) => void,
 * }} Hooks
 */

const TRIES = 3; // retries of a failed request before auto-play stops
const STRENGTHS = /** @type {const} */ (["where", "why", "do"]);
const kernelHelp = () => import("./kernel-help.js"); // like the kernel, loaded when it is first needed

export class Helper {
  /**
   * @param {import("./model.js").Model} model
   * @param {import("./server-link.js").Link} link
   * @param {Hooks} hooks
   */
  constructor(model, link, hooks) {
    this.model = model;
    this.link = link;
    this.hooks = hooks;
    /** @type {import("./scene.js").Layers} */
    this.layers = {
      chances: null,
      reduced: null,
      hint: null,
      coach: null,
      step: null,
      links: settings.links,
      told: false,
    };
    this.overlay = false;
    this.reducing = false;
    this.playing = false;
    this.strength = 0;
    /** Why, as the hint that is shown has said; null without one. @type {import("../messages.js").Message[] | null} */
    this.reason = null;
    this.seen = { hint: -1, chances: -1 };
    /** Whether the server has been told that chances were shown, and the revision of the last recorded hint. */
    this.recorded = { chances: false, hint: -1 };
    /** @type {AbortController | null} */
    this.asking = null;
    this.run = 0;
    this.assists = 0;
  }

  /** The game has changed: remove outdated help, and refresh what is switched on. */
  changed() {
    if (this.seen.hint !== this.model.revision) {
      if (this.reason) this.hooks.say("", { quiet: true }); // it was about what is open now
      this.reason = null;
      this.layers.hint = null;
      this.layers.step = null;
      this.strength = 0;
    }
    if (this.model.over) {
      this.overlay = this.reducing = false;
      this.layers.chances = this.layers.reduced = null;
      this.stop();
      return;
    }
    if (this.model.view.paused) return;
    if (this.overlay && this.seen.chances !== this.model.revision) {
      this.asking?.abort();
      void this.askChances();
    }
    this.reduce();
  }

  /** A hint: first the place, again the reason, once more what to do. */
  async hint() {
    const strength = STRENGTHS[Math.min(this.strength, 2)];
    await this.tried(async () => {
      const hint = await this.findHint(strength);
      if (!hint) return;
      this.layers.hint = hint;
      this.seen.hint = this.model.revision;
      if (this.model.display.mines) this.strength += 1; // elsewhere a hint tells all at once
      const told = hint.messages[strength] ?? [];
      this.hooks.say(say(...(strength === "do" ? (this.reason ?? []) : []), ...told));
      if (strength !== "do") this.reason = strength === "why" ? told : [];
      this.hooks.reveal(Object.values(hint.outline).flat());
      this.hooks.show();
      this.hooks.draw();
    });
  }

  /** @param {"where" | "why" | "do"} strength */
  async findHint(strength) {
    const { model, link } = this;
    if (link.connected) await link.send();
    const { revision } = model;
    const { hintHere } = await kernelHelp();
    const hint = await hintHere(model, strength, { wait: !link.connected });
    if (!hint || revision !== model.revision) return (await link.ask("hint", { strength })).hint;
    if (this.recorded.hint !== revision) this.record("hint");
    this.recorded.hint = revision;
    return hint;
  }

  /** After the end: what was in every cell, or the board again. */
  tellStates() {
    this.layers.told = !this.layers.told;
    this.hooks.draw();
  }

  /**
   * Point at cells that were safe when the game was lost.
   *
   * @param {import("../types.js").Place[]} cells
   * @param {string} board
   */
  pointAt(cells, board) {
    this.layers.hint = { outline: { safe: cells }, board: board || null };
    this.seen.hint = this.model.revision;
    this.hooks.reveal(cells);
    this.hooks.draw();
  }

  /**
   * Show a step of the chain that leads to a mine, or the board itself again.
   *
   * @param {import("./scene.js").ShownStep | null} step
   */
  showStep(step) {
    this.layers.hint = step && { outline: step.outline, board: null };
    this.layers.step = step;
    this.seen.hint = this.model.revision;
    this.hooks.draw();
  }

  /** @param {"move" | "simple" | "smart" | "deduce" | "auto"} kind */
  async assist(kind) {
    this.assists += 1;
    const { assists } = this; // a new request ends this one
    await this.tried(async () => {
      let reply;
      do {
        reply = await this.link.ask("assist", kind === "auto" ? { kind, guess: settings.guess } : { kind });
        if (reply.messages?.length) this.hooks.say(say(...reply.messages));
      } while (reply.more && assists === this.assists && !this.link.closed);
    });
  }

  /** Start playing, or stop. */
  async auto() {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    this.run += 1;
    let failed = 0;
    const { run } = this; // a run that was stopped must not continue beside this one
    this.hooks.show();
    while (this.playing && run === this.run && !this.model.over) {
      const began = performance.now();
      const going = await this.tried(async () => {
        const reply = await this.link.ask("assist", { kind: "auto", guess: settings.guess });
        if (reply.messages?.length) this.hooks.say(say(...reply.messages), { quiet: Boolean(reply.made) });
        return Boolean(reply.made);
      });
      failed = going === undefined ? failed + 1 : 0;
      if (going === false || failed > TRIES) break;
      const rest = failed * 300 + 1000 / settings.pace - (performance.now() - began);
      await new Promise((resolve) => {
        setTimeout(resolve, Math.max(rest, 0));
      });
    }
    if (run === this.run) this.stop();
  }

  stop() {
    if (!this.playing) return;
    this.playing = false;
    this.hooks.show();
  }

  /** @param {number} factor */
  pace(factor) {
    change({ pace: Math.min(Math.max(Math.round(settings.pace * factor * 2) / 2, 0.5), 30) });
    this.hooks.show();
  }

  async toggleOverlay() {
    this.overlay = !this.overlay;
    this.asking?.abort();
    this.layers.chances = null;
    this.seen.chances = -1;
    this.hooks.show();
    if (this.overlay) await this.askChances();
    this.hooks.draw();
  }

  /** Go to the analyser with the position, which counts as looking at the chances. */
  async analyse() {
    const { analyserPath } = await kernelHelp();
    if (this.model.started && !this.recorded.chances) this.record("overlay");
    this.recorded.chances = true;
    if (this.link.connected) await this.tried(() => this.link.send());
    go(analyserPath(this.model));
  }

  toggleReduced() {
    this.reducing = !this.reducing;
    this.reduce();
    this.hooks.show();
    this.hooks.draw();
  }

  reduce() {
    const { boards, view } = this.model;
    this.layers.reduced = this.reducing ? reducedRows(boards[0], view.width) : null;
  }

  /** Ask until what is shown is of the game as it stands; one question at a time. */
  async askChances() {
    if (this.asking) return;
    while (this.overlay && this.seen.chances !== this.model.revision) {
      const { revision } = this.model;
      const asking = new AbortController();
      this.asking = asking;
      const found = await this.tried(() => this.findChances(asking.signal));
      if (found === undefined) this.seen.chances = this.model.revision; // refused: not again
      if (!found || !this.overlay) continue;
      this.seen.chances = revision;
      this.layers.chances = found.method === "none" ? null : found;
      if (found.message) this.hooks.say(say(found.message));
      this.hooks.draw();
    }
    this.asking = null;
  }

  /** @param {AbortSignal} signal */
  async findChances(signal) {
    const { chancesHere } = await kernelHelp();
    const here = await chancesHere(this.model, { wait: !this.link.connected, signal });
    const found = here ?? (signal.aborted ? null : await this.link.chances(signal));
    if (!found?.boards.length || this.recorded.chances) return found;
    if (here) this.record("overlay"); // the server records its own answers
    this.recorded.chances = true;
    return found;
  }

  /** Record that help was used; it is sent before the next move. @param {"hint" | "overlay"} kind */
  record(kind) {
    void this.link.move(`help ${kind}`);
  }

  /**
   * Do something that the server may refuse; then say why.
   *
   * @template Found
   * @param {() => Promise<Found>} work
   * @returns {Promise<Found | undefined>}
   */
  async tried(work) {
    try {
      return await work();
    } catch (error) {
      this.hooks.say(wordsOf(error), { bad: true });
      return undefined;
    }
  }
}
