/** Lets a replay run: so many steps a second, or as it was played. */

/** Values and names: steps a second, or how often as fast as it was played. @type {[string, string][]} */
export const SPEEDS = [
  ["x1", "as played"],
  ["x2", "played, 2×"],
  ["x5", "played, 5×"],
  ["1", "1 step a second"],
  ["2", "2 steps a second"],
  ["5", "5 steps a second"],
  ["10", "10 steps a second"],
  ["30", "30 steps a second"],
];
const LONGEST = 5000; // milliseconds: who thought longer than that is not waited for

export class Runner {
  /**
   * @param {import("./film.js").Film} film
   * @param {{go: (step: number) => void, ready: () => boolean, changed: () => void}} hooks
   *   whether all of a step is shown, and when it has begun or ended to run
   */
  constructor(film, hooks) {
    this.film = film;
    this.hooks = hooks;
    this.speed = "2";
    this.running = false;
    this.timer = 0;
  }

  toggle() {
    if (this.running) this.stop();
    else this.start();
  }

  start() {
    if (this.film.step === this.film.last) this.hooks.go(0);
    this.running = true;
    this.hooks.changed();
    this.plan();
  }

  stop() {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.running = false;
    this.hooks.changed();
  }

  /** @param {string} speed */
  set(speed) {
    this.speed = speed;
    if (this.running) this.plan();
  }

  /** @param {number} by one up or down */
  change(by) {
    const at = SPEEDS.findIndex(([speed]) => speed === this.speed) + by;
    this.set(SPEEDS[Math.min(Math.max(at, 0), SPEEDS.length - 1)][0]);
  }

  /** How long the step that is shown stays. */
  get wait() {
    const { film } = this;
    if (!this.speed.startsWith("x")) return 1000 / Number(this.speed);
    const before = film.step ? film.frames[film.step - 1].at : (film.next?.at ?? 0);
    return Math.min(LONGEST, (film.next?.at ?? before) - before) / Number(this.speed.slice(1));
  }

  plan() {
    clearTimeout(this.timer);
    const due = performance.now() + this.wait;
    const turn = () => {
      if (!this.running) return;
      if (!this.hooks.ready() && performance.now() < due + 500) this.timer = window.setTimeout(turn, 15);
      else if (this.film.step >= this.film.last) this.stop();
      else {
        this.hooks.go(this.film.step + 1);
        this.plan();
      }
    };
    this.timer = window.setTimeout(turn, this.wait);
  }
}
