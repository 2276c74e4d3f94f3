/** The chart on the first page: a real position, drawn as games are. */

import { BAR, borderOf } from "../board/border.js";
import { Camera } from "../board/camera.js";
import { readColours } from "../board/colours.js";
import { paint, stillScene } from "../board/painter.js";
import { Sprites } from "../board/sprites.js";
import { h } from "../dom.js";
import { onChange } from "../settings.js";

const ROWS = [
  "########2212F4##2#####",
  "#######4F1012F212#####",
  "#######F210011101#####",
  "#######4312110001#####",
  "######FF2F2F10112#####",
  "#######32121101F2#####",
  "#######111101233######",
  "######211F223FF3######",
];
const CELL = 26;

/** @returns {{element: HTMLElement, close: () => void}} */
export function chart() {
  const camera = new Camera();
  Object.assign(camera, { columns: ROWS[0].length, rows: ROWS.length });
  camera.frame(CELL, Infinity, Infinity);
  const border = borderOf(true);
  const [width, height] = [camera.width + border + BAR, camera.height + border + BAR];
  const ratio = devicePixelRatio || 1;
  const element = h("canvas", { class: "chart", width: width * ratio, height: height * ratio, "aria-hidden": "true" });
  element.style.aspectRatio = `${width} / ${height}`;
  const context = /** @type {CanvasRenderingContext2D} */ (element.getContext("2d"));
  const none = new Set();
  const draw = () => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint(
      context,
      stillScene((row, column) => ROWS[row][column], {
        safe: new Set([6 * 22 + 16]),
        mined: none,
        cells: none,
        clues: new Set([5 * 22 + 16, 6 * 22 + 15]),
      }),
      camera,
      new Sprites(CELL, ratio, readColours()),
      true,
    );
  };
  draw();
  return { element, close: onChange(draw) };
}
