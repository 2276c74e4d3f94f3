/** What stands beside a replay: the move and its judgement, the best one, other rules, and where to go from here. */

import { wordsOf } from "../api.js";
import { button, check, h } from "../dom.js";
import { percentOf } from "../analyse/report.js";

/** @typedef {import("./source.js").Review} Review */
/** @typedef {import("./source.js").Moment} Moment */
/**
 * @typedef {{
 *   overlay: (on: boolean) => void, go: (step: number) => void,
 *   fork: () => void, fresh: () => void, share: () => void,
 * }} Hooks
 */

const BADGES = { "": "", safe: "✓ safe", guess: "○ guess", mistake: "▲ mistake" };
const SAME =
  "Play on from here begins a new game of yours on the same board. Since that board is known by now, the game counts as one with help.";
const QUBITS =
  "Play on from here begins a new game of yours with the very same states under the cells: others that fit what was measured are not drawn. Since they are known by now, the game counts as one with help.";

/** @param {{program: string, player: string}} recorded */
const recordedBy = ({ program, player }) =>
  `Recorded${program ? ` by ${program}` : ""}${player ? `, played by ${player}` : ""}. A new game from here is on another board that fits what is seen.`;

export class Side {
  /**
   * @param {import("./source.js").Source} source
   * @param {import("./film.js").Film} film
   * @param {Hooks} hooks
   */
  constructor(source, film, hooks) {
    const {
      recorded,
      model: { display },
    } = film;
    this.source = source;
    this.hooks = hooks;
    this.badge = h("span", { class: "badge" });
    this.title = h("h2", {});
    this.words = h("p", { class: "words" });
    this.best = h("p", { class: "best-words" });
    this.story = h("ol", { class: "story", "aria-label": "What was just measured", tabindex: 0, hidden: true });
    this.status = h("p", { class: "note", role: "status" });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.tally = h("p", { class: "note tally" });
    this.chances = check("Chances of a mine (O)", true, hooks.overlay);
    this.rules = h("ul", { class: "otherwise" });
    this.judged = h("details", {}, h("summary", {}, "Under other rules"), this.rules);
    this.judged.addEventListener("toggle", () => void this.askRules());
    this.forking = button("Play on from here", hooks.fork, { hidden: recorded !== null });
    this.fresh = button(
      recorded ? "Play on from here, on another board that fits" : "…on another board that fits",
      hooks.fresh,
      { hidden: !display.mines },
    );
    this.element = h(
      "aside",
      { class: "side", "aria-label": "Beside the board" },
      h(
        "section",
        { class: "now", "aria-label": "The move that follows" },
        h("div", { class: "row" }, this.title, this.badge),
        this.words,
        this.best,
        this.story,
      ),
      h(
        "section",
        { class: "tools", "aria-label": "This replay" },
        this.chances,
        this.tally,
        display.mines && this.judged,
        h("div", { class: "row" }, this.forking, this.fresh),
        h("p", { class: "note" }, recorded ? recordedBy(recorded) : display.quantum ? QUBITS : SAME),
        h(
          "div",
          { class: "row" },
          source.game && button("Copy link", hooks.share),
          source.game &&
            h(
              "a",
              { class: "button", href: `/api/games/${source.game}/file`, download: `${source.game}.qmines` },
              "Game file",
            ),
          source.game && h("a", { class: "button", href: `/game/${source.game}` }, "The game"),
          h("a", { class: "button", href: "/replay" }, "Open a file…"),
        ),
        this.status,
        this.trouble,
      ),
    );
  }

  /**
   * @param {string} title
   * @param {Review | undefined} review
   * @param {string} otherwise what is said where there is no review
   */
  show(title, review, otherwise) {
    const kind = review?.kind ?? "";
    this.title.textContent = title;
    this.badge.textContent = BADGES[kind] + (review?.saved ? " · saved" : "");
    this.badge.className = `badge ${kind}`;
    this.words.textContent = review?.words ?? otherwise;
  }

  /** @param {string[]} sentences */
  tell(sentences) {
    this.story.hidden = !sentences.length;
    this.story.replaceChildren(...sentences.map((sentence) => h("li", {}, sentence)));
  }

  /**
   * @param {Moment | null} moment
   * @param {boolean} shown whether the chances are
   */
  showBest(moment, shown) {
    const { best = null, method = "none", error = null, words = null } = moment ?? {};
    const sampled =
      method === "sampled" && error !== null ? ` The chances are sampled, give or take ${percentOf(error)}.` : "";
    this.best.textContent = !shown ? "" : best ? `Best then: ${best.words}.${sampled}` : (words ?? "");
    this.best.dataset.method = method;
  }

  /**
   * @param {Review[]} marks
   * @param {boolean} done
   * @param {string} trouble
   */
  count(marks, done, trouble) {
    const guesses = marks.filter(({ kind }) => kind === "guess").length;
    const mistakes = marks.length - guesses;
    const many = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ more) =>
      `${count || "no"} ${count === 1 ? one : more}`;
    const words = `${many(guesses, "guess", "guesses")} ○ and ${many(mistakes, "mistake", "mistakes")} ▲${done ? "" : " so far; judging…"}`;
    this.tally.textContent = trouble || `${words[0].toUpperCase()}${words.slice(1)}.`;
  }

  async askRules() {
    if (!this.judged.open || this.rules.childElementCount) return;
    this.rules.replaceChildren(h("li", { class: "note" }, "Playing it again…"));
    try {
      const { rules } = await this.source.rules();
      this.rules.replaceChildren(
        ...rules.map(({ title, step, words }) =>
          h(
            "li",
            {},
            h("strong", {}, title),
            h("span", {}, words),
            step !== null &&
              button(`Step ${step}`, () => this.hooks.go(step), {
                "aria-label": `To step ${step}, where ${title} differs`,
              }),
          ),
        ),
      );
    } catch (error) {
      this.rules.replaceChildren();
      this.trouble.textContent = wordsOf(error);
    }
  }

  /** @param {string} words */
  say(words) {
    this.trouble.textContent = "";
    this.status.textContent = words;
  }

  /** @param {unknown} error */
  fail(error) {
    this.trouble.textContent = wordsOf(error);
  }
}
