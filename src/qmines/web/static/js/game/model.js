/** A game as this page knows it: what the server has told, and the moves that it has not answered yet. */

import { around } from "../board/cells.js";
import { Display } from "./display.js";

/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Delta} Delta */

/** The look of a cell that is being opened. */
export const PENDING = "~";

export class Model {
  /**
   * @param {Game} game
   * @param {import("../types.js").Rule} rule
   */
  constructor(game, rule) {
    this.rule = rule;
    this.display = new Display(rule);
    /** @type {string[][]} for each board one character a cell */
    this.boards = [];
    /** What cells will look like after moves that are not acknowledged, by board and index. @type {Map<string, string>} */
    this.expected = new Map();
    /** When the server's clock was read, by ours. */
    this.heard = 0;
    /** Counts how often cells or the outcome have changed. */
    this.revision = 0;
    /** Whether a cell was opened, which starts the clock; those of a position were open before. */
    this.started = false;
    /** @type {Game} */
    this.game = game;
    /** @type {import("../types.js").Standing} */
    this.view = game.view;
    this.replace(game);
  }

  /** @param {Game} game */
  replace(game) {
    const boards = game.view.boards.map((rows) => [...rows.join("")]);
    const same = String(boards) === String(this.boards) && game.view.outcome.result === this.view.outcome.result;
    if (!same) this.revision += 1;
    this.game = game;
    this.view = game.view;
    this.boards = boards;
    this.started ||= game.running || game.view.milliseconds > 0;
    this.heard = performance.now();
  }

  /** @param {Delta} delta */
  apply(delta) {
    const { boards, cells, from: _, ...standing } = delta;
    this.started ||= standing.milliseconds > 0 || this.opens(delta);
    if (boards) this.boards = boards.map((rows) => [...rows.join("")]);
    for (const [board, row, column, look] of cells ?? []) {
      this.boards[board][row * this.view.width + column] = look;
    }
    if (boards || cells?.length || standing.outcome.result !== this.view.outcome.result) this.revision += 1;
    this.view = { ...this.view, ...standing };
    this.game = { ...this.game, end: null }; // of another moment
    this.heard = performance.now();
  }

  /**
   * Whether something was opened by what a delta tells. A pause covers cells and uncovers them again.
   *
   * @param {Delta} delta
   */
  opens({ boards, cells, paused, notices }) {
    if (paused || this.view.paused) return false;
    if (this.display.open) return notices.length > this.view.notices.length; // one for each measurement
    return (
      Boolean(boards) ||
      (cells ?? []).some(([board, row, column, look]) => isOpen(look) && look !== this.at(board, row, column))
    );
  }

  get sequence() {
    return this.view.sequence;
  }

  get over() {
    return this.view.outcome.result !== "playing";
  }

  /** Whether the clock runs: from the first open to the end, not in a pause. */
  get running() {
    return this.started && !this.over && !this.view.paused;
  }

  /** The time of the game by now. */
  get milliseconds() {
    return this.view.milliseconds + (this.running ? performance.now() - this.heard : 0);
  }

  /**
   * @param {number} board
   * @param {number} row
   * @param {number} column
   */
  at(board, row, column) {
    return this.boards[board][row * this.view.width + column];
  }

  /**
   * What a cell is shown as: moves that are not acknowledged are seen at once.
   *
   * @param {number} board
   * @param {number} row
   * @param {number} column
   */
  shown(board, row, column) {
    const index = row * this.view.width + column;
    const expected = this.expected.size ? this.expected.get(`${board} ${index}`) : undefined;
    return expected ?? this.boards[board][index];
  }

  /** The mines left by the flags that are shown. */
  get counter() {
    let { counter } = this.view;
    for (const [place, look] of this.expected) {
      const [board, index] = place.split(" ").map(Number);
      const now = this.boards[board][index];
      if (board === 0 && this.display.mines) counter += Number(now === "F") - Number(look === "F");
    }
    return counter;
  }

  /**
   * What a clue needs besides the flags beside it; null for what is no clue.
   *
   * @param {number} row
   * @param {number} column
   */
  left(row, column) {
    const look = this.shown(0, row, column);
    if (!this.display.mines || !(look >= "1" && look <= "8")) return null;
    return Number(look) - around([row, column], this.view).filter(([r, c]) => this.shown(0, r, c) === "F").length;
  }
}

/** @param {string} look */
export function isOpen(look) {
  return look !== "#" && look !== "F" && look !== "?";
}
