/** Screenshots: a board is read from an image, and the player is asked what could not be read. */

import { lookInWords } from "../board/cell-names.js";
import { announce, button, field as labelled, h } from "../dom.js";
import { say, t } from "../messages.js";
import { isPicture, readPicture } from "../picture/reader.js";
import { SIDE } from "./painted-field.js";

/** @typedef {import("../picture/reader.js").Doubt} Doubt */
/** @typedef {import("./painted-field.js").Shown} Shown */

const LISTED = 6; // of the cells that were hard to read; the others are marked on the board

export class Screenshot {
  /**
   * @param {import("./painted-field.js").Field} field
   * @param {{load: (found: Shown) => void, changed: () => void, apply: (doubt: Doubt) => void, focus: () => void}} hooks
   */
  constructor(field, hooks) {
    this.field = field;
    this.hooks = hooks;
    /** @type {AbortController | null} */
    this.reading = null;
    this.words = h("p", { role: "status" });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    /** The field as it was when the trouble was told. */
    this.version = 0;
    this.doubts = h("p", {});
    this.choices = h("div", { class: "row" });
    /** The cells that can be corrected; listed again only if they change, so that no button loses the focus. */
    this.listed = "";
    this.mines = h("input", { type: "number", min: 0, max: SIDE * SIDE, inputmode: "numeric", required: true });
    this.mines.addEventListener("input", () => this.setTotal());
    this.question = h("form", {}, labelled(t("picture-mines"), this.mines));
    this.question.addEventListener("submit", (event) => {
      event.preventDefault();
      hooks.focus();
      this.show();
    });
    this.element = h(
      "div",
      { class: "screenshot" },
      ...[this.words, this.trouble, this.question, this.doubts, this.choices],
    );
    const file = h("input", { type: "file", accept: "image/*", hidden: true, "aria-label": t("picture-open") });
    file.addEventListener("change", () => {
      const [picked] = file.files ?? [];
      file.value = "";
      if (picked) void this.open(picked);
    });
    /** What opens one. */
    this.opener = [button(t("picture-open"), () => file.click()), file];
    this.show();
  }

  /** Whether this is for the reader of screenshots; then it is read. @param {File} file */
  take(file) {
    if (isPicture(file)) void this.open(file);
    return isPicture(file);
  }

  /** Read the field from an image. @param {File} file */
  async open(file) {
    this.reading?.abort(); // the latest wins
    const reading = new AbortController();
    this.reading = reading;
    this.tell(t("picture-reading"));
    const answer = await readPicture(file, reading.signal).catch(() => null);
    if (!answer) return; // another image is being read
    this.reading = null;
    if ("trouble" in answer) return this.tell("", say(answer.trouble));
    const { rows, mines, doubts } = answer.found;
    const [width, height] = [rows[0].length, rows.length];
    if (width > SIDE || height > SIDE) return this.tell("", t("analyser-refused-side", { most: SIDE, width, height }));
    this.hooks.load({ rows, mines, density: null, picture: { doubts, counter: mines } });
    announce(this.words.textContent ?? "");
    if (!this.question.hidden) this.mines.focus();
    else this.hooks.focus();
  }

  /** @param {string} words @param {string} [trouble] */
  tell(words, trouble = "") {
    this.words.textContent = words;
    this.trouble.textContent = trouble;
    this.version = this.field.version;
    this.show();
  }

  setTotal() {
    const mines = Number(this.mines.value);
    if (this.mines.value === "" || !this.mines.validity.valid) return;
    this.field.setTotal({ mines, known: true });
    this.hooks.changed();
  }

  /** What there is to say of the picture that the field was read from, if it was. */
  show() {
    const { width, height, known, version } = this.field;
    if (version !== this.version) this.trouble.textContent = "";
    const picture = this.reading || this.trouble.textContent ? null : this.field.picture;
    if (!this.reading) {
      const args = { width, height, mines: picture?.counter };
      const key = picture?.counter === null ? "picture-found" : "picture-found-mines";
      const words = picture ? t(key, args) : "";
      if (this.words.textContent !== words) this.words.textContent = words;
    }
    // It stays while a number is typed, although the total is known by then.
    const asked = picture?.counter === null && (!known || document.activeElement === this.mines);
    if (!asked) this.mines.value = "";
    this.question.hidden = !asked;
    const doubts = picture ? this.field.doubts() : [];
    this.doubts.textContent = doubts.length ? t("picture-doubts", { count: doubts.length }) : "";
    this.choices.hidden = !doubts.length;
    const listed = JSON.stringify(doubts);
    if (listed !== this.listed) this.list(doubts);
    this.listed = listed;
    this.element.hidden = !picture && !this.reading && !this.trouble.textContent;
  }

  /** Offer to correct these cells. @param {Doubt[]} doubts */
  list(doubts) {
    const choices = doubts.slice(0, LISTED).map((doubt) => {
      const [read, instead] = [doubt.read, doubt.instead].map((look) => lookInWords(look, null));
      return button(t("picture-instead", { cell: doubt.cell, read, instead }), () => {
        this.hooks.apply(doubt);
        this.hooks.focus();
      });
    });
    this.choices.replaceChildren(
      button(t("picture-keep"), () => this.keep()),
      ...choices,
    );
  }

  /** Everything was read as it is. */
  keep() {
    const { field } = this;
    if (!field.picture) return;
    field.mark();
    field.picture = { ...field.picture, doubts: [] };
    this.hooks.changed();
    this.hooks.focus();
  }

  /** The field has another origin now. */
  forget() {
    this.reading?.abort();
    this.reading = null;
    this.tell("");
  }
}
