/** One board on the page: a canvas, a layer for screen readers over it, and what points at it. */

import { h } from "../dom.js";
import { settings } from "../settings.js";
import { BAR, borderOf } from "./border.js";
import { around, indicesOf } from "./cells.js";
import { Drawn } from "./drawn.js";
import { paint } from "./painter.js";
import { Pointer } from "./pointer.js";
import { Reader } from "./screen-reader.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * @typedef {{
 *   scene: () => import("./painter.js").Scene,
 *   names: () => ((row: number, column: number) => string),
 *   cursor: () => Place,
 *   act: (kind: "tap" | "open" | "flag" | "chord" | "long", place: Place) => Promise<unknown> | null | void,
 *   press?: (down: boolean) => void,
 *   moved: () => void,
 *   zoom: (factor: number, clientX: number, clientY: number) => void,
 *   focus: (focused: boolean) => void,
 * } & Extra} Hooks
 */
/**
 * What a page may have otherwise: what points at the board, what is drawn over its cells, and
 * whether fingers on it scroll the page.
 *
 * @typedef {{
 *   pointer?: (element: HTMLElement, board: import("./pointer.js").Board) => unknown,
 *   over?: (context: CanvasRenderingContext2D, cell: number, colours: import("./colours.js").Colours, board?: number) => void,
 *   hover?: (board: number, place: Place | null) => void,
 *   scrolls?: () => boolean,
 * }} Extra
 */

const CLUE = /^[1-8]$/;

export class BoardView {
  /**
   * @param {string} label
   * @param {import("./camera.js").Camera} camera shared by all boards of a game
   * @param {Hooks} hooks
   */
  constructor(label, camera, hooks) {
    this.camera = camera;
    this.hooks = hooks;
    this.canvas = h("canvas", { "aria-hidden": "true" });
    this.reader = new Reader(label);
    this.window = h("div", { class: "window" }, this.reader.element);
    this.element = h("div", { class: "board" }, this.canvas, this.window);
    this.context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    this.drawn = new Drawn();
    this.canvas.addEventListener("contextrestored", () => {
      this.drawn = new Drawn(); // the canvas was emptied
      this.draw();
    });
    /** @type {Set<number>} */
    this.pressed = new Set();
    /** @type {{place: Place, share: number} | null} */
    this.ring = null;
    this.focused = false;
    this.asked = 0;
    this.reader.element.addEventListener("focus", () => this.focus(true));
    this.reader.element.addEventListener("blur", () => this.focus(false));
    this.element.addEventListener("mousedown", (event) => {
      event.preventDefault(); // or the focus goes to the page, and every click draws the board twice
      this.reader.element.focus({ preventScroll: true });
    });
    const pointer = hooks.pointer ?? ((element, board) => new Pointer(element, board));
    pointer(this.element, {
      place: (event) => this.placeOf(event),
      pannable: () => camera.larger,
      pan: (right, down) => {
        camera.pan(right, down);
        hooks.moved();
      },
      zoom: hooks.zoom,
      press: (place) => this.press(place),
      ring: (place, share) => {
        if (!place && !this.ring) return;
        this.ring = place ? { place, share } : null;
        this.draw();
      },
      act: (kind, place) => this.release(hooks.act(kind, place)),
      long: (place) => hooks.act("long", place),
    });
  }

  /** @param {boolean} focused */
  focus(focused) {
    this.focused = focused;
    this.hooks.focus(focused);
    this.draw();
  }

  /** @param {Place | null} place */
  press(place) {
    if (!place && !this.pressed.size) return;
    this.pressed = indicesOf(place ? this.pressedWith(place) : [], this.camera.columns);
    this.hooks.press?.(place !== null);
    this.draw();
  }

  /**
   * What was pressed goes up again, in the same frame as the answer if that comes at once.
   *
   * @param {Promise<unknown> | null | void} answer
   */
  release(answer) {
    const { pressed } = this;
    const up = () => pressed === this.pressed && this.press(null);
    if (answer) answer.then(up, up);
    else up();
  }

  /**
   * The cells that go down when one is pressed: those around a clue go with it.
   *
   * @param {Place} place
   */
  pressedWith(place) {
    const { columns: width, rows: height } = this.camera;
    return CLUE.test(this.hooks.scene().look(...place)) ? [place, ...around(place, { width, height })] : [place];
  }

  corner() {
    const box = this.canvas.getBoundingClientRect();
    const border = borderOf(settings.rulers);
    return { x: box.left + border, y: box.top + border };
  }

  /** @param {PointerEvent} event */
  placeOf(event) {
    const corner = this.corner();
    return this.camera.at(event.clientX - corner.x, event.clientY - corner.y);
  }

  /** The canvas and the layer over it as large as the camera's window. */
  resize() {
    const { camera, canvas } = this;
    const border = borderOf(settings.rulers);
    const ratio = devicePixelRatio || 1;
    const width = camera.width + border + BAR;
    const height = camera.height + border + BAR;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    this.window.style.inset = `${border}px ${BAR}px ${BAR}px ${border}px`;
    const scrolls = this.hooks.scrolls?.() ?? true;
    this.element.style.touchAction = camera.larger || !scrolls ? "none" : "pan-x pan-y";
    this.reader.resize(camera.columns, camera.rows);
  }

  /** Draw before the next frame; many calls are one. */
  draw() {
    this.asked ||= requestAnimationFrame(() => this.drawNow());
  }

  drawNow() {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
    if (!this.sprites) return;
    const scene = { ...this.hooks.scene(), pressed: this.pressed, ring: this.ring, focused: this.focused };
    const ratio = this.canvas.width / (this.camera.width + borderOf(settings.rulers) + BAR);
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint(this.context, scene, this.camera, this.sprites, settings.rulers, this.drawn);
    if (this.hooks.over) this.drawOver(this.hooks.over);
  }

  /** @param {NonNullable<Extra["over"]>} over */
  drawOver(over) {
    const { context, camera } = this;
    const border = borderOf(settings.rulers);
    context.save();
    context.translate(border, border);
    context.beginPath();
    context.rect(0, 0, camera.width, camera.height);
    context.clip();
    context.translate(-camera.x, -camera.y);
    if (this.sprites) over(context, camera.cell, this.sprites.colours);
    context.restore();
  }

  /** Update the names of the cells; done after drawing, which must not wait. */
  read() {
    this.reader.update(this.camera, this.hooks.cursor(), this.hooks.names());
  }

  /** @type {import("./sprites.js").Sprites | null} */
  sprites = null;
}
