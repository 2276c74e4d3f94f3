/** Replays of game files without a server: the kernel plays the game again and judges its moves. */

import { Refusal, ruleOf } from "../api.js";
import { cellOf } from "../game/actions.js";
import { isOpen } from "../game/model.js";
import { heatOf, noHeat, rowsOf } from "../kernel/chances.js";
import { games, playsHere } from "../game/local-kernel.js";
import { answerHere } from "../kernel/requests.js";
import { saveMessages } from "../parts/saves.js";
import { helpTitle } from "../statistics/labels.js";
import { Film } from "./film.js";

/** @typedef {import("../messages.js").Message} Message */
/** @typedef {import("../types.js").Delta} Delta */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("./film.js").Told} Told */
/** @typedef {import("./source.js").Review} Review */
/** @typedef {{step: number, known: boolean, survival: number, best: number, safe: import("../types.js").Place | null}} Odds */
/** @typedef {import("../kernel/module.js").PlayedGame & {ranked: boolean, commitment: string, chain: string, outcome: import("../types.js").Outcome}} GameFile */

const EQUAL = 1e-9; // chances that differ by less are the same
/** @type {Record<string, Message>} */
const SESSION = {
  undo: { key: "review-undo" },
  pause: { key: "review-pause" },
  resume: { key: "review-resume" },
  resign: { key: "review-resign" },
};
const MARKS = new Set(["flag", "question", "mark"]);
/** What a film tells besides the cells. */
const STANDING = /** @type {const} */ ([
  ...["counter", "outcome", "ending", "mined", "hit", "saves", "saved", "qubits", "deaths", "paused"],
]);

/** @param {string} key */
const refusal = (key) => new Refusal(422, { kind: "invalid", key });

/**
 * @param {File} file
 * @returns {Promise<import("./source.js").Source>}
 */
export async function readHere(file) {
  const game = gameIn(await textOf(file));
  const rule = await ruleOf(game.rules);
  const played = await playAgain(game);
  check(game, played);
  const { name } = rule.levels.find((each) => same(sizeOf(each), sizeOf(game))) ?? { name: "" };
  const told = filmOf(game, played, name || `${game.width}x${game.height}x${game.mines}`);
  const reviewer = new Reviewer(game, new Film(structuredClone(told), rule));
  return {
    name: file.name,
    game: null,
    film: async () => told,
    moves: (first) => reviewer.moves(first),
    moment: (step, signal) => reviewer.moment(step, signal),
    rules: null,
    fork: null,
  };
}

/** @param {File} file */
async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!packed) return new TextDecoder().decode(bytes);
  return new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).text().catch(() => {
    throw refusal("file-packed");
  });
}

/** The game in a file, if this page can replay it. @param {string} text @returns {GameFile} */
function gameIn(text) {
  /** @type {any} */
  let found = null;
  try {
    found = JSON.parse(text);
  } catch {
    // Another format.
  }
  const { format, version, rules, setup, options, events, outcome, seed } = found ?? {};
  if (format !== "qmines-game" || version !== 1 || !setup || !options || !Array.isArray(events) || !outcome)
    throw refusal("replay-here-only");
  const view = /** @type {View} */ (setup);
  const game = /** @type {import("../types.js").Game} */ ({ rules, ranked: false, options, view });
  if (!playsHere(game)) throw refusal("replay-here-only");
  if (outcome.result === "playing") throw refusal("file-unfinished");
  if (!seed) throw refusal("file-no-seed-replay");
  return { ...found, ...setup };
}

/**
 * Play a game again: what was seen first, and what each event changed or why it was refused.
 *
 * @param {GameFile} game
 * @returns {Promise<{commitment: string, view: View, deltas: (Delta & {refused?: string})[]}>}
 */
function playAgain(game) {
  return games.ask("film", game).catch(() => {
    throw new Refusal(0, { kind: "kernel", key: "replay-no-kernel" });
  });
}

/** Whether the game went as its file says. @param {GameFile} game @param {Awaited<ReturnType<typeof playAgain>>} played */
function check(game, { commitment, deltas }) {
  const last = deltas.at(-1);
  const went = last && !deltas.some(({ refused }) => refused) && last.outcome.reason === game.outcome.reason;
  // The chain of a ranked game starts with another header than the kernel writes.
  if (!went || commitment !== game.commitment || !(game.ranked || last.chain === game.chain))
    throw refusal("file-changed");
}

