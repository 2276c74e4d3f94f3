/** The analyser: a field that is painted, and everything that follows from it. */

import { addressOf } from "../base-path.js";
import { announce, button, check, h } from "../dom.js";
import { walked } from "../game/actions.js";
import { kernelLoaded } from "../kernel/requests.js";
import { t } from "../messages.js";
import { Stage } from "../parts/board-layout.js";
import { Advice } from "./advice.js";
import { Brush } from "./painting.js";
import { Controls } from "./controls.js";
import { Exchange } from "./import-export.js";
import { Field } from "./painted-field.js";
import { HintPanel } from "./hint.js";
import { Live } from "./live-queries.js";
import { drawMarks } from "./marks.js";
import { HAND, Palette } from "./palette.js";
import { Report } from "./report.js";
import { Screenshot } from "./screenshot.js";
import { Sight } from "./drawing.js";
import { strokesOn } from "./strokes.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("./report.js").Analysis} Analysis */
const HOVER = 50;
const PAGE = 8; // rows
const SOON = 16; // milliseconds in which the kernel usually answers: then one frame shows the change and its answer

/** A button with a key. @type {(label: string, act: () => void, key: string, shortcut: string) => HTMLButtonElement} */
const keyed = (label, act, key, shortcut) =>
  button(label, act, { title: t("site-button-key", { action: label, key }), "aria-keyshortcuts": shortcut });

export class Desk {
  /** @param {() => void} settled called when the address can be updated */
  constructor(settled) {
    this.field = new Field();
    this.settled = settled;
    /** The position as a link. */
    this.link = location.href;
    this.sight = new Sight(this.field);
    this.brush = "1";
    this.late = 0;
    /** The cell that was painted last, until it is announced. @type {Place | null} */
    this.painted = null;
    this.hint = new HintPanel(this.field, this.sight, {
      draw: () => this.stage.draw(),
      changed: () => this.changed(),
    });
    this.report = new Report(this.hint.element);
    this.palette = new Palette((symbol) => this.choose(symbol));
    this.controls = new Controls(this.field, () => this.changed());
    this.screenshot = new Screenshot(this.field, {
      load: (found) => this.load(found),
      changed: () => this.changed(),
      apply: (doubt) => this.apply(doubt),
      focus: () => this.stage.focus(0),
    });
    this.exchange = new Exchange({
      picture: (file) => this.screenshot.take(file),
      shown: () => this.field.shown(),
      link: () => this.link,
      load: (found) => this.load(found),
      cursor: () => this.sight.cursor,
    });
    this.stage = new Stage(
      this.field.width,
      this.field.height,
      [t("analyser-field")],
      {
        scene: () => this.sight.scene(),
        names: () => (row, column) => this.sight.nameOf(row, column),
        cursor: () => this.sight.cursor,
      },
      {
        pointer: (element, board) => new Brush(element, board, strokesOn(this)),
        over: (context, cell, colours) => drawMarks(context, cell, colours, this.sight.marks()),
        scrolls: () => this.brush === HAND,
      },
    );
    this.live = new Live(
      "/analyse",
      () => ({ ...this.field.shown() }),
      (answer) => this.answered(answer),
      (words) => this.report.trouble(words),
    );
    this.advice = new Advice(
      () => (this.sight.found?.probability ? this.field.shown() : null),
      (best) => this.advised(best),
      (words) => this.report.noBest(words),
    );
    this.under = new Live(
      "/analyse/numbers",
      () => this.pointed(),
      (numbers, asked) => this.showCell(numbers, asked),
      () => {},
      HOVER,
    );
    this.note = h("p", { class: "note" }, t("picture-open-note"));
    this.undoing = keyed(t("analyser-undo"), () => this.back(true), t("analyser-undo-key"), "Control+Z");
    this.redoing = keyed(t("analyser-redo"), () => this.back(false), t("analyser-redo-key"), "Control+Y");
    this.element = h(
      "div",
      { class: "desk" },
      h(
        "div",
        { class: "desk-field" },
        this.screenshot.element,
        this.palette.element,
        this.stage.element,
        h(
          "div",
          { class: "row desk-bar" },
          this.undoing,
          this.redoing,
          button(t("analyser-hide-all"), () => this.clear()),
          keyed(t("analyser-hint"), () => this.hint.toggle(), "G", "g"),
          ...this.screenshot.opener,
          check(t("analyser-chances"), true, (on) => {
            this.sight.overlay = on;
            this.stage.draw();
          }),
          this.note,
        ),
      ),
      h("div", { class: "desk-side" }, this.report.element, this.controls.element, this.exchange.element),
    );
    this.palette.show(this.brush);
  }

