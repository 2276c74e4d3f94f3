/** From what a player does with a cell to the event that says so. */

import { around } from "../board/cells.js";
import { PENDING, isOpen } from "./model.js";

/** @typedef {import("../types.js").Place} Place */

/**
 * The event of a deed, or null where it would do nothing.
 *
 * @param {import("./model.js").Model} model
 * @param {"open" | "flag" | "mark" | "chord" | "shield"} deed
 * @param {number} board
 * @param {Place} place
 */
export function eventOf(model, deed, board, place) {
  const [row, column] = place;
  const look = model.shown(board, row, column);
  if (look === PENDING) return null;
  const event = (/** @type {string} */ name) => {
    const verb = model.display.verb(name, board);
    return verb && `${verb} ${row} ${column}`;
  };
  if (deed === "shield") return look === "#" ? event("shield") : null;
  if (deed === "flag" || deed === "mark") {
    if (isOpen(look)) return null;
    return (deed === "mark" && model.game?.options.questions ? null : event("flag")) ?? event("mark");
  }
  if (look === "F") return null;
  const chord = event("chord");
  if (!chord) return event("open"); // also an open cell, which may open its neighbours
  if (!isOpen(look)) return deed === "open" ? event("open") : null;
  const hidden = around(place, model.view).some(([r, c]) => !isOpen(model.shown(board, r, c)));
  return look !== "0" && hidden ? chord : null;
}

/**
 * What a tap of a finger or a click means: with the switch at flag, hidden cells get flags.
 *
 * @param {string} look
 * @param {boolean} flagging
 * @param {boolean} long
 * @returns {"open" | "mark"}
 */
export function meantBy(look, flagging, long) {
  if (isOpen(look)) return "open";
  return flagging !== long ? "mark" : "open";
}

/**
 * The cell of an event, if it has one.
 *
 * @param {string} event
 * @param {import("./display.js").Display} display
 * @returns {{board: number | null, place: Place} | null}
 */
export function cellOf(event, display) {
  const found = /^[a-z]+(?:-([a-z0-9-]+))? (\d+) (\d+)$/.exec(event);
  if (!found) return null;
  const board = found[1] ? display.suffixes.indexOf(found[1]) : -1;
  return { board: board < 0 ? null : board, place: [Number(found[2]), Number(found[3])] };
}

/**
 * How a mark or an open leaves its cell. It is not sent if another player has done the same in the meantime.
 *
 * @param {import("./model.js").Model} model
 * @param {import("./queue.js").Move[]} waiting moves that will be made before
 * @param {string} event
 */
export function wantedBy(model, waiting, event) {
  const cell = /^(flag|mark|open)/.test(event) && !model.display.open ? cellOf(event, model.display) : null;
  if (!cell) return undefined;
  const { board, place } = cell;
  const same = waiting.filter((move) => {
    const other = move.wants ? cellOf(move.event, model.display) : null;
    return other?.board === board && other.place[0] === place[0] && other.place[1] === place[1];
  });
  const look = same.at(-1)?.wants ?? model.at(board ?? 0, ...place);
  if (event.startsWith("open")) return isOpen(look) ? undefined : PENDING;
  if (look === "F") return event.startsWith("mark ") ? "?" : "#";
  return look === "?" && event.startsWith("mark ") ? "#" : "F";
}

/**
 * Whether a move is no longer needed: the mark is there, or the cell has been opened.
 *
 * @param {import("./model.js").Model} model
 * @param {import("./queue.js").Move} move
 */
export function isPointless(model, { event, wants }) {
  const cell = wants ? cellOf(event, model.display) : null;
  const look = cell ? model.at(cell.board ?? 0, ...cell.place) : "";
  return cell !== null && (look === wants || isOpen(look));
}

/**
 * What cells will look like after moves that are not acknowledged: marks are certain, and a cell that is being
 * opened is blank until its number arrives.
 *
 * @param {import("./model.js").Model} model
 * @param {import("./queue.js").Move[]} moves
 * @returns {Map<string, string>} by board and index
 */
export function expectedLooks(model, moves) {
  const found = new Map();
  for (const { event, wants } of moves) {
    const cell = wants ? cellOf(event, model.display) : null;
    if (cell && wants) found.set(`${cell.board ?? 0} ${cell.place[0] * model.view.width + cell.place[1]}`, wants);
  }
  return found;
}

/**
 * Where the cursor goes, or null if the action does not move it.
 *
 * @param {string} action
 * @param {Place} cursor
 * @param {{width: number, height: number}} field
 * @param {number} page rows of a page
 * @returns {Place | null}
 */
export function walked(action, cursor, { width, height }, page) {
  /** @type {Record<string, [number, number]>} */
  const ways = {
    up: [-1, 0],
    down: [1, 0],
    left: [0, -1],
    right: [0, 1],
    "up-left": [-1, -1],
    "up-right": [-1, 1],
    "down-left": [1, -1],
    "down-right": [1, 1],
    "page-up": [-page, 0],
    "page-down": [page, 0],
    "row-start": [0, -width],
    "row-end": [0, width],
  };
  const way = ways[action];
  if (!way) return null;
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.min(Math.max(at, 0), most - 1);
  return [within(cursor[0] + way[0], height), within(cursor[1] + way[1], width)];
}
