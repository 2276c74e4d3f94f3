/** Mouse and fingers that paint: strokes of cells, with two fingers or the hand the field moves. */

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../board/pointer.js").Board} Board */
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

export class Brush {
  /**
   * @param {HTMLElement} element
   * @param {Board} board
   * @param {Strokes} strokes
   */
  constructor(element, board, strokes) {
    this.board = board;
    this.strokes = strokes;
    /** @type {Map<number, {x: number, y: number}>} */
    this.down = new Map();
    /** @type {"none" | "ready" | "paint" | "pan"} */
    this.doing = "none";
    this.erase = false;
    /** @type {Place | null} */
    this.last = null;
    this.spread = 1;
    element.addEventListener("pointerdown", (event) => this.onDown(event));
    element.addEventListener("pointermove", (event) => this.onMove(event));
    element.addEventListener("pointerup", (event) => this.onUp(event));
    element.addEventListener("pointercancel", (event) => this.cancel(event));
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    element.addEventListener("wheel", (event) => this.onWheel(event), { passive: false });
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
      if (this.down.size === 2) this.pinch();
      this.board.pan((before.x - event.clientX) / this.down.size, (before.y - event.clientY) / this.down.size);
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

  distance() {
    const [one, other] = [...this.down.values()];
    return Math.hypot(one.x - other.x, one.y - other.y) || 1;
  }

  pinch() {
    const [one, other] = [...this.down.values()];
    const now = this.distance();
    if (Math.abs(now / this.spread - 1) < 0.06) return;
    this.board.zoom(now / this.spread, (one.x + other.x) / 2, (one.y + other.y) / 2);
    this.spread = now;
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
