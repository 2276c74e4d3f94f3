/** What mouse and fingers do on any board: two fingers move and zoom it, and so does the wheel. */

/** @typedef {import("../types.js").Place} Place */
/**
 * @typedef {{
 *   place: (event: PointerEvent) => Place | null,
 *   pannable: () => boolean,
 *   pan: (right: number, down: number) => void,
 *   zoom: (factor: number, clientX: number, clientY: number) => void,
 *   press: (place: Place | null) => void,
 *   ring: (place: Place | null, share: number) => void,
 *   act: (kind: "tap" | "open" | "flag" | "chord", place: Place) => void, // and nothing is pressed any more
 *   long: (place: Place) => void,
 * }} Board
 */

const LEAST_PINCH = 0.06; // by which fingers have to move apart or together

/** Listens to an element; what one pointer does is up to those who extend it. */
export class Gestures {
  /**
   * @param {HTMLElement} element
   * @param {Board} board
   */
  constructor(element, board) {
    this.board = board;
    /** @type {Map<number, {x: number, y: number}>} */
    this.down = new Map();
    this.spread = 1;
    element.addEventListener("pointerdown", (event) => this.onDown(event));
    element.addEventListener("pointermove", (event) => this.onMove(event));
    element.addEventListener("pointerup", (event) => this.onUp(event));
    element.addEventListener("pointercancel", (event) => this.cancel(event));
    // Two fingers zoom the board, not the page.
    element.addEventListener("touchstart", (event) => event.touches.length > 1 && event.preventDefault(), {
      passive: false,
    });
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    element.addEventListener("wheel", (event) => this.onWheel(event), { passive: false });
  }

  /** @param {PointerEvent} _ */
  onDown(_) {}

  /** @param {PointerEvent} _ */
  onMove(_) {}

  /** @param {PointerEvent} _ */
  onUp(_) {}

  /** @param {PointerEvent} _ */
  cancel(_) {}

  distance() {
    const [one, other] = [...this.down.values()];
    return Math.hypot(one.x - other.x, one.y - other.y) || 1;
  }

  /**
   * Move the board with the fingers that are down, and zoom it if there are two.
   *
   * @param {{x: number, y: number}} before where this one was
   * @param {PointerEvent} event
   */
  drag(before, event) {
    const [one, other] = [...this.down.values()];
    if (this.down.size === 2) {
      const now = this.distance();
      if (Math.abs(now / this.spread - 1) > LEAST_PINCH) {
        this.board.zoom(now / this.spread, (one.x + other.x) / 2, (one.y + other.y) / 2);
        this.spread = now;
      }
    }
    this.board.pan((before.x - event.clientX) / this.down.size, (before.y - event.clientY) / this.down.size);
  }

  /** @param {WheelEvent} event */
  onWheel(event) {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      this.board.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, event.clientX, event.clientY);
    } else if (this.board.pannable()) {
      event.preventDefault();
      const [right, down] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
      this.board.pan(right, down);
    }
  }
}
