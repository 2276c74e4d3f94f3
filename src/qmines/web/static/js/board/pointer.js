/** Mouse and fingers on one board: what they press, where they drag, and when a long press counts. */

import { settings } from "../settings.js";
import { Gestures } from "./gestures.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("./gestures.js").Board} Board */

const SLACK = 9; // pixels that a finger may tremble
const SHORT = 100; // milliseconds; a tap that is not longer shows no ring

export class Pointer extends Gestures {
  /**
   * @param {HTMLElement} element
   * @param {Board} board
   */
  constructor(element, board) {
    super(element, board);
    /** @type {{id: number, x: number, y: number, place: Place | null, touch: boolean, both: boolean} | null} */
    this.start = null;
    this.moved = false;
    this.timer = 0;
  }

  /** @param {PointerEvent} event */
  onDown(event) {
    const place = this.board.place(event);
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.down.size === 2) {
      this.abandon();
      this.spread = this.distance();
      return;
    }
    const touch = event.pointerType !== "mouse";
    if (!touch && event.button === 2 && place) {
      this.board.act("flag", place);
      return;
    }
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.start = { id: event.pointerId, x: event.clientX, y: event.clientY, place, touch, both: event.button === 1 };
    if (event.button === 1) event.preventDefault();
    this.moved = false;
    this.board.press(place);
    if (touch && place) this.wait(place);
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const known = this.down.get(event.pointerId);
    if (!known) return;
    const before = { ...known };
    Object.assign(known, { x: event.clientX, y: event.clientY });
    if (this.down.size === 2) {
      this.drag(before, event);
      return;
    }
    const { start } = this;
    if (!start) return;
    if (!start.touch && event.buttons === 3) start.both = true;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (!this.moved && far > SLACK) {
      this.moved = true;
      this.stopWaiting();
      this.board.press(null);
    }
    if (this.moved && this.board.pannable()) {
      this.drag(before, event);
    }
  }

  /** @param {PointerEvent} event */
  onUp(event) {
    this.down.delete(event.pointerId);
    const { start } = this;
    if (!start || start.id !== event.pointerId) return;
    this.abandon();
    const place = this.board.place(event);
    const same = place && start.place && place[0] === start.place[0] && place[1] === start.place[1];
    if (!place || (this.moved && (this.board.pannable() || start.touch))) return;
    if (start.both) this.board.act("chord", place);
    else if (!start.touch) this.board.act("open", place);
    else if (same) this.board.act("tap", place);
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.down.delete(event.pointerId);
    this.abandon();
  }

  abandon() {
    this.stopWaiting();
    this.board.press(null);
    this.start = null;
  }

  /**
   * A finger rests: draw the ring, and when it is whole do what a long press does.
   *
   * @param {Place} place
   */
  wait(place) {
    const began = performance.now();
    const step = () => {
      const since = performance.now() - began;
      if (since < settings.press) {
        if (since > SHORT) this.board.ring(place, since / settings.press);
        this.timer = requestAnimationFrame(step);
        return;
      }
      this.abandon();
      navigator.vibrate?.(15);
      this.board.long(place);
    };
    this.timer = requestAnimationFrame(step);
  }

  stopWaiting() {
    cancelAnimationFrame(this.timer);
    this.board.ring(null, 0);
  }
}
