/** What is drawn over the cells of the analyser: what clashes, what is certain, the best move. */

import { Sprites } from "../board/sprites.js";

/** @typedef {import("../types.js").Place} Place */
/**
 * @typedef {{
 *   clash: Place[], safe: Place[], mined: Place[], best: Place | null,
 *   asserted: Place[], questions: Place[], doubts: import("../picture/reader.js").Doubt[],
 * }} Marks
 */

/**
 * @param {CanvasRenderingContext2D} context moved so that the field begins at (0, 0)
 * @param {number} cell
 * @param {import("../board/colours.js").Colours} colours
 * @param {Marks} marks
 */
export function drawMarks(context, cell, colours, marks) {
  const wide = Math.max(1.5, cell / 13);
  context.lineJoin = context.lineCap = "round";
  for (const [places, colour] of /** @type {[Place[], string][]} */ ([
    [marks.safe, colours["hint-safe"]],
    [marks.mined, colours["hint-mine"]],
  ])) {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    for (const [row, column] of places) frame(context, row, column, cell, wide);
  }
  for (const place of marks.asserted) tick(context, place, cell, colours);
  for (const place of marks.questions) corner(context, place, cell, colours);
  for (const place of marks.clash) clash(context, place, cell, colours);
  if (marks.best) target(context, marks.best, cell, colours);
  for (const { cell: place, instead } of marks.doubts) doubtful(context, place, instead, cell, colours);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} row
 * @param {number} column
 * @param {number} cell
 * @param {number} wide
 */
function frame(context, row, column, cell, wide) {
  context.strokeRect(column * cell + wide / 2, row * cell + wide / 2, cell - wide - 1, cell - wide - 1);
}

/**
 * A cell that is asserted to be safe.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} cell
 * @param {import("../board/colours.js").Colours} colours
 */
function tick(context, [row, column], cell, colours) {
  context.strokeStyle = colours["sea-ink"];
  context.lineWidth = Math.max(1.8, cell / 10);
  context.beginPath();
  context.moveTo((column + 0.26) * cell, (row + 0.52) * cell);
  context.lineTo((column + 0.42) * cell, (row + 0.68) * cell);
  context.lineTo((column + 0.72) * cell, (row + 0.3) * cell);
  context.stroke();
}

/**
 * A question mark under a chance: a dot in the corner.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} cell
 * @param {import("../board/colours.js").Colours} colours
 */
function corner(context, [row, column], cell, colours) {
  context.fillStyle = colours["heat-ink"];
  context.beginPath();
  context.moveTo((column + 1) * cell - 1, row * cell);
  context.lineTo((column + 1) * cell - 1, (row + 0.32) * cell);
  context.lineTo((column + 0.68) * cell - 1, row * cell);
  context.fill();
}

/**
 * A cell that was hard to read in a picture: a dashed frame, and what else it may be as a small cell in the corner.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {string} instead
 * @param {number} cell
 * @param {import("../board/colours.js").Colours} colours
 */
function doubtful(context, [row, column], instead, cell, colours) {
  const wide = Math.max(2, cell / 12);
  const small = Math.max(9, cell * 0.46);
  context.save();
  context.strokeStyle = colours["hint-clue"];
  context.lineWidth = wide;
  context.setLineDash([wide * 1.5, wide * 1.5]);
  frame(context, row, column, cell, wide);
  context.translate((column + 1) * cell - small - 1, (row + 1) * cell - small - 1);
  context.setLineDash([]);
  new Sprites(small, 1, colours).draw(context, instead);
  context.strokeRect(0, 0, small, small);
  context.restore();
}

/**
 * A clue that cannot hold: red behind stripes, in a double frame.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} cell
 * @param {import("../board/colours.js").Colours} colours
 */
function clash(context, [row, column], cell, colours) {
  const [x, y] = [column * cell, row * cell];
  const wide = Math.max(2, cell / 9);
  context.save();
  context.globalAlpha = 0.34;
  context.fillStyle = colours.hit;
  context.fillRect(x, y, cell - 1, cell - 1);
  context.restore();
  context.strokeStyle = colours["on-hit"];
  context.lineWidth = wide + 2;
  frame(context, row, column, cell, wide);
  context.strokeStyle = colours.hit;
  context.lineWidth = wide;
  frame(context, row, column, cell, wide);
}

/**
 * The best move: a ring and four strokes, as a sight has them.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Place} place
 * @param {number} cell
 * @param {import("../board/colours.js").Colours} colours
 */
function target(context, [row, column], cell, colours) {
  const [x, y] = [(column + 0.5) * cell - 0.5, (row + 0.5) * cell - 0.5];
  const radius = cell * 0.44;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  for (const [right, down] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    context.moveTo(x + right * radius * 0.75, y + down * radius * 0.75);
    context.lineTo(x + right * radius * 1.25, y + down * radius * 1.25);
  }
  context.strokeStyle = colours.clear;
  context.lineWidth = Math.max(4, cell / 7);
  context.stroke();
  context.strokeStyle = colours.magenta;
  context.lineWidth = Math.max(2, cell / 13);
  context.stroke();
}
