/** A game from its first event to its last: sent once as changes, and then gone through in any direction. */

import { Model } from "../game/model.js";
import { gameTitle } from "../statistics/labels.js";

/** @typedef {import("../types.js").Standing} Standing */
/** @typedef {[number, number[], string]} Change a board, numbers of cells, and what they look like then */
/**
 * @typedef {{
 *   rules: string, level: string, options: Record<string, string | boolean | number>,
 *   recorded: {program: string, player: string, data: string, name: string} | null,
 *   first: import("../types.js").View, frames: [number, number, string, Change[], Partial<Standing>][],
 * }} Told as the server tells it
 */
/**
 * An event: when it happened, what it changed, and what was there before.
 *
 * @typedef {{
 *   at: number, milliseconds: number, event: string,
 *   changes: {board: number, cells: number[], after: string, before: string}[],
 *   after: Partial<Standing>, before: Partial<Standing>,
 * }} Frame
 */

export class Film {
  /**
   * @param {Told} told
   * @param {import("../types.js").Rule} rule
   */
  constructor(told, rule) {
    this.rules = told.rules;
    this.title = gameTitle(told);
    /** Who recorded it, if another program did. */
    this.recorded = told.recorded;
    this.model = new Model(
      /** @type {import("../types.js").Game} */ ({ options: told.options, view: told.first }),
      rule,
    );
    /** The step that is shown: so many events have happened. */
    this.step = 0;
    /** @type {Frame[]} */
    this.frames = told.frames.map(([at, milliseconds, event, changes, after]) => ({
      at,
      milliseconds,
      event,
      after,
      before: {},
      changes: changes.map(([board, cells, looks]) => ({ board, cells, after: looks, before: "" })),
    }));
    // Once through, noting what each event hides: then going back is as quick as going on.
    for (const frame of this.frames) {
      for (const change of frame.changes) {
        change.before = change.cells.map((cell) => this.model.boards[change.board][cell]).join("");
      }
      frame.before = Object.fromEntries(
        Object.keys(frame.after).map((name) => [name, this.model.view[/** @type {keyof Standing} */ (name)]]),
      );
      this.turn(frame, true);
      this.step += 1;
    }
    this.go(0);
  }

  /** The number of the last step, where all has happened. */
  get last() {
    return this.frames.length;
  }

  /** What happens next; nothing at the end. */
  get next() {
    return this.frames[this.step] ?? null;
  }

  /** The time that the player's clock showed. */
  get milliseconds() {
    return this.step ? this.frames[this.step - 1].milliseconds : 0;
  }

  /**
   * @param {Frame} frame
   * @param {boolean} forward
   */
  turn(frame, forward) {
    const { model } = this;
    for (const { board, cells, before, after } of frame.changes) {
      const looks = forward ? after : before;
      const to = model.boards[board];
      for (let at = 0; at < cells.length; at += 1) to[cells[at]] = looks[at];
    }
    Object.assign(model.view, forward ? frame.after : frame.before);
  }

  /** @param {number} step */
  go(step) {
    const to = Math.min(Math.max(Math.round(step), 0), this.last);
    while (this.step < to) this.turn(this.frames[this.step++], true);
    while (this.step > to) this.turn(this.frames[--this.step], false);
    this.model.revision += 1;
  }
}
