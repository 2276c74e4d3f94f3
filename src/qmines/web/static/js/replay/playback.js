/** Lets a replay run: so many steps a second, or as it was played. */

import { t } from "../messages.js";

/** Steps a second, or how often as fast as it was played. */
export const SPEEDS = ["x1", "x2", "x5", "1", "2", "5", "10", "30"];
const LONGEST = 5000; // milliseconds: who thought longer than that is not waited for

/** A speed in words. @param {string} speed */
export function speedTitle(speed) {
  if (!speed.startsWith("x")) return t("replay-speed-steps", { steps: Number(speed) });
  const times = Number(speed.slice(1));
  return times === 1 ? t("replay-speed-played") : t("replay-speed-times", { times });
}

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
    const at = SPEEDS.indexOf(this.speed) + by;
    this.set(SPEEDS[Math.min(Math.max(at, 0), SPEEDS.length - 1)]);
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
