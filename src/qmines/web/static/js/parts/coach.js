/** The coach beside a qubit game: what to do next and why, page by page; or the offer of a guided game. */

import { post, wordsOf } from "../api.js";
import { announce, button, h, sign } from "../dom.js";
import { say, t } from "../messages.js";
import { go } from "../navigation.js";
import { change, onChange, settings } from "../settings.js";
import { exactTime, gameTitle } from "../statistics/labels.js";
import { GUIDED } from "../tables/guided.js";

/** @typedef {import("../types.js").Coach} Coaching */
/** @typedef {"safe" | "mine" | "toss"} Face what a cell is on a board */

/** The four kinds of cells: what each is on Z, and on H. */
const KINDS = /** @type {[Face, Face][]} */ ([
  ["safe", "toss"],
  ["mine", "toss"],
  ["toss", "safe"],
  ["toss", "mine"],
]);
/** The message that asks the player to switch boards. */
const TURN = "coach-turn";
const WORTH = { safe: "0", toss: "½", mine: "1" };

/** @param {{rules: string, level: string}} game */
const isGuided = ({ rules, level }) => GUIDED[rules]?.includes(level) ?? false;

export class Coach {
  /**
   * @param {import("../game/model.js").Model} model
   * @param {import("../game/server-link.js").Link} link
   * @param {{
   *   point: (pointed: import("../game/scene.js").Pointed | null) => void,
   *   act: (action: string) => void,
   *   only: () => string | null,
   * }} hooks `only` is the letter of the board if only one is shown
   */
  constructor(model, link, hooks) {
    this.model = model;
    this.link = link;
    this.hooks = hooks;
    this.guided = isGuided(model.game);
    /** The revision of the game that was asked about. */
    this.seen = -1;
    this.asking = false;
    /** @type {Coaching | null} */
    this.found = null;
    this.page = 0;
    this.element = h("section", { class: "coach", "aria-label": t("coach-title"), hidden: true });
    this.forget = onChange(() => this.update());
  }

  /** Whether it is there at all. */
  get shown() {
    return this.model.game.mine && !this.model.game.sealed && settings.coach && (this.guided || !settings.coached);
  }

  /** The game has changed, or the coach was switched on or off. */
  update() {
    const { model } = this;
    this.element.hidden = !this.shown;
    if (!this.shown) {
      this.seen = -1;
      this.hooks.point(null);
    } else if (!this.guided) {
      if (!this.element.childElementCount) this.offer();
    } else if (!model.view.paused && !this.asking && this.seen !== model.revision) {
      this.asking = true;
      this.seen = model.revision;
      void this.ask().finally(() => {
        this.asking = false;
        this.update(); // more may have happened meanwhile
      });
    }
  }

  async ask() {
    const revision = this.seen;
    try {
      const { coach } = await this.link.ask("coach", {});
      if (revision !== this.model.revision || !coach) return;
      this.found = coach;
      if (this.model.view.outcome.result === "won" && !settings.coached) change({ coached: true });
      this.turn(0);
    } catch (error) {
      if (revision === this.model.revision) this.element.replaceChildren(h("p", {}, wordsOf(error)));
    }
  }

  /** Another board is shown: the coach no longer asks for it, or asks again. */
  turned() {
    const asked = this.found?.pages[this.page].messages.some(({ key }) => key === TURN);
    if (asked && this.shown) this.turn(this.page);
  }

