/** A socket that opens itself again, and answers questions by their number. */

import { Refusal } from "../api.js";
import { addressOf } from "../base-path.js";
import { settings } from "../settings.js";

// Milliseconds without a response after which the connection counts as dead: moves are quick, solving may not be.
const PATIENCE = { move: 5000, other: 70_000 };
const SOON = { tries: 60, most: 800 }; // the first tries to reconnect come within a second
const LATER = 8000;
const TOO_MANY = 4429; // this network has too many sockets: the game continues over HTTP

/** Called when this player is invited to a game. @type {Set<() => void>} */
export const onInvited = new Set();
/** @type {Set<Socket>} */
const sockets = new Set();

/** Whether a socket is open that would announce an invitation. */
export const hearsInvitations = () => [...sockets].some(({ open }) => open);

export class Socket {
  /**
   * @param {string} path of a game or a room, as in `/games/…`
   * @param {{said: (message: any) => void, changed: (open: boolean) => void}} hooks
   */
  constructor(path, hooks) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${addressOf(`/api${path}/socket`)}`;
    this.hooks = hooks;
    /** @type {Map<string, {resolve: (body: any) => void, reject: (error: Refusal) => void, timer: number}>} */
    this.asked = new Map();
    this.number = 0;
    this.tries = 0;
    this.timer = 0;
    this.closed = false;
    this.again = () => this.connect();
    this.lose = () => this.lost(this.line);
    addEventListener("online", this.again);
    addEventListener("offline", this.lose);
    sockets.add(this);
    this.connect();
  }

  get open() {
    return this.line?.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.timer);
    if (this.closed || (this.line && this.line.readyState <= WebSocket.OPEN)) return;
    this.giveUp(); // a line that is being closed answers nothing more
    const { nick } = settings; // a guest who chose a name is named among the spectators
    const line = new WebSocket(nick ? `${this.address}?name=${encodeURIComponent(nick)}` : this.address);
    this.line = line;
    line.addEventListener("message", (event) => this.heard(JSON.parse(event.data)));
    line.addEventListener("open", () => {
      this.tries = 0;
      this.hooks.changed(true);
    });
    line.addEventListener("close", ({ code }) => {
      if (code === TOO_MANY) this.tries = SOON.tries;
      this.lost(line);
    });
  }

  /**
   * The connection is gone, or the browser says that it is offline: nothing more comes over this line.
   *
   * @param {WebSocket | undefined} line
   */
  lost(line) {
    if (!line || this.line !== line) return;
    this.line = undefined;
    line.close();
    this.giveUp();
    if (this.closed) return;
    this.hooks.changed(false);
    this.tries += 1;
    const most = this.tries <= SOON.tries ? SOON.most : LATER;
    this.timer = window.setTimeout(this.again, Math.min(150 * 1.7 ** this.tries, most));
  }

  /** @param {any} message */
  heard(message) {
    if (message.type === "invited") {
      for (const told of onInvited) told();
      return;
    }
    if (message.type !== "reply") {
      this.hooks.said(message);
      return;
    }
    const waiting = this.asked.get(message.id);
    if (!waiting) return;
    this.asked.delete(message.id);
    clearTimeout(waiting.timer);
    if (message.status < 400) waiting.resolve(message);
    else waiting.reject(new Refusal(message.status, message.error ?? {}, message));
  }

  /**
   * @param {string} type
   * @param {object} body
   * @param {AbortSignal} [signal] aborting it cancels the request on the server
   * @returns {Promise<any>}
   */
  ask(type, body, signal) {
    return this.request(type, body, signal).answer;
  }

  /**
   * The same, with the number of the request.
   *
   * @param {string} type
   * @param {object} body
   * @param {AbortSignal} [signal]
   * @returns {{id: string, answer: Promise<any>}}
   */
  request(type, body, signal) {
    const id = String(++this.number);
    signal?.addEventListener("abort", () => {
      if (this.open && this.asked.has(id)) this.line?.send(JSON.stringify({ type: "cancel", id }));
    });
    const answer = new Promise((resolve, reject) => {
      const patience = type === "move" ? PATIENCE.move : PATIENCE.other;
      const { line } = this;
      const timer = window.setTimeout(() => this.lost(line), patience);
      this.asked.set(id, { resolve, reject, timer });
      if (this.open) line?.send(JSON.stringify({ ...body, type, id }));
      else this.giveUp();
    });
    return { id, answer };
  }

  /**
   * Say something that is not answered.
   *
   * @param {string} type
   * @param {object} body
   */
  tell(type, body) {
    if (this.open) this.line?.send(JSON.stringify({ ...body, type, id: String(++this.number) }));
  }

  /** Reconnect, with the cookie that this browser has now. */
  renew() {
    const { line } = this;
    this.tries = 0;
    line?.close();
  }

  giveUp() {
    for (const { reject, timer } of this.asked.values()) {
      clearTimeout(timer);
      reject(new Refusal(0, { kind: "offline", key: "site-connection-lost" }));
    }
    this.asked.clear();
  }

  close() {
    this.closed = true;
    sockets.delete(this);
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    removeEventListener("offline", this.lose);
    this.line?.close();
    this.giveUp();
  }

  /** @type {WebSocket | undefined} */
  line;
}
