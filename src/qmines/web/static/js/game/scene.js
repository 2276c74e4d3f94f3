/** What the cells of a game look like just now: as the server told, or through an overlay, or after the end. */

import { indicesOf } from "../board/cells.js";
import { cellOf } from "./actions.js";
import { isOpen } from "./model.js";
import { inDirac, t } from "../messages.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("./model.js").Model} Model */
/** @typedef {Pick<import("../types.js").Hint, "outline" | "board">} Pointed the cells that a hint points at */
/**
 * A step of a chain: the cells it is about, the numbers looked up so far, and the mines that earlier steps found.
 *
 * @typedef {{
 *   outline: import("../types.js").Outline, numbers: [number, number, number][], mines: Place[],
 * }} ShownStep
 */
/**
 * What is laid over the cells.
 *
 * @typedef {{
 *   chances: import("../types.js").Chances | null,
 *   reduced: string[] | null,
 *   hint: Pointed | null,
 *   coach?: Pointed | null,
 *   step: ShownStep | null,
 *   links: boolean,
 *   told: boolean,
 * }} Layers
 */

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The look of every cell of a board, as sprites.js names them.
 *
 * @param {Model} model
 * @param {Layers} layers
 * @param {number} board
 * @returns {(row: number, column: number) => string}
 */
export function looksOf(model, layers, board) {
  const { view } = model;
  const hit = indicesOf(view.hit, view.width);
  const letters = layers.links ? lettersOf(model) : new Map();
  const heat = layers.chances && !model.over ? layers.chances.boards[board] : null;
  const settled = settledOn(model, board);
  const found = layers.step && seenIn(layers.step, view.width);
  return (row, column) => {
    const index = row * view.width + column;
    const look = model.shown(board, row, column);
    if (hit.has(index)) return "!";
    if (found) return found.get(index) ?? model.display.look(look);
    const told = model.over ? ended(model, layers, board, row, column, look) : null;
    if (told) return told;
    if (layers.reduced) return lessened(layers.reduced[row][column], look);
    const chance = heat?.[row]?.[column];
    if (chance !== null && chance !== undefined && !isOpen(look))
      return `%${percent(chance)}${look === "F" ? "F" : letters.has(index) ? `@${letters.get(index)}` : ""}`;
    if (look === "#" && letters.has(index)) return `@${letters.get(index)}${settled.get(index) ?? ""}`;
    return model.display.look(look);
  };
}

/**
 * What a step of a chain adds to the board: the numbers that were looked up, and flags on the mines found before.
 *
 * @param {ShownStep} step
 * @param {number} width
 */
function seenIn({ numbers, mines }, width) {
  return new Map([
    ...mines.map(([row, column]) => /** @type {const} */ ([row * width + column, "F"])),
    ...numbers.map(([row, column, number]) => /** @type {const} */ ([row * width + column, String(number)])),
  ]);
}

/**
 * What is laid open of a cell after the end, if anything: mines and wrong flags; of qubits, if the
 * player asks, what was in it.
 *
 * @param {Model} model
 * @param {Layers} layers
 * @param {number} board
 * @param {number} row
 * @param {number} column
 * @param {string} look
 */
function ended(model, layers, board, row, column, look) {
  const { mined, qubits } = model.view;
  const held = layers.told ? qubits?.layout?.[row][column] : undefined;
  if (held) return heldLook(held, board, qubits?.textbook);
  if (!mined || isOpen(look)) return null;
  const mine = mined[row][column] === "*";
  if (look === "F") return mine ? "F" : "x";
  return mine ? "*" : null;
}

/**
 * What was in a cell: its state as physicists write it, or what it meant on this board.
 *
 * @param {string} held one of 0 1 + -, or the letter of a group
 * @param {number} board
 * @param {boolean} [textbook] whether + and - are called the other way round
 */
function heldLook(held, board, textbook) {
  const at = "01-+".indexOf(held);
  if (at < 0) return `@${held}`;
  if (inDirac()) return `s${textbook ? "01+-"[at] : held}`;
  if (at >> 1 !== board) return `=faint|½|${t("board-look-toss")}`;
  return at & 1 ? "*" : `=.||${t("board-look-harmless")}`;
}

/**
 * The look of a cell in the reduced view: hidden cells that do not matter are pale, others of that kind blank.
 *
 * @param {string} reduced where a clue is what it still needs
 * @param {string} look
 */
function lessened(reduced, look) {
  return reduced === "!" ? "x" : reduced !== " " ? reduced : isOpen(look) ? "~" : "~#";
}

/**
 * A chance in percent, never rounded to a certainty.
 *
 * @param {number} chance
 */
export function percent(chance) {
  if (chance === 0 || chance === 1) return String(chance * 100);
  if (chance < 0.01) return "<1";
  if (chance > 0.99) return ">99";
  return String(Math.round(chance * 100));
}

/**
 * The letter of every cell that shares a state, by its number.
 *
 * @param {Model} model
 */
function lettersOf(model) {
  /** @type {Map<number, string>} */
  const found = new Map();
  model.view.qubits?.groups?.forEach(({ cells }, number) => {
    for (const [row, column] of cells) found.set(row * model.view.width + column, LETTERS[number] ?? "?");
  });
  return found;
}

/**
 * The cells that are certain on a board since another of their group was measured, as signs of their looks.
 *
 * @param {Model} model
 * @param {number} board
 */
function settledOn({ view, display }, board) {
  const here = (view.qubits?.settled ?? []).filter((each) => each.board === display.letter(board));
  return new Map(here.map(({ cell: [row, column], mine }) => [row * view.width + column, mine ? "*" : "+"]));
}

/**
 * The groups whose links are drawn: all their cells still unmeasured, or one of them measured just now.
 *
 * @param {Model} model
 * @param {Layers} layers
 */
export function linksOf(model, layers) {
  if (!layers.links || layers.told || model.view.paused) return [];
  const groups = model.view.qubits?.groups ?? [];
  if (model.display.open) return groups;
  const fresh = new Set(model.view.qubits?.fresh?.map(({ cell }) => String(cell)));
  return groups.filter(
    ({ cells }) =>
      cells.every(([row, column]) => !isOpen(model.at(0, row, column))) ||
      (!model.over && cells.some((cell) => fresh.has(String(cell)))),
  );
}

/**
 * The cells that a hint points at, on one board.
 *
 * @param {Model} model
 * @param {Pointed | null} hint
 * @param {number} board
 */
export function hintOn(model, hint, board) {
  if (!hint) return null;
  if (hint.board && hint.board !== model.display.letter(board)) return null;
  return outlined(hint.outline, model.view.width);
}

/**
 * The cells that a hint points at, as indices on a board.
 *
 * @param {import("../types.js").Outline} outline
 * @param {number} width
 */
export function outlined(outline, width) {
  const { safe = [], mined = [], clues = [], guess = [], supposed = [], look = [] } = outline;
  return {
    safe: indicesOf(safe, width),
    mined: indicesOf(mined, width),
    clues: indicesOf(clues, width),
    cells: indicesOf([...guess, ...supposed, ...look], width),
  };
}

/**
 * The cells of moves that wait, on one board.
 *
 * @param {Model} model
 * @param {import("./queue.js").Move[]} moves
 * @param {number} board
 */
export function waitingOn(model, moves, board) {
  /** @type {Set<number>} */
  const found = new Set();
  for (const { event } of moves) {
    const cell = cellOf(event, model.display);
    if (cell && (cell.board === null || cell.board === board)) {
      found.add(cell.place[0] * model.view.width + cell.place[1]);
    }
  }
  return found;
}