  /** Whatever the field is now, and the questions that follow. @param {Analysis} [known] what is known of it */
  changed(known) {
    const { field, sight, stage } = this;
    if (stage.camera.columns !== field.width || stage.camera.rows !== field.height) {
      Object.assign(stage.camera, { columns: field.width, rows: field.height });
      sight.cursor = [Math.min(sight.cursor[0], field.height - 1), Math.min(sight.cursor[1], field.width - 1)];
      sight.found = null;
      stage.fit();
    }
    this.advice.drop();
    sight.best = null;
    this.hint.forget();
    if (known) this.answered(known);
    else {
      this.live.change();
      if (!kernelLoaded()) this.update();
      else this.late ||= window.setTimeout(() => this.update(), SOON);
    }
  }

  /** Show the field as it is now. Any earlier, a frame without the answer would delay the one with it. */
  update() {
    clearTimeout(this.late);
    this.late = 0;
    this.palette.show(this.brush);
    this.report.showBest(this.sight.best);
    this.controls.show();
    this.screenshot.show();
    this.undoing.disabled = !this.field.past.length;
    this.redoing.disabled = !this.field.future.length;
    this.stage.draw();
    if (this.painted) announce(this.sight.nameOf(...this.painted));
    this.painted = null;
  }

  /** @param {Analysis} answer */
  answered(answer) {
    if (answer.width !== this.field.width || answer.height !== this.field.height) return;
    this.sight.found = answer;
    this.link = location.origin + addressOf(`/analyse?p=${answer.link}`);
    this.report.show(answer);
    this.update();
    this.exchange.changed();
    this.settled();
    this.pointAt(this.sight.cursor, answer.numbers);
    if (answer.best) this.advised(answer.best);
    else if (answer.probability) this.advice.change();
    else this.report.noBest(t("value-none"));
  }

  /** @param {import("./report.js").Best} best */
  advised(best) {
    this.sight.best = best;
    this.report.showBest(best);
    this.stage.draw();
  }

  /** @param {import("./painted-field.js").Shown & {analysis?: Analysis}} found */
  load(found) {
    for (const each of [this.live, this.under]) each.drop();
    this.field.load(found);
    this.screenshot.forget();
    this.changed(found.analysis);
  }

  clear() {
    this.field.clear();
    this.changed();
  }

  /** @param {boolean} undo */
  back(undo) {
    if (undo ? this.field.undo() : this.field.redo()) this.changed();
  }

  /** @param {string} symbol */
  choose(symbol) {
    const handed = (this.brush === HAND) !== (symbol === HAND);
    this.brush = symbol;
    this.palette.show(symbol);
    if (!handed) return;
    this.stage.views[0].resize(); // fingers paint, or scroll the page
    this.stage.views[0].drawNow();
  }

  /**
   * Paint the cell under the cursor, and go on with this brush.
   *
   * @param {string} symbol
   */
  paint(symbol) {
    this.field.mark();
    const [row, column] = this.sight.cursor;
    const changed = this.field.paint(row, column, symbol);
    if (!changed || this.brush === HAND) this.choose(symbol);
    if (!changed) return this.field.settle();
    this.brush = symbol;
    this.painted = this.sight.cursor;
    this.changed();
  }

  /** Paint the cell under the cursor with the brush, or correct it where it was hard to read in a picture. */
  press() {
    const doubt = this.field.doubtAt(this.sight.cursor);
    if (doubt) this.apply(doubt);
    else if (this.brush !== HAND) this.paint(this.brush);
  }

  /** Correct a cell that was misread. @param {import("../picture/reader.js").Doubt} doubt */
  apply({ cell, instead }) {
    this.field.mark();
    this.field.paint(cell[0], cell[1], instead);
    this.sight.cursor = this.painted = cell;
    this.changed();
  }

  /** @param {Place} place @param {import("./report.js").Numbers} [known] what may be under it */
  pointAt(place, known) {
    this.sight.cursor = place;
    this.stage.draw();
    this.report.showCell(place, this.sight.pointed(), known ?? null);
    if (!known) this.under.change();
  }

  /** Move the cursor. @param {string} action */
  move(action) {
    this.pointAt(walked(action, this.sight.cursor, this.field, PAGE) ?? this.sight.cursor);
    this.stage.reveal(this.sight.cursor);
  }

  /** The question about the cell under the pointer, if there is one. */
  pointed() {
    const { cursor, found } = this.sight;
    if (this.sight.chanceOf(...cursor) === null || found?.method === "none") return null;
    return { ...this.field.shown(), cell: cursor };
  }

  /**
   * @param {import("./report.js").Numbers} numbers
   * @param {object} asked
   */
  showCell(numbers, asked) {
    const { cell } = /** @type {{cell: Place}} */ (asked);
    const [row, column] = this.sight.cursor;
    if (cell[0] === row && cell[1] === column) this.report.showCell(cell, this.sight.pointed(), numbers);
  }

  close() {
    clearTimeout(this.late);
    for (const each of [this.live, this.advice, this.under]) each.drop();
    this.screenshot.forget();
    this.stage.close();
  }
}
