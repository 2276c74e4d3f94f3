/** What keys do, as in the terminal game; profiles by name. */

import { change, settings } from "../settings.js";

/** @typedef {{name: string, help: string, scope: string}} Action */

/** @type {Action[]} */
export const ACTIONS = [
  { name: "up", scope: "Moving", help: "up" },
  { name: "down", scope: "Moving", help: "down" },
  { name: "left", scope: "Moving", help: "left" },
  { name: "right", scope: "Moving", help: "right" },
  { name: "up-left", scope: "Moving", help: "up and left" },
  { name: "up-right", scope: "Moving", help: "up and right" },
  { name: "down-left", scope: "Moving", help: "down and left" },
  { name: "down-right", scope: "Moving", help: "down and right" },
  { name: "page-up", scope: "Moving", help: "a screenful up" },
  { name: "page-down", scope: "Moving", help: "a screenful down" },
  { name: "row-start", scope: "Moving", help: "to the start of the row" },
  { name: "row-end", scope: "Moving", help: "to the end of the row" },
  { name: "open", scope: "Playing", help: "open the cell; on a clue, chord" },
  { name: "flag", scope: "Playing", help: "flag the cell, or take its mark away" },
  { name: "mark", scope: "Playing", help: "the next mark, as a right click gives it" },
  { name: "chord", scope: "Playing", help: "open all neighbours of a clue that has its flags" },
  { name: "other-board", scope: "Playing", help: "to the other board, where there are two" },
  { name: "shield", scope: "Playing", help: "measure under a shield, where there are any" },
  { name: "undo", scope: "Playing", help: "take the last move back" },
  { name: "pause", scope: "Playing", help: "pause: the board is hidden" },
  { name: "new", scope: "Playing", help: "a new game with the same settings" },
  { name: "hint", scope: "Help in a game", help: "a hint: first the place, then the reason, then what to do" },
  { name: "one-move", scope: "Help in a game", help: "one simple move" },
  { name: "all-moves", scope: "Help in a game", help: "all simple moves" },
  { name: "solve", scope: "Help in a game", help: "everything that is certain" },
  { name: "step", scope: "Help in a game", help: "one step of the auto-player" },
  { name: "auto", scope: "Help in a game", help: "auto-play, or stop it" },
  { name: "slower", scope: "What is shown", help: "slower" },
  { name: "faster", scope: "What is shown", help: "faster" },
  { name: "overlay", scope: "What is shown", help: "the chance of a mine in every cell" },
  { name: "reduced", scope: "What is shown", help: "reduced view: only what still matters" },
  { name: "explain", scope: "What is shown", help: "say again what was said last" },
  { name: "zoom-in", scope: "What is shown", help: "larger cells" },
  { name: "zoom-out", scope: "What is shown", help: "smaller cells" },
  { name: "help", scope: "What is shown", help: "the list of keys" },
];

/** @type {Record<string, string[]>} */
const SHARED = {
  up: ["ArrowUp"],
  down: ["ArrowDown"],
  left: ["ArrowLeft"],
  right: ["ArrowRight"],
  "page-up": ["PageUp"],
  "page-down": ["PageDown"],
  "row-start": ["Home"],
  "row-end": ["End"],
  open: ["r", "Enter", " "],
  flag: ["f", "x"],
  mark: ["m"],
  chord: ["c"],
  shield: ["e"],
  undo: ["u", "Backspace"],
  pause: ["p", "Escape"],
  new: ["F2"],
  auto: ["g"],
  slower: [","],
  faster: ["."],
  overlay: ["o"],
  reduced: ["v"],
  "zoom-in": ["+", "="],
  "zoom-out": ["-"],
  help: ["?", "F1"],
  hint: ["h"],
  "one-move": ["k"],
  "all-moves": ["j"],
  solve: ["y"],
  step: ["n"],
  explain: ["t"],
  "other-board": ["b"],
};

