/** What a canvas already shows of a board, so that only what has changed is drawn again. */

export class Drawn {
  constructor() {
    /** The cells without anything over them. */
    this.cells = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    /** What they look like, by index. @type {string[]} */
    this.looks = [];
    /** What the border depends on besides the view. @type {string | null} */
    this.border = null;
    this.view = "";
    /** @type {import("./sprites.js").Sprites | null} */
    this.sprites = null;
  }

  /**
   * Draw everything again if the camera has moved or the sprites have changed, as they do with size and theme.
   *
   * @param {import("./camera.js").Camera} camera
   * @param {import("./sprites.js").Sprites} sprites
   */
  follow({ x, y, width, height }, sprites) {
    const view = [x, y, width, height].join(" ");
    if (view === this.view && sprites === this.sprites && sprites.sharp) return;
    Object.assign(this, { view, sprites, looks: [], border: null });
    if (!sprites.sharp) return;
    const { canvas } = this.cells;
    canvas.width = width * sprites.ratio;
    canvas.height = height * sprites.ratio;
    this.cells.scale(sprites.ratio, sprites.ratio);
  }
}
