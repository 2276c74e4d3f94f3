/** Animations over the cells of a board: opening, exploding, being saved, winning. They only add to what is drawn. */

import { drawMine, drawShield } from "../board/glyphs.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * An animation: how long it takes, and how it is drawn after some milliseconds.
 *
 * @typedef {{
 *   board: number, length: number, began: number,
 *   draw: (context: CanvasRenderingContext2D, cell: number, colours: import("../board/colours.js").Colours, since: number) => void,
 * }} Effect
 */

const FADE = 150; // milliseconds in which one cell changes
const OPEN = { step: 16, most: 220 }; // milliseconds for each cell of distance, and for all of them
const REVEAL = { step: 28, most: 620 };
const BLAST = 520;
const SWEEP = 700;
const SAVE = 900;

export class Effects {
  /** @param {(board: number) => void} redraw draws a board again */
  constructor(redraw) {
    this.redraw = redraw;
    /** @type {Effect[]} */
    this.running = [];
    this.frame = 0;
  }

  /**
   * Draw what runs on a board.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {number} cell
   * @param {import("../board/colours.js").Colours} colours
   * @param {number} board
   */
  draw(context, cell, colours, board) {
    const now = performance.now();
    for (const effect of this.running) {
      if (effect.board !== board) continue;
      context.save();
      effect.draw(context, cell, colours, now - effect.began);
      context.restore();
    }
  }

  /** @param {Omit<Effect, "began">} effect */
  start(effect) {
    this.running.push({ ...effect, began: performance.now() });
    this.frame ||= requestAnimationFrame(() => this.tick());
  }

  tick() {
    this.frame = 0;
    const now = performance.now();
    const boards = new Set(this.running.map(({ board }) => board));
    this.running = this.running.filter(({ began, length }) => now - began < length);
    for (const board of boards) this.redraw(board);
    if (this.running.length) this.frame = requestAnimationFrame(() => this.tick());
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.running = [];
  }

  /**
   * Cells open like a wave from where the player clicked.
   *
   * @param {number} board
   * @param {Place[]} cells
   * @param {Place} from
   */
  ripple(board, cells, from) {
    this.uncover(board, cells, from, OPEN);
  }

  /**
   * A shield comes up over a cell, and rings run outwards from it.
   *
   * @param {number} board
   * @param {Place[]} cells
   */
  save(board, cells) {
    this.start({
      board,
      length: SAVE,
      draw: (context, cell, colours, since) => {
        const share = since / SAVE;
        for (const [row, column] of cells) {
          const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
          context.strokeStyle = colours["hint-safe"];
          for (const late of [0, 0.2]) {
            const far = Math.max(0, share - late);
            context.globalAlpha = Math.max(0, 0.9 - far);
            context.lineWidth = cell * 0.16 * (1 - far) + 1;
            context.beginPath();
            context.arc(x, y, cell * (0.5 + 2.2 * Math.sqrt(far)), 0, Math.PI * 2);
            context.stroke();
          }
          context.globalAlpha = 1 - share ** 3;
          drawShield(context, x, y, cell * (1.6 - 0.8 * share), colours["hint-safe"], colours.clear);
        }
      },
    });
  }

  /**
   * A mine goes off, and the others appear around it.
   *
   * @param {number} board
   * @param {Place[]} hit
   * @param {Place[]} mines
   */
  explode(board, hit, mines) {
    if (!hit.length) return;
    this.uncover(board, mines, hit[0], REVEAL);
    this.start({
      board,
      length: BLAST,
      draw: (context, cell, colours, since) => {
        const share = since / BLAST;
        for (const [row, column] of hit) {
          const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
          context.globalAlpha = 1 - share;
          context.strokeStyle = colours.hit;
          context.lineWidth = cell * 0.35 * (1 - share) + 1;
          context.beginPath();
          context.arc(x, y, cell * (0.5 + 3.2 * Math.sqrt(share)), 0, Math.PI * 2);
          context.stroke();
          context.fillStyle = colours.hit;
          for (let at = 0; at < 12; at += 1) {
            const angle = (at * Math.PI) / 6 + row + column;
            const far = cell * (0.4 + (2 + (at % 3)) * share);
            const side = cell * 0.2 * (1 - share);
            context.fillRect(x + Math.cos(angle) * far - side / 2, y + Math.sin(angle) * far - side / 2, side, side);
          }
          context.globalAlpha = 1;
          drawMine(context, x, y, cell * (0.4 + 0.3 * Math.sin(Math.PI * Math.min(share * 2, 1))), colours["on-hit"]);
        }
      },
    });
  }

  /**
   * Light runs over the board.
   *
   * @param {number} board
   * @param {number} columns
   * @param {number} rows
   */
  sweep(board, columns, rows) {
    const wide = 5; // cells
    this.start({
      board,
      length: SWEEP,
      draw: (context, cell, colours, since) => {
        const front = (since / SWEEP) * (columns + rows + 2 * wide) - wide;
        context.fillStyle = colours["hint-safe"];
        for (let row = 0; row < rows; row += 1) {
          const first = Math.max(0, Math.ceil(front - wide - row));
          const last = Math.min(columns - 1, Math.floor(front + wide - row));
          for (let column = first; column <= last; column += 1) {
            context.globalAlpha = 0.6 * (1 - Math.abs(front - row - column) / wide);
            context.fillRect(column * cell, row * cell, cell - 1, cell - 1);
          }
        }
      },
    });
  }

  /**
   * Cells that were covered until now: the cover shrinks, the later the farther away they are.
   *
   * @param {number} board
   * @param {Place[]} cells
   * @param {Place} from
   * @param {{step: number, most: number}} pace
   */
  uncover(board, cells, [row, column], { step, most }) {
    const far = cells.map(([r, c]) => Math.hypot(r - row, c - column));
    const scale = Math.min(step, most / Math.max(1, ...far));
    const waits = far.map((distance) => distance * scale);
    this.start({
      board,
      length: Math.max(...waits, 0) + FADE,
      draw: (context, cell, colours, since) => {
        context.fillStyle = colours.sea;
        cells.forEach(([r, c], at) => {
          const share = (since - waits[at]) / FADE;
          if (share >= 1) return;
          const side = (cell - 1) * (1 - Math.max(share, 0));
          context.globalAlpha = 1 - Math.max(share, 0) * 0.5;
          context.fillRect(c * cell + (cell - 1 - side) / 2, r * cell + (cell - 1 - side) / 2, side, side);
        });
      },
    });
  }
}
