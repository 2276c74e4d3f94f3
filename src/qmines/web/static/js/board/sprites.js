/**
 * Cells as small pictures, drawn once for a size and a theme and then only copied.
 *
 * A look is a short text: `#` hidden, `F` flag, `?` question mark, `0` to `8` a clue, `=clue-3|2½|name` a
 * text of the rule set's own with its colour and name (`=.||name` a dot), `*` a mine, `!` the mine that went off, `x` a wrong flag,
 * `~` nothing that matters, `%37` a chance in percent (`%37F` under a flag, `%37@a` of a cell that shares a
 * state), `@a` a letter for cells that share a state (`@a+` if it is safe now, `@a*` if it is a mine), `s+` a state that is shown after the game.
 */

import { remembered } from "../messages/translator.js";
import { heatOf } from "./colours.js";
import { drawFigures, drawFlag, drawMine, isFigures } from "./glyphs.js";

/** @typedef {import("./colours.js").Colours} Colours */

export class Sprites {
  /**
   * @param {number} size of a cell in CSS pixels
   * @param {number} ratio device pixels to one of CSS
   * @param {Colours} colours
   */
  constructor(size, ratio, colours) {
    this.size = size;
    this.ratio = ratio;
    this.colours = colours;
    /** @type {Map<string, HTMLCanvasElement>} */
    this.made = new Map();
  }

  /** Whether cells begin and end with pixels, so that one can be drawn again without touching its neighbours. */
  get sharp() {
    return Number.isInteger(this.ratio);
  }

  /** @param {string} look */
  of(look) {
    return remembered(this.made, look, () => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = Math.round(this.size * this.ratio);
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.scale(canvas.width / this.size, canvas.height / this.size);
      this.draw(context, look);
      return canvas;
    });
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {string} look
   */
  draw(context, look) {
    const { size, colours } = this;
    const kind = look[0];
    const middle = { x: size / 2, y: size / 2 };
    const figures = (/** @type {string} */ text, /** @type {string} */ colour, share = 0.6) =>
      drawFigures(context, text, { ...middle, height: size * share, most: size * 0.78, colour });
    if (kind === "%") return this.heat(context, look);
    if (kind === "#" || kind === "F" || kind === "?" || kind === "@") {
      this.sea(context);
      if (kind === "F") drawFlag(context, middle.x, middle.y, size * 0.62, colours.flag, colours["sea-ink"]);
      if (kind === "?") figures("?", colours["sea-ink"], 0.56);
      if (kind === "@") this.linked(context, look[1], look[2]);
      return undefined;
    }
    this.ground(
      context,
      kind === "*" ? colours["mine-back"] : kind === "!" ? colours.hit : kind === "x" ? colours.wrong : colours.clear,
    );
    if (kind === "*") drawMine(context, middle.x, middle.y, size * 0.36, colours.mine);
    else if (kind === "!") drawMine(context, middle.x, middle.y, size * 0.4, colours["on-hit"]);
    else if (kind === "x") this.cross(context);
    else if (kind === "=") this.own(context, look);
    else if (kind === "s") this.state(context, look[1]);
    else if (look === "~#") this.pale(context);
    else if (kind !== "0" && kind !== "~") figures(kind, this.number(Number(kind)));
    return undefined;
  }

  /** @param {number} clue */
  number(clue) {
    const at = Math.min(Math.max(Math.ceil(clue), 1), 8);
    return this.colours[/** @type {"n1"} */ (`n${at}`)];
  }

  /**
   * What is not surveyed: a tile with light from above.
   *
   * @param {CanvasRenderingContext2D} context
   */
  sea(context) {
    const { size, colours } = this;
    const flat = colours["sea-light"] === colours["sea-dark"]; // then the edge alone tells it from an open cell
    const edge = Math.max(1, Math.round(size / (flat ? 9 : 16)));
    this.ground(context, colours.sea);
    context.fillStyle = colours["sea-light"];
    context.fillRect(0, 0, size - 1, edge);
    context.fillRect(0, 0, edge, size - 1);
    context.fillStyle = colours["sea-dark"];
    context.fillRect(edge, size - 1 - edge, size - 1 - edge, edge);
    context.fillRect(size - 1 - edge, edge, edge, size - 1 - edge);
  }

