/**
 * The figures on the board, drawn as strokes so that they look the same everywhere: soundings of a
 * chart, in a box of 20 by 28.
 */

import { remembered } from "../messages/translator.js";

/** @type {Record<string, [width: number, path: string]>} */
const STROKES = {
  0: [20, "M10 3C15 3 17 8 17 14S15 25 10 25 3 20 3 14 5 3 10 3Z"],
  1: [15, "M3.5 8.5 9.5 3V25"],
  2: [20, "M4 8.5C4 5 6.5 3 10 3c4 0 6.5 2.5 6.5 6C16.5 13.5 11 17 4 25H17"],
  3: [
    20,
    "M4 6C5.5 4 7.5 3 10 3c3.5 0 6 2 6 5.3S13.5 13.3 9.5 13.3c4.5 0 7.5 2.2 7.5 5.7C17 22.7 14 25 10 25 7 25 4.8 24 3.3 21.7",
  ],
  4: [21, "M13.5 25V3L3 18.5H18"],
  5: [20, "M15.5 3H6L5 13c1.5-1.3 3.3-2 5.3-2 4 0 6.7 2.8 6.7 6.8C17 22 14 25 10 25 7 25 4.8 24 3.3 21.8"],
  6: [
    20,
    "M14.5 3.5C8 5 3.5 11 3.5 17.5 3.5 22 6.2 25 10.2 25c3.8 0 6.6-2.8 6.6-6.8 0-3.9-2.6-6.4-6.3-6.4-3.2 0-5.8 2-6.7 4.7",
  ],
  7: [19, "M3.5 3H16.5L8 25"],
  8: [
    20,
    "M10 13C6.8 13 4.5 11 4.5 8S6.8 3 10 3s5.5 2 5.5 5-2.3 5-5.5 5c-3.8 0-6.7 2.4-6.7 6S6.2 25 10 25s6.7-2.4 6.7-6S13.8 13 10 13Z",
  ],
  9: [
    20,
    "M5.5 24.5C12 23 16.5 17 16.5 10.5 16.5 6 13.8 3 9.8 3 6 3 3.2 5.8 3.2 9.8c0 3.9 2.6 6.4 6.3 6.4 3.2 0 5.8-2 6.7-4.7",
  ],
  "?": [19, "M4 8.5C4 5 6.5 3 9.8 3c3.4 0 5.9 2.2 5.9 5.4C15.7 12.8 9.8 13 9.8 18.2M9.8 24.3V25"],
  "<": [17, "M14 7 4 14 14 21"],
  ">": [17, "M4 7 14 14 4 21"],
  "½": [22, "M2.5 6 6 3V13M18.5 3 4 25M12.5 18C12.5 16 14 15 16 15s3.5 1.2 3.5 3c0 2.2-3 4-7 7H20"],
  "%": [
    26,
    "M7 3C9.2 3 10.8 5 10.8 8S9.2 13 7 13 3.2 11 3.2 8 4.8 3 7 3ZM20.5 3 5.5 25M19 15C21.2 15 22.8 17 22.8 20S21.2 25 19 25 15.2 23 15.2 20 16.8 15 19 15Z",
  ],
  "+": [20, "M10 6V22M2 14H18"],
  "-": [20, "M2.5 14H17.5"],
};

/** @type {Map<string, Path2D>} */
const made = new Map();
const HEIGHT = 28;
const GAP = 2;

/**
 * Draw figures around a middle.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {string} text of the figures above
 * @param {{x: number, y: number, height: number, most: number, colour: string, weight?: number}} how
 *   `most` is the width that they may take
 */
export function drawFigures(context, text, { x, y, height, most, colour, weight = 3.8 }) {
  const signs = [...text].filter((sign) => sign in STROKES);
  const width = signs.reduce((sum, sign) => sum + STROKES[sign][0] + GAP, -GAP);
  const scale = Math.min(height / HEIGHT, most / width);
  context.save();
  context.translate(x - (width * scale) / 2, y - (HEIGHT * scale) / 2);
  context.scale(scale, scale);
  context.strokeStyle = colour;
  context.lineWidth = weight;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const sign of signs) {
    const [wide, path] = STROKES[sign];
    context.stroke(remembered(made, sign, () => new Path2D(path)));
    context.translate(wide + GAP, 0);
  }
  context.restore();
}

/**
 * Whether a text is made of figures that can be drawn.
 *
 * @param {string} text
 */
export const isFigures = (text) => [...text].every((sign) => sign in STROKES);

/**
 * A naval mine.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} colour
 */
export function drawMine(context, x, y, radius, colour) {
  context.save();
  context.translate(x, y);
  context.strokeStyle = context.fillStyle = colour;
  context.lineWidth = Math.max(1, radius * 0.22);
  context.lineCap = "round";
  context.beginPath();
  for (let horn = 0; horn < 8; horn += 1) {
    const angle = (horn * Math.PI) / 4;
    const reach = horn % 2 ? radius * 0.92 : radius;
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.stroke();
  context.beginPath();
  context.arc(0, 0, radius * 0.62, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/**
 * A pennant on its staff.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 * @param {string} staff
 */
export function drawFlag(context, x, y, size, colour, staff) {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 24, size / 24);
  context.strokeStyle = staff;
  context.lineWidth = 2.6;
  context.lineCap = "round";
  context.stroke(new Path2D("M7 2.5V21.5M3.5 21.5H11"));
  context.fillStyle = colour;
  context.fill(new Path2D("M8 2.5 20.5 8 8 13.5Z"));
  context.restore();
}

/**
 * A shield with a tick on it.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 * @param {string} tick
 */
export function drawShield(context, x, y, size, colour, tick) {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 24, size / 24);
  context.lineJoin = context.lineCap = "round";
  const shape = new Path2D("M12 1.5 21.5 5V12C21.5 17.5 17.5 21 12 23 6.5 21 2.5 17.5 2.5 12V5Z");
  context.strokeStyle = tick;
  context.lineWidth = 4;
  context.stroke(shape); // apart from what lies below
  context.fillStyle = colour;
  context.fill(shape);
  context.lineWidth = 3;
  context.stroke(new Path2D("M7.5 12 11 15.5 17 8.5"));
  context.restore();
}
