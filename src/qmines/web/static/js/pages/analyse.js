/** The page of the analyser: its address holds the position, its keys paint. */

import { wordsOf } from "../api.js";
import { pathOf } from "../base-path.js";
import { h, setText } from "../dom.js";
import { t } from "../messages.js";
import { Desk } from "../analyse/analyser.js";
import { HAND, paintOf } from "../analyse/palette.js";
import { readText, store } from "../storage.js";

const KEPT = "qmines.analyse";
const SAMPLE = "?p=12x9x18_H26dbcH9dabH9cab2dH5b3a3cH5a6cH5a5bdH5a5bH6";
const REST = 400; // milliseconds; browsers limit how often an address changes

/** @type {Record<string, string>} */
const MOVES = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  PageUp: "page-up",
  PageDown: "page-down",
  Home: "row-start",
  End: "row-end",
};

/** @param {HTMLElement} main */
export function show(main) {
  let timer = 0;
  const trouble = h("p", { class: "trouble", role: "alert" });
  const desk = new Desk(() => {
    trouble.textContent = "";
    setText(desk.note, t(desk.link.endsWith(SAMPLE) ? "analyser-example" : "picture-open-note"));
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const { pathname, search } = new URL(desk.link);
      if (pathOf(location.pathname) !== pathOf(pathname)) return; // another page is on its way
      history.replaceState(null, "", pathname + search);
      store(KEPT, search);
    }, REST);
  });
  main.append(h("h1", { class: "unseen" }, t("analyser-title")), trouble, desk.element);
  desk.stage.start();
  const read = desk.exchange.open({ text: location.search ? location.href : (readText(KEPT) ?? SAMPLE) });
  void read
    .catch((error) => {
      trouble.textContent = t("analyser-bad-link", { reason: wordsOf(error) });
      desk.update();
      desk.report.noBest(t("value-none"));
    })
    .finally(() => {
      desk.field.past = [];
      desk.undoing.disabled = true;
    });

  /** @param {Event} event */
  const editing = (event) =>
    event.target instanceof Element && Boolean(event.target.closest("input, select, textarea, summary"));

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (editing(event) || event.altKey) return;
    const pressing = event.target instanceof Element && event.target.closest("button, a");
    if (pressing && ["Enter", " "].includes(event.key)) return;
    if (act(desk, event)) event.preventDefault();
  };
  /** @param {ClipboardEvent} event */
  const onPaste = (event) => {
    const image = event.clipboardData?.files.length; // which no field takes
    if ((image || !editing(event)) && desk.exchange.take(event.clipboardData)) event.preventDefault();
  };
  const target = h("p", { class: "drop-here", hidden: true, "aria-hidden": "true" }, t("picture-drop"));
  main.append(target);
  /** @param {DragEvent} event */
  const onDrag = (event) => {
    event.preventDefault();
    target.hidden = false;
  };
  /** @param {DragEvent} event */
  const onDragLeave = (event) => {
    if (!event.relatedTarget) target.hidden = true; // it left the window, not only an element
  };
  /** @param {DragEvent} event */
  const onDrop = (event) => {
    event.preventDefault();
    target.hidden = true;
    desk.exchange.take(event.dataTransfer);
  };
  const left = new AbortController();
  const { signal } = left;
  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("paste", onPaste, { signal });
  document.addEventListener("dragover", onDrag, { signal });
  document.addEventListener("dragleave", onDragLeave, { signal });
  document.addEventListener("drop", onDrop, { signal });
  return () => {
    clearTimeout(timer);
    left.abort();
    desk.close();
  };
}

/**
 * What a key does; false if it is none of ours.
 *
 * @param {Desk} desk
 * @param {KeyboardEvent} event
 */
function act(desk, event) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key !== "z" && key !== "y") return false;
    desk.back(key === "z" && !event.shiftKey);
    return true;
  }
  const move = MOVES[event.key];
  const paint = paintOf(event.key);
  if (move) {
    desk.move(move);
    if (event.shiftKey && desk.brush !== HAND) desk.paint(desk.brush);
  } else if (paint) desk.paint(paint);
  else if (key === "Enter" || key === " ") desk.press();
  else if (key === "u" || key === "z") desk.back(true);
  else if (key === "v") desk.choose(HAND);
  else if (key === "g") desk.hint.toggle();
  else if (key === "+" || key === "=") desk.stage.zoom(1.15);
  else if (key === "-") desk.stage.zoom(1 / 1.15);
  else return false;
  return true;
}
