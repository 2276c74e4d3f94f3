/** Draws what is seen of one board: cells, links, marks of hints, cursor, and the chart's border. */

import { BAR, borderOf, edges, frame } from "./border.js";
import { placeAt } from "./cells.js";
import { Drawn } from "./drawn.js";
import { drawShield } from "./glyphs.js";
import { link } from "./links.js";

/**
 * What a board shows besides its cells.
 *
 * @typedef {{
 *   look: (row: number, column: number) => string,
 *   cursor: import("../types.js").Place | null,
 *   focused: boolean,
 *   pressed: Set<number>,
 *   waiting: Set<number>,
 *   hint: {safe: Set<number>, mined: Set<number>, clues: Set<number>, cells: Set<number>} | null,
 *   links: {kind: string, cells: import("../types.js").Place[]}[],
 *   saved: Set<number>,
 *   ring: {place: import("../types.js").Place, share: number} | null,
 *   covered: boolean,
 * }} Scene
 */

/**
 * A board that shows cells and perhaps a hint, and nothing else.
 *
 * @param {Scene["look"]} look
 * @param {Scene["hint"]} hint
 * @returns {Scene}
 */
export function stillScene(look, hint) {
  const none = new Set();
  return {
    look,
    hint,
    cursor: null,
    focused: false,
    pressed: none,
    waiting: none,
    links: [],
    saved: none,
    ring: null,
    covered: false,
  };
}

/**
 * @param {CanvasRenderingContext2D} context scaled to CSS pixels
 * @param {Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {import("./sprites.js").Sprites} sprites
 * @param {boolean} rulers
 * @param {Drawn} [drawn] what the canvas shows already
 */
export function paint(context, scene, camera, sprites, rulers, drawn = new Drawn()) {
  const border = borderOf(rulers);
  const { cell, width, height } = camera;
  const colours = sprites.colours;
  drawn.follow(camera, sprites);
  const framed = scene.covered ? "covered" : String(scene.cursor);
  if (framed !== drawn.border) {
    context.clearRect(0, 0, width + border + BAR, height + border + BAR);
    frame(context, camera, colours, rulers, scene);
    drawn.border = framed;
  }
  context.save();
  context.translate(border, border);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.clearRect(0, 0, width, height);
  if (scene.covered) cover(context, camera, colours);
  else {
    drawCells(context, scene, camera, sprites, drawn);
    context.translate(-camera.x, -camera.y);
    for (const index of scene.saved) shield(context, index, camera, colours);
    hints(context, scene, camera, colours);
    for (const [number, group] of scene.links.entries()) link(context, group, number, cell, colours);
    if (scene.cursor) cursor(context, scene.cursor, cell, colours, scene.focused);
    if (scene.ring) ring(context, scene.ring, cell, colours);
  }
  context.restore();
  if (!scene.covered) edges(context, camera, colours, border);
}

/**
 * The cells that are seen: drawn again if they have changed, and copied if they have not.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {import("./sprites.js").Sprites} sprites
 * @param {Drawn} drawn
 */
function drawCells(context, scene, { cell, x, y, width, height, columns, rows }, sprites, drawn) {
  const canvas = sprites.sharp ? drawn.cells : context;
  const lastRow = Math.min(rows, Math.ceil((y + height) / cell));
  const lastColumn = Math.min(columns, Math.ceil((x + width) / cell));
  for (let row = Math.floor(y / cell); row < lastRow; row += 1) {
    for (let column = Math.floor(x / cell); column < lastColumn; column += 1) {
      const index = row * columns + column;
      const plain = scene.look(row, column);
      const look = plain === "#" && scene.pressed.has(index) ? "~" : plain;
      if (look === drawn.looks[index]) continue;
      drawn.looks[index] = look;
      canvas.drawImage(sprites.of(look), column * cell - x, row * cell - y, cell, cell);
    }
  }
  if (sprites.sharp) context.drawImage(drawn.cells.canvas, 0, 0, width, height);
}

/**
 * A paused game: the sea over everything.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("./camera.js").Camera} camera
 * @param {import("./colours.js").Colours} colours
 */
function cover(context, camera, colours) {
  context.fillStyle = colours.sea;
  context.fillRect(0, 0, camera.width, camera.height);
  context.strokeStyle = colours["sea-light"];
  context.lineWidth = 2;
  for (let y = 14; y < camera.height + 14; y += 22) {
    context.beginPath();
    for (let x = -40 + ((y / 22) % 2) * 20; x < camera.width; x += 40) {
      context.moveTo(x, y);
      context.quadraticCurveTo(x + 10, y - 8, x + 20, y);
    }
    context.stroke();
  }
}