/**
 * The document that src/qmines/session/film.py makes of the same game.
 *
 * @param {GameFile} game
 * @param {{view: View, deltas: Delta[]}} played
 * @param {string} level
 * @returns {Told}
 */
function filmOf({ rules, options, events, width }, { view: first, deltas }, level) {
  const board = [...first.boards[0].join("")];
  /** @type {View} */
  let before = first;
  /** @type {Told["frames"]} */
  const frames = deltas.map((delta, number) => {
    // In a pause the kernel covers the board; a film does not.
    const after = delta.paused ? { ...before, paused: true } : { ...before, ...delta };
    const looks = delta.boards
      ? [...delta.boards[0].join("")].map((look, cell) => /** @type {const} */ ([cell, look]))
      : (delta.cells ?? []).map(([, row, column, look]) => /** @type {const} */ ([row * width + column, look]));
    const changed = delta.paused ? [] : looks.filter(([cell, look]) => board[cell] !== look);
    for (const [cell, look] of changed) board[cell] = look;
    const other = Object.fromEntries(
      STANDING.filter((name) => !same(before[name], after[name])).map((name) => [name, after[name]]),
    );
    before = after;
    const [at, event] = events[number];
    /** @type {import("./film.js").Change[]} */
    const changes = changed.length
      ? [[0, changed.map(([cell]) => cell), changed.map(([, look]) => look).join("")]]
      : [];
    return [at, delta.milliseconds, event, changes, other];
  });
  return { rules, level, options, recorded: null, first, frames };
}

/** Judges moves and moments as src/qmines/session/review.py does. */
class Reviewer {
  /**
   * @param {GameFile} game
   * @param {Film} film
   */
  constructor(game, film) {
    this.game = game;
    this.film = film;
    /** @type {Map<number, Odds>} */
    this.odds = new Map();
    this.judged = 0;
    /** The saves after each event, which the game itself may only tell at the end. @type {Promise<Delta["saved"][]> | null} */
    this.saves = null;
  }

  /**
   * The reviews of as many moves as half a second judges.
   *
   * @param {number} first
   */
  async moves(first) {
    const { game, film } = this;
    const { rules, options, seed, events } = game;
    this.saves ??= playAgain(rules === "forgiving" ? { ...game, options: { ...options, notice: "now" } } : game).then(
      ({ deltas }) => deltas.map(({ saved }) => saved),
    );
    const saves = await this.saves;
    /** @type {{moves: Odds[], next: number | null, missing?: boolean}} */
    let found = await games.ask("odds", { seed, sequence: events.length, first: this.judged });
    if (found.missing) {
      await playAgain(game); // another game was played meanwhile
      found = await games.ask("odds", { seed, sequence: events.length, first: this.judged });
    }
    for (const each of found.moves) this.odds.set(each.step, each);
    this.judged = found.next ?? 0;
    const end = found.next === null ? film.last : (found.moves.at(-1)?.step ?? 0) + 1;
    const moves = [];
    for (let step = first; step < end; step += 1) {
      const saved = (saves[step] ?? []).slice(saves[step - 1]?.length ?? 0);
      moves.push(await this.review(step, saved));
    }
    return { moves, next: found.next === null ? null : end };
  }

