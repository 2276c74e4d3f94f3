/**
 * Sends the moves of a game. Over a socket they do not wait for the responses to earlier ones: each has its key, the
 * sequence that it expects, and the request that has to succeed first; so they happen once and in order, or not at
 * all. Without a socket they are sent one by one over HTTP.
 */

import { Refusal, post } from "../api.js";
import { isPointless } from "./actions.js";

const MOST_IN_FLIGHT = 32; // the server accepts 64 requests at a time
const SLOW = 900; // milliseconds without a response before the player is told
const RETRY = 1000; // milliseconds before the next try without a socket

/** @typedef {import("../types.js").Reply} Reply */
/** @typedef {import("./queue.js").Move} Move */

export class MoveSender {
  /** @param {import("./server-link.js").Link} link */
  constructor(link) {
    this.link = link;
    /** @type {Promise<void> | null} */
    this.sending = null;
    /** Sends moves that were added while others are in flight. */
    this.sendMore = () => {};
    this.wake = () => {};
  }

  /** Send all moves in the queue; resolves when it is empty. */
  send() {
    this.sending ??= this.pump().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  async pump() {
    while (this.link.queue.length && !this.link.closed) {
      const { first } = this.link.queue;
      if (isPointless(this.link.model, first)) {
        this.link.queue.shift();
        this.link.tell(this.link.connected);
        continue;
      }
      try {
        if (!this.link.model.game.id) await this.create(first);
        else if (this.link.socket?.open) await this.pipeline();
        else {
          const { key, event } = first;
          await this.acknowledge(
            await post(`${this.link.path}/moves`, { expect: this.link.model.sequence, key, event }),
          );
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await this.recover(error);
      }
    }
  }

  /**
   * Create the game together with its first move.
   *
   * @param {Move} first
   */
  async create({ key, event }) {
    const { rules, level, options, ranked, player_seed } = this.link.model.game;
    const game = await post("/games", { rules, level, options, ranked, player_seed, first: { key, event } });
    if (this.link.closed) return;
    this.link.model.replace(game);
    this.link.queue.shift();
    this.link.queue.name(game.id);
    this.link.connect();
    this.link.tell(true);
    this.link.hooks.changed({ game });
  }

  /** Send moves as they are made, without waiting for responses, until all are acknowledged or one fails. */
  async pipeline() {
    const socket = /** @type {import("./socket.js").Socket} */ (this.link.socket);
    /** @type {{id: string, answer: Promise<Reply>}[]} */
    const sent = [];
    let failed = false;
    this.sendMore = () => {
      while (!failed && sent.length < Math.min(this.link.queue.length, MOST_IN_FLIGHT)) {
        const { key, event } = this.link.queue.moves[sent.length];
        const before = sent.at(-1);
        const body = { expect: this.link.model.sequence + sent.length, key, event };
        const asked = socket.request("move", before ? { ...body, after: before.id } : body);
        asked.answer.catch(() => {}); // it is looked at below, when its turn comes
        sent.push(asked);
      }
    };
    this.sendMore();
    const slow = setInterval(() => this.link.tell(false), SLOW);
    try {
      while (sent.length) {
        const reply = await sent[0].answer;
        await this.acknowledge(reply);
        sent.shift();
        this.sendMore();
      }
    } catch (error) {
      failed = true; // what followed is refused as well, and stays in the queue
      await Promise.allSettled(sent.map(({ answer }) => answer));
      throw error;
    } finally {
      clearInterval(slow);
      this.sendMore = () => {};
    }
  }

  /**
   * The first move of the queue has happened.
   *
   * @param {Reply} reply
   */
  async acknowledge(reply) {
    this.link.queue.shift();
    await this.link.accept(reply);
    this.link.tell(true);
  }

  /**
   * The first move of the queue has failed: try again later, send it for the game as it stands now, or drop it.
   *
   * @param {Refusal} error
   */
  async recover(error) {
    const reconnected = error.status === 0 && this.link.socket?.open;
    if (error.passing) await (reconnected ? undefined : this.rest());
    else if (error.status === 409 && error.body?.game) this.link.stale(error.body.game);
    else {
      const { first } = this.link.queue;
      this.link.queue.shift();
      this.link.tell(true);
      if (isPointless(this.link.model, first)) this.link.hooks.changed(null);
      else this.link.hooks.refused(error);
    }
  }

  /** Wait before the next try, or until the socket is open again. */
  rest() {
    this.link.tell(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake(), RETRY);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = () => {};
        resolve(undefined);
      };
    });
  }
}
