/** The connection of a game on this page to the server: moves and questions go out, changes come in. */

import { Refusal, get, post } from "../api.js";
import { expectedLooks, wantedBy } from "./actions.js";
import { MoveSender } from "./move-sender.js";
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
 * }} Hooks `told` gets the cursors of other players and the number of spectators
 */

export class Link {
  /**
   * @param {import("./model.js").Model} model a game without an ID is created with its first move
   * @param {Hooks} hooks
   */
  constructor(model, hooks) {
    this.model = model;
    this.hooks = hooks;
    this.queue = new Queue(model.game.id);
    this.closed = false;
    this.connected = true;
    /** Whether moves are answered at once, so that nothing is drawn before: that would delay the frame with the answer. */
    this.instant = false;
    /** The file of a finished game that only this device has. @type {string | null} */
    this.unsent = null;
    this.sender = new MoveSender(this);
    /** @type {Socket | null} */
    this.socket = null;
    this.look = () => {
      if (!document.hidden && model.game.id && !this.socket?.open) void this.refresh();
    };
    document.addEventListener("visibilitychange", this.look);
    this.timer = setInterval(() => {
      const { mine, room, sealed } = model.game;
      if ((!mine || (room && !sealed)) && !model.over && !this.queue.length) this.look();
    }, PAUSE);
    if (model.game.id) this.connect();
    if (this.queue.length) {
      this.foresee();
      void this.send();
    }
  }

  get path() {
    return `/games/${this.model.game.id}`;
  }

  connect() {
    this.socket = new Socket(this.path, {
      said: (message) => this.said(message),
      changed: (open) => {
        if (open) this.sender.wake();
        this.tell(open || (this.connected && navigator.onLine !== false));
        if (!open && this.connected) this.look();
      },
    });
  }

  /** @param {string} event */
  move(event) {
    this.queue.add(event, wantedBy(this.model, this.queue.moves, event));
    this.tell(this.connected);
    this.sender.sendMore();
    return this.send();
  }

  /** Send all moves in the queue; resolves when it is empty. */
  send() {
    return this.sender.send();
  }

  /**
   * This page was out of date: moves in the queue are sent for the game as it is now, unless it is over.
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
   * @param {"assist" | "hint" | "coach"} type
   * @param {object} body
   * @returns {Promise<Reply>}
   */
  async ask(type, body) {
    await this.send();
    const key = type === "assist" ? { key: newKey() } : {};
    for (let last = false; ; last = true) {
      try {
        const asked = { expect: this.model.sequence, ...key, ...body };
        const reply = await this.overSocket(type, asked, () => post(`${this.path}/${type}`, asked));
        await this.accept(reply);
        return reply;
      } catch (error) {
        if (last || !(error instanceof Refusal && error.status === 409 && error.body?.game)) throw error;
        this.stale(error.body.game);
      }
    }
  }

  /**
   * The chances now; null if the game has changed in the meantime, or the request was aborted.
   *
   * @param {AbortSignal} signal
   * @returns {Promise<import("../types.js").Chances | null>}
   */
  async chances(signal) {
    await this.send();
    const { sequence } = this.model;
    try {
      const overHttp = () => get(`${this.path}/chances?sequence=${sequence}`, signal);
      const found = await this.overSocket("chances", { sequence }, overHttp, signal);
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
   * Show the others where this player points, if a socket is open.
   *
   * @param {{board: number, row?: number, column?: number}} cursor
   */
  point(cursor) {
    this.socket?.tell("cursor", cursor);
  }

  /**
   * Ask over the socket, or over HTTP where none is open or it closes before the answer came.
   *
   * @param {string} type
   * @param {object} body
   * @param {() => Promise<any>} overHttp
   * @param {AbortSignal} [signal]
   */
  async overSocket(type, body, overHttp, signal) {
    if (!this.socket?.open) return overHttp();
    try {
      return await this.socket.ask(type, body, signal);
    } catch (error) {
      if (signal?.aborted || !(error instanceof Refusal) || error.status !== 0) throw error;
      return overHttp();
    }
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
   * Take over a game from the server, unless this page is already further on.
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

  /** The ID of another game on the same board; null if the server has to create it. @returns {string | null} */
  rematch() {
    return null;
  }

  /** Whether nobody else can open a link to this game. */
  get unshared() {
    return false;
  }

  /** @param {boolean} connected */
  tell(connected) {
    this.connected = connected;
    this.foresee();
    this.hooks.line(this.queue.length, connected);
  }

  /** What the cells will look like, as far as it is clear before the moves are acknowledged. */
  foresee() {
    this.model.expected = expectedLooks(this.model, this.queue.moves);
  }

  close() {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.look);
    clearInterval(this.timer);
    this.socket?.close();
    this.sender.wake();
  }
}
