/** The page of a room: before the start, the race itself, and how it went. */

import { Refusal, get, ruleOf, rules, wordsOf } from "../api.js";
import { announce, button, h } from "../dom.js";
import { listen } from "../game/keys.js";
import { Table } from "../game/game.js";
import { Lanes } from "../live/race-lanes.js";
import { RoomLine } from "../live/room-connection.js";
import { invitation, joining, listed, sharesTable, waiting } from "../live/waiting-room.js";
import { capital, gameTitle } from "../statistics/labels.js";
import { showAccount } from "../parts/account-link.js";
import { hiddenIn } from "../parts/setup.js";
import { go } from "../navigation.js";

/** @typedef {import("../types.js").Room} Room */

/**
 * @param {HTMLElement} main
 * @param {string} id
 */
export function show(main, id) {
  const page = new RoomPage(main, id);
  return () => page.close();
}

class RoomPage {
  /**
   * @param {HTMLElement} main
   * @param {string} id
   */
  constructor(main, id) {
    this.main = main;
    this.left = false;
    /** @type {string | null} */
    this.account = null;
    /** What the middle of the page shows, so that it is made anew only when that is another thing. */
    this.shown = "";
    /** @type {Table | null} */
    this.table = null;
    this.seated = "";
    /** @type {Room | null} */
    this.room = null;
    this.title = h("h1", {}, "Room");
    this.subtitle = h("p", { class: "note" });
    this.parting = button("Leave", () => void this.ask("leave").catch((error) => this.say(error)), {
      class: "parting quiet",
      hidden: true,
    });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.away = h("p", { class: "line", role: "status", hidden: true }, "Not connected. Trying again…");
    this.middle = h("div", { class: "middle" });
    this.sea = h("div", { class: "sea" });
    this.line = new RoomLine(id, {
      changed: (room) => this.changed(room),
      line: (connected) => {
        this.away.hidden = connected;
      },
      lost: (error) => this.lost(error),
    });
    this.lanes = new Lanes(() => this.line.now);
    main.append(
      h("header", { class: "room-head" }, this.title, this.subtitle, this.parting),
      this.away,
      this.trouble,
      this.lanes.element,
      this.middle,
      this.sea,
    );
    this.forget = listen((action) => this.table?.hands.perform(action));
    this.timer = setInterval(() => this.tick(), 100);
    void showAccount().then((me) => {
      this.account = me?.account?.name ?? null;
      this.shown = "";
      if (this.room) this.changed(this.room);
    });
  }

  /** @param {Room} room */
  changed(room) {
    if (this.left) return;
    this.tell(room);
    if (this.room && this.room.you !== room.you) this.table?.link.socket.renew(); // it was opened by somebody else
    this.room = room;
    const race = room.mode === "race";
    this.title.textContent = race ? "Race" : "Together";
    const size = `${room.width}×${room.height}, ${room.mines} ${hiddenIn(room)}`;
    this.subtitle.textContent = /^\d+x/.test(room.level)
      ? `${capital(room.rules)}, ${size}`
      : `${gameTitle(room)}: ${size}`;
    document.title = `${this.title.textContent} · qmines`;
    const mine = room.members.find((member) => member.number === room.you);
    this.parting.hidden = !(room.stage === "playing" && mine?.state === "playing");
    this.lanes.show(room);
    this.fill(room);
    const shared = race ? null : (room.members.find((member) => member.game)?.game ?? null);
    const game = room.you !== null ? room.game : shared;
    if (game && room.stage !== "lobby" && this.seated !== game) void this.sit(game);
    const held = this.table?.model.game;
    const stale = held && ((room.stage === "over" && held.sealed) || (!race && held.mine !== (room.you !== null)));
    if (stale) void this.table?.link.refresh();
  }

  /** @param {Room} room */
  fill(room) {
    const { stage, you, next } = room;
    const key = JSON.stringify([stage, you, next, stage === "lobby" && [room.members, room.host]]);
    if (key === this.shown) return;
    const typing =
      this.middle.contains(document.activeElement) &&
      you === null &&
      this.shown.startsWith(JSON.stringify([stage, you]).slice(0, -1));
    if (typing) return; // a name that is being typed is not taken away
    this.shown = key;
    const focused = document.activeElement instanceof HTMLButtonElement && this.middle.contains(document.activeElement);
    this.middle.replaceChildren(...this.parts(room));
    if (focused) this.middle.querySelector("button")?.focus();
  }

  /**
   * @param {Room} room
   * @returns {Node[]}
   */
  parts(room) {
    const race = room.mode === "race";
    const ask = this.ask.bind(this);
    if (room.stage === "over") return [this.results(room)];
    if (room.stage === "lobby" || (!race && room.you === null)) {
      if (room.you !== null) return [waiting(room, ask)];
      return room.stage === "lobby"
        ? [joining(room, this.account, ask), invitation(room.id)]
        : [joining(room, this.account, ask)];
    }
    if (room.stage === "countdown")
      return [h("p", { class: "countdown", role: "timer" }, h("span", {}, "The race begins in"), h("b", {}))];
    if (room.you === null) {
      return [h("p", { class: "watching" }, "You watch this race. The boards are shown when everybody has ended.")];
    }
    return [];
  }

