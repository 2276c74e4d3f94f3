/** The page of a room: before the start, the race itself, and how it went. */

import { Refusal, get, ruleOf, rules, showIn } from "../api.js";
import { announce, button, h, notice, setTitle } from "../dom.js";
import { listen } from "../game/keys.js";
import { Table } from "../game/game.js";
import { Lanes } from "../live/race-lanes.js";
import { RoomLine } from "../live/room-connection.js";
import { WaitingMatch } from "../live/waiting-match.js";
import { invitation, joining, waiting } from "../live/waiting-room.js";
import { t } from "../messages.js";
import { gameTitle, rulesTitle, sizeTitle } from "../statistics/labels.js";
import { showAccount } from "../parts/account-link.js";
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
    /** What the middle of the page shows; it is rebuilt only when this changes. */
    this.shown = "";
    /** @type {Table | null} */
    this.table = null;
    this.seated = "";
    /** @type {WaitingMatch | null} */
    this.searching = null;
    /** @type {Room | null} */
    this.room = null;
    this.title = h("h1", {}, t("page-room"));
    this.subtitle = h("p", { class: "note" });
    this.parting = button(t("room-leave"), () => void this.ask("leave").catch((error) => this.say(error)), {
      class: "parting quiet",
      hidden: true,
    });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.say = showIn(this.trouble);
    this.away = h("p", { class: "line", role: "status", hidden: true }, t("site-offline"));
    this.middle = h("div", { class: "middle" });
    this.sea = h("div", { class: "sea" });
    this.line = new RoomLine(id, {
      changed: (room) => this.changed(room),
      boards: (boards) => void this.withBoards((shown) => shown.tell(boards)),
      line: (connected) => {
        this.away.hidden = connected;
      },
      lost: (error) => this.lost(error),
    });
    this.lanes = new Lanes(() => this.line.now);
    this.boards = h("div");
    main.append(
      h("header", { class: "room-head" }, this.title, this.subtitle, this.parting),
      this.away,
      this.trouble,
      this.lanes.element,
      this.middle,
      this.sea,
      this.boards,
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
    if (this.room && this.room.you !== room.you) this.table?.link.socket?.renew(); // it was opened by somebody else
    this.room = room;
    if (room.stage !== "lobby") this.searching?.close();
    const race = room.mode === "race";
    const title = t(`live-${room.mode}`);
    this.title.textContent = title;
    const rule = /^\d+x/.test(room.level) ? rulesTitle(room.rules) : gameTitle(room);
    this.subtitle.textContent = t("room-rules", { rules: rule, size: sizeTitle(room) });
    setTitle(title);
    const mine = room.members.find((member) => member.number === room.you);
    this.parting.hidden = !(room.stage === "playing" && mine?.state === "playing");
    this.lanes.show(room);
    void this.withBoards((shown) => shown.show(room));
    this.fill(room);
    const shared = race ? null : (room.members.find((member) => member.game)?.game ?? null);
    const game = room.you !== null ? room.game : shared;
    if (game && room.stage !== "lobby" && this.seated !== game) void this.sit(game);
    const held = this.table?.model.game;
    const stale = held && ((room.stage === "over" && held.sealed) || (!race && held.mine !== (room.you !== null)));
    if (stale) void this.table?.link.refresh();
  }

  /** The boards of the others; nobody waits for them. @type {Promise<import("../live/race-boards.js").RaceBoards> | undefined} */
  loading;

  /** @type {Promise<typeof import("../live/race-results.js")> | undefined} */
  results;

  /** @param {(boards: import("../live/race-boards.js").RaceBoards) => void} act */
  async withBoards(act) {
    this.loading ??= import("../live/race-boards.js").then(({ RaceBoards }) => {
      const shown = new RaceBoards();
      this.boards.append(shown.element);
      return shown;
    });
    act(await this.loading);
  }

  /** @param {Room} room */
  fill(room) {
    const { stage, you, next } = room;
    const judged = room.members.filter(({ guesses }) => guesses !== null).length;
    const key = JSON.stringify([stage, you, next, stage === "lobby" && [room.members, room.host], judged]);
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
    if (room.stage !== "lobby") this.results ??= import("../live/race-results.js"); // before it is needed
    if (room.stage === "over") {
      const place = h("div");
      void this.results?.then(({ results }) => place.replaceWith(results(room, () => void this.rematch())));
      return [place];
    }
    if (room.stage === "lobby" && room.automatic && room.you !== null) {
      this.searching ??= new WaitingMatch(room, () => this.line.now);
      return [this.searching.element];
    }
    if (room.stage === "lobby" || (!race && room.you === null)) {
      if (room.you !== null) return [waiting(room, ask)];
      return room.stage === "lobby"
        ? [joining(room, this.account, ask), invitation(room.id)]
        : [joining(room, this.account, ask)];
    }
    if (room.stage === "countdown")
      return [h("p", { class: "countdown", role: "timer" }, h("span", {}, t("room-countdown")), h("b", {}))];
    if (room.you === null) {
      return [h("p", { class: "watching" }, t("room-watching"))];
    }
    return [];
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
      this.table.stage.start();
      if (found.sealed) announce(t("room-go"));
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
    if (came.length) announce(t("room-came", { names: came }));
    for (const member of room.members) {
      const was = before.get(member.number)?.state;
      if (member.number === room.you || was !== "playing" || member.state === was) continue;
      const { name, state } = member;
      announce(
        state === "won"
          ? t("room-told-won", { name })
          : state === "lost"
            ? t("room-told-lost", { name })
            : t("room-told-gave-up", { name }),
      );
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

  /** @param {Refusal} error */
  lost(error) {
    this.close();
    const words = error.status === 404 ? t("room-missing-words") : error.message;
    this.main.replaceChildren(notice(t("room-missing"), words, h("a", { href: "/live" }, t("room-missing-new"))));
  }

  close() {
    if (this.left) return;
    this.left = true;
    this.forget();
    clearInterval(this.timer);
    this.line.close();
    this.searching?.close();
    this.lanes.close();
    this.table?.close();
  }
}
