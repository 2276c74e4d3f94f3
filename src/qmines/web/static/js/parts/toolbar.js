/** The buttons beside the board, and the dock of those that a thumb needs. */

import { button, check, h, setText, sign } from "../dom.js";
import { actionTitle, keysOf } from "../game/keys.js";
import { say, t } from "../messages.js";
import { change, settings } from "../settings.js";
import { giveUpButton } from "./give-up.js";

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
/** @typedef {{verb: string, help: import("../messages.js").Message, placed: boolean}} Extra an event that only these rules have */
/**
 * @typedef {{
 *   over: boolean, paused: boolean, mine: boolean, mines: boolean, quantum: boolean, marks: boolean, extras: Extra[],
 *   ranked: boolean, shields: number, undo: boolean,
 *   tool: string, overlay: boolean, reducing: boolean, playing: boolean, strength: number, linked: boolean,
 * }} State
 */

const HINTS = ["game-hint", "game-hint-why", "game-hint-do"];
const HELPS = ["hint", "one-move", "all-moves", "solve", "step", "auto", "overlay", "analyse", "reduced"];

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
    this.range = h("input", { type: "range", min: -1, max: 5, step: 0.5, "aria-label": t("game-pace") });
    this.range.addEventListener("input", () => {
      change({ pace: 2 ** Number(this.range.value) });
      this.showPace();
    });
    /** On a phone the other buttons are on a sheet. */
    this.more = button(t("game-more"), () => this.open(!this.element.classList.contains("open")), {
      class: "more-tools",
      "aria-expanded": "false",
    });
    this.dock = h(
      "div",
      { class: "dock", role: "toolbar", "aria-label": t("game-dock") },
      this.switch(state),
      (state.mines || state.quantum) && this.action("hint", t("game-hint")),
      !state.quantum && this.action("undo", t("game-undo")),
      this.more,
      button(t("game-new"), () => hooks.act("new"), { class: "main again" }),
    );
    this.element = h(
      "section",
      { class: "tools", "aria-label": t("game-tools") },
      this.groups(state),
      button(t("game-close"), () => this.open(false), { class: "close" }),
    );
    this.update(state);
  }

  /** @param {State} state */
  groups(state) {
    const helps = state.mines || state.quantum;
    return [
      helps &&
        group(
          t("game-group-help"),
          this.action("hint", t("game-hint")),
          this.action("overlay", t("game-chances")),
          state.mines && this.action("analyse", t("page-analyse")),
        ),
      helps && this.solver(state),
      state.extras.length > 0 && group(t("game-group-moves"), ...state.extras.map((extra) => this.extra(extra))),
      group(
        t("game-group-view"),
        state.mines && this.action("reduced", t("game-reduced")),
        this.action("zoom-out", "−", t("game-zoom-out")),
        this.action("zoom-in", "+", t("game-zoom-in")),
        button(t("game-fit"), () => this.hooks.whole()),
      ),
      check(t("game-sound"), settings.sound, (on) => change({ sound: on })),
      state.quantum && check(t("game-coach"), settings.coach, (on) => change({ coach: on })),
      state.quantum && check(t("game-dirac"), settings.dirac, (on) => change({ dirac: on })),
      state.linked && check(t("game-show-links"), settings.links, (on) => change({ links: on })),
      group(
        t("game-group-game"),
        this.action("undo", t("game-undo")),
        this.action("pause", t("game-pause")),
        this.action("new", t("game-new")),
        button(t("game-share"), () => this.hooks.share(), { "data-action": "share" }),
        this.remember("resign", giveUpButton(this.hooks.resign)),
      ),
    ];
  }

  /**
   * The moves that the solver makes: behind one button, since few games need them.
   *
   * @param {State} state
   */
  solver(state) {
    this.menu = h(
      "details",
      { class: "group helping solver" },
      h("summary", {}, t("game-solver")),
      h(
        "div",
        { class: "row" },
        state.mines && this.action("one-move", t("game-one-move")),
        state.mines && this.action("all-moves", t("game-simple-moves")),
        this.action("solve", t("game-certain-moves")),
        this.action("step", t("game-step")),
        this.action("auto", t("game-auto-play")),
      ),
      h(
        "div",
        { class: "pace" },
        this.range,
        this.pace,
        check(t("game-may-guess"), settings.guess, (on) => change({ guess: on })),
      ),
    );
    return this.menu;
  }

  /** @type {HTMLDetailsElement | null} */
  menu = null;

  /** @param {boolean} open whether the sheet is seen */
  open(open) {
    this.element.classList.toggle("open", open);
    this.more.setAttribute("aria-expanded", String(open));
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
      button(label, () => this.hooks.extra(event), { title: say(event.help), "data-event": event.verb }),
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
        button([sign(name), label], () => this.hooks.tool(name), {
          "data-action": `tool-${name}`,
          "aria-pressed": "false",
        }),
      );
    return h(
      "div",
      { class: "switch", role: "group", "aria-label": t("game-tap") },
      pick("dig", t("game-tool-dig")),
      (state.marks || state.quantum) && pick("flag", state.quantum ? t("game-tool-mark") : t("game-tool-flag")),
      state.shields > 0 && pick("shield", t("game-tool-shield")),
    );
  }

  /**
   * A button for an action that has a key.
   *
   * @param {string} action
   * @param {string} label
   * @param {string} [name]
   */
  action(action, label, name) {
    const keys = keysOf(action);
    const about = name ?? actionTitle(action);
    const title = keys.length ? t("site-button-key", { action: about, key: keys[0] }) : about;
    const shown = action === "new" && keys.length ? [h("kbd", { "aria-hidden": "true" }, keys[0])] : [];
    const made = button([h("span", {}, label), ...shown], () => this.hooks.act(action), {
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
    this.made.set(name, [...this.buttons(name), made]);
    return made;
  }

  /** @param {State} state */
  update(state) {
    const off = state.over || !state.mine;
    const still = off || state.paused;
    for (const name of HELPS) this.disable(name, still);
    this.disable("extra", still);
    this.disable("resign", off);
    this.disable("pause", off || (state.ranked && !state.paused));
    this.disable("undo", !state.mine || !state.undo || state.paused);
    this.disable("tool-shield", state.shields === 0);
    if (this.menu && state.playing) this.menu.open = true; // it can be stopped there
    this.label("hint", t(HINTS[Math.min(state.strength, 2)]));
    this.label("pause", state.paused ? t("game-resume") : t("game-pause"));
    this.label("auto", state.playing ? t("game-stop") : t("game-auto-play"));
    for (const [name, on] of /** @type {[string, boolean][]} */ ([
      ["overlay", state.overlay],
      ["reduced", state.reducing],
      ["auto", state.playing],
      ["tool-dig", state.tool === "dig"],
      ["tool-flag", state.tool === "flag"],
      ["tool-shield", state.tool === "shield"],
    ]))
      for (const made of this.buttons(name)) made.setAttribute("aria-pressed", String(on));
    this.showPace();
  }

  showPace() {
    this.range.value = String(Math.log2(settings.pace));
    setText(this.pace, t("game-pace-steps", { steps: Math.round(settings.pace * 10) / 10 }));
  }

  /** The buttons of this name. @param {string} name */
  buttons(name) {
    return this.made.get(name) ?? [];
  }

  /** @param {string} name @param {boolean} disabled */
  disable(name, disabled) {
    for (const made of this.buttons(name)) made.disabled = disabled;
  }

  /** @param {string} name @param {string} label */
  label(name, label) {
    for (const made of this.buttons(name)) {
      const text = made.querySelector("span");
      if (text) setText(text, label);
    }
  }
}

/**
 * @param {string} title
 * @param {...(HTMLElement | false)} members
 */
function group(title, ...members) {
  return h(
    "div",
    { class: title === t("game-group-help") ? "group helping" : "group", role: "group", "aria-label": title },
    h("h2", {}, title),
    h("div", { class: "row" }, members),
  );
}