/**
 * A shield in the corner of a cell whose mine was moved away.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} index
 * @param {import("./camera.js").Camera} camera
 * @param {import("./colours.js").Colours} colours
 */
function shield(context, index, { cell, columns }, colours) {
  const [row, column] = placeAt(index, columns);
  drawShield(context, (column + 0.77) * cell, (row + 0.24) * cell, cell * 0.4, colours["hint-safe"], colours.clear);
}

/**
 * Safe cells ringed with a tick, mines with a cross, clues in brackets; so no meaning is colour alone.
 * Where a chance or a number is written in the cell, that says it, and the ring is enough.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {import("./colours.js").Colours} colours
 */
function hints(context, scene, camera, colours) {
  const { cell, columns } = camera;
  const wide = Math.max(2, cell / 11);
  const inset = wide / 2 + 0.5;
  const side = cell - 2 * inset - 1;
  context.lineWidth = wide;
  context.lineJoin = context.lineCap = "round";
  /** @type {(cells: Iterable<number>, colour: string, draw: (x: number, y: number, bare: boolean) => void) => void} */
  const each = (cells, colour, draw) => {
    context.strokeStyle = colour;
    for (const index of cells) {
      context.beginPath();
      const [row, column] = placeAt(index, columns);
      draw(column * cell, row * cell, !/^[%1-8]/.test(scene.look(row, column)));
      context.stroke();
    }
  };
  if (scene.hint) {
    const { safe, mined, clues, cells } = scene.hint;
    const arm = cell * 0.28;
    each(clues, colours["hint-clue"], (x, y) => {
      for (const [cx, cy, dx, dy] of [
        [x, y, 1, 1],
        [x + cell - 1, y, -1, 1],
        [x, y + cell - 1, 1, -1],
        [x + cell - 1, y + cell - 1, -1, -1],
      ]) {
        context.moveTo(cx + dx * inset, cy + dy * (inset + arm));
        context.lineTo(cx + dx * inset, cy + dy * inset);
        context.lineTo(cx + dx * (inset + arm), cy + dy * inset);
      }
    });
    each(cells, colours["hint-clue"], (x, y) => context.rect(x + inset, y + inset, side, side));
    each(safe, colours["hint-safe"], (x, y, bare) => {
      context.rect(x + inset, y + inset, side, side);
      if (!bare) return;
      context.moveTo(x + cell * 0.3, y + cell * 0.52);
      context.lineTo(x + cell * 0.45, y + cell * 0.67);
      context.lineTo(x + cell * 0.7, y + cell * 0.34);
    });
    each(mined, colours["hint-mine"], (x, y, bare) => {
      context.rect(x + inset, y + inset, side, side);
      if (!bare) return;
      context.moveTo(x + cell * 0.34, y + cell * 0.34);
      context.lineTo(x + cell * 0.66, y + cell * 0.66);
      context.moveTo(x + cell * 0.66, y + cell * 0.34);
      context.lineTo(x + cell * 0.34, y + cell * 0.66);
    });
  }
  context.save();
  context.setLineDash([cell / 8, cell / 8]);
  each(scene.waiting, colours.magenta, (x, y) => context.rect(x + inset, y + inset, side, side));
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("../types.js").Place} place
 * @param {number} cell
 * @param {import("./colours.js").Colours} colours
 * @param {boolean} focused
 */
function cursor(context, [row, column], cell, colours, focused) {
  const wide = focused ? Math.max(2.5, cell / 10) : 1.5;
  context.lineWidth = wide + 2.5;
  context.strokeStyle = colours.clear;
  context.strokeRect(column * cell + wide / 2, row * cell + wide / 2, cell - wide - 1, cell - wide - 1);
  context.lineWidth = wide;
  context.strokeStyle = colours.cursor;
  context.strokeRect(column * cell + wide / 2, row * cell + wide / 2, cell - wide - 1, cell - wide - 1);
}

/**
 * The ring that closes while a finger rests: when it is whole, the press counts.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {{place: import("../types.js").Place, share: number}} ring
 * @param {number} cell
 * @param {import("./colours.js").Colours} colours
 */
function ring(context, { place: [row, column], share }, cell, colours) {
  const x = (column + 0.5) * cell;
  const y = (row + 0.5) * cell;
  const radius = Math.max(cell * 0.95, 30);
  context.lineCap = "round";
  for (const [wide, colour, end] of /** @type {[number, string, number][]} */ ([
    [9, colours.clear, 1],
    [2, colours.faint, 1],
    [5, colours.magenta, share],
  ])) {
    context.lineWidth = wide;
    context.strokeStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * end);
    context.stroke();
  }
}