/** @type {Record<string, Record<string, string[]>>} */
export const PROFILES = {
  standard: {
    ...SHARED,
    up: ["ArrowUp", "w"],
    down: ["ArrowDown", "s"],
    left: ["ArrowLeft", "a"],
    right: ["ArrowRight", "d"],
  },
  vim: {
    ...SHARED,
    up: ["ArrowUp", "k"],
    down: ["ArrowDown", "j"],
    left: ["ArrowLeft", "h"],
    right: ["ArrowRight", "l"],
    "up-left": ["y"],
    "up-right": ["i"],
    "down-left": ["b"],
    "down-right": ["n"],
    "row-start": ["Home", "^"],
    "row-end": ["End", "$"],
    "other-board": ["B"],
    hint: ["H"],
    "one-move": ["K"],
    "all-moves": ["J"],
    solve: ["Y"],
    step: ["N"],
  },
  keypad: {
    ...SHARED,
    up: ["ArrowUp", "8"],
    down: ["ArrowDown", "2"],
    left: ["ArrowLeft", "4"],
    right: ["ArrowRight", "6"],
    "up-left": ["7"],
    "up-right": ["9"],
    "down-left": ["1"],
    "down-right": ["3"],
    open: ["5", "Enter", " "],
    flag: ["0", "f", "x"],
  },
};

/**
 * The action of a key, capitals doing as small letters where they have none of their own.
 *
 * @param {KeyboardEvent} event
 */
export function actionOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return holderOf(event.key) ?? (event.key.length === 1 ? holderOf(event.key.toLowerCase()) : null);
}

/**
 * The keys of an action: the player's own, or those of the profile.
 *
 * @param {string} action
 */
export function boundTo(action) {
  const profile = PROFILES[settings.keys] ?? PROFILES.standard;
  return settings.bindings[settings.keys]?.[action] ?? profile[action] ?? [];
}

/**
 * The action that has a key; null if none has.
 *
 * @param {string} key
 */
export function holderOf(key) {
  return ACTIONS.find(({ name }) => boundTo(name).includes(key))?.name ?? null;
}

/**
 * Give an action other keys, in the profile that is at work.
 *
 * @param {string} action
 * @param {string[]} keys
 */
export function bind(action, keys) {
  const { keys: profile, bindings } = settings;
  const own = { ...bindings[profile], [action]: keys };
  const usual = PROFILES[profile]?.[action] ?? [];
  if (keys.join("\n") === usual.join("\n")) delete own[action];
  change({ bindings: { ...bindings, [profile]: own } });
}

/** The keys of the profile again. */
export function unbind() {
  change({ bindings: { ...settings.bindings, [settings.keys]: {} } });
}

/** Why a key cannot be given to anything; "" if it can. */
const RESERVED = /** @type {Record<string, string>} */ ({
  Tab: "Tab goes from one thing of the page to the next.",
  Shift: "",
  Control: "",
  Alt: "",
  AltGraph: "",
  Meta: "",
  CapsLock: "",
  Dead: "",
  Unidentified: "",
});

/**
 * Why the key of an event cannot be given to an action; null if it can, "" to wait for another.
 *
 * @param {KeyboardEvent} event
 */
export function refusalOf(event) {
  if (event.key in RESERVED) return RESERVED[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return "Keys with Ctrl, Alt or Meta belong to the browser.";
  return null;
}

const SPELT = /** @type {Record<string, string>} */ ({
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  " ": "Space",
  Escape: "Esc",
  Backspace: "Bksp",
  PageUp: "PgUp",
  PageDown: "PgDn",
});

/**
 * The keys of an action as they are printed on a keyboard.
 *
 * @param {string} action
 */
export function keysOf(action) {
  return boundTo(action).map(labelOf);
}

/**
 * A key as it is printed on a keyboard.
 *
 * @param {string} key
 */
export function labelOf(key) {
  if (key in SPELT) return SPELT[key];
  if (key.length > 1) return key;
  return key !== key.toLowerCase() ? `Shift+${key}` : key.toUpperCase();
}

/**
 * Hear keys that play, unless somebody types or presses a button; until the returned function is called.
 *
 * @param {(action: string) => void} perform
 */
export function listen(perform) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("input, select, textarea, summary, dialog")) return;
    if (target.closest("button, a") && (event.key === "Enter" || event.key === " ")) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    perform(action);
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
