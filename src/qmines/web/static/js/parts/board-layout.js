/** Where the boards stand: how large their cells are, one beside the other or below, and what is drawn. */

import { BAR, borderOf } from "../board/border.js";
import { Camera, LEAST } from "../board/camera.js";
import { readColours } from "../board/colours.js";
import { Sprites } from "../board/sprites.js";
import { BoardView } from "../board/board.js";
import { Minimap } from "../board/minimap.js";
import { button, h } from "../dom.js";
import { t } from "../messages.js";
import { onChange, settings } from "../settings.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * @typedef {{
 *   scene: (board: number) => import("../board/painter.js").Scene,
 *   names: (board: number) => ((row: number, column: number) => string),
 *   cursor: () => Place,
 *   act?: (board: number, kind: "tap" | "open" | "flag" | "chord" | "long", place: Place) => Promise<unknown> | null | void,
 *   press?: (down: boolean) => void,
 *   entered?: (board: number) => void,
 * }} Hooks
 */

/** The least side of a cell that a mouse, or a finger, hits without effort. */
const comfort = () => (matchMedia("(pointer: coarse)").matches && !lying() ? 30 : 22);
/** Whether this is a phone held sideways: then the board takes all of its height. */
export const lying = () => matchMedia("(max-width: 60rem) and (max-height: 30rem)").matches;
const LARGEST = 72;
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
          act: (kind, place) => hooks.act?.(board, kind, place),
          press: hooks.press,
          moved: () => this.moved(),
          zoom: (factor, x, y) => this.zoom(factor, { view: this.views[board], x, y }),
          focus: (focused) => focused && hooks.entered?.(board),
          ...extra,
          over: extra.over && ((context, cell, colours) => extra.over?.(context, cell, colours, board)),
        }),
    );
    for (const [board, view] of extra.hover ? this.views.entries() : []) {
      view.element.addEventListener("pointermove", (event) => extra.hover?.(board, view.placeOf(event)));
      view.element.addEventListener("pointerleave", () => extra.hover?.(board, null));
    }
    const titled = names.length > 1;
    this.figures = this.views.map((view, board) =>
      h("figure", {}, titled && h("figcaption", {}, names[board]), view.element),
    );
    /** On a phone there is one board at a time, and a tab for each. */
    this.tabs = titled ? names.map((name, board) => button(name, () => this.turn(board), { class: "tab" })) : [];
    this.element = h(
      "div",
      { class: "stage" },
      titled && h("div", { class: "tabs board-tabs", role: "group", "aria-label": t("board-which") }, this.tabs),
      this.figures,
    );
    this.front = 0;
    this.minimap = new Minimap();
    this.views[0].element.append(this.minimap.element);
    this.sceneOf = hooks.scene;
    this.turn(0);
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
    /** The height kept free below the boards; 0 for that of a game. */
    this.below = 0;
    /** Whether the board began on the first page, below the levels: then the first move must not make it larger. */
    this.headed = false;
    /** Whether the view was centred once. */
    this.placed = false;
  }

  /** Whether one board is shown at a time. */
  get tabbed() {
    return this.views.length > 1 && settings.boards === "auto" && matchMedia("(max-width: 40rem)").matches;
  }

  /** @param {number} board to show, where there is one at a time */
  turn(board) {
    this.front = board;
    for (const [at, figure] of this.figures.entries()) figure.classList.toggle("front", at === board);
    for (const [at, tab] of this.tabs.entries()) tab.setAttribute("aria-pressed", String(at === board));
    this.views[board].element.append(this.minimap.element);
    this.draw();
    this.turned();
  }

  /** Called when another board is shown. */
  turned = () => {};

  /** @param {number} board whose tab is to be noticed; -1 for none */
  call(board) {
    for (const [at, tab] of this.tabs.entries()) tab.classList.toggle("called", at === board);
  }

  /** The view of the field has moved. */
  moved() {
    this.draw();
    const { sprites } = this.views[this.front];
    if (sprites) this.minimap.show(this.camera, this.sceneOf(this.front).look, sprites.colours);
  }

  /** The room that one board has, and how the boards stand. */
  room() {
    const count = this.tabbed ? 1 : this.views.length;
    const border = borderOf(settings.rulers) + BAR;
    const across = this.element.clientWidth;
    const top = this.element.getBoundingClientRect().top + scrollY;
    const titles = count > 1 ? 34 : this.tabbed ? 44 : 0;
    const dock = this.below || (matchMedia("(max-width: 60rem)").matches ? 132 : 84);
    const table = this.element.closest(".table");
    if (table?.classList.contains("fresh")) this.headed = true;
    const down =
      lying() && !this.below && table
        ? innerHeight - (this.headed ? top : 0) - 12
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
    const whole = this.entire(room);
    const least = comfort();
    const across = Math.floor(room.width / columns);
    const auto = whole >= least ? Math.min(whole, LARGEST) : Math.max(least, Math.min(across, least + 6));
    this.camera.frame(this.wanted || auto, room.width, room.height);
    this.element.classList.toggle("stacked", room.stacked);
    this.element.classList.toggle("tabbed", this.tabbed);
    if (!this.placed)
      this.camera.pan((columns * this.camera.cell - room.width) / 2, (rows * this.camera.cell - room.height) / 2);
    this.resize();
    if (!this.placed) this.moved();
    this.placed = true;
  }

  /** Fit the boards into the page; with a mouse, keys play at once. */
  start() {
    this.fit();
    if (matchMedia("(pointer: fine)").matches) this.focus(0);
  }

  resize() {
    const one = this.camera.width + borderOf(settings.rulers) + BAR;
    const beside = this.tabbed || this.element.classList.contains("stacked") ? 1 : this.views.length;
    const table = /** @type {HTMLElement | null} */ (this.element.closest(".table"));
    table?.style.setProperty("--board", `${one * beside + GAP * (beside - 1)}px`);
    table?.style.setProperty("--ruler", `${borderOf(settings.rulers) - BAR}px`);
    const sprites = new Sprites(this.camera.cell, devicePixelRatio || 1, readColours());
    for (const view of this.views) {
      view.sprites = sprites;
      view.resize();
      view.drawNow();
    }
    this.read();
  }

  /**
   * The size of cells at which the whole field is seen.
   *
   * @param {{width: number, height: number}} room
   */
  entire({ width, height }) {
    return Math.floor(Math.min(width / this.camera.columns, height / this.camera.rows));
  }

  /**
   * Larger or smaller cells, around the middle or around a pointer; with that, no smaller than the whole field needs.
   *
   * @param {number} factor
   * @param {{view: BoardView, x: number, y: number}} [pointer]
   */
  zoom(factor, pointer) {
    const { camera } = this;
    const { cell } = camera;
    const room = this.room();
    const view = pointer?.view ?? this.views[this.front];
    const before = view.corner();
    const x = pointer?.x ?? before.x + camera.width / 2;
    const y = pointer?.y ?? before.y + camera.height / 2;
    const point = { column: (camera.x + x - before.x) / cell, row: (camera.y + y - before.y) / cell };
    const next = Math.round(cell * factor) === cell ? cell + (factor > 1 ? 1 : -1) : Math.round(cell * factor);
    this.wanted = pointer ? Math.max(next, Math.min(this.entire(room), cell)) : next;
    camera.frame(this.wanted, room.width, room.height);
    this.wanted = camera.cell;
    this.resize();
    const after = view.corner(); // a window of another size is elsewhere
    camera.hold(point, x - after.x, y - after.y);
    this.moved();
  }

  /** The whole field, however small its cells are then. */
  whole() {
    const room = this.room();
    this.wanted = this.entire(room) < comfort() ? Math.max(this.entire(room), LEAST) : 0;
    this.fit();
  }

  draw() {
    for (const view of this.views) view.draw();
    if (this.reading) return;
    this.reading = window.setTimeout(() => this.read(), 30);
    for (const view of this.views) view.reader.busy(true);
  }

  /** Something is about to change that will be drawn: until then, the names of cells are out of date. */
  wait() {
    clearTimeout(this.reading);
    this.reading = 0;
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
   * Bring cells into view if one of them is out of it: their middle to the middle of the window.
   *
   * @param {Place[]} places
   */
  show(places) {
    const { camera } = this;
    const { cell } = camera;
    const out = places.some(([row, column]) => {
      const [x, y] = [column * cell - camera.x, row * cell - camera.y];
      return x < 0 || y < 0 || x + cell > camera.width || y + cell > camera.height;
    });
    if (!out) return;
    const middle = (/** @type {number[]} */ at) => (Math.min(...at) + Math.max(...at) + 1) / 2;
    const point = { row: middle(places.map(([row]) => row)), column: middle(places.map(([, column]) => column)) };
    camera.hold(point, camera.width / 2, camera.height / 2);
    camera.reveal(...places[0]);
    this.moved();
  }

  /** @param {Place} place */
  reveal([row, column]) {
    const { x, y } = this.camera;
    this.camera.reveal(row, column);
    if (x === this.camera.x && y === this.camera.y) this.draw();
    else this.moved();
  }

  /** @param {number} board */
  focus(board) {
    if (board !== this.front) this.turn(board);
    this.views[board].reader.element.focus({ preventScroll: true });
  }

  close() {
    this.watch.disconnect();
    removeEventListener("resize", this.refit);
    this.forget();
  }
}
