/** The border of a chart around the field: a zebra scale, and the numbers of rows and columns. */

import { FIRST } from "../messages/translator.js";
import { drawFigures } from "./glyphs.js";

export const BAR = 8;
export const RULER = 18;

/**
 * How much of the canvas is border: at the left and the top, with or without rulers.
 *
 * @param {boolean} rulers
 */
export const borderOf = (rulers) => (rulers ? RULER + BAR : BAR);

/**
 * The zebra scale around the field, and the numbers of rows and columns.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("./camera.js").Camera} camera
 * @param {import("./colours.js").Colours} colours
 * @param {boolean} rulers
 * @param {import("./painter.js").Scene} scene
 */
export function frame(context, camera, colours, rulers, scene) {
  const { cell, width, height } = camera;
  const left = borderOf(rulers);
  const step = cell >= 14 ? 1 : 5;
  context.fillStyle = colours.sheet;
  context.strokeStyle = colours["strong-line"];
  context.lineWidth = 1;
  for (const [x, y, wide, high] of [
    [left - BAR, left - BAR, width + 2 * BAR, BAR],
    [left - BAR, left + height, width + 2 * BAR, BAR],
    [left - BAR, left, BAR, height],
    [left + width, left, BAR, height],
  ])
    context.fillRect(x, y, wide, high);
  context.fillStyle = colours["strong-line"];
  scale(camera.x, cell * step, width, (from, to) => {
    context.fillRect(left + from, left - BAR + 2, to - from, 4);
    context.fillRect(left + from, left + height + 2, to - from, 4);
  });
  scale(camera.y, cell * step, height, (from, to) => {
    context.fillRect(left - BAR + 2, left + from, 4, to - from);
    context.fillRect(left + width + 2, left + from, 4, to - from);
  });
  context.strokeRect(left - 0.5, left - 0.5, width + 1, height + 1);
  context.strokeRect(left - BAR + 0.5, left - BAR + 0.5, width + 2 * BAR - 1, height + 2 * BAR - 1);
  if (!rulers) return;
  const every = cell >= 20 ? 1 : cell >= 11 ? 5 : 10;
  const chosen = scene.covered ? null : scene.cursor;
  numbers(camera.x, cell, width, every, (index, at) =>
    figure(context, index, left + at, RULER / 2, colours, chosen?.[1] === index),
  );
  numbers(camera.y, cell, height, every, (index, at) =>
    figure(context, index, RULER / 2, left + at, colours, chosen?.[0] === index),
  );
}

/**
 * A shadow along the edges where the field continues out of view.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("./camera.js").Camera} camera
 * @param {import("./colours.js").Colours} colours
 * @param {number} border
 */
export function edges(context, camera, colours, border) {
  const { width, height, beyond } = camera;
  const deep = Math.min(18, camera.cell);
  const [red, green, blue] = colours.ink.match(/[\d.]+/g) ?? ["0", "0", "0"];
  const shade = (/** @type {number[]} */ line, /** @type {[number, number, number, number]} */ box) => {
    const [x0, y0, x1, y1] = line.map((at) => at + border);
    const gradient = context.createLinearGradient(x0, y0, x1, y1);
    gradient.addColorStop(0, `rgb(${red} ${green} ${blue} / 0.35)`);
    gradient.addColorStop(1, `rgb(${red} ${green} ${blue} / 0)`);
    context.fillStyle = gradient;
    context.fillRect(box[0] + border, box[1] + border, box[2], box[3]);
  };
  if (beyond.left) shade([0, 0, deep, 0], [0, 0, deep, height]);
  if (beyond.right) shade([width, 0, width - deep, 0], [width - deep, 0, deep, height]);
  if (beyond.top) shade([0, 0, 0, deep], [0, 0, width, deep]);
  if (beyond.bottom) shade([0, height, 0, height - deep], [0, height - deep, width, deep]);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} index
 * @param {number} x
 * @param {number} y
 * @param {import("./colours.js").Colours} colours
 * @param {boolean} chosen
 */
function figure(context, index, x, y, colours, chosen) {
  const colour = chosen ? colours.magenta : colours.faint;
  drawFigures(context, String(index + FIRST), {
    x,
    y,
    height: chosen ? 12 : 10,
    most: RULER - 2,
    colour,
    weight: chosen ? 4.4 : 3.6,
  });
}

/**
 * Every second part of a scale that begins before the window.
 *
 * @param {number} offset
 * @param {number} part
 * @param {number} length
 * @param {(from: number, to: number) => void} draw
 */
function scale(offset, part, length, draw) {
  for (let at = Math.floor(offset / part); at * part < offset + length; at += 1) {
    if (at % 2 === 0) draw(Math.max(0, at * part - offset), Math.min(length, (at + 1) * part - offset));
  }
}

/**
 * The middles of the rows or columns that are numbered and seen.
 *
 * @param {number} offset
 * @param {number} cell
 * @param {number} length
 * @param {number} every
 * @param {(index: number, at: number) => void} draw
 */
function numbers(offset, cell, length, every, draw) {
  for (let index = Math.floor(offset / cell); index * cell < offset + length; index += 1) {
    const at = (index + 0.5) * cell - offset;
    const numbered = index === 0 || (index + FIRST) % every === 0;
    if (numbered && at >= 0 && at < length) draw(index, at);
  }
}