  /** @param {Room} room */
  results(room) {
    const won = room.members.filter((member) => member.state === "won");
    const words =
      room.mode === "race"
        ? won.length
          ? `${won[0].name} was first.`
          : "Nobody cleared the field."
        : won.length
          ? "Cleared, together."
          : "Lost, together.";
    const games = room.mode === "race" ? room.members.filter((member) => member.game) : [];
    return h(
      "section",
      { class: "sheet results", "aria-label": "How it went" },
      h("h2", {}, words),
      room.shares && sharesTable(room, room.shares),
      h(
        "div",
        { class: "row" },
        room.you !== null &&
          button(room.next ? "To the rematch" : "Rematch", () => void this.rematch(), { class: "main" }),
        room.you === null && room.next && h("a", { class: "button", href: `/room/${room.next}` }, "To the rematch"),
        h("a", { class: "button", href: "/live" }, "Another room"),
      ),
      games.length > 0 &&
        h(
          "p",
          {},
          "The boards: ",
          ...games.flatMap((member, at) => [
            at ? ", " : "",
            h("a", { href: `/game/${member.game}` }, member.number === room.you ? "yours" : member.name),
          ]),
        ),
      room.seed &&
        h(
          "details",
          {},
          h("summary", {}, "Is it fair?"),
          h(
            "p",
            { class: "note" },
            "This is the seed of the board; what it was committed to before the start is the SHA-256 of it.",
          ),
          h("code", { class: "seed" }, room.seed),
          h("br"),
          h("code", { class: "seed" }, room.commitment),
        ),
    );
  }

  /** @param {string} game */
  async sit(game) {
    this.seated = game;
    try {
      const [found] = await Promise.all([get(`/games/${game}`), rules()]);
      const rule = await ruleOf(found.rules);
      if (this.left) return;
      this.table = new Table(found, rule, { shared: true });
      this.sea.replaceChildren(this.table.element);
      this.table.stage.fit();
      if (matchMedia("(pointer: fine)").matches) this.table.stage.focus(0);
      if (found.sealed) announce("Go.");
    } catch (error) {
      this.seated = "";
      if (error instanceof Refusal && error.passing) setTimeout(() => this.room && this.changed(this.room), 1000);
      else this.say(error);
    }
  }

  /** The countdown, by the server's clock. */
  tick() {
    const { room } = this;
    if (room?.stage !== "countdown" || room.starts === null) return;
    const left = room.starts - this.line.now;
    const dial = this.middle.querySelector(".countdown b");
    const figure = String(Math.max(1, Math.ceil(left / 1000)));
    if (dial && dial.textContent !== figure) dial.textContent = figure;
    if (left <= 0) this.changed({ ...room, stage: "playing", now: this.line.now });
  }

  /**
   * Say aloud what others have done.
   *
   * @param {Room} room
   */
  tell(room) {
    if (!this.room) return;
    const before = new Map(this.room.members.map((member) => [member.number, member]));
    const came = room.members.filter((member) => !before.has(member.number)).map((member) => member.name);
    if (came.length) announce(`${listed(came)} came in.`);
    for (const member of room.members) {
      const was = before.get(member.number)?.state;
      if (member.number === room.you || was !== "playing" || member.state === was) continue;
      const deed =
        member.state === "won" ? "has cleared the field" : member.state === "lost" ? "has struck a mine" : "gave up";
      announce(`${member.name} ${deed}.`);
    }
  }

  /**
   * @param {"join" | "ready" | "start" | "leave"} what
   * @param {object} [body]
   */
  ask(what, body) {
    this.trouble.textContent = "";
    return this.line.ask(what, body);
  }

  async rematch() {
    try {
      const room = await this.line.ask("rematch");
      go(`/room/${room.id}`);
    } catch (error) {
      this.say(error);
    }
  }

  /** @param {unknown} error */
  say(error) {
    this.trouble.textContent = wordsOf(error);
  }

  /** @param {Refusal} error */
  lost(error) {
    this.close();
    this.main.replaceChildren(
      h(
        "section",
        { class: "sheet" },
        h("h1", {}, "No room here"),
        h("p", {}, error.status === 404 ? "There is no such room." : error.message),
        h("a", { href: "/live" }, "Make a new one"),
      ),
    );
  }

  close() {
    if (this.left) return;
    this.left = true;
    this.forget();
    clearInterval(this.timer);
    this.line.close();
    this.lanes.close();
    this.table?.close();
  }
}
