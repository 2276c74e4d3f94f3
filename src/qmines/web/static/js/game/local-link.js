/** A game on this device: used like the connection to the server, and becomes one if the kernel cannot play it. */

import { Refusal, get } from "../api.js";
import { whoPlays } from "../parts/account-link.js";
import { EarlyMoves } from "./first-open.js";
import { fileGames } from "./local-filing.js";
import { games, playsHere } from "./local-kernel.js";
import { keepGame, localGame, newId, newSeed, tidy } from "./local-store.js";
import { Link } from "./server-link.js";

/** @typedef {import("./local-store.js").LocalGame} LocalGame */
/** @typedef {import("./model.js").Model} Model */

const TRIES = 20; // requests for the server's explanation of a loss
const REST = 500; // milliseconds between them

/** Why an event is refused: what the kernel says, and the message. @type {Record<string, string>} */
const REFUSALS = {
  over: "move-game-over",
  paused: "move-paused",
  questions: "move-no-questions",
  "nothing-to-undo": "move-no-undo",
  "no-board": "move-no-board",
  "too-hard": "move-too-hard",
};

const noKernel = () => new Refusal(0, { kind: "kernel", key: "local-no-kernel" });

/**
 * A game that was played on this device before, as the server would send it.
 *
 * @param {LocalGame} kept
 * @returns {Promise<import("../types.js").Game>}
 */
export async function openGame(kept) {
  const { id, rules, level, options, player_seed } = kept;
  const { commitment, view } = await games.ask("startGame", kept).catch(() => {
    throw noKernel();
  });
  const opened = view.boards[0].some((/** @type {string} */ row) => /[0-8]/.test(row));
  const running = opened && view.outcome.result === "playing";
  return {
    ...{ id, mine: true, player: null, rules, level, options, ranked: false, player_seed, commitment },
    ...{ seed: null, running, room: null, sealed: false, end: null, view },
  };
}

export class LocalLink extends Link {
  /**
   * @param {Model} model
   * @param {import("./server-link.js").Hooks} hooks
   */
  constructor(model, hooks) {
    super(model, hooks);
    /** Help comes from the kernel, even if that still has to be loaded. */
    this.connected = false;
    /** @type {LocalGame | null} */
    this.kept = model.game.id ? localGame(model.game.id) : null;
    /** Whether the game is played on the server after all. */
    this.elsewhere = false;
    /** @type {string | null} */
    this.unsent = null;
    this.online = () => void (model.over && this.file().catch(() => {}));
    addEventListener("online", this.online);
    /** @type {Promise<LocalGame | null> | null} */
    this.decided = null;
    /** @type {Promise<any>} */
    this.last = Promise.resolve();
    this.early = new EarlyMoves(model, () => hooks.changed(null));
    this.began = performance.now() - (this.kept?.events.at(-1)?.[0] ?? 0);
    if (model.over) this.over();
    else void this.prepare();
  }

  /** Load the kernel once the page has nothing else to do, so that the first click need not wait for it. */
  async prepare() {
    if (!playsHere(this.model.game) || (await whoPlays())?.account) return;
    (globalThis.requestIdleCallback ?? setTimeout)(() => void games.open());
  }

  /** Milliseconds since the game was made; none pass while the page is closed. */
  get now() {
    return Math.floor(performance.now() - this.began);
  }

  connect() {
    if (this.elsewhere) super.connect();
  }

  /**
   * @param {string} event
   * @param {boolean} [byPlayer] whether the player made this move, and a screen reader reads out what it did
   */
  move(event, byPlayer = true) {
    if (this.elsewhere) return super.move(event);
    const at = this.now;
    if (!games.proven) this.early.add(event);
    this.last = this.last.then(() => this.happen(at, event, byPlayer)).catch((error) => this.failed(error));
    return this.last;
  }

  send() {
    return this.elsewhere ? super.send() : this.last;
  }

  /**
   * Play an event; false if it was refused.
   *
   * @param {number} clicked milliseconds since the game was made
   * @param {string} event
   * @param {boolean} byPlayer
   */
  async happen(clicked, event, byPlayer) {
    const kept = await this.decide();
    if (!kept) {
      await super.move(event);
      return true;
    }
    const { model } = this;
    this.instant = true; // from now on: the kernel is there
    const at = Math.max(clicked, kept.events.at(-1)?.[0] ?? 0);
    const delta = await this.askKernel("play", { at, event });
    if (delta.refused) {
      this.early.answered();
      this.hooks.refused(new Refusal(422, { kind: "invalid", key: REFUSALS[delta.refused] }));
      return false;
    }
    kept.events.push([at, event]);
    model.apply(delta);
    this.early.answered();
    this.keep();
    this.hooks.changed(byPlayer ? { delta, game: kept.id } : { delta });
    if (model.over) this.over();
    return true;
  }

