/** The boards of a rule set as it describes them: their titles, their events, and what their cells can show. */

import { say } from "../messages.js";

/** Verbs that clicks, keys and panels know already; any other is offered as a button. */
const KNOWN = new Set(["open", "flag", "question", "mark", "chord", "shield", "prepare", "reset"]);
const SESSION = new Set(["undo", "pause", "resume", "resign", "help"]);

export class Display {
  /** @param {import("../types.js").Rule} rule */
  constructor(rule) {
    this.names = rule.board_names;
    this.suffixes = this.names.map(({ suffix }) => suffix);
    this.verbs = new Set(rule.events.map(({ verb }) => verb));
    /** Whether it is one board of mines and clues. */
    this.mines = rule.position === "mines";
    /** Whether nothing is hidden, as in the sandbox. */
    this.open = rule.position === "open";
    /** Whether there are qubits in the cells. */
    this.quantum = this.open || rule.position === "qubits";
    /** The looks of the rule set's own cells, as sprites.js names them, by their characters. */
    this.own = new Map(rule.cells.map((cell) => [cell.symbol, ownLook(cell)]));
    /** What else can be done, to the cell of the cursor or to the whole. */
    this.extras = extrasOf(rule, this.suffixes);
  }

  /** What the boards are called. */
  get titles() {
    return this.names.map(({ title }) => say(title));
  }

  /** @param {string} symbol of a cell, as the server tells it */
  look(symbol) {
    return this.own.get(symbol) ?? symbol;
  }

  /**
   * The verb of an event on a board; null if these rules have none.
   *
   * @param {string} verb
   * @param {number} board
   */
  verb(verb, board) {
    const suffix = this.suffixes[board];
    const found = suffix ? `${verb}-${suffix}` : verb;
    return this.verbs.has(found) ? found : null;
  }

  /**
   * How a board is called in a sentence; empty if there is but one.
   *
   * @param {number} board
   */
  letter(board) {
    return this.suffixes[board].toUpperCase();
  }
}

/** @param {import("../types.js").OwnCell} cell */
function ownLook({ text, name, colour, dot }) {
  return `=${dot ? "." : colour}|${text}|${name}`;
}

/**
 * @param {import("../types.js").Rule} rule
 * @param {string[]} suffixes
 */
function extrasOf({ events }, suffixes) {
  /** @type {Map<string, {verb: string, help: import("../messages.js").Message, placed: boolean}>} */
  const found = new Map();
  for (const { verb: whole, usage, help } of events) {
    const [verb, suffix] = whole.split("-");
    const takes = usage.split(" ").slice(1).join(" ");
    const base = suffix && suffixes.includes(suffix) ? verb : whole;
    if (KNOWN.has(base) || SESSION.has(base) || (takes && takes !== "ROW COLUMN")) continue;
    if (!found.has(base)) found.set(base, { verb: base, help, placed: takes !== "" });
  }
  return [...found.values()];
}
