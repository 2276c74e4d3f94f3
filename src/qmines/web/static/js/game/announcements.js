/** What is new since the last change of a game, in words: measurements, notices, what a move came to. */

import { announce } from "../dom.js";
import { say, t } from "../messages.js";
import { showAccount } from "../parts/account-link.js";
import { saveMessages } from "../parts/saves.js";

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
      view: { qubits },
      game,
    } = this.model;
    return {
      mine: game.mine || Boolean(game.room),
      measured: qubits?.measured ?? 0,
      announced: announcements(this.model).length,
    };
  }

  /**
   * @param {import("../types.js").Reply | null} reply
   * @param {() => string} nameOfCell the cell that the move was about, as it looks now
   */
  tell(reply, nameOfCell) {
    const { model, notes, known } = this;
    this.known = this.count();
    const { measured, announced, mine } = this.known;
    if (known.mine && !mine) {
      notes.say(t("game-logged-out"), { bad: true });
      void showAccount();
    }
    const moved = reply?.delta && reply.game && reply.messages === undefined;
    if (measured > known.measured) notes.tell(reply?.fresh ?? []);
    else if (moved && !model.over && !model.display.quantum) announce(withOthers(nameOfCell(), reply.delta));
    if (announced > known.announced) notes.say(say(...announcements(model).slice(known.announced).flat()));
  }
}

/**
 * What the rules have announced so far. At the end, the card lists the saves.
 *
 * @param {import("./model.js").Model} model
 */
function announcements({ view: { notices, saved }, over }) {
  return [...notices.map((notice) => [notice]), ...(over ? [] : (saved ?? [])).map(saveMessages)];
}

/**
 * A cell that was opened, and how many others with it.
 *
 * @param {string} cell
 * @param {import("../types.js").Delta | null | undefined} delta
 */
function withOthers(cell, delta) {
  const count = (delta?.cells?.length ?? 0) - 1;
  return count > 0 ? t("game-opened-more", { cell, count }) : cell;
}
