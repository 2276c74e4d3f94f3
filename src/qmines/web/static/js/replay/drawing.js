/** What a replay looks like at a step: the cells, the chances, the move that follows and the best one. */

import { cellName, lookInWords } from "../board/cell-names.js";
import { stillScene } from "../board/painter.js";
import { cellOf } from "../game/actions.js";
import { savedCells } from "../parts/saves.js";
import { linksOf, looksOf } from "../game/scene.js";
import { t, units } from "../messages.js";
import { settings } from "../settings.js";
import { helpTitle } from "../statistics/labels.js";

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
    return { chances, reduced: null, hint: null, step: null, links: settings.links, told: false };
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
      ...stillScene(looksOf(model, this.layers, board), { safe: none, mined: none, clues: none, cells: move }),
      cursor: this.pointed ? this.cursor : null,
      waiting: best,
      links: linksOf(model, this.layers),
      saved: savedCells(model.view),
      covered: model.view.paused,
    };
  }

  /**
   * @param {number} board
   * @returns {(row: number, column: number) => string}
   */
  names(board) {
    const { model } = this.film;
    if (model.view.paused) return (row, column) => cellName(row, column, t("board-covered"), "");
    const lookOf = looksOf(model, this.layers, board);
    const { move, best } = this.marks(board);
    const saved = savedCells(model.view);
    return (row, column) => {
      const index = row * model.view.width + column;
      const told = [
        saved.has(index) && t("cell-saved"),
        move.has(index) && t("board-next-move"),
        best.has(index) && t("board-best-move"),
      ];
      const notes = units(told.filter((each) => each !== false));
      return cellName(row, column, lookInWords(lookOf(row, column), model.left(row, column)), notes);
    };
  }
}

const VERBS = new Set(["open", "chord", "flag", "question", "mark", "shield", "prepare"]);
const OTHERS = new Set(["undo", "pause", "resume", "resign", "reset"]);

/**
 * An event as a person says it.
 *
 * @param {string} event
 * @param {import("../game/display.js").Display} display
 */
export function eventInWords(event, display) {
  const cell = cellOf(event, display);
  const [verb] = event.split(/[ -]/, 1);
  const capital = (/** @type {string} */ text) => `${text[0].toUpperCase()}${text.slice(1)}`;
  if (event.startsWith("help ")) return t("replay-move-help", { kind: helpTitle(event.slice(5)) });
  if (!cell) return OTHERS.has(event) ? t(`replay-move-${event}`) : capital(event);
  const args = { cell: cell.place, board: cell.board === null ? "none" : display.letter(cell.board) };
  if (display.quantum && verb === "open") return t("replay-move-measure", args);
  return VERBS.has(verb) ? t(`replay-move-${verb}`, args) : t("replay-move-other", { ...args, verb: capital(verb) });
}
