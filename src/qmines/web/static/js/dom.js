/** Making elements, and the few things that every page does with them. */

import { addressOf } from "./base-path.js";
import { date, t } from "./messages.js";

/** @typedef {string | number | Node | null | undefined | false} Child */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element: `h("button", {type: "button", onclick: go}, "Go")`. Names that begin with `on` are
 * listeners, true and false add and leave out an attribute, and `class` is one too. A link to `/learn` leads there
 * wherever this site is.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (name === "href" && typeof value === "string" && value.startsWith("/")) {
      element.setAttribute(name, addressOf(value));
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
  for (const child of children.flat())
    if (child !== null && child !== undefined && child !== false)
      element.append(child instanceof Node ? child : String(child));
  return element;
}

/**
 * An element of a drawing.
 *
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * One of the signs that the page holds as symbols.
 *
 * @param {"mine" | "flag" | "dig" | "shield"} name
 */
export function sign(name) {
  return s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, s("use", { href: `#sign-${name}` }));
}

/**
 * A button that does something.
 *
 * @param {string | Node | (string | Node)[]} label
 * @param {() => void} act
 * @param {Record<string, unknown>} [attributes]
 */
export function button(label, act, attributes = {}) {
  const children = Array.isArray(label) ? label : [label];
  return h("button", { type: "button", onclick: act, ...attributes }, ...children);
}

/** A sheet that says what went wrong. @param {string} title @param {string} words @param {...Node} links */
export const notice = (title, words, ...links) =>
  h("section", { class: "sheet" }, h("h1", {}, title), h("p", {}, words), links);

/**
 * A row of a form: what it asks for, and the control.
 *
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [help]
 */
export function field(label, control, help) {
  const note = help ? h("small", { class: "note" }, help) : null;
  return h("label", { class: "field" }, h("span", {}, label), control, note);
}

/**
 * A box to tick.
 *
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} changed
 * @param {Record<string, unknown>} [attributes]
 */
export function check(label, on, changed, attributes = {}) {
  const box = h("input", { type: "checkbox", checked: on, ...attributes });
  box.addEventListener("change", () => changed(box.checked));
  return h("label", { class: "check" }, box, h("span", {}, label));
}

/**
 * A choice from a list.
 *
 * @param {string} label
 * @param {[string, string][]} choices values and what they are called
 * @param {string} chosen
 * @param {(value: string) => void} changed
 * @param {string} [help]
 */
export function choice(label, choices, chosen, changed, help) {
  const options = choices.map(([value, name]) => h("option", { value, selected: value === chosen }, name));
  const list = h("select", {}, ...options);
  list.addEventListener("change", () => changed(list.value));
  return field(label, list, help);
}

/**
 * Change a text, unless it is the same: then nothing has to be laid out again.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Dim an element that is about to change. Styles must not depend on `aria-busy` itself: boards have it in every move,
 * and a change of style would cost a frame.
 *
 * @param {Element} element
 * @param {boolean} busy
 */
export function setBusy(element, busy) {
  element.setAttribute("aria-busy", String(busy));
  element.classList.toggle("busy", busy);
}

/**
 * Say something to a screen reader.
 *
 * @param {string} words
 */
export function announce(words) {
  const live = document.getElementById("live");
  if (live) live.textContent = live.textContent === words ? `${words}\u00a0` : words;
}

/**
 * Name the page in the title of its tab.
 *
 * @param {string} page
 */
export function setTitle(page) {
  document.title = t("site-title", { page });
}

/**
 * A moment as a calendar and a clock show it, in short.
 *
 * @param {number} milliseconds since 1970
 */
export function dateOf(milliseconds) {
  return date(milliseconds, { dateStyle: "medium", timeStyle: "short" });
}

/**
 * A number of milliseconds as a clock shows it.
 *
 * @param {number} milliseconds
 */
export function clock(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
