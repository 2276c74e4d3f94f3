/**
 * What the server says, as types. Nothing here runs.
 *
 * @typedef {[number, number]} Place row and column, from 0
 *
 * @typedef {{
 *   name: string, type: "choice" | "flag" | "number" | "text", default: string | boolean | number,
 *   choices: string[], least: number, help: string,
 * }} Option
 * @typedef {{
 *   name: string, title: string, width: number, height: number, mines: number,
 *   options: Record<string, string | boolean | number>,
 * }} Level
 * @typedef {{
 *   name: string, title: string, summary: string, boards: number, level: string, levels: Level[],
 *   board_names: {title: string, suffix: string}[], position: "mines" | "qubits" | "open" | "", cells: OwnCell[],
 *   events: {verb: string, usage: string, help: string}[], options: Option[],
 *   no_guess: boolean, undo: boolean,
 * }} Rule
 * @typedef {{symbol: string, text: string, name: string, colour: string, dot: boolean}} OwnCell what a cell can show
 * @typedef {{rules: Rule[], limits: {cells: number}}} Rules
 *
 * @typedef {{
 *   totals: Record<string, number>, groups_of: Record<string, number>,
 *   groups: {kind: "singlet" | "link" | "trio", cells: Place[]}[] | null,
 *   shields: number, textbook: boolean, measured: number,
 *   fresh: {cell: Place, board: string, mine: boolean}[], layout: string[] | null,
 * }} Qubits
 * @typedef {{
 *   width: number, height: number, mines: number, counter: number,
 *   outcome: {result: "playing" | "won" | "lost", reason: string}, notices: string[],
 *   mined: string[] | null, hit: Place[], saves: number | null, qubits: Qubits | null,
 *   sequence: number, chain: string, deaths: number, paused: boolean, milliseconds: number,
 *   words?: string, totals?: [string, number][],
 * }} Standing all of a view but its cells
 * @typedef {Standing & {boards: string[][]}} View
 * @typedef {Standing & {from: number, boards?: string[][], cells?: [number, number, number, string][]}} Delta
 *
 * @typedef {{
 *   milliseconds: number, flags_used: boolean, deaths: number, help: Record<string, number>,
 *   left: Clicks, right: Clicks, chord: Clicks, correctness: number | null,
 *   bbbv: number | null, bbbv_solved: number | null, openings: number | null,
 *   islands: number | null, zini: number | null, bbbv_per_second: number | null,
 *   efficiency: number | null, throughput: number | null, saves: number | null,
 *   luck: number | null, guesses: number | null, losses: Verdict[],
 * }} Measures
 * @typedef {{effective: number, wasted: number}} Clicks
 * @typedef {{
 *   sequence: number, mistake: boolean | null, survival: number | null, best: number | null,
 *   safe: Place[], board: string,
 * }} Verdict
 * @typedef {{
 *   words: string, measures: Measures, lines: [string, string][],
 *   mistake: {words: string, mistake: boolean | null, board: string, cells: Place[]} | null,
 * }} End
 *
 * @typedef {{
 *   id: string, mine: boolean, rules: string, level: string,
 *   options: Record<string, string | boolean | number>, ranked: boolean, player_seed: string,
 *   commitment: string, seed: string | null, running: boolean, room: string | null, sealed: boolean,
 *   view: View, end: End | null,
 * }} Game
 * @typedef {{
 *   id: string, rules: string, level: string, width: number, height: number, mines: number,
 *   outcome: string, reason: string, milliseconds: number, created: number,
 *   touched: number, aid: string, bbbv: number | null, variant: string,
 *   bbbv_per_second: number | null, efficiency: number | null, mistake: boolean | null,
 * }} Summary
 *
 * @typedef {import("./messages.js").Message} Message
 * @typedef {{
 *   safe?: Place[], mined?: Place[], clues?: Place[], supposed?: Place[], known?: Place[],
 *   guess?: Place[], look?: Place[],
 * }} Outline
 * @typedef {{
 *   messages: {where?: Message[], why?: Message[], do?: Message[]}, outline: Outline,
 *   board: string | null, kind?: "certain" | "guess" | "nothing", technique?: string | null,
 *   risk?: number | null, events?: string[], complete?: boolean,
 * }} Hint
 * @typedef {{
 *   sequence: number, method: "exact" | "sampled" | "none",
 *   boards: (number | null)[][][], error: number | null, words: string | null, delta?: Delta | null,
 * }} Chances
 *
 * @typedef {{
 *   game?: Game | string, delta?: Delta | null, fresh?: string[], repeated?: boolean,
 *   messages?: Message[], made?: number, more?: boolean, hint?: Hint,
 * }} Reply
 *
 * @typedef {{
 *   number: number, name: string, guest: boolean, ready: boolean, here: boolean, gone: boolean,
 *   state: "waiting" | "playing" | "won" | "lost" | "gave up", percent: number,
 *   milliseconds: number | null, game: string | null,
 * }} Member
 * @typedef {{
 *   id: string, mode: "race" | "coop", rules: string, position: string, level: string, width: number, height: number, mines: number,
 *   stage: "lobby" | "countdown" | "playing" | "over", created: number, starts: number | null,
 *   ended: number | null, names: string[],
 * }} RoomSummary
 * @typedef {RoomSummary & {
 *   now: number, options: Record<string, string | boolean | number>, commitment: string, seed: string | null,
 *   you: number | null, host: number | null, game: string | null, next: string | null, watchers: number,
 *   members: Member[], shares: Share[] | null,
 * }} Room
 * @typedef {{number: number, moves: number, opened: number, flags: number, last: boolean}} Share
 *
 * @typedef {{key: string, event: string, wants?: string}} Move a move that waits to be acknowledged; `wants` is how a mark leaves its cell
 */

export {};
