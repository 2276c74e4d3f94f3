/** The size of the field and its total of mines. */

import { check, field as row, h } from "../dom.js";
import { t } from "../messages.js";
import { levelTitle } from "../statistics/labels.js";
import { SIZES } from "../tables/sizes.js";
import { SIDE } from "./painted-field.js";

/** @typedef {import("./painted-field.js").Field} Field */

export class Controls {
  /**
   * @param {Field} field
   * @param {() => void} changed
   */
  constructor(field, changed) {
    this.field = field;
    this.changed = changed;
    this.width = numberBox(1, SIDE);
    this.height = numberBox(1, SIDE);
    this.mines = numberBox(0, SIDE * SIDE);
    this.density = h("input", { type: "number", min: 0.1, max: 99.9, step: 0.1, inputmode: "decimal" });
    this.sizes = h(
      "select",
      {},
      h("option", { value: "" }, t("analyser-level-custom")),
      SIZES.map(([name, ...size]) => h("option", { value: name }, levelAndSize(name, size))),
    );
    this.known = choice(t("analyser-mines-known"), true);
    this.unknown = choice(t("analyser-mines-unknown"), false);
    this.lock = check(t("analyser-mines-keep"), field.locked, (on) => {
      field.locked = on;
    });
    this.total = row(t("analyser-mines-total"), this.mines);
    this.chance = row(t("analyser-mines-density"), this.density);
    this.element = h(
      "div",
      { class: "controls" },
      h(
        "fieldset",
        {},
        h("legend", {}, t("analyser-size")),
        h("div", { class: "pair" }, row(t("analyser-width"), this.width), row(t("analyser-height"), this.height)),
        row(t("analyser-level"), this.sizes),
      ),
      h(
        "fieldset",
        {},
        h("legend", {}, t("analyser-mines")),
        h("div", { class: "row" }, this.known.label, this.unknown.label),
        this.total,
        this.chance,
        this.lock,
      ),
    );
    for (const box of [this.width, this.height]) box.addEventListener("change", () => this.resize());
    this.mines.addEventListener("change", () => this.setTotal());
    this.mines.addEventListener("input", () => {
      if (this.mines.value !== "") this.setTotal();
    });
    this.density.addEventListener("change", () => this.setDensity());
    for (const { box } of [this.known, this.unknown]) {
      box.addEventListener("change", () => {
        field.setTotal({ known: this.known.box.checked });
        changed();
      });
    }
    this.sizes.addEventListener("change", () => this.choose());
    this.show();
  }

  resize() {
    const side = (/** @type {HTMLInputElement} */ box, /** @type {number} */ now) =>
      Math.min(SIDE, Math.max(1, Math.floor(Number(box.value)) || now));
    this.field.resize(side(this.width, this.field.width), side(this.height, this.field.height));
    this.changed();
  }

  setTotal() {
    const mines = Math.min(SIDE * SIDE, Math.max(0, Math.floor(Number(this.mines.value)) || 0));
    if (mines === this.field.mines) return;
    this.field.setTotal({ mines });
    this.changed();
  }

  setDensity() {
    const share = Number(this.density.value) / 100;
    if (share > 0 && share < 1 && share !== this.field.density) {
      this.field.setTotal({ density: share });
      this.changed();
    } else this.show();
  }

  choose() {
    const level = SIZES.find(([name]) => name === this.sizes.value);
    if (!level) return;
    const [, width, height, mines] = level;
    this.field.resize(width, height);
    if (!this.field.locked) this.field.mines = mines;
    this.changed();
  }

  /** The values as the field has them. */
  show() {
    const { field } = this;
    put(this.width, String(field.width));
    put(this.height, String(field.height));
    put(this.mines, String(field.mines));
    put(this.density, String(Math.round(field.density * 1e6) / 1e4));
    this.known.box.checked = field.known;
    this.unknown.box.checked = !field.known;
    this.total.hidden = !field.known;
    this.chance.hidden = field.known;
    this.sizes.value =
      SIZES.find(
        ([, width, height, mines]) => width === field.width && height === field.height && mines === field.mines,
      )?.[0] ?? "";
  }
}

/**
 * @param {string} level
 * @param {number[]} size
 */
const levelAndSize = (level, [width, height]) =>
  t("analyser-level-size", { level: levelTitle(level), width: `${width}`, height: `${height}` });

/**
 * @param {HTMLInputElement} box
 * @param {string} value
 */
function put(box, value) {
  if (box.value !== value && document.activeElement !== box) box.value = value;
  else if (document.activeElement === box && Number(box.value) !== Number(value) && box.value !== "") box.value = value;
}

/**
 * @param {number} least
 * @param {number} most
 */
function numberBox(least, most) {
  return h("input", { type: "number", min: least, max: most, inputmode: "numeric" });
}

/**
 * @param {string} label
 * @param {boolean} on
 */
function choice(label, on) {
  const box = h("input", { type: "radio", name: "total", checked: on });
  return { box, label: h("label", { class: "check" }, box, h("span", {}, label)) };
}
