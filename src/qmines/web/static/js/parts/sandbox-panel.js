/** What stands beside the sandbox: the lesson and what was seen, and what a tap does to a cell. */

import { post, wordsOf } from "../api.js";
import { announce, button, h } from "../dom.js";
import { say, t } from "../messages.js";
import { go } from "../navigation.js";

/** @typedef {import("../types.js").Place} Place */

const STATES = /** @type {[string, string][]} */ ([
  ["zero", "|0⟩"],
  ["one", "|1⟩"],
  ["plus", "|+⟩"],
  ["minus", "|−⟩"],
]).map(([word, label]) => ({ word, state: { key: `state-${word}`, args: { label } } }));
const SEEN = "sandbox-seen";

export class Bench {
  /**
   * @param {import("../game/model.js").Model} model
   * @param {(event: string) => void} move
   */
  constructor(model, move) {
    this.model = model;
    /** What a tap prepares a cell as; "" to measure it. */
    this.word = "";
    this.told = 0;
    this.story = h("ol", { class: "bench-story", tabindex: 0, "aria-label": t("sandbox-story") });
    /** @type {[string, HTMLButtonElement][]} */
    this.picks = [
      ["", button(t("sandbox-measure"), () => this.pick(""), { "aria-pressed": "true" })],
      ...STATES.map(
        ({ word }) =>
          /** @type {[string, HTMLButtonElement]} */ ([
            word,
            button("", () => this.pick(word), { "aria-pressed": "false" }),
          ]),
      ),
    ];
    /** Once the lesson is complete: the way on. */
    this.done = h("p", { class: "row", hidden: true });
    this.reset = button(t("sandbox-reset"), () => move("reset"));
    this.element = h(
      "section",
      { class: "bench", "aria-label": t("sandbox-title") },
      model.game.level === "free" && h("p", {}, t("sandbox-free")),
      this.story,
      this.done,
      model.game.level === "free" && // a lesson measures what there is
        h(
          "div",
          { class: "row", role: "group", "aria-label": t("sandbox-tap") },
          this.picks.map(([, made]) => made),
        ),
      h("p", { class: "row" }, this.reset, h("a", { class: "button", href: "/learn" }, t("sandbox-lessons"))),
    );
  }

  /** @param {string} word */
  pick(word) {
    this.word = word;
    for (const [name, made] of this.picks) made.setAttribute("aria-pressed", String(name === word));
  }

  /**
   * The event of a deed; nothing is marked here.
   *
   * @param {string} deed
   * @param {number} board
   * @param {Place} place
   */
  eventOf(deed, board, [row, column]) {
    if ((deed !== "open" && deed !== "chord") || this.model.over) return null;
    const verb = this.model.display.verb("open", board);
    return this.word ? `prepare ${row} ${column} ${this.word}` : `${verb} ${row} ${column}`;
  }

  /**
   * With which cells a cell shares its state, in words.
   *
   * @param {number} row
   * @param {number} column
   */
  groupOf(row, column) {
    const here = (/** @type {Place} */ [r, c]) => r === row && c === column;
    const group = this.model.view.qubits?.groups?.find(({ cells }) => cells.some(here));
    if (!group) return "";
    return t("board-group", { kind: group.kind, cells: group.cells.filter((place) => !here(place)) });
  }

  /** The lesson is complete. */
  end() {
    const names = this.model.rule.levels.map(({ name }) => name).filter((name) => name !== "free");
    const { level } = this.model.game;
    const next = names[names.indexOf(level) + 1];
    const begin = (/** @type {string} */ lesson) =>
      void post("/games", { rules: "sandbox", level: lesson })
        .then((game) => go(`/game/${game.id}`))
        .catch((error) => announce(wordsOf(error)));
    this.done.hidden = false;
    this.done.replaceChildren(
      h("strong", {}, t("lesson-done")),
      ...(next ? [button(t("lesson-next"), () => begin(next), { class: "main" })] : []),
      button(t("lesson-again"), () => begin(level)),
    );
  }

  /** Tell what is new. */
  update() {
    const { notices } = this.model.view;
    const fresh = notices.slice(this.told);
    if (notices.length < this.told) {
      this.story.replaceChildren(); // something was undone
      fresh.push(...notices);
    }
    for (const notice of fresh) this.story.append(h("li", { class: notice.key === SEEN ? "seen" : "" }, say(notice)));
    if (this.told && fresh.length) {
      this.story.scrollTop = this.story.scrollHeight;
      announce(say(...fresh));
    }
    this.told = notices.length;
    if (this.model.view.outcome.result === "won" && this.done.hidden) this.end();
    STATES.forEach(({ state }, at) => {
      const [, made] = this.picks[at + 1];
      made.textContent = t("sandbox-state-name", { state });
      made.title = t("sandbox-prepare", { state });
    });
    const over = this.model.over || !this.model.game.mine;
    for (const made of [...this.picks.map(([, each]) => each), this.reset]) made.disabled = over;
  }
}
