/** The others at the same board: where each of them points, drawn over the cells, and who watches. */

import { h } from "../dom.js";
import { t } from "../messages.js";
import { POINTERS } from "../tables/players.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {{number: number, name: string, board: number, row: number | null, column: number | null, at: number}} Cursor */

const OLD = 20_000; // milliseconds after which the cursor of an idle player disappears
const PAUSE = 70; // milliseconds between two updates of the cursor

/** @param {number} number of a member */
export const colourOf = (number) => POINTERS[(number + POINTERS.length - 1) % POINTERS.length];

/**
 * Who watches: by name if they have an account or chose a name, the others by number.
 *
 * @param {number} watchers
 * @param {import("../types.js").Spectator[]} spectators
 */
export function watchedBy(watchers, spectators) {
  if (!watchers) return "";
  if (!spectators.length) return t("game-spectators", { count: watchers });
  const names = spectators.map(({ name, guest }) => (guest ? t("game-watched-by-guest", { name }) : name));
  const count = watchers - names.length;
  return count > 0 ? t("game-watched-by-more", { names, count }) : t("game-watched-by", { names });
}

export class Others {
  /**
   * @param {{say: (cursor: {board: number, row?: number, column?: number}) => void, draw: () => void}} hooks
   */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {Map<number, Cursor>} */
    this.cursors = new Map();
    this.count = 0;
    this.last = "";
    this.timer = 0;
    this.element = h("p", { class: "note audience", role: "status" });
  }

  /**
   * What the server tells of others.
   *
   * @param {any} message
   */
  heard(message) {
    if (message.type === "watchers") {
      this.count = message.count;
      this.element.textContent = watchedBy(message.count, message.spectators ?? []);
      return;
    }
    this.cursors.set(message.number, { ...message, at: performance.now() });
    this.hooks.draw();
  }

  /**
   * Show the others where this player points; updates are throttled.
   *
   * @param {number} board
   * @param {Place | null} place
   */
  point(board, place) {
    const told = JSON.stringify([board, place]);
    if (told === this.last) return;
    this.last = told;
    if (this.timer) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      const [on, at] = JSON.parse(this.last);
      this.hooks.say(at ? { board: on, row: at[0], column: at[1] } : { board: on });
    }, PAUSE);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {number} cell
   * @param {number} board
   */
  draw(context, cell, board) {
    const now = performance.now();
    for (const { number, name, row, column, at, board: on } of this.cursors.values()) {
      if (row === null || column === null || on !== board || now - at > OLD) continue;
      const colour = colourOf(number);
      const [x, y] = [column * cell, row * cell];
      context.lineWidth = 5;
      context.strokeStyle = "white";
      context.strokeRect(x + 2, y + 2, cell - 5, cell - 5);
      context.lineWidth = 3;
      context.strokeStyle = colour;
      context.strokeRect(x + 2, y + 2, cell - 5, cell - 5);
      const words = name || t("game-player");
      const size = Math.max(10, Math.min(13, cell * 0.42));
      context.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily}`;
      const wide = context.measureText(words).width + 8;
      const left = column * cell + wide > context.canvas.clientWidth && column > 2 ? x + cell - wide - 1 : x;
      const top = row > 0 ? y - size - 3 : y + cell;
      context.fillStyle = colour;
      context.fillRect(left, top, wide, size + 4);
      context.fillStyle = "white";
      context.textBaseline = "middle";
      context.textAlign = "left";
      context.fillText(words, left + 4, top + size / 2 + 2.5);
    }
  }

  close() {
    clearTimeout(this.timer);
  }
}
