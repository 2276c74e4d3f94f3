/** Moves that the server has not acknowledged. They survive a reload of the tab and keep their keys. */

/**
 * A move that waits to be acknowledged; `wants` is how a mark leaves its cell.
 *
 * @typedef {{key: string, event: string, wants?: string}} Move
 */

export class Queue {
  /** @param {string} game */
  constructor(game) {
    this.place = "";
    /** @type {Move[]} */
    this.moves = [];
    if (!game) return;
    this.place = placeOf(game);
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.place) ?? "[]");
      this.moves = kept.filter(
        (/** @type {any} */ move) => typeof move.key === "string" && typeof move.event === "string",
      );
    } catch {
      this.keep(); // damaged
    }
  }

  get length() {
    return this.moves.length;
  }

  get first() {
    return this.moves[0];
  }

  /**
   * @param {string} event
   * @param {string} [wants]
   */
  add(event, wants) {
    this.moves.push({ key: newKey(), event, wants });
    this.keep();
  }

  /**
   * The game got its ID: from now on its moves are kept.
   *
   * @param {string} game
   */
  name(game) {
    this.place = placeOf(game);
    this.keep();
  }

  shift() {
    this.moves.shift();
    this.keep();
  }

  clear() {
    this.moves = [];
    this.keep();
  }

  keep() {
    if (!this.place) return;
    try {
      if (this.moves.length) sessionStorage.setItem(this.place, JSON.stringify(this.moves));
      else sessionStorage.removeItem(this.place);
    } catch {
      // A full or forbidden store: the moves still wait in this page.
    }
  }
}

/** @param {string} game */
const placeOf = (game) => `qmines.queue.${game}`;

/** A key that no other move has. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
