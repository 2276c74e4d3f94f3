/** What a replay looks like at a step: the cells, the chances, the move that follows and the best one. */

import { cellName, lookInWords } from "../board/cell-names.js";
import { cellOf } from "../game/actions.js";
import { linksOf, looksOf } from "../game/scene.js";
import { settings } from "../settings.js";

/** @typedef {import("../types.js").Place} Place */

export class Sight {
  /** @param {import("./film.js").Film} film */
  constructor(film) {
    this.film = film;
    this.overlay = true;
    /** The chances of the step that is shown, once they are known. @type {import("./source.js").Moment | null} */
    this.moment = null;
    const { width, height } = film.model.view;
    /** @type {Place} */
    this.cursor = [Math.floor(height / 2), Math.floor(width / 2)];
    this.pointed = false;
  }

  get layers() {
    const chances = this.overlay && this.moment && this.moment.method !== "none" ? this.moment : null;
    return { chances, reduced: null, hint: null, links: settings.links, told: false };
  }

  /**
   * The cells of the move that follows and of the best one, on a board.
   *
   * @param {number} board
   */
  marks(board) {
    const on = (/** @type {string | undefined} */ event) => {
      const cell = event ? cellOf(event, this.film.model.display) : null;
      if (!cell || (cell.board ?? 0) !== board) return new Set();
      return new Set([cell.place[0] * this.film.model.view.width + cell.place[1]]);
    };
    const best = this.overlay ? this.moment?.best : null;
    return { move: on(this.film.next?.event), best: on(best?.event) };
  }

  /**
   * @param {number} board
   * @returns {import("../board/painter.js").Scene}
   */
  scene(board) {
    const { model } = this.film;
    const { move, best } = this.marks(board);
    const none = new Set();
    return {
      look: looksOf(model, this.layers, board),
      cursor: this.pointed ? this.cursor : null,
      focused: false,
      pressed: none,
      ring: null,
      waiting: best,
      hint: { safe: none, mined: none, clues: none, cells: move },
      links: linksOf(model, this.layers),
      covered: model.view.paused,
    };
  }

  /**
   * @param {number} board
   * @returns {(row: number, column: number) => string}
   */
  names(board) {
    const { model } = this.film;
    if (model.view.paused) return (row, column) => cellName(row, column, "covered", "");
    const lookOf = looksOf(model, this.layers, board);
    const { move, best } = this.marks(board);
    return (row, column) => {
      const index = row * model.view.width + column;
      const told = [move.has(index) && "the move that follows", best.has(index) && "the best move"]
        .filter(Boolean)
        .join(", ");
      return cellName(row, column, lookInWords(lookOf(row, column), model.left(row, column)), told);
    };
  }
}

const VERBS = /** @type {Record<string, string>} */ ({
  open: "Open",
  chord: "Chord on",
  flag: "Flag",
  question: "Question mark on",
  mark: "Mark",
  shield: "Under a shield, measure",
});
const OTHERS = /** @type {Record<string, string>} */ ({
  undo: "Undo",
  pause: "Pause",
  resume: "Resume",
  resign: "Give up",
});

/**
 * An event as a person says it.
 *
 * @param {string} event
 * @param {import("../game/display.js").Display} display
 */
export function eventInWords(event, display) {
  const cell = cellOf(event, display);
  const [verb] = event.split(/[ -]/, 1);
  if (!cell) return OTHERS[event] ?? `${event[0].toUpperCase()}${event.slice(1)}`;
  const [row, column] = cell.place;
  const on = cell.board === null ? "" : ` on ${display.letter(cell.board)}`;
  return `${display.quantum && verb === "open" ? "Measure" : (VERBS[verb] ?? verb)} row ${row}, column ${column}${on}`;
}
