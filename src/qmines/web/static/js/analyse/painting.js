/** Mouse and fingers that paint: strokes of cells, with two fingers or the hand the field moves. */

import { Gestures } from "../board/gestures.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../board/gestures.js").Board} Board */
/**
 * @typedef {{
 *   hand: () => boolean,
 *   begin: (erase: boolean) => void,
 *   paint: (place: Place) => void,
 *   end: (whole: boolean) => void,
 *   hover: (place: Place) => void,
 * }} Strokes
 */

const SLACK = 6; // pixels that a finger may tremble

export class Brush extends Gestures {
  /**
   * @param {HTMLElement} element
   * @param {Board} board
   * @param {Strokes} strokes
   */
  constructor(element, board, strokes) {
    super(element, board);
    this.strokes = strokes;
    /** @type {"none" | "ready" | "paint" | "pan"} */
    this.doing = "none";
    this.erase = false;
    /** @type {Place | null} */
    this.last = null;
  }

  /** @param {PointerEvent} event */
  onDown(event) {
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.down.size === 2) {
      this.stop(false);
      this.doing = "pan";
      this.spread = this.distance();
      return;
    }
    const place = this.board.place(event);
    const touch = event.pointerType === "touch";
    if (touch && this.strokes.hand() && !this.board.pannable()) return; // the page scrolls
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    if (event.button === 1 || (this.strokes.hand() && event.button === 0)) {
      event.preventDefault();
      this.doing = "pan";
    } else if (place) {
      this.erase = event.button === 2;
      this.last = place;
      this.doing = "ready";
      if (!touch) this.start();
    }
  }

  /** The first cell of a stroke. */
  start() {
    this.doing = "paint";
    this.strokes.begin(this.erase);
    if (this.last) this.strokes.paint(this.last);
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const place = this.board.place(event);
    const known = this.down.get(event.pointerId);
    if (!known) {
      if (place && event.pointerType !== "touch") this.strokes.hover(place);
      return;
    }
    const far = Math.hypot(event.clientX - known.x, event.clientY - known.y);
    if (this.doing === "ready" && far < SLACK) return;
    const before = { ...known };
    Object.assign(known, { x: event.clientX, y: event.clientY });
    if (this.doing === "pan") {
      this.drag(before, event);
      return;
    }
    if (this.doing === "ready") this.start();
    if (this.doing !== "paint" || !place || !this.last) return;
    for (const each of between(this.last, place)) this.strokes.paint(each);
    this.last = place;
  }

  /** @param {PointerEvent} event */
  onUp(event) {
    this.down.delete(event.pointerId);
    if (this.doing === "ready") this.start();
    if (this.doing === "paint") this.stop(true);
    else if (!this.down.size) this.doing = "none";
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.down.delete(event.pointerId);
    this.stop(false);
  }

  /** @param {boolean} whole whether what was painted stays */
  stop(whole) {
    if (this.doing === "paint") this.strokes.end(whole);
    this.doing = "none";
    this.last = null;
  }
}

/**
 * The cells on the way from one to another, the first left out.
 *
 * @param {Place} from
 * @param {Place} to
 * @returns {Place[]}
 */
function between(from, to) {
  const [down, along] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(Math.abs(down), Math.abs(along));
  return Array.from({ length: steps }, (_, at) => {
    const share = (at + 1) / steps;
    return [Math.round(from[0] + down * share), Math.round(from[1] + along * share)];
  });
}
