/** The line to a room: told over a socket whenever it changes, asked for now and then where there is none. */

import { Refusal, get, post } from "../api.js";
import { Socket } from "../game/socket.js";
import { playerName } from "./player-names.js";

/** @typedef {import("../types.js").Room} Room */

const PAUSE = 1500; // milliseconds between two looks without a socket

export class RoomLine {
  /**
   * @param {string} id
   * @param {{changed: (room: Room) => void, boards: (boards: import("./race-boards.js").Seen[]) => void, line: (connected: boolean) => void, lost: (error: Refusal) => void}} hooks
   */
  constructor(id, hooks) {
    this.path = `/rooms/${id}`;
    this.hooks = hooks;
    /** How far the server's clock is ahead of ours, in milliseconds. */
    this.ahead = 0;
    this.closed = false;
    /** Whether the socket still belongs to the visitor from before joining. */
    this.deaf = false;
    /** How often the socket has told of the room. */
    this.told = 0;
    this.socket = new Socket(this.path, {
      said: (message) => {
        if (message.type === "boards" && !this.deaf) this.hooks.boards(message.boards);
        if (message.type !== "room" || this.deaf) return;
        this.told += 1;
        this.heard(message.room);
      },
      changed: (open) => {
        if (open) this.deaf = false;
        void this.refresh();
      },
    });
    this.timer = setInterval(() => {
      if (!this.socket.open) void this.refresh();
    }, PAUSE);
    void this.refresh();
  }

  /** The time of day by the server's clock. */
  get now() {
    return Date.now() + this.ahead;
  }

  /** @param {Room} room */
  heard(room) {
    if (this.closed) return;
    this.ahead = room.now - Date.now();
    const members = room.members.map((member) => ({ ...member, name: playerName(member.name) }));
    this.hooks.changed({ ...room, members, names: room.names.map(playerName) });
  }

  /**
   * Show a response, unless the socket has sent something newer: it announces every change.
   *
   * @param {Room} room
   * @param {number} before how often the socket had told when it was asked
   */
  answered(room, before) {
    if (this.told === before || !this.socket.open) this.heard(room);
  }

  async refresh() {
    const before = this.told;
    try {
      this.answered(await get(this.path), before);
      this.hooks.line(true);
    } catch (error) {
      if (!(error instanceof Refusal)) return;
      if (error.passing) this.hooks.line(false);
      else this.hooks.lost(error);
    }
  }

  /**
   * @param {"join" | "ready" | "start" | "leave" | "rematch"} what
   * @param {object} [body]
   * @returns {Promise<Room>}
   */
  async ask(what, body = {}) {
    const before = this.told;
    const room = await post(`${this.path}/${what}`, body);
    if (what === "join") {
      // the socket may have been opened by somebody who had no cookie yet
      this.deaf = this.socket.open;
      this.socket.renew();
      this.heard(room);
    } else if (room.id === this.path.slice(7)) this.answered(room, before);
    return room;
  }

  close() {
    this.closed = true;
    clearInterval(this.timer);
    this.socket.close();
  }
}