  /** @param {CanvasRenderingContext2D} context */
  pale(context) {
    context.globalAlpha = 0.4;
    this.sea(context);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {string} colour
   */
  ground(context, colour) {
    context.fillStyle = this.colours.grid;
    context.fillRect(0, 0, this.size, this.size);
    context.fillStyle = colour;
    context.fillRect(0, 0, this.size - 1, this.size - 1);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {string} look
   */
  heat(context, look) {
    const { size, colours } = this;
    const [text, letter] = look.slice(1).replace("F", "").split("@");
    const flagged = look.includes("F");
    const chance = text.startsWith("<") ? 0.005 : text.startsWith(">") ? 0.995 : Number(text) / 100;
    this.ground(context, heatOf(colours, chance));
    if (flagged) {
      drawFlag(context, size * 0.5, size * 0.3, size * 0.44, colours["heat-ink"], colours["heat-ink"]);
    }
    if (size < 17) return;
    if (letter) this.letter(context, letter, colours["heat-ink"], { x: 0.2, y: 0.24, height: 0.32 });
    // A small cell has no room for more, but a single digit could be taken for a clue.
    drawFigures(context, size < 32 && text.length > 1 ? text : `${text}%`, {
      x: size / 2,
      y: size * (flagged ? 0.74 : letter ? 0.62 : 0.5),
      height: size * (flagged ? 0.3 : letter ? 0.36 : 0.42),
      most: size * 0.8,
      colour: colours["heat-ink"],
      weight: 3.4,
    });
  }

  /**
   * A text of the rule set's own: figures as strokes, a half a little smaller; or letters.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {string} look
   */
  own(context, look) {
    const { size } = this;
    const [token, text] = look.slice(1).split("|");
    if (token === ".") this.dot(context);
    if (!text) return;
    const colour = this.ink(token);
    const half = text.includes("½");
    if (!isFigures(text)) this.letter(context, text, colour);
    else
      drawFigures(context, text, {
        x: size / 2,
        y: size / 2,
        height: size * (half ? 0.54 : 0.6),
        most: size * 0.72, // between the brackets of a clue
        colour,
        weight: half ? 3 : 3.8,
      });
  }

  /** @param {string} token the name of a colour, as rule sets know it */
  ink(token) {
    if (token.startsWith("clue-")) return this.number(Number(token.slice(5)));
    return token === "faint" ? this.colours.faint : this.colours.ink;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {string} state
   */
  state(context, state) {
    const { size, colours } = this;
    const bad = state === "1" || state === "+";
    if (bad) this.ground(context, colours["mine-back"]);
    context.strokeStyle = colours.faint;
    context.lineWidth = Math.max(1, size / 26);
    context.beginPath();
    context.moveTo(size * 0.2, size * 0.26);
    context.lineTo(size * 0.2, size * 0.74);
    context.moveTo(size * 0.74, size * 0.26);
    context.lineTo(size * 0.84, size * 0.5);
    context.lineTo(size * 0.74, size * 0.74);
    context.stroke();
    drawFigures(context, state, {
      x: size * 0.47,
      y: size / 2,
      height: size * 0.4,
      most: size * 0.4,
      colour: bad ? colours.mine : colours.ink,
      weight: 3.6,
    });
  }

  /**
   * A cell that shares its state, and what it has become since another of its group was measured.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {string} letter
   * @param {string} [now] + for safe, * for a mine
   */
  linked(context, letter, now) {
    const { size, colours } = this;
    if (!now) return this.letter(context, letter, colours["sea-ink"]);
    this.letter(context, letter, colours["sea-ink"], { x: 0.28, y: 0.34, height: 0.42 });
    if (now === "*") return drawMine(context, size * 0.64, size * 0.64, size * 0.24, colours["sea-ink"]);
    context.strokeStyle = colours["sea-ink"];
    context.lineWidth = Math.max(1.8, size / 12);
    context.lineCap = context.lineJoin = "round";
    context.beginPath();
    context.moveTo(size * 0.42, size * 0.66);
    context.lineTo(size * 0.57, size * 0.8);
    context.lineTo(size * 0.82, size * 0.48);
    return context.stroke();
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {string} letter
   * @param {string} colour
   * @param {{x: number, y: number, height: number}} [where] as shares of the cell
   */
  letter(context, letter, colour, { x, y, height } = { x: 0.5, y: 0.52, height: 0.52 }) {
    const { size } = this;
    context.fillStyle = colour;
    context.font = `italic 600 ${Math.round(size * height)}px Georgia, "Times New Roman", serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(letter, size * x, size * y);
  }

  /** @param {CanvasRenderingContext2D} context */
  cross(context) {
    const { size, colours } = this;
    context.globalAlpha = 0.5; // so that the cross stands out from the flag
    drawFlag(context, size / 2, size / 2, size * 0.56, colours["on-wrong"], colours["on-wrong"]);
    context.globalAlpha = 1;
    context.strokeStyle = colours["on-wrong"];
    context.lineWidth = Math.max(1.5, size / 12);
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(size * 0.18, size * 0.18);
    context.lineTo(size * 0.8, size * 0.8);
    context.moveTo(size * 0.8, size * 0.18);
    context.lineTo(size * 0.18, size * 0.8);
    context.stroke();
  }

  /** @param {CanvasRenderingContext2D} context */
  dot(context) {
    context.fillStyle = this.colours.faint;
    context.beginPath();
    context.arc(this.size / 2, this.size / 2, Math.max(1, this.size / 14), 0, Math.PI * 2);
    context.fill();
  }
}
