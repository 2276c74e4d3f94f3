/** What is new since the last change of a game, in words: measurements, saves, notices, what a move came to. */

import { announce } from "../dom.js";
import { showAccount } from "../parts/account-link.js";

const SAVED = "Saved: that was a mine, but nobody could have known, so the board made way.";

const LOGGED_OUT = "You are logged out. Log in again to go on with this game.";

export class News {
  /**
   * @param {import("./model.js").Model} model
   * @param {import("../parts/game-notes.js").Notes} notes
   */
  constructor(model, notes) {
    this.model = model;
    this.notes = notes;
    this.known = this.count();
  }

  count() {
    const {
      view: { qubits, saves, notices },
      game,
    } = this.model;
    return {
      mine: game.mine || Boolean(game.room),
      measured: qubits?.measured ?? 0,
      saves: saves ?? 0,
      notices: notices.length,
    };
  }

  /**
   * @param {import("../types.js").Reply | null} reply
   * @param {() => string} nameOfCell the cell that the move was about, as it looks now
   */
  tell(reply, nameOfCell) {
    const { model, notes, known } = this;
    this.known = this.count();
    const { measured, saves, notices, mine } = this.known;
    if (known.mine && !mine) {
      notes.say(LOGGED_OUT, { bad: true });
      void showAccount();
    }
    const moved = reply?.delta && reply.game && reply.messages === undefined;
    if (measured > known.measured) notes.tell(reply?.fresh ?? []);
    else if (moved && !model.over && !model.display.quantum) announce(`${nameOfCell()}${others(reply.delta)}`);
    if (notices > known.notices) notes.say(model.view.notices.at(-1) ?? "");
    if (saves > known.saves && model.game.options.notice === "now") notes.say(SAVED);
  }
}

/** @param {import("../types.js").Delta | null | undefined} delta */
function others(delta) {
  const count = (delta?.cells?.length ?? 0) - 1;
  return count > 0 ? `; ${count} more ${count === 1 ? "cell" : "cells"}` : "";
}
