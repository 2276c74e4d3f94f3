/** The moves that wait for the server, kept while this tab lives: a reload sends them again, with their keys. */

/**
 * A move that waits to be acknowledged; `wants` is how a mark leaves its cell.
 *
 * @typedef {{key: string, event: string, wants?: string}} Move
 */

export class Queue {
  /** @param {string} game */
  constructor(game) {
    this.place = `qmines.queue.${game}`;
    /** @type {Move[]} */
    this.moves = [];
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.place) ?? "[]");
      this.moves = kept.filter(
        (/** @type {any} */ move) => typeof move.key === "string" && typeof move.event === "string",
      );
    } catch {
      this.keep(); // not what was written here
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

  shift() {
    this.moves.shift();
    this.keep();
  }

  clear() {
    this.moves = [];
    this.keep();
  }

  keep() {
    try {
      if (this.moves.length) sessionStorage.setItem(this.place, JSON.stringify(this.moves));
      else sessionStorage.removeItem(this.place);
    } catch {
      // A full or forbidden store: the moves still wait in this page.
    }
  }
}

/** A key that no other move has. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
