/** What a change of the game feels like: animation, sound and vibration. Loaded after the first page. */

import { placesOf } from "../board/rows.js";
import { isOpen } from "../game/model.js";
import { settings } from "../settings.js";
import { Effects } from "./effects.js";
import { play } from "./sounds.js";

const MANY = 3; // cells that open together and make a wave
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Moments {
  /** @param {import("../game/game.js").Table} table */
  constructor(table) {
    this.table = table;
    this.effects = new Effects((board) => table.stage.views[board].draw());
    this.before = this.snapshot();
  }

  snapshot() {
    const { model } = this.table;
    const { paused, saved } = model.view;
    return { boards: model.boards.map((cells) => [...cells]), over: model.over, paused, saved: saved ?? [] };
  }

  /** The game has changed: show what is new. */
  changed() {
    const { before } = this;
    const { model, hands } = this.table;
    const now = this.snapshot();
    this.before = now;
    if (before.paused || now.paused) return;
    let opened = 0;
    for (const [board, cells] of now.boards.entries()) {
      const fresh = placesOf(cells, model.view.width, (look, at) => isOpen(look) && !isOpen(before.boards[board][at]));
      opened += fresh.length;
      if (!calm() && fresh.length > 1) this.effects.ripple(board, fresh, hands.cursor);
    }
    const saved = now.saved.slice(before.saved.length);
    if (saved.length && !now.over) this.saved(saved);
    if (now.over && !before.over) this.ended();
    else if (saved.length) sound("saved");
    else if (opened) sound(opened > MANY ? "wave" : "open");
    else this.marked(before.boards[0], now.boards[0]);
  }

  /** @param {import("../types.js").Save[]} saves */
  saved(saves) {
    vibrate([30, 30, 30]);
    if (!calm()) for (const { cells } of saves) this.effects.save(0, cells);
  }

  /**
   * @param {string[]} before
   * @param {string[]} now
   */
  marked(before, now) {
    const count = (/** @type {string[]} */ cells) => cells.filter((look) => look === "F").length;
    const more = count(now) - count(before);
    if (more) sound(more > 0 ? "flag" : "unflag");
  }

  ended() {
    const { model, stage } = this.table;
    const { width, height, hit, mined, outcome } = model.view;
    const won = outcome.result === "won";
    if (!won && !hit.length) return; // given up
    sound(won ? "won" : "lost");
    vibrate(won ? [20, 50, 20, 50, 60] : [80, 40, 160]);
    if (calm()) return;
    for (const board of model.boards.keys()) {
      if (won) this.effects.sweep(board, width, height);
      else this.effects.explode(board, hit, minesOf(model.boards[board], mined, width));
    }
    if (!won)
      stage.element.animate(
        [0, -5, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
        { duration: 260 },
      );
  }

  close() {
    this.effects.stop();
  }
}

/**
 * The mines that are shown after a loss.
 *
 * @param {string[]} cells
 * @param {string[] | null} mined
 * @param {number} width
 */
const minesOf = (cells, mined, width) =>
  mined ? placesOf(cells, width, (look, at) => look === "#" && mined[Math.floor(at / width)][at % width] === "*") : [];

/** @param {import("./sounds.js").Sound} name */
function sound(name) {
  if (settings.sound) play(name);
}

/** @param {number[]} pattern */
function vibrate(pattern) {
  if (matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(pattern);
}
