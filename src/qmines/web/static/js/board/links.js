/** The lines between cells that share a state. */

/**
 * Cells that share a state, joined: a singlet by a line, a link by dashes, a trio by dots. Lines run between
 * cells, so that they are whole over chances and hints and cross out no number.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {{kind: string, cells: import("../types.js").Place[]}} group
 * @param {number} number
 * @param {number} cell
 * @param {import("./colours.js").Colours} colours
 */
export function link(context, group, number, cell, colours) {
  const dashes = { singlet: [], link: [cell / 4, cell / 6], trio: [1, cell / 7] }[group.kind] ?? [];
  const { cells } = group;
  const pairs = cells.slice(1).map((to, at) => /** @type {const} */ ([cells[at], to]));
  const aside = ((number % 3) - 1) * 0.07; // so that lines of several groups do not cover each other
  context.save();
  context.lineCap = context.lineJoin = "round";
  context.beginPath();
  for (const [from, to] of pairs)
    routeOf(from, to, aside).forEach(([x, y], at) => {
      if (at) context.lineTo(x * cell, y * cell);
      else context.moveTo(x * cell, y * cell);
    });
  context.strokeStyle = colours.paper;
  context.lineWidth = Math.max(3.5, cell / 7);
  context.stroke();
  context.setLineDash(dashes);
  context.strokeStyle = colours["hint-clue"];
  context.lineWidth = Math.max(1.8, cell / 14);
  context.stroke();
  context.restore();
}

const INTO = 0.14; // how far a line reaches into the cells that it joins

/**
 * The corners of a line from one cell to another along the borders of cells, in cells.
 *
 * @param {import("../types.js").Place} from
 * @param {import("../types.js").Place} to
 * @param {number} aside
 * @returns {[number, number][]}
 */
export function routeOf([row, column], [toRow, toColumn], aside) {
  const [x, y, toX, toY] = [column + 0.5, row + 0.5, toColumn + 0.5, toRow + 0.5];
  if (row === toRow) {
    if (Math.abs(toColumn - column) === 1) return straight(x, y, toX, toY);
    const [edge, inward] = row ? [row + aside, row + INTO] : [row + 1 + aside, row + 1 - INTO];
    return [
      [x, inward],
      [x, edge],
      [toX, edge],
      [toX, inward],
    ];
  }
  if (column === toColumn) {
    if (Math.abs(toRow - row) === 1) return straight(x, y, toX, toY);
    const [edge, inward] = column ? [column + aside, column + INTO] : [column + 1 + aside, column + 1 - INTO];
    return [
      [inward, y],
      [edge, y],
      [edge, toY],
      [inward, toY],
    ];
  }
  const right = toColumn > column;
  const down = toRow > row;
  const side = column + (right ? 1 : 0);
  const end = toRow + (down ? 0 : 1);
  return [
    [side + (right ? -INTO : INTO), y],
    [side + aside, y],
    [side + aside, end + aside],
    [toX, end + aside],
    [toX, end + (down ? INTO : -INTO)],
  ];
}

/**
 * Over the border that two neighbours share.
 *
 * @type {(x: number, y: number, toX: number, toY: number) => [number, number][]}
 */
const straight = (x, y, toX, toY) => {
  const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2];
  const [right, down] = [(toX - x) * INTO, (toY - y) * INTO];
  return [
    [middleX - right, middleY - down],
    [middleX + right, middleY + down],
  ];
};
