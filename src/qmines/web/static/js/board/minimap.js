/** A small picture of the whole field, with a frame around what is seen; it shows while the view moves. */

import { h } from "../dom.js";

const WIDE = 132; // pixels
const HIGH = 96;
const STAYS = 1400; // milliseconds

export class Minimap {
  constructor() {
    this.element = h("canvas", { class: "minimap", "aria-hidden": "true" });
    this.timer = 0;
  }

  /**
   * @param {import("./camera.js").Camera} camera
   * @param {(row: number, column: number) => string} look
   * @param {import("./colours.js").Colours} colours
   */
  show(camera, look, colours) {
    clearTimeout(this.timer);
    this.element.classList.toggle("seen", camera.larger);
    if (!camera.larger) return;
    this.timer = window.setTimeout(() => this.element.classList.remove("seen"), STAYS);
    const { columns, rows, cell } = camera;
    const ratio = devicePixelRatio || 1;
    const side = Math.max(1, Math.floor(Math.min(WIDE / columns, HIGH / rows)));
    const { element } = this;
    element.width = columns * side * ratio;
    element.height = rows * side * ratio;
    element.style.width = `${columns * side}px`;
    element.style.height = `${rows * side}px`;
    const context = /** @type {CanvasRenderingContext2D} */ (element.getContext("2d"));
    context.scale(ratio, ratio);
    context.fillStyle = colours.sea;
    context.fillRect(0, 0, columns * side, rows * side);
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const colour = colourOf(look(row, column), colours);
        if (!colour) continue;
        context.fillStyle = colour;
        context.fillRect(column * side, row * side, side, side);
      }
    }
    context.strokeStyle = colours.magenta;
    context.lineWidth = 2;
    const [x, y] = [(camera.x / cell) * side, (camera.y / cell) * side];
    context.strokeRect(x + 1, y + 1, (camera.width / cell) * side - 2, (camera.height / cell) * side - 2);
  }
}

/**
 * @param {string} look
 * @param {import("./colours.js").Colours} colours
 */
function colourOf(look, colours) {
  if (look === "#" || look === "?" || look[0] === "@") return null;
  if (look === "F") return colours.flag;
  if (look === "*" || look === "!") return colours.hit;
  return colours.clear;
}
