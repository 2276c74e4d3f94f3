/** The buttons beside the board, and the dock of those that a thumb needs. */

import { button, check, h, sign } from "../dom.js";
import { keysOf } from "../game/keys.js";
import { change, settings } from "../settings.js";

/**
 * @typedef {{
 *   act: (action: string) => void,
 *   tool: (tool: "dig" | "flag" | "shield") => void,
 *   extra: (event: Extra) => void,
 *   share: () => void,
 *   resign: () => void,
 *   whole: () => void,
 * }} Hooks
 */
/** @typedef {{verb: string, help: string, placed: boolean}} Extra an event that only these rules have */
/**
 * @typedef {{
 *   over: boolean, paused: boolean, mine: boolean, mines: boolean, quantum: boolean, marks: boolean, extras: Extra[],
 *   ranked: boolean, shields: number, undo: boolean,
 *   tool: string, overlay: boolean, reducing: boolean, playing: boolean, strength: number, linked: boolean,
 * }} State
 */

const HINTS = ["Hint", "Why?", "Tell me"];

export class Tools {
  /**
   * @param {State} state
   * @param {Hooks} hooks
   */
  constructor(state, hooks) {
    this.hooks = hooks;
    /** @type {Map<string, HTMLButtonElement[]>} */
    this.made = new Map();
    this.pace = h("output", { class: "note" });
    this.range = h("input", { type: "range", min: -1, max: 5, step: 0.5, "aria-label": "Speed of auto-play" });
    this.range.addEventListener("input", () => {
      change({ pace: 2 ** Number(this.range.value) });
      this.showPace();
    });
    this.dock = h(
      "div",
      { class: "dock", role: "toolbar", "aria-label": "Play" },
      this.switch(state),
      state.mines || state.quantum ? [this.button("hint", "Hint"), this.button("overlay", "Chances")] : null,
      state.quantum ? null : this.button("undo", "Undo"),
    );
    this.element = h("section", { class: "tools", "aria-label": "Tools" }, this.groups(state));
    this.update(state);
  }

  /** @param {State} state */
  groups(state) {
    const helps = state.mines || state.quantum;
    return [
      helps &&
        group(
          "Help",
          this.button("hint", "Hint"),
          state.mines && this.button("one-move", "One move"),
          state.mines && this.button("all-moves", "All simple"),
          this.button("solve", "All that is certain"),
          this.button("step", "Step"),
          this.button("auto", "Auto-play"),
        ),
      helps &&
        h(
          "div",
          { class: "pace" },
          this.range,
          this.pace,
          check("may guess", settings.guess, (on) => change({ guess: on })),
        ),
      state.extras.length > 0 && group("Moves", ...state.extras.map((extra) => this.extra(extra))),
      group(
        "Look",
        helps && this.button("overlay", "Chances"),
        state.mines && this.button("reduced", "Reduced"),
        this.button("zoom-out", "−", "Smaller cells"),
        this.button("zoom-in", "+", "Larger cells"),
        button("Fit", () => this.hooks.whole()),
      ),
      state.linked && check("show links", settings.links, (on) => change({ links: on })),
      group(
        "Game",
        this.button("undo", "Undo"),
        this.button("pause", "Pause"),
        this.button("new", "New"),
        button("Share", () => this.hooks.share()),
        this.remember(
          "resign",
          button("Give up", () => this.hooks.resign()),
        ),
      ),
    ];
  }

  /**
   * A button for an event that only these rules have.
   *
   * @param {Extra} event
   */
  extra(event) {
    const label = `${event.verb[0].toUpperCase()}${event.verb.slice(1)}`;
    return this.remember(
      "extra",
      button(label, () => this.hooks.extra(event), { title: event.help, "data-event": event.verb }),
    );
  }

  /**
   * The switch for what a tap does.
   *
   * @param {State} state
   */
  switch(state) {
    const pick = (/** @type {"dig" | "flag" | "shield"} */ name, /** @type {string} */ label) =>
      this.remember(
        `tool-${name}`,
        button([sign(name), label], () => this.hooks.tool(name), { "aria-pressed": "false" }),
      );
    const shield = state.shields > 0 ? [pick("shield", "Shield")] : [];
    return h(
      "div",
      { class: "switch", role: "group", "aria-label": "What a tap does" },
      pick("dig", state.quantum ? "Measure" : "Dig"),
      state.marks || state.quantum ? pick("flag", state.quantum ? "Mark" : "Flag") : null,
      shield,
    );
  }

  /**
   * A button for an action that has a key.
   *
   * @param {string} action
   * @param {string} label
   * @param {string} [name]
   */
  button(action, label, name) {
    const keys = keysOf(action);
    const title = keys.length ? `${name ?? label} (${keys[0]})` : (name ?? label);
    const made = button(h("span", {}, label), () => this.hooks.act(action), {
      title,
      "aria-label": name,
      "aria-keyshortcuts": keys[0],
      "data-action": action,
    });
    return this.remember(action, made);
  }

  /**
   * @param {string} name
   * @param {HTMLButtonElement} made
   */
  remember(name, made) {
    this.made.set(name, [...(this.made.get(name) ?? []), made]);
    return made;
  }

  /** @param {State} state */
  update(state) {
    const off = state.over || !state.mine;
    const still = off || state.paused;
    this.each(["hint", "one-move", "all-moves", "solve", "step", "auto", "overlay", "reduced", "extra"], (made) => {
      made.disabled = still;
    });
    this.each(["resign"], (made) => {
      made.disabled = off;
    });
    this.each(["pause"], (made) => {
      made.disabled = off || (state.ranked && !state.paused);
    });
    this.each(["undo"], (made) => {
      made.disabled = !state.mine || !state.undo || state.paused;
    });
    this.label("hint", HINTS[Math.min(state.strength, 2)]);
    this.label("pause", state.paused ? "Resume" : "Pause");
    this.label("auto", state.playing ? "Stop" : "Auto-play");
    for (const [name, on] of /** @type {[string, boolean][]} */ ([
      ["overlay", state.overlay],
      ["reduced", state.reducing],
      ["auto", state.playing],
      ["tool-dig", state.tool === "dig"],
      ["tool-flag", state.tool === "flag"],
      ["tool-shield", state.tool === "shield"],
    ]))
      this.each([name], (made) => made.setAttribute("aria-pressed", String(on)));
    this.each(["tool-shield"], (made) => {
      made.disabled = state.shields === 0;
    });
    this.showPace();
  }

  showPace() {
    this.range.value = String(Math.log2(settings.pace));
    this.pace.textContent = `${Math.round(settings.pace * 10) / 10} steps a second`;
  }

  /**
   * @param {string[]} names
   * @param {(made: HTMLButtonElement) => void} act
   */
  each(names, act) {
    for (const name of names) for (const made of this.made.get(name) ?? []) act(made);
  }

  /**
   * @param {string} name
   * @param {string} label
   */
  label(name, label) {
    this.each([name], (made) => {
      const text = made.querySelector("span");
      if (text && text.textContent !== label) text.textContent = label;
    });
  }
}

/**
 * @param {string} title
 * @param {...(HTMLElement | false)} members
 */
function group(title, ...members) {
  return h(
    "div",
    { class: title === "Help" ? "group helping" : "group", role: "group", "aria-label": title },
    h("h2", {}, title),
    h("div", { class: "row" }, members),
  );
}
