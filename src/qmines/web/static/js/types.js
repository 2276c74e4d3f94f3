/**
 * Types of the server's JSON. Generated from src/qmines/documents/ by
 * `python -m qmines.web.tables`; do not edit.
 *
 * @typedef {[number, number]} Place row and column, from 0
 *
 * @typedef {{
 *   name: string, milliseconds: number,
 * }} BestTime The best verified game, as a rival.
 *
 * @typedef {{
 *   title: Message, suffix: string,
 * }} BoardName The name of a board, and the suffix of its events.
 *
 * @typedef {{
 *   mine: Place | null, assumed: Place[], steps: ChainStep[],
 * }} Chain How logic could have found the mine that ended a game, or a safe cell.
 *
 * @typedef {{
 *   technique: string, clues: Place[], safe: Place[], mined: Place[], opens: Place[],
 *   shows: [number, number, number][], messages: Message[],
 * }} ChainStep A step of a chain: its clues, what it decides, the cells it opens, and what they show.
 *
 * @typedef {{
 *   method: "exact" | "approximated" | "sampled" | "bounds" | "none", boards: (((number | null)[])[])[],
 *   safe: Place[][], mined: Place[][], states: Record<string, ((number | null)[])[]> | null,
 *   error: number | null, message: Message | null, sequence: number, delta: Delta | null,
 * }} Chances Chances in a game after a number of events.
 *
 * @typedef {{
 *   effective: number, wasted: number,
 * }} Clicks Clicks that changed something, and those that did not.
 *
 * @typedef {{
 *   pages: CoachPage[], event: string | null, after: Guided | null,
 * }} Coach The coach's advice, the move it asks for, and the next guided game after a win.
 *
 * @typedef {{
 *   messages: Message[], outline: Outline, board: string | null, picture: string,
 * }} CoachPage A page of the coach: sentences, cells to look at on a board, and the name of a picture.
 *
 * @typedef {{
 *   width: number, height: number, mines: number, counter: number, outcome: Outcome,
 *   ending: Message | null, notices: Message[], mined: string[] | null, hit: Place[],
 *   saves: number | null, saved: Save[] | null, qubits: Qubits | null, sequence: number, chain: string,
 *   deaths: number, paused: boolean, milliseconds: number, totals?: [string, number][], from: number,
 *   boards?: string[][], cells?: [number, number, number, string][],
 * }} Delta What changed since a number of events: the new boards, or board, row, column and cell.
 *
 * @typedef {{
 *   measures: Measures, verdict: Verdict | null, chain: Chain | null,
 * }} End The summary of a finished game.
 *
 * @typedef {{
 *   verb: string, usage: string, help: Message,
 * }} EventKind An event of a rule set.
 *
 * @typedef {{
 *   id: string, mine: boolean, player: string | null, rules: string, level: string,
 *   options: Record<string, string | boolean | number>, ranked: boolean, player_seed: string,
 *   commitment: string, seed: string | null, running: boolean, room: string | null, sealed: boolean,
 *   view: View, end: End | null,
 * }} Game A game as its player and spectators see it. ``player`` is the name of its owner's account, for others who may see the profile.
 *
 * @typedef {{
 *   kind: "singlet" | "link" | "trio", cells: Place[],
 * }} Group Cells that share a quantum state.
 *
 * @typedef {{
 *   cell: Place, risk: number, winning: number | null,
 * }} Guess A cell to guess.
 *
 * @typedef {{
 *   rules: string, level: string,
 * }} Guided A game with the coach.
 *
 * @typedef {{
 *   method: "exact" | "approximated" | "sampled" | "bounds" | "none", boards: (((number | null)[])[])[],
 *   safe: Place[][], mined: Place[][], states: Record<string, ((number | null)[])[]> | null,
 *   error: number | null, message: Message | null,
 * }} Heat The chance of a mine in every cell of every board; None where a cell is open.
 *
 * @typedef {{
 *   kind: "certain" | "guess" | "nothing", technique: string | null, messages: HintMessages,
 *   outline: Outline, events: string[], proof: Record<string, any>[], guesses: Guess[],
 *   risk: number | null, board: string | null, complete: boolean,
 * }} Hint What to do next, and why.
 *
 * @typedef {{
 *   where?: Message[], why?: Message[], do?: Message[],
 * }} HintMessages The sentences of a hint at each strength.
 *
 * @typedef {{
 *   name: string, title: string, width: number, height: number, mines: number,
 *   options: Record<string, string | boolean | number>,
 * }} Level A level of a rule set.
 *
 * @typedef {{
 *   cells: number,
 * }} Limits The limits of this server.
 *
 * @typedef {{
 *   sequence: number, mistake: boolean | null, survival: number | null, best: number | null,
 *   safe: number,
 * }} Loss A loss; ``safe`` counts the cells that were certainly safe.
 *
 * @typedef {{
 *   cell: Place, board: string, mine: boolean,
 * }} Measured A measurement of the last event.
 *
 * @typedef {{
 *   milliseconds: number, left: Clicks, right: Clicks, chord: Clicks, flags_used: boolean,
 *   deaths: number, help: Record<string, number>, correctness: number | null, bbbv: number | null,
 *   bbbv_solved: number | null, openings: number | null, islands: number | null, zini: number | null,
 *   bbbv_per_second: number | null, efficiency: number | null, throughput: number | null,
 *   saves: number | null, luck: number | null, guesses: number | null, losses: Loss[],
 * }} Measures How well a game was played.
 *
 * @typedef {{
 *   number: number, name: string | null, guest: boolean, ready: boolean, here: boolean, gone: boolean,
 *   state: "waiting" | "playing" | "won" | "lost" | "gave up", percent: number,
 *   milliseconds: number | null, game: string | null, rating: Rating | null,
 *   rating_change: number | null, guesses: number | null, mistake: boolean | null,
 *   pace: "fast" | "regular" | null, strength: string | null,
 * }} Member A member of a room; number 0 is a rival, with the ``strength`` of its auto-player. ``name``, ``game`` and ratings are null if only members of the room may know who it is. ``guesses``, ``mistake`` (whether a loss was avoidable) and ``pace`` (what is unusual about the timing of a win) are set after a race, since before they would help those who are still playing.
 *
 * @typedef {{
 *   key: string, args?: Record<string, any>,
 * }} Message A text: its key in the message files, and the values of its placeholders.
 *
 * @typedef {{
 *   id: string, mode: "race" | "coop", rules: string, position: "mines" | "qubits" | "open" | "",
 *   level: string, width: number, height: number, mines: number,
 *   stage: "lobby" | "countdown" | "playing" | "over", created: number, starts: number | null,
 *   ended: number | null, names: (string | null)[], automatic: boolean, listed: boolean, rated: boolean,
 *   mine: boolean, variant: string, options: Record<string, string | boolean | number>,
 *   rating: Rating | null, watchers: number,
 * }} OpenRoom A public room: who waits or plays in it, and how many watch.
 *
 * @typedef {{
 *   name: string, type: "choice" | "flag" | "number" | "text", default: string | boolean | number,
 *   choices: string[], least: number, help: Message,
 * }} Option An option of a rule set.
 *
 * @typedef {{
 *   result: "playing" | "won" | "lost", reason: string,
 * }} Outcome The result of a game, and the reason.
 *
 * @typedef {{
 *   safe?: Place[], mined?: Place[], clues?: Place[], supposed?: Place[], known?: Place[],
 *   guess?: Place[], look?: Place[],
 * }} Outline The cells that a hint points at, by their role.
 *
 * @typedef {{
 *   symbol: string, text: string, name: string, colour: string, dot: boolean,
 * }} OwnCell An appearance of a cell that only one rule set has.
 *
 * @typedef {{
 *   totals: Record<string, number>, left: Record<string, number> | null, doubtful: number,
 *   groups_of: Record<string, number>, groups: Group[] | null, settled: Measured[], shields: number,
 *   textbook: boolean, measured?: number, fresh?: Measured[], layout: string[] | null,
 * }} Qubits What can be seen of qubits besides their boards; films leave out the measurements. ``left`` counts the closed cells of each state, an upper bound if some measured cells are ``doubtful``; None if that would reveal hidden groups.
 *
 * @typedef {{
 *   rating: number, uncertainty: number,
 * }} Rating A player's rating; the true strength is within ``uncertainty`` with 95% confidence.
 *
 * @typedef {{
 *   game?: Game | string, delta?: Delta | null, fresh?: Message[][], repeated?: boolean,
 *   messages?: Message[], made?: number, more?: boolean, hint?: Hint, coach?: Coach,
 * }} Reply The reply to a move, a hint or an assist; ``fresh`` explains each measurement.
 *
 * @typedef {{
 *   id: string, mode: "race" | "coop", rules: string, position: "mines" | "qubits" | "open" | "",
 *   level: string, width: number, height: number, mines: number,
 *   stage: "lobby" | "countdown" | "playing" | "over", created: number, starts: number | null,
 *   ended: number | null, names: (string | null)[], automatic: boolean, listed: boolean, rated: boolean,
 *   now: number, options: Record<string, string | boolean | number>, commitment: string,
 *   seed: string | null, you: number | null, host: number | null, game: string | null,
 *   next: string | null, watchers: number, spectators: Spectator[], rival: "auto" | "record" | null,
 *   members: Member[], shares: Share[] | null,
 * }} Room A room as one of its viewers sees it.
 *
 * @typedef {{
 *   id: string, mode: "race" | "coop", rules: string, position: "mines" | "qubits" | "open" | "",
 *   level: string, width: number, height: number, mines: number,
 *   stage: "lobby" | "countdown" | "playing" | "over", created: number, starts: number | null,
 *   ended: number | null, names: (string | null)[], automatic: boolean, listed: boolean, rated: boolean,
 * }} RoomSummary A room in a list.
 *
 * @typedef {{
 *   name: string, title: Message, summary: Message, boards: number, board_names: BoardName[],
 *   position: "mines" | "qubits" | "open" | "", cells: OwnCell[], level: string, levels: Level[],
 *   custom: Level, events: EventKind[], options: Option[], no_guess: boolean, guesses_lose: boolean,
 *   undo: boolean,
 * }} Rule A rule set.
 *
 * @typedef {{
 *   rules: Rule[], limits: Limits,
 * }} Rules Everything that can be played.
 *
 * @typedef {{
 *   cells: Place[], risk: number | null, boards: string | null, knowledge: string,
 * }} Save Mines that were moved to save the player: the risk, and how many boards were possible.
 *
 * @typedef {{
 *   number: number, moves: number, opened: number, flags: number, last: boolean,
 * }} Share A member's share in a co-op game.
 *
 * @typedef {{
 *   name: string, guest: boolean,
 * }} Spectator A spectator with a name: an account, or a guest who chose one.
 *
 * @typedef {{
 *   width: number, height: number, mines: number, counter: number, outcome: Outcome,
 *   ending: Message | null, notices: Message[], mined: string[] | null, hit: Place[],
 *   saves: number | null, saved: Save[] | null, qubits: Qubits | null, sequence: number, chain: string,
 *   deaths: number, paused: boolean, milliseconds: number, totals?: [string, number][],
 * }} Standing A view without its cells.
 *
 * @typedef {{
 *   id: string, rules: string, level: string, variant: string, width: number, height: number,
 *   mines: number, outcome: string, reason: string, milliseconds: number, created: number,
 *   touched: number, finished: number | null, aid: string, deaths: number, bbbv: number | null,
 *   bbbv_per_second: number | null, efficiency: number | null, luck: number | null,
 *   guesses: number | null, mistake: boolean | null,
 * }} Summary A game in a list.
 *
 * @typedef {{
 *   message: Message, mistake: boolean | null, sequence: number, survival: number | null,
 *   best: number | null, board: string, cells: Place[],
 * }} Verdict Whether the loss that ended a game could have been avoided, and the cells that were safe.
 *
 * @typedef {{
 *   width: number, height: number, mines: number, counter: number, outcome: Outcome,
 *   ending: Message | null, notices: Message[], mined: string[] | null, hit: Place[],
 *   saves: number | null, saved: Save[] | null, qubits: Qubits | null, sequence: number, chain: string,
 *   deaths: number, paused: boolean, milliseconds: number, totals?: [string, number][],
 *   boards: string[][], changed: Place[][],
 * }} View Everything that can be seen of a game; each board has one text per row.
 */

export {};
