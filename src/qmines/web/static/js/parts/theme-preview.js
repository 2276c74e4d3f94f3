/** Cells in the colours that are chosen in the settings. */

import { readColours } from "../board/colours.js";
import { Sprites } from "../board/sprites.js";
import { h } from "../dom.js";
import { onChange } from "../settings.js";

const LOOKS = [..."12345678#F*"];
const CELL = 28;

export function themePreview() {
  const canvas = h("canvas", { class: "theme-preview", "aria-hidden": "true" });
  const draw = () => {
    const sprites = new Sprites(CELL, devicePixelRatio || 1, readColours());
    const made = LOOKS.map((look) => sprites.of(look));
    canvas.width = made.reduce((width, cell) => width + cell.width, 0);
    canvas.height = made[0].height;
    const context = canvas.getContext("2d");
    for (const [at, cell] of made.entries()) context?.drawImage(cell, at * cell.width, 0);
  };
  draw();
  return { element: canvas, close: onChange(draw) };
}
