/** The first page: a board that is ready to be opened, and below it everything else. */

import { get, post, rules, wordsOf } from "../api.js";
import { SERVERLESS, addressOf } from "../base-path.js";
import { button, clock, h, setTitle } from "../dom.js";
import { Table } from "../game/game.js";
import { listen } from "../game/keys.js";
import { canWait, newGame } from "../game/new-game.js";
import { LocalLink } from "../game/local-link.js";
import { localGames } from "../game/local-store.js";
import { Setup } from "../game/setup.js";
import { t } from "../messages.js";
import { go } from "../navigation.js";
import { GameBar } from "../parts/game-bar.js";
import { rulesAbout } from "../parts/game-notes.js";
import { gameTitle, optionTitle, rulesTitle } from "../statistics/labels.js";

/** @typedef {import("../types.js").Summary} Summary */
/** @typedef {Pick<Summary, "id" | "rules" | "level" | "width" | "height" | "milliseconds">} Unfinished */

const MOST = 3; // unfinished games on offer
const ASKED = 12; // unfinished games that are looked at: some were never begun

/** @param {HTMLElement} main */
export function show(main) {
  const page = new Home(main);
  void page.fill();
  return () => page.close();
}

class Home {
  /** @param {HTMLElement} main */
  constructor(main) {
    this.main = main;
    this.left = false;
    this.turn = 0;
    /** Whether the board on this page is a game with an address of its own. */
    this.begun = false;
    /** @type {Table | null} */
    this.table = null;
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.going = h("div", { class: "going" });
    this.title = h("h1", {});
    this.lead = h("p", {});
    this.lobby = h(
      "div",
      { class: "lobby" },
      this.title,
      this.lead,
      this.going,
      h(
        "ul",
        { class: "ways" },
        !SERVERLESS && way("/daily", t("home-daily"), t("home-daily-note")),
        way("/learn", t("home-learn"), t("home-learn-note")),
        way("/analyse", t("home-analyse"), t("home-analyse-note")),
      ),
    );
    main.append(this.trouble);
    this.forget = listen((action) => this.table?.hands.perform(action));
  }

  async fill() {
    void this.unfinished();
    try {
      const known = (await rules()).rules.filter((rule) => rule.position !== "open");
      if (this.left) return;
      this.setup = new Setup(known);
      this.main.append(new GameBar(known, this.setup, () => void this.begin()).element);
      await this.begin();
    } catch (error) {
      this.trouble.textContent = wordsOf(error);
    }
  }

  /** Lay out the board that is chosen. */
  async begin() {
    const { setup } = this;
    if (!setup) return;
    const turn = ++this.turn;
    this.trouble.textContent = "";
    const guesses = setup.rule.name === "classic" && !setup.options.no_guess;
    this.title.textContent = t(guesses ? "home-title-classic" : "home-title");
    this.lead.textContent = aboutOf(setup);
    try {
      const waits = canWait(setup.rule, setup);
      const game = waits ? newGame(setup) : await post("/games", setup.document());
      if (turn !== this.turn || this.left) return;
      const Line = waits ? LocalLink : undefined;
      this.seat(new Table(game, setup.rule, { started: () => this.started(), Line }));
    } catch (error) {
      if (turn === this.turn) this.trouble.textContent = wordsOf(error);
    }
  }

  /** @param {Table} table */
  seat(table) {
    this.table?.close();
    this.table?.element.remove();
    this.table = table;
    this.main.append(table.element);
    table.side.prepend(this.lobby);
    table.element.classList.add("fresh");
    this.main.className = "page-home";
    if (this.begun) history.replaceState(history.state, "", addressOf("/")); // it was the address of that game
    this.begun = false;
    table.stage.start();
  }

  /** The first cell is open: from now on this is the page of that game. */
  started() {
    const { table } = this;
    if (!table) return;
    const { game } = table.model;
    history.replaceState(history.state, "", addressOf(`/game/${game.id}`));
    this.begun = true;
    setTitle(gameTitle(game));
    table.element.classList.remove("fresh");
    this.lobby.replaceWith(h("h1", { class: "unseen" }, t("page-play")));
    this.main.className = "page-play";
  }

  async unfinished() {
    /** @type {{games: Unfinished[]}} */
    const { games: found } = await get(`/games?unfinished=1&limit=${ASKED}`).catch(() => ({ games: [] }));
    const games = found.filter(({ milliseconds }) => milliseconds > 0);
    const here = localGames().filter(({ over }) => !over);
    if (!games.length && !here.length) return;
    this.going.append(
      h("h2", {}, t("home-continue")),
      h(
        "ul",
        {},
        [...here.map(summaryOf), ...games].slice(0, MOST).map((game) => h("li", {}, resume(game))),
      ),
    );
  }

  close() {
    this.left = true;
    this.forget();
    this.table?.close();
  }
}

/** What the chosen rules mean, in a sentence. @param {Setup} setup */
function aboutOf({ rule, options }) {
  if (rule.name !== "classic" || options.no_guess) return rulesAbout(rule, options);
  return t("home-lead-guess", { noguess: optionTitle("no_guess"), forgiving: rulesTitle("forgiving") });
}

/**
 * @param {string} href
 * @param {string} title
 * @param {string} note
 */
const way = (href, title, note) =>
  h("li", {}, h("a", { href }, h("strong", {}, title), h("span", { class: "note" }, note)));

/** @param {import("../game/local-store.js").LocalGame} game @returns {Unfinished} */
const summaryOf = (game) => ({ ...game, milliseconds: game.events.at(-1)?.[0] ?? 0 });

/** @param {Unfinished} game */
function resume(game) {
  const { width, height, milliseconds } = game;
  const note = t("home-unfinished", { width: `${width}`, height: `${height}`, time: clock(milliseconds) });
  return button([h("strong", {}, gameTitle(game)), h("span", { class: "note" }, note)], () => go(`/game/${game.id}`), {
    class: "resume",
  });
}
