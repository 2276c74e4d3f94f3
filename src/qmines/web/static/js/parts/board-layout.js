/** Where the boards stand: how large their cells are, one beside the other or below, and what is drawn. */

import { BAR, borderOf } from "../board/border.js";
import { Camera } from "../board/camera.js";
import { readColours } from "../board/colours.js";
import { Sprites } from "../board/sprites.js";
import { BoardView } from "../board/board.js";
import { h } from "../dom.js";
import { onChange, settings } from "../settings.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * @typedef {{
 *   scene: (board: number) => import("../board/painter.js").Scene,
 *   names: (board: number) => ((row: number, column: number) => string),
 *   cursor: () => Place,
 *   act: (board: number, kind: "tap" | "open" | "flag" | "chord" | "long", place: Place) => void,
 *   press: (down: boolean) => void,
 *   entered: (board: number) => void,
 * }} Hooks
 */

/** The least side of a cell that a mouse, or a finger, hits without effort. */
const comfort = () => (matchMedia("(pointer: coarse)").matches && !lying() ? 30 : 22);
/** Whether this is a phone held sideways: then the board takes all of its height. */
export const lying = () => matchMedia("(max-width: 60rem) and (max-height: 30rem)").matches;
const LARGEST = 54;
const GAP = 20;

export class Stage {
  /**
   * @param {number} columns
   * @param {number} rows
   * @param {string[]} names of the boards
   * @param {Hooks} hooks
   * @param {import("../board/board.js").Extra} [extra]
   */
  constructor(columns, rows, names, hooks, extra = {}) {
    this.camera = new Camera();
    Object.assign(this.camera, { columns, rows });
    this.views = names.map(
      (name, board) =>
        new BoardView(name, this.camera, {
          scene: () => hooks.scene(board),
          names: () => hooks.names(board),
          cursor: hooks.cursor,
          act: (kind, place) => hooks.act(board, kind, place),
          press: hooks.press,
          moved: () => this.draw(),
          zoom: (factor, x, y) => this.zoom(factor, x, y),
          focus: (focused) => focused && hooks.entered(board),
          ...extra,
          over: extra.over && ((context, cell, colours) => extra.over?.(context, cell, colours, board)),
        }),
    );
    for (const [board, view] of extra.hover ? this.views.entries() : []) {
      view.element.addEventListener("pointermove", (event) => extra.hover?.(board, view.placeOf(event)));
      view.element.addEventListener("pointerleave", () => extra.hover?.(board, null));
    }
    const titled = names.length > 1;
    this.element = h(
      "div",
      { class: "stage" },
      ...this.views.map((view, board) => h("figure", {}, titled && h("figcaption", {}, names[board]), view.element)),
    );
    /** The size that the player zoomed to; 0 is whatever fits. */
    let { cells } = settings;
    this.wanted = cells;
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(this.element);
    this.refit = () => this.fit();
    addEventListener("resize", this.refit);
    this.forget = onChange(() => {
      if (cells !== settings.cells) this.wanted = cells = settings.cells;
      this.fit();
    });
    this.reading = 0;
    /** The height that a page wants below the boards; 0 is what a game needs. */
    this.below = 0;
    /** Whether the middle of the field was looked at first. */
    this.placed = false;
  }

  /** The room that one board has, and how the boards stand. */
  room() {
    const count = this.views.length;
    const border = borderOf(settings.rulers) + BAR;
    const across = this.element.clientWidth;
    const top = this.element.getBoundingClientRect().top + scrollY;
    const titles = count > 1 ? 34 : 0;
    const dock = this.below || (matchMedia("(max-width: 60rem)").matches ? 132 : 84);
    const table = this.element.closest(".table");
    const down =
      lying() && !this.below && table
        ? innerHeight - (table.classList.contains("fresh") ? top : 0) - 12
        : Math.max(innerHeight - Math.min(top, innerHeight * 0.4) - dock, 260);
    const { columns, rows } = this.camera;
    const beside = {
      width: (across - GAP * (count - 1)) / count - border,
      height: down - border - titles,
      stacked: false,
    };
    if (count === 1) return beside;
    const below = { width: across - border, height: (down * 1.6) / count - border - titles, stacked: true };
    const fits = (/** @type {{width: number, height: number}} */ room) =>
      Math.min(room.width / columns, room.height / rows);
    if (settings.boards !== "auto") return settings.boards === "stacked" ? below : beside;
    return fits(below) > fits(beside) && fits(beside) < comfort() ? below : beside; // beside, both are in sight
  }

  fit() {
    const room = this.room();
    if (room.width < 10) return;
    const { columns, rows } = this.camera;
    const whole = Math.floor(Math.min(room.width / columns, room.height / rows));
    const least = comfort();
    const across = Math.floor(room.width / columns);
    const auto = whole >= least ? Math.min(whole, LARGEST) : Math.max(least, Math.min(across, least + 6));
    this.camera.frame(this.wanted || auto, room.width, room.height);
    this.element.classList.toggle("stacked", room.stacked);
    if (!this.placed) {
      this.placed = true;
      this.camera.pan((columns * this.camera.cell - room.width) / 2, (rows * this.camera.cell - room.height) / 2);
    }
    this.resize();
  }

  resize() {
    const across = this.views.length === 1 ? this.camera.width + borderOf(settings.rulers) + BAR : 0;
    const table = /** @type {HTMLElement | null} */ (this.element.closest(".table"));
    table?.style.setProperty("--board", across ? `${across}px` : "100%");
    const ratio = devicePixelRatio || 1;
    const sprites = new Sprites(this.camera.cell, ratio, readColours());
    for (const view of this.views) {
      view.sprites = sprites;
      view.resize();
      view.drawNow();
    }
    this.read();
  }

  /**
   * @param {number} factor
   * @param {number} [x]
   * @param {number} [y]
   */
  zoom(factor, x = this.camera.width / 2, y = this.camera.height / 2) {
    const { cell } = this.camera;
    const next = Math.round(cell * factor);
    this.wanted = next === cell ? cell + (factor > 1 ? 1 : -1) : next;
    this.camera.zoom(this.wanted, x, y, this.room());
    this.wanted = this.camera.cell;
    this.resize();
  }

  /** As large as fits, again. */
  whole() {
    this.wanted = 0;
    this.fit();
  }

  draw() {
    for (const view of this.views) view.draw();
    if (this.reading) return;
    this.reading = window.setTimeout(() => this.read(), 30);
    for (const view of this.views) view.reader.busy(true);
  }

  /** Name the cells for screen readers: after the frame, which must not wait for it. */
  read() {
    clearTimeout(this.reading);
    this.reading = 0;
    for (const view of this.views) {
      view.read();
      view.reader.busy(false);
    }
  }

  /**
   * @param {Place} place
   */
  reveal([row, column]) {
    this.camera.reveal(row, column);
    this.draw();
  }

  /** @param {number} board */
  focus(board) {
    this.views[board].reader.element.focus({ preventScroll: true });
  }

  close() {
    this.watch.disconnect();
    removeEventListener("resize", this.refit);
    this.forget();
  }
}
