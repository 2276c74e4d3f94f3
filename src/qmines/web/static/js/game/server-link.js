/**
 * The line between a game on this page and the server. Moves wait in a queue and are sent one after the
 * other, each with its key and the sequence that it expects; one whose answer was lost is sent again
 * with the same key, so it never counts twice. A socket carries them, HTTP where there is none.
 */

import { Refusal, get, post } from "../api.js";
import { isPointless, wantedBy } from "./actions.js";
import { Queue, newKey } from "./queue.js";
import { Socket } from "./socket.js";

const PAUSE = 1500; // milliseconds between two looks at a game in which others move, without a socket

/** @typedef {import("../types.js").Reply} Reply */
/**
 * @typedef {{
 *   changed: (reply: Reply | null) => void,
 *   refused: (error: Refusal) => void,
 *   line: (waiting: number, connected: boolean) => void,
 *   end: (end: import("../types.js").End) => void,
 *   told: (message: any) => void,
 * }} Hooks what others point at and how many watch is `told`
 */

export class Link {
  /**
   * @param {import("./model.js").Model} model
   * @param {Hooks} hooks
   */
  constructor(model, hooks) {
    this.model = model;
    this.hooks = hooks;
    this.path = `/games/${model.game.id}`;
    this.queue = new Queue(model.game.id);
    this.closed = false;
    this.connected = true;
    /** @type {Promise<void> | null} */
    this.sending = null;
    this.wake = () => {};
    this.socket = new Socket(this.path, {
      said: (message) => this.said(message),
      changed: (open) => {
        if (open) this.wake();
        this.tell(open || this.connected);
      },
    });
    this.look = () => {
      if (!document.hidden && !this.socket.open) void this.refresh();
    };
    document.addEventListener("visibilitychange", this.look);
    this.timer = setInterval(() => {
      const { mine, room, sealed } = model.game;
      if ((!mine || (room && !sealed)) && !model.over && !this.queue.length) this.look();
    }, PAUSE);
    if (this.queue.length) void this.send();
  }

  /** @param {string} event */
  move(event) {
    this.queue.add(event, wantedBy(this.model, this.queue.moves, event));
    this.tell(this.connected);
    return this.send();
  }

  /** Send what waits, until nothing does. */
  send() {
    this.sending ??= this.pump().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  async pump() {
    while (this.queue.length && !this.closed) {
      const { key, event } = this.queue.first;
      if (isPointless(this.model, this.queue.first)) {
        this.queue.shift();
        this.tell(this.connected);
        continue;
      }
      try {
        const reply = await this.request("move", "moves", { expect: this.model.sequence, key, event });
        this.queue.shift();
        this.tell(true);
        await this.accept(reply);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.passing) await this.rest();
        else if (error.status === 409 && error.body?.game) this.stale(error.body.game);
        else {
          this.queue.shift();
          this.tell(true);
          this.hooks.refused(error);
        }
      }
    }
  }

  /**
   * Others moved first: what waits is sent again for the game as it stands, unless that has ended.
   *
   * @param {import("../types.js").Game} game
   */
  stale(game) {
    this.model.replace(game);
    if (this.model.over) this.queue.clear();
    this.tell(true);
    this.hooks.changed(null);
  }

  /**
   * Ask for something besides a move, when all moves are through.
   *
   * @param {"assist" | "hint"} type
   * @param {object} body
   * @returns {Promise<Reply>}
   */
  async ask(type, body) {
    await this.send();
    const key = type === "assist" ? { key: newKey() } : {};
    for (let last = false; ; last = true) {
      try {
        const reply = await this.request(type, type, { expect: this.model.sequence, ...key, ...body });
        await this.accept(reply);
        return reply;
      } catch (error) {
        if (last || !(error instanceof Refusal && error.status === 409 && error.body?.game)) throw error;
        this.stale(error.body.game);
      }
    }
  }

  /**
   * The chances now; null where the game went on meanwhile, or nobody wants them any more.
   *
   * @param {AbortSignal} signal
   * @returns {Promise<import("../types.js").Chances | null>}
   */
  async chances(signal) {
    await this.send();
    const { sequence } = this.model;
    try {
      const found = this.socket.open
        ? await this.socket.ask("chances", { sequence }, signal)
        : await get(`${this.path}/chances?sequence=${sequence}`, signal);
      if (found.delta) await this.accept({ delta: found.delta });
      return found;
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof Refusal && error.status === 409)) throw error;
      if (error.body?.game?.view.sequence > this.model.sequence) this.stale(error.body.game);
      return null;
    }
  }

  /**
   * Show the others where this player points, if a socket is open: nobody waits for it.
   *
   * @param {{board: number, row?: number, column?: number}} cursor
   */
  point(cursor) {
    this.socket.tell("cursor", cursor);
  }

  /**
   * @param {string} type
   * @param {string} path
   * @param {object} body
   */
  request(type, path, body) {
    return this.socket.open ? this.socket.ask(type, body) : post(`${this.path}/${path}`, body);
  }

  /** @param {Reply} reply */
  async accept(reply) {
    if (reply.game && typeof reply.game === "object") this.model.replace(reply.game);
    else if (reply.delta?.from === this.model.sequence) this.model.apply(reply.delta);
    else if (reply.delta && reply.delta.sequence > this.model.sequence) await this.refresh();
    this.hooks.changed(reply);
  }

  /** @param {any} message */
  said(message) {
    if (message.type === "game") {
      this.take(message.game);
    } else if (message.type === "delta" && message.delta.sequence > this.model.sequence) {
      void this.accept(message);
    } else if (message.type === "end") {
      this.hooks.end(message.end);
    } else if (message.type === "cursor" || message.type === "watchers") {
      this.hooks.told(message);
    }
  }

  /**
   * A game as it was when the server said so: by now more may have happened here.
   *
   * @param {import("../types.js").Game} game
   */
  take(game) {
    if (game.view.sequence < this.model.sequence) return;
    this.model.replace(game);
    this.hooks.changed(null);
  }

  /** Ask for the whole game. */
  async refresh() {
    try {
      this.take(await get(this.path));
      this.tell(true);
    } catch (error) {
      if (error instanceof Refusal && error.passing) this.tell(false);
    }
  }

  /** Wait before the next try, unless the line is back earlier. */
  rest() {
    this.tell(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake(), 2000);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = () => {};
        resolve(undefined);
      };
    });
  }

  /** @param {boolean} connected */
  tell(connected) {
    this.connected = connected;
    this.hooks.line(this.queue.length, connected);
  }

  close() {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.look);
    clearInterval(this.timer);
    this.socket.close();
    this.wake();
  }
}
