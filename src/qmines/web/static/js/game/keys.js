/** What keys do: those of a profile, or a player's own. */

import { t } from "../messages.js";
import { change, settings } from "../settings.js";
import { named } from "../statistics/labels.js";
import { LABELS, NAMED, SCOPES } from "../tables/keys.js";

/** @typedef {typeof ACTIONS[number]} Action */

export const ACTIONS = Object.entries(SCOPES).flatMap(([scope, rows]) =>
  rows.map(([name, keys]) => ({ name, scope, keys })),
);

/** What an action does. @param {string} action */
export const actionTitle = (action) => named("action", action);

/** The keys of a profile for an action. @param {string} action */
export function usualKeys(action, profile = settings.keys) {
  const keys = ACTIONS.find(({ name }) => name === action)?.keys;
  return keys?.[profile] ?? keys?.all ?? [];
}

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
  return settings.bindings[settings.keys]?.[action] ?? usualKeys(action);
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
  if (keys.join("\n") === usualKeys(action).join("\n")) delete own[action];
  change({ bindings: { ...bindings, [profile]: own } });
}

/** The keys of the profile again. */
export function unbind() {
  change({ bindings: { ...settings.bindings, [settings.keys]: {} } });
}

/** Keys that only matter together with another. */
const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Dead", "Unidentified"]);

/**
 * Why the key of an event cannot be given to an action; null if it can, "" to wait for another.
 *
 * @param {KeyboardEvent} event
 */
export function refusalOf(event) {
  if (MODIFIERS.has(event.key)) return "";
  if (event.key === "Tab") return t("shortcut-reserved-tab");
  if (event.ctrlKey || event.metaKey || event.altKey) return t("shortcut-reserved-modifier");
  return null;
}

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
  if (key in LABELS) return LABELS[key];
  if (key in NAMED) return t(`key-name-${NAMED[key]}`);
  if (key.length > 1) return key;
  return key !== key.toLowerCase() ? t("shortcut-shift", { key }) : key.toUpperCase();
}

/** Controls that take few keys; letters still play. */
const SWITCHES = "[type=checkbox], [type=radio], [type=range]";

/**
 * Listen to keys that play, except while typing or pressing a button; returns a function that stops it.
 *
 * @param {(action: string) => void} perform
 */
export function listen(perform) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest(`dialog, select, textarea, input:not(${SWITCHES})`)) return;
    if (target.closest("button, a, summary, input") && (event.key === "Enter" || event.key === " ")) return;
    if (target.closest("input") && /^(Arrow|Page|Home|End)/.test(event.key)) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    perform(action);
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
