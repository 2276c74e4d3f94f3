/** A game on this page: the model, the connection to the server, the boards and the panels around them. */

import { cellName, hintInWords, lookInWords } from "../board/cell-names.js";
import { stillScene } from "../board/painter.js";
import { h } from "../dom.js";
import { loadMessages, rich, t } from "../messages.js";
import { Notes, rulesAbout } from "../parts/game-notes.js";
import { Stage } from "../parts/board-layout.js";
import { Status, playedTitle, totalsOf } from "../parts/status.js";
import { Tools } from "../parts/toolbar.js";
import { Others } from "../live/other-players.js";
import { onChange, settings } from "../settings.js";
import { Finish } from "./finish.js";
import { Hands } from "./input.js";
import { Helper } from "./help.js";
import { Link } from "./server-link.js";
import { Model } from "./model.js";
import { News } from "./announcements.js";
import { savedCells } from "../parts/saves.js";
import { hintOn, linksOf, looksOf, waitingOn } from "./scene.js";

export class Table {
  /**
   * @param {import("../types.js").Game} game
   * @param {import("../types.js").Rule} rule
   * @param {{
   *   shared?: boolean, started?: () => void, Bench?: typeof import("../parts/sandbox-panel.js").Bench,
   *   Line?: typeof Link,
   * }} [how] whether others play too; what happens when it has started; the sandbox's panel; and where it is played
   */
  constructor(game, rule, { shared = false, started, Bench, Line = Link } = {}) {
    this.rule = rule;
    this.shared = shared;
    this.started = started;
    this.connected = true;
    this.model = new Model(game, rule);
    this.hands = new Hands(this);
    this.notes = new Notes(rulesAbout(rule, game.options), this.model.display.mines && t("help-mouse"));
    this.news = new News(this.model, this.notes);
    /** Where cells can be prepared. */
    this.bench = Bench ? new Bench(this.model, (event) => this.move(event)) : null;
    this.status = new Status(this.model, () => this.hands.perform("new"));
    this.link = new Line(this.model, {
      changed: (reply) => this.changed(reply),
      refused: (error) => this.refused(error),
      line: (waiting, connected) => this.showLine(waiting, connected),
      end: (end) => !this.bench && this.finish.show(end),
      told: (message) => this.others.heard(message),
    });
    this.others = new Others({ say: (cursor) => this.link.point(cursor), draw: () => this.stage.draw() });
    this.finish = new Finish(this.model, this.link, this.notes, {
      states: () => this.helper.tellStates(),
      mistake: (cells, board) => this.helper.pointAt(cells, board),
      step: (step) => this.helper.showStep(step),
    });
    this.helper = new Helper(this.model, this.link, {
      say: (words, how) => this.notes.say(words, how),
      draw: () => this.stage.draw(),
      show: () => this.tools.update(this.state()),
      reveal: (cells) => cells.length && this.stage.show(cells),
    });
    this.stage = new Stage(
      game.view.width,
      game.view.height,
      this.model.display.titles,
      {
        scene: (board) => this.scene(board),
        names: (board) => this.names(board),
        cursor: () => this.hands.cursor,
        act: (board, kind, place) => this.hands.act(board, kind, place),
        press: (down) => this.status.press(down),
        entered: (board) => {
          this.hands.board = board;
        },
      },
      {
        over: (context, cell, colours, board = 0) => {
          this.moments?.effects.draw(context, cell, colours, board);
          this.others.draw(context, cell, board);
        },
        hover: (board, place) => this.hands.point(board, place),
      },
    );
    this.tools = new Tools(this.state(), {
      act: (action) => this.hands.perform(action),
      tool: (tool) => this.hands.pick(tool),
      extra: (event) => this.hands.extra(event),
      share: () => void this.finish.share(),
      resign: () => this.move("resign"),
      whole: () => this.stage.whole(),
    });
    this.line = h("p", { class: "line", role: "status" });
    this.veil = h(
      "div",
      { class: "veil", hidden: true },
      h("p", {}, t("game-paused")),
      h("button", { type: "button", class: "main", onclick: () => this.hands.perform("pause") }, t("game-resume")),
    );
    const player = game.player && h("a", { href: `/player/${game.player}` }, game.player);
    this.side = h(
      "aside",
      { class: "side", "aria-label": t("game-panel") },
      player && h("p", { class: "note" }, rich("game-watching-player", { name: player })),
      this.finish.element,
      this.bench?.element,
      this.notes.element,
      this.tools.element,
      this.others.element,
    );
    this.element = h(
      "div",
      { class: this.bench ? "table sandbox" : "table" },
      h(
        "div",
        { class: "field-side" },
        this.status.element,
        this.line,
        h("div", { class: "deck" }, this.stage.element, this.veil),
        h("div", { class: "foot" }, this.notes.brief, this.tools.dock),
      ),
      this.side,
    );
    this.forget = onChange(() => {
      this.helper.layers.links = settings.links;
      this.showLine(this.link.queue.length, this.connected);
      this.bench?.update();
    });
    if (!game.mine && !game.player) this.notes.say(shared ? t("game-watching-room") : t("game-watching"));
    this.changed(null);
    this.showLine(this.link.queue.length, true);
    if (game.view.qubits && !this.bench) this.loadCoach().catch(() => {}); // offline: there is none
    import("../delight/moments.js").then(
      ({ Moments }) => {
        if (!this.link.closed) this.moments = new Moments(this);
      },
      () => {}, // offline: the game works without animations and sounds
    );
  }

  /** The coach of qubit games, which comes after the board. @type {import("../parts/coach.js").Coach | null} */
  coach = null;