  /**
   * @param {number} step
   * @param {import("../types.js").Save[]} saved
   * @returns {Promise<Review>}
   */
  async review(step, saved) {
    const { event, changes, after } = this.film.frames[step];
    const [verb, kind] = event.split(" ");
    this.film.go(step);
    const { model } = this.film;
    const lost = after.outcome?.result === "lost" && !model.over;
    const free = (/** @type {Message} */ message) => ({
      ...{ step, kind: /** @type {const} */ (""), messages: [message], survival: null, best: null },
      ...{ sampled: false, saved: false, lost: false, told: [] },
    });
    if (SESSION[verb]) return free(SESSION[verb]);
    if (verb === "help") return free({ key: "review-help", args: { kind: helpTitle(kind) } });
    if (MARKS.has(verb)) return free(await this.marked(step));
    const odds = this.odds.get(step);
    if (!odds) return free({ key: changes.length ? "review-first" : "review-opened-nothing" });
    const ending = saved.length
      ? saveMessages(saved[0]).filter(({ key }) => key !== "notice-risk") // the judgement tells the risk
      : lost
        ? [{ key: "review-lost" }]
        : [];
    if (!odds.known)
      return { ...free({ key: "review-too-hard" }), messages: [{ key: "review-too-hard" }, ...ending], lost };
    const { survival, best } = odds;
    const worth = survival === 1 ? "safe" : best > survival + EQUAL ? "mistake" : "guess";
    return {
      ...{ step, kind: worth, messages: [judgement(worth, odds), ...ending], survival, best },
      ...{ sampled: false, saved: saved.length > 0, lost, told: [] },
    };
  }

  /** What a mark stands on, as far as one could know. @param {number} step @returns {Promise<Message>} */
  async marked(step) {
    const { model, frames } = this.film;
    const { event, changes } = frames[step];
    const [row, column] = cellOf(event, model.display)?.place ?? [0, 0];
    const at = changes[0]?.cells.indexOf(row * model.view.width + column) ?? -1;
    if (at < 0 || changes[0].after[at] !== "F") return { key: "review-mark" };
    const chance = model.over || model.view.paused ? null : (await this.analyse())?.probability?.[row][column];
    if (chance === undefined || chance === null) return { key: "review-flag" };
    if (chance === 0 || chance === 1) return { key: chance ? "review-flag-mine" : "review-flag-wrong" };
    return { key: "review-flag-chance", args: { chance } };
  }

  /**
   * @param {number} step
   * @param {AbortSignal} signal
   * @returns {Promise<import("./source.js").Moment>}
   */
  async moment(step, signal) {
    this.film.go(step);
    const { model } = this.film;
    const { over } = model;
    const known = { step, link: null, sequence: step, delta: null };
    if (over || model.view.paused)
      return { ...noHeat(over ? null : { key: "chances-paused", args: {} }), ...known, best: null };
    // Before the first click, which is safe anywhere, chances mean nothing.
    const { first = "anything" } = this.game.options;
    if (first !== "anything" && !model.boards[0].some(isOpen)) return { ...noHeat(null), ...known, best: null };
    const rows = rowsOf(model);
    const found = await this.analyse(rows, signal);
    const heat = heatOf(found);
    if (heat.method === "none") return { ...heat, ...known, best: null };
    const [cell, ...more] = found.safe;
    if (cell) {
      const key = more.length ? "best-safe-more" : "best-safe";
      const messages = [{ key, args: { cell, more: more.length } }];
      return { ...heat, ...known, best: { event: `open ${cell.join(" ")}`, survival: 1, messages } };
    }
    const guess = await answerHere("/analyse/guess", { rows, mines: model.view.mines }, { signal });
    if (!guess?.cell) return { ...heat, ...known, best: null };
    const messages = [{ key: "best-guess", args: { cell: guess.cell, risk: guess.risk } }];
    return { ...heat, ...known, best: { event: `open ${guess.cell.join(" ")}`, survival: 1 - guess.risk, messages } };
  }

  /** @param {string[]} rows @param {AbortSignal} [signal] */
  analyse(rows = rowsOf(this.film.model), signal) {
    return answerHere("/analyse", { rows, mines: this.game.mines }, { signal });
  }
}

/**
 * @param {"safe" | "guess" | "mistake"} worth
 * @param {Odds} odds
 * @returns {Message}
 */
function judgement(worth, { survival, best, safe }) {
  if (worth === "safe") return { key: "review-safe" };
  if (worth === "guess") return { key: "review-guess", args: { survival, about: "no" } };
  if (!safe) return { key: "review-mistake-safer", args: { survival, best, about: "no" } };
  const key = survival === 0 ? "review-mistake-mine" : "review-mistake-risk";
  return { key, args: { survival, cell: safe, board: "none" } };
}

/** @param {{width: number, height: number, mines: number}} size */
const sizeOf = ({ width, height, mines }) => [width, height, mines];

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
