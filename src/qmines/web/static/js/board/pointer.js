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
    /**
     * What is pressed: `both` mouse buttons chord, whichever came first; a right button alone has done its work.
     *
     * @type {{id: number, x: number, y: number, place: Place | null, touch: boolean, both: boolean, right: boolean} | null}
     */
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
    const right = !touch && event.button === 2;
    if (right && place) this.board.act("flag", place);
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    const both = event.button === 1 || event.buttons === 3;
    this.start = { id: event.pointerId, x: event.clientX, y: event.clientY, place, touch, both, right };
    if (event.button === 1) event.preventDefault();
    this.moved = false;
    if (!right) this.board.press(place);
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
    if (!start.touch && event.buttons === 3 && !start.both) {
      start.both = true;
      this.board.press(start.place);
    } else if (start.both && (event.buttons === 1 || event.buttons === 2)) {
      this.finish(start, this.board.place(event)); // the first of two buttons is up
      return;
    }
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
    if (start?.id === event.pointerId) this.finish(start, this.board.place(event));
  }

  /**
   * @param {NonNullable<Pointer["start"]>} start
   * @param {Place | null} place
   */
  finish(start, place) {
    const same = place && start.place && place[0] === start.place[0] && place[1] === start.place[1];
    const dragged = this.moved && (this.board.pannable() || start.touch);
    const click = start.right ? null : start.touch ? (same ? "tap" : null) : "open";
    const kind = start.both ? "chord" : click;
    this.stopWaiting();
    this.start = null;
    if (place && kind && !dragged) this.board.act(kind, place);
    else this.board.press(null);
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