  async loadCoach() {
    const [{ Coach }] = await Promise.all([import("../parts/coach.js"), loadMessages("coach")]);
    if (this.link.closed) return;
    this.coach = new Coach(this.model, this.link, {
      point: (pointed) => this.point(pointed),
      act: (action) => this.hands.perform(action),
      only: () => (this.stage.tabbed ? this.model.display.letter(this.stage.front) : null),
    });
    this.stage.turned = () => this.coach?.turned();
    this.side.prepend(this.coach.element);
    this.coach.update();
  }

  /** Animations and sounds, which come after the board. @type {import("../delight/moments.js").Moments | null} */
  moments = null;

  /** What buttons need to know. */
  state() {
    const { model, helper } = this;
    return {
      over: model.over,
      paused: model.view.paused,
      mine: model.game.mine,
      mines: model.display.mines,
      quantum: model.display.quantum,
      marks: (model.display.verb("flag", 0) ?? model.display.verb("mark", 0)) !== null,
      extras: model.display.extras,
      ranked: model.game.ranked,
      shields: model.view.qubits?.shields ?? 0,
      undo: this.rule.undo && !model.game.ranked && model.sequence > 0,
      tool: this.hands.tool,
      overlay: helper.overlay,
      reducing: helper.reducing,
      playing: helper.playing,
      strength: helper.strength,
      linked: model.display.verb("shield", 0) !== null && !model.game.options.hidden,
    };
  }

  /**
   * @param {number} board
   * @returns {import("../board/painter.js").Scene}
   */
  scene(board) {
    const { model, helper, hands } = this;
    const still = stillScene(looksOf(model, helper.layers, board), this.hintOn(board));
    return {
      ...still,
      cursor: hands.pointed && (!model.over || model.display.quantum) ? hands.cursor : null,
      waiting: this.connected ? still.waiting : waitingOn(model, this.link.queue.moves, board),
      links: linksOf(model, helper.layers),
      saved: helper.layers.step ? still.saved : savedCells(model.view),
      covered: model.view.paused,
    };
  }

  /** The cells that a hint or the coach points at. @param {number} board */
  hintOn(board) {
    const { hint, coach } = this.helper.layers;
    return hintOn(this.model, hint ?? coach ?? null, board);
  }

  /**
   * The names of the cells of a board, for screen readers.
   *
   * @param {number} board
   * @returns {(row: number, column: number) => string}
   */
  names(board) {
    const { model, helper } = this;
    if (model.view.paused) return (row, column) => cellName(row, column, t("board-covered"), "");
    const lookOf = looksOf(model, helper.layers, board);
    const hint = this.hintOn(board);
    const saved = savedCells(model.view);
    return (row, column) => {
      const index = row * model.view.width + column;
      const told =
        (hint && hintInWords(hint, index)) ||
        (saved.has(index) ? t("cell-saved") : (this.bench?.groupOf(row, column) ?? ""));
      return cellName(row, column, lookInWords(lookOf(row, column), model.left(row, column)), told);
    };
  }

  /** Point at what the coach speaks of. @param {import("./scene.js").Pointed | null} pointed */
  point(pointed) {
    this.helper.layers.coach = pointed;
    this.stage.call(this.model.display.suffixes.findIndex((_, at) => this.model.display.letter(at) === pointed?.board));
    this.stage.draw();
  }

  /** @param {string} event @returns {Promise<unknown> | null} its answer, if that comes at once */
  move(event) {
    const answer = this.link.move(event);
    this.stage[this.link.instant ? "wait" : "draw"]();
    return this.link.instant ? answer : null;
  }

  /** @param {import("../types.js").Reply | null} reply */
  changed(reply) {
    const { model } = this;
    if (model.sequence > 0 && this.started) {
      this.started();
      this.started = undefined;
    }
    const held = /** @type {HTMLButtonElement | null} */ (this.element.querySelector(":focus:not(.reader)"));
    this.helper.changed();
    this.status.update();
    if (model.display.quantum) this.showLine(this.link.queue.length, this.connected); // shields are spent
    this.bench?.update();
    this.tools.update(this.state());
    this.stage.draw();
    this.veil.hidden = !model.view.paused;
    this.element.classList.toggle("over", model.over);
    this.element.classList.toggle("watching", !model.game.mine);
    this.element.classList.toggle("racing", model.game.sealed);
    this.moments?.changed();
    this.coach?.update();
    if (!this.bench) this.finish.changed(); // a lesson ends with the next one, not with figures
    if (held && (held.disabled || !held.offsetParent)) this.stage.focus(this.hands.board); // it is no longer there to be pressed
    this.news.tell(reply, () => this.names(this.hands.board)(...this.hands.cursor));
  }

  /** @param {import("../api.js").Refusal} error */
  refused(error) {
    this.notes.say(error.message, { bad: true });
    this.changed(null);
  }

  /**
   * @param {number} waiting
   * @param {boolean} connected
   */
  showLine(waiting, connected) {
    if (!this.line) return;
    this.connected = connected;
    this.line.classList.toggle("offline", !connected);
    this.line.textContent = connected
      ? (totalsOf(this.model) ?? playedTitle(this.model))
      : waiting
        ? t("game-offline-moves", { count: waiting })
        : t("site-offline");
    this.status.update();
    this.stage?.draw();
  }

  close() {
    this.moments?.close();
    this.others.close();
    this.forget();
    this.helper.stop();
    this.coach?.close();
    this.link.close();
    this.stage.close();
    this.status.close();
  }
}