  /** Where a new game is played: here, if a guest plays it and the kernel is there; null if on the server. */
  decide() {
    this.decided ??= this.kept ? Promise.resolve(this.kept) : this.begin();
    return this.decided;
  }

  async begin() {
    const { model } = this;
    const { game, rule, view } = model;
    const here = playsHere(game);
    if (here) void games.open();
    if (!here || (await whoPlays())?.account) return this.leave();
    const options = { ...Object.fromEntries(rule.options.map((each) => [each.name, each.default])), ...game.options };
    /** @type {LocalGame} */
    const kept = {
      ...{ id: newId(), rules: game.rules, level: game.level, options, player_seed: game.player_seed ?? "" },
      ...{ width: view.width, height: view.height, mines: view.mines, seed: newSeed(), events: [] },
      ...{ touched: Date.now(), over: false },
    };
    if (!games.proven) void this.early.open(kept);
    if (!(await games.open())) return this.leave();
    const { commitment } = await games.ask("startGame", kept);
    model.game = { ...game, id: kept.id, options, commitment };
    this.kept = kept;
    tidy();
    return kept;
  }

  /** Play on the server instead. */
  leave() {
    this.elsewhere = this.connected = true;
    this.early.clear();
    return null;
  }

  /**
   * Ask the kernel about this game; if its worker was replaced, it is given the game again.
   *
   * @param {"play" | "gameEnd"} call
   * @param {object} more
   */
  async askKernel(call, more = {}) {
    const { kept } = this;
    if (!kept) return {};
    const asked = () => games.ask(call, { seed: kept.seed, sequence: kept.events.length, ...more });
    const found = await asked();
    if (!found.missing) return found;
    await games.ask("startGame", kept);
    return asked();
  }

  keep() {
    const { kept, model } = this;
    if (!kept) return;
    kept.touched = Date.now();
    kept.over = model.over;
    kept.file = undefined;
    keepGame(kept);
  }

  over() {
    void this.finish().catch((error) => {
      if (!(error instanceof Refusal)) this.failed(error); // otherwise the server is not there
    });
  }

  /** The game is over: show how it went, and send it to the server. */
  async finish() {
    const { kept, model } = this;
    if (!kept) return;
    model.game = { ...model.game, seed: kept.seed };
    const sequence = model.sequence;
    const { end, file } = await this.askKernel("gameEnd");
    if (sequence !== model.sequence) return; // undone
    model.game = { ...model.game, end };
    kept.file = file;
    keepGame(kept);
    this.hooks.end(end);
    await this.file();
  }

  /** Send a game that is over; then the server explains a loss step by step. */
  async file() {
    const { model } = this;
    const { sequence } = model;
    const same = () => !this.closed && model.over && model.sequence === sequence;
    await fileGames();
    if (!same()) return;
    const unsent = this.unshared ? (this.kept?.file ?? null) : null;
    const changed = this.unsent !== unsent;
    this.unsent = unsent;
    if (changed) this.hooks.end(/** @type {import("../types.js").End} */ (model.game.end));
    const { result, reason } = model.view.outcome;
    for (let tries = 0; !unsent && result === "lost" && reason !== "resigned" && tries < TRIES; tries += 1) {
      const { end } = await get(this.path);
      if (!same()) return;
      if (end) {
        model.game = { ...model.game, end };
        this.hooks.end(end);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
  }

  /** @param {unknown} error */
  failed(error) {
    this.early.clear();
    this.hooks.refused(error instanceof Refusal ? error : noKernel());
  }

  /**
   * Moves that are made for the player, or the hint before the first open.
   *
   * @param {"assist" | "hint"} type
   * @param {any} body
   * @returns {Promise<any>}
   */
  async ask(type, body) {
    await this.last;
    if (!(await this.decide())) return super.ask(type, body);
    const { assist, firstHint } = await import("./local-assists.js");
    if (type === "hint") return { hint: firstHint(this.model, body.strength) };
    const used = this.kept?.events.some(([, event]) => event === `help ${body.kind}`) ?? false;
    return assist(this.model, { ...body, used }, (event) => this.move(event, false).then(Boolean));
  }

  /** Only asked if the kernel has no answer. @param {AbortSignal} signal */
  chances(signal) {
    if (this.elsewhere) return super.chances(signal);
    return Promise.reject(noKernel());
  }

  async refresh() {
    if (this.elsewhere) await super.refresh();
  }

  /** Another game on the same board; returns its ID, or null if the server has to create it. */
  rematch() {
    const { kept } = this;
    if (!kept) return null;
    const again = { ...kept, id: newId(), events: [], over: false, file: undefined, touched: Date.now() };
    return keepGame(again) ? again.id : null;
  }

  close() {
    removeEventListener("online", this.online);
    super.close();
  }

  /** Whether only this device has the game, so that nobody else can open a link to it. */
  get unshared() {
    return this.kept !== null && localGame(this.kept.id) !== null;
  }
}