  /** @param {number} page */
  turn(page) {
    const { found, model } = this;
    if (!found) return;
    this.page = page;
    const focused = this.element.contains(document.activeElement);
    const { messages, outline, board, picture } = found.pages[page];
    const last = page + 1 === found.pages.length;
    const shield = last && found.event?.startsWith("shield");
    this.element.classList.toggle("asks-shield", shield);
    // With one board in sight, the reasons on the other one come once the player has switched to it.
    const turn = messages.findIndex(({ key }) => key === TURN);
    const only = this.hooks.only();
    const there = board !== null && only === board;
    const away = turn >= 0 && !there && only !== null;
    const said = away ? messages.slice(0, turn + 1) : there ? messages.slice(turn + 1) : messages;
    const words = [...said.map((message) => say(message)), ...(shield && !away ? [t("coach-use-shield")] : [])].join(
      " ",
    );
    const next = last ? null : button(t("coach-next"), () => this.turn(page + 1), { class: "main coach-next" });
    const { result } = model.view.outcome;
    const lost = model.over && result === "lost";
    const won = result === "won";
    // There is no card with figures at the end of a lesson, so the coach celebrates.
    this.element.classList.toggle("won", won);
    const title = gameTitle(model.game);
    this.element.replaceChildren(
      h("h2", {}, won ? t("end-won-in", { time: exactTime(model.view.milliseconds) }) : title),
      h("p", { class: "coach-words" }, words),
      ...(picture ? [picture === "kinds" ? kinds() : sum()] : []),
      h(
        "div",
        { class: "row" },
        page > 0 && button(t("coach-back"), () => this.turn(page - 1)),
        next,
        found.pages.length > 1 &&
          h("span", { class: "note" }, t("coach-page", { page: page + 1, pages: found.pages.length })),
        lost && button(t("coach-undo-button"), () => this.hooks.act("undo"), { class: "main" }),
        found.after && button(t("lesson-next"), () => void this.play(found.after), { class: "main" }),
        model.over && button(t("coach-again"), () => void this.play(model.game)),
        model.over &&
          h("a", { class: won && !found.after ? "button main" : "button", href: "/learn" }, t("sandbox-lessons")),
        found.pages.length === 1 && !won && h("span", { class: "note coach-game" }, title),
        button(t("coach-hide"), () => change({ coach: false }), { class: "quiet" }),
      ),
    );
    if (focused) next?.focus();
    this.hooks.point({ outline, board });
    if (won) this.element.scrollIntoView({ block: "nearest" });
    announce(words);
  }

  /** New to these rules? */
  offer() {
    const { rules } = this.model.game;
    const [level] = GUIDED[rules] ?? [];
    this.element.replaceChildren(
      h("p", { class: "coach-words" }, t("coach-offer", { rules })),
      h(
        "div",
        { class: "row" },
        button(t("coach-offer-play"), () => void this.play({ rules, level }), { class: "main" }),
        button(t("coach-offer-no"), () => change({ coached: true })),
      ),
    );
  }

  /** @param {{rules: string, level: string} | null} game */
  async play(game) {
    if (!game) return;
    try {
      const made = await post("/games", { rules: game.rules, level: game.level });
      go(`/game/${made.id}`);
    } catch (error) {
      this.element.append(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    }
  }

  close() {
    this.forget();
  }
}

/** The four kinds, as they are on each board. */
function kinds() {
  return h(
    "table",
    { class: "kinds", "aria-label": t("coach-picture-kinds") },
    h("tr", {}, h("td"), ...KINDS.map((_, at) => h("th", { scope: "col" }, t("coach-kind", { number: at + 1 })))),
    ...["Z", "H"].map((board, at) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, t("coach-on-board", { board })),
        ...KINDS.map((kind) => h("td", {}, face(kind[at]))),
      ),
    ),
  );
}

/** A safe cell, a coin toss and a mine, and what they add up to. */
function sum() {
  const faces = /** @type {Face[]} */ (["safe", "toss", "mine"]);
  return h(
    "div",
    { class: "sum", role: "img", "aria-label": t("coach-picture-numbers") },
    ...faces.flatMap((each, at) => [at > 0 && "+", h("span", {}, face(each), WORTH[each])]),
    "=",
    h("strong", {}, "1½"),
  );
}

/** @param {Face} each */
function face(each) {
  const words = t(`coach-kind-${each}`);
  const drawn = each === "mine" ? sign("mine") : each === "toss" ? "½" : "✓";
  return h("span", { class: `face-${each}` }, h("b", { "aria-hidden": "true" }, drawn), words);
}
