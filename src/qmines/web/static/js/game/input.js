/** Mouse, fingers, keys and buttons in a game: what each of them does, and to which cell. */

import { t } from "../messages.js";
import { settings } from "../settings.js";
import { eventOf, meantBy, walked } from "./actions.js";

/** @typedef {import("../types.js").Place} Place */

/** Keys of these actions play again when a game is over. */
const AGAIN = new Set(["open", "new"]);
/** What helps while a game runs. @type {Record<string, ((helper: import("./help.js").Helper) => unknown) | undefined>} */
const HELP = {
  hint: (helper) => helper.hint(),
  "one-move": (helper) => helper.assist("move"),
  "all-moves": (helper) => helper.assist("simple"),
  solve: (helper) => helper.assist("deduce"),
  step: (helper) => helper.assist("auto"),
  auto: (helper) => helper.auto(),
  overlay: (helper) => helper.toggleOverlay(),
  analyse: (helper) => helper.analyse(),
  reduced: (helper) => helper.toggleReduced(),
};
/** The help that only games of mines have. */
const WITH_MINES = new Set(["one-move", "all-moves", "analyse", "reduced"]);

export class Hands {
  /** @param {import("./game.js").Table} table */
  constructor(table) {
    const { width, height } = table.model.view;
    this.table = table;
    /** @type {Place} */
    this.cursor = [Math.floor(height / 2), Math.floor(width / 2)];
    /** The board that the cursor is on. */
    this.board = 0;
    this.tool = "dig";
    /** Whether the cursor was moved by keys, so that it is shown. */
    this.pointed = false;
    /** The cell under the mouse, until the cursor is moved by keys. @type {{board: number, place: Place} | null} */
    this.hovered = null;
  }

  /** Whether a cell of qubits is looked into: the game is over. A lesson tells what it has to tell by itself. */
  get looking() {
    const { model, bench } = this.table;
    return model.over && model.display.quantum && !bench;
  }

  /**
   * Something was done to a cell with a mouse or a finger.
   *
   * @param {number} board
   * @param {"tap" | "open" | "flag" | "chord" | "long"} kind
   * @param {Place} place
   * @returns {Promise<unknown> | null} the answer to a move if it comes at once
   */
  act(board, kind, place) {
    this.board = board;
    this.cursor = place;
    this.pointed = false;
    const look = this.table.model.shown(board, ...place);
    if (this.looking) void this.table.finish.look(place);
    else if (kind === "flag") return this.do("mark");
    else if (kind === "chord") return this.do("chord");
    else if (this.tool === "shield" && kind !== "long") {
      this.do("shield");
      this.pick("dig"); // one at a time: they are few
    } else {
      const touch = kind === "tap" || kind === "long";
      const flagging = (this.tool === "flag") !== (touch && settings.swap);
      const deed = meantBy(look, flagging, kind === "long");
      const clue = kind === "tap" && look >= "1" && look <= "8" && this.table.model.display.mines;
      if (!clue || settings.chordTap) return this.do(deed);
    }
    return null;
  }

  /**
   * Show other players, if there are any, where this one points.
   *
   * @param {number} board
   * @param {Place | null} place
   */
  point(board, place) {
    this.hovered = place && { board, place };
    const { game } = this.table.model;
    if (game.mine && !game.sealed && (this.table.shared || this.table.others.count))
      this.table.others.point(board, place);
  }

  /** @param {"dig" | "flag" | "shield"} tool what a tap does */
  pick(tool) {
    this.tool = tool;
    this.table.tools.update(this.table.state());
  }

  /**
   * Do something with the cell of the cursor.
   *
   * @param {"open" | "flag" | "mark" | "chord" | "shield"} deed
   */
  do(deed) {
    const { model } = this.table;
    if (model.over || model.view.paused || !model.game.mine) return null;
    this.table.helper.stop();
    const event = this.table.bench
      ? this.table.bench.eventOf(deed, this.board, this.cursor)
      : eventOf(model, deed, this.board, this.cursor);
    return event ? this.table.move(event) : null;
  }

  /**
   * An event that only these rules have, on the cell of the cursor if it takes one.
   *
   * @param {{verb: string, placed: boolean}} event
   */
  extra({ verb, placed }) {
    const { model } = this.table;
    if (model.over || model.view.paused || !model.game.mine) return;
    const on = model.display.verb(verb, this.board) ?? verb;
    this.table.move(placed ? `${on} ${this.cursor.join(" ")}` : on);
  }

  /**
   * What a key or a button asks for.
   *
   * @param {string} action
   */
  perform(action) {
    const { model, helper, stage } = this.table;
    const still = model.over || model.view.paused || !model.game.mine;
    if (AGAIN.has(action) && model.over && !model.display.quantum && !this.table.shared) {
      if (this.table.finish.rested) void this.table.finish.again();
      return;
    }
    const helps = HELP[action];
    // Others play on the same board, and their clocks do not stop.
    if (model.game.sealed && (helps || action === "undo" || action === "pause")) {
      this.table.notes.say(t("game-same-board"));
      return;
    }
    if (helps) {
      if (!still && (model.display.mines || !WITH_MINES.has(action))) void helps(helper);
      return;
    }
    switch (action) {
      case "open":
      case "flag":
      case "mark":
      case "chord":
      case "shield":
        if (this.hovered) {
          this.board = this.hovered.board;
          this.cursor = this.hovered.place;
          this.pointed = false;
        }
        if (this.looking) void this.table.finish.look(this.cursor);
        else this.do(action);
        break;
      case "undo":
        if (!this.table.state().undo || model.view.paused) break;
        this.table.notes.say("", { quiet: true }); // it was about what is undone
        this.table.move("undo");
        break;
      case "pause":
        if (model.over || !model.game.mine) break;
        if (model.game.ranked && !model.view.paused) this.table.notes.say(t("game-ranked-no-pause"));
        else this.table.move(model.view.paused ? "resume" : "pause");
        break;
      case "new":
        if (!this.table.shared) void this.table.finish.again();
        break;
      case "slower":
        helper.pace(1 / 1.5);
        break;
      case "faster":
        helper.pace(1.5);
        break;
      case "zoom-in":
        stage.zoom(1.2);
        break;
      case "zoom-out":
        stage.zoom(1 / 1.2);
        break;
      case "explain":
        this.table.notes.again();
        break;
      case "other-board":
        if (stage.views.length > 1) stage.focus((this.board + 1) % stage.views.length);
        break;
      case "help":
        import("../parts/key-list.js").then(({ showKeys }) => showKeys()).catch(() => {}); // offline: there is none
        break;
      default:
        this.walk(action);
    }
  }

  /**
   * Move the cursor.
   *
   * @param {string} action
   */
  walk(action) {
    const { camera } = this.table.stage;
    const next = walked(
      action,
      this.cursor,
      this.table.model.view,
      Math.max(1, Math.floor(camera.height / camera.cell) - 1),
    );
    if (!next) return;
    this.cursor = next;
    this.pointed = true;
    this.point(this.board, this.cursor);
    this.hovered = null;
    this.table.stage.reveal(this.cursor);
    this.table.stage.read();
  }
}
