/** The boards of a race, small and side by side: for spectators, and for all once it is over. */

import { get, ruleOf } from "../api.js";
import { readColours } from "../board/colours.js";
import { Sprites } from "../board/sprites.js";
import { h } from "../dom.js";
import { Display } from "../game/display.js";
import { share, t } from "../messages.js";
import { nameOf } from "./race-lanes.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {{number: number, boards: string[][]}} Seen */

const MOST = 4; // boards that fit beside each other
const SIDES = [8, 36]; // pixels that a cell may have
const LEGIBLE = 14; // pixels of a cell from which two boards stand beside each other on a phone

export class RaceBoards {
  constructor() {
    this.list = h("div", { class: "race-boards" });
    this.note = h("p", { class: "note" });
    this.element = h("section", { "aria-label": t("match-boards"), hidden: true }, this.note, this.list);
    /** @type {Room | null} */
    this.room = null;
    /** @type {Seen[]} */
    this.seen = [];
    this.loaded = "";
  }

  /** @param {Room} room */
  show(room) {
    this.room = room;
    const over = room.stage === "over" && room.mode === "race";
    if (over && this.loaded !== room.id) {
      this.loaded = room.id;
      void this.load(room);
    }
    void this.draw();
  }

  /** Show the boards that spectators get during the race. @param {Seen[]} seen */
  tell(seen) {
    if (this.loaded) return;
    this.seen = seen;
    void this.draw();
  }

  /** Load the full boards of the others after the race. @param {Room} room */
  async load(room) {
    const others = room.members.filter((member) => member.game && member.number !== room.you && member.number);
    const found = others.slice(0, MOST).map(async ({ number, game }) => {
      const { view } = await get(`/games/${game}`);
      const boards = view.boards.map((/** @type {string[]} */ rows) => withMines(rows, view.mined));
      return { number, boards };
    });
    this.seen = (await Promise.allSettled(found)).flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    await this.draw();
  }

  async draw() {
    const { room } = this;
    const seen = this.seen.filter(({ number }) => number !== room?.you);
    this.element.hidden = !room || !seen.length;
    if (!room || !seen.length) return;
    const display = new Display(await ruleOf(room.rules));
    const over = room.stage === "over";
    this.note.textContent = over ? "" : t("match-boards-note");
    const places = room.members.map((member) => member.number);
    const ranked = [...seen].sort((one, other) => places.indexOf(one.number) - places.indexOf(other.number));
    this.list.replaceChildren(
      ...ranked.slice(0, MOST).map(({ number, boards }) => {
        const member = room.members.find((each) => each.number === number);
        const name = member ? nameOf(room, member) : "";
        const title = over && member?.game ? h("a", { href: `/replay/${member.game}` }, name) : h("span", {}, name);
        const words = t("match-board-of", { name, percent: share((member?.percent ?? 0) / 100) });
        return h(
          "figure",
          {},
          h("figcaption", {}, title, h("span", { class: "note" }, share((member?.percent ?? 0) / 100))),
          boards.map((rows) => picture(rows, display, Math.min(seen.length, MOST), words)),
        );
      }),
    );
  }
}

/**
 * A board with its mines, if they are known.
 *
 * @param {string[]} rows
 * @param {string[] | null} mined
 */
function withMines(rows, mined) {
  const look = (/** @type {string} */ cell, /** @type {number} */ row, /** @type {number} */ column) =>
    cell === "#" && mined?.[row][column] === "*" ? "*" : cell;
  return rows.map((cells, row) => [...cells].map((cell, column) => look(cell, row, column)).join(""));
}

/**
 * A board as a picture.
 *
 * @param {string[]} rows
 * @param {Display} display
 * @param {number} beside how many stand beside each other
 * @param {string} words
 */
function picture(rows, display, beside, words) {
  const [height, width] = [rows.length, rows[0].length];
  const sideOf = (/** @type {number} */ count) => Math.floor(((Math.min(innerWidth, 1200) - 40) / count - 24) / width);
  const fitting =
    innerWidth < 700 && sideOf(Math.min(beside, 2)) < LEGIBLE ? 1 : Math.min(beside, innerWidth < 700 ? 2 : MOST);
  const side = Math.max(SIDES[0], Math.min(SIDES[1], sideOf(fitting)));
  const ratio = devicePixelRatio || 1;
  const canvas = h("canvas", {
    width: width * side * ratio,
    height: height * side * ratio,
    role: "img",
    "aria-label": words,
  });
  canvas.style.width = `${width * side}px`;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.scale(ratio, ratio);
  const sprites = new Sprites(side, ratio, readColours());
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const sprite = sprites.of(display.look(rows[row][column]));
      context.drawImage(sprite, column * side, row * side, side, side);
    }
  }
  return canvas;
}
