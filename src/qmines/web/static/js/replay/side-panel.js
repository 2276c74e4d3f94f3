/** What stands beside a replay: the move and its judgement, the best one, other rules, and where to go from here. */

import { showIn } from "../api.js";
import { button, check, h } from "../dom.js";
import { say, t } from "../messages.js";
import { saveList } from "../parts/saves.js";

/** @typedef {import("./source.js").Review} Review */
/** @typedef {import("./source.js").Moment} Moment */
/**
 * @typedef {{
 *   overlay: (on: boolean) => void, go: (step: number) => void,
 *   fork: () => void, fresh: () => void, share: () => void,
 * }} Hooks
 */

const QUBITS_NOTE = "replay-fork-qubits-note";
const SAME_NOTE = "replay-fork-same-note";

/**
 * Who recorded a game, and what a game from here is.
 *
 * @param {{program: string, player: string}} args empty where they are not known
 */
function recordedBy(args) {
  const known = args.program ? (args.player ? "-both" : "-program") : args.player ? "-player" : "";
  return say({ key: `replay-recorded${known}`, args }, { key: "replay-fork-recorded-note" });
}

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
    this.listed = 0;
    this.hooks = hooks;
    this.badge = h("span", { class: "badge" });
    this.title = h("h2", {});
    this.words = h("p", { class: "words" });
    this.best = h("p", { class: "best-words" });
    this.story = h("ol", { class: "story", "aria-label": t("replay-measured"), tabindex: 0, hidden: true });
    this.status = h("p", { class: "note", role: "status" });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.fail = showIn(this.trouble);
    this.tally = h("p", { class: "note tally" });
    this.saves = h("div", {});
    this.chances = check(t("replay-chances"), true, hooks.overlay);
    this.rules = h("ul", { class: "otherwise" });
    this.judged = h("details", {}, h("summary", {}, t("replay-rules")), this.rules);
    this.judged.addEventListener("toggle", () => void this.askRules());
    this.forking = button(t("replay-fork"), hooks.fork, { hidden: recorded !== null });
    this.fresh = button(recorded ? t("replay-fork-other-only") : t("replay-fork-other"), hooks.fresh, {
      hidden: !display.mines,
    });
    this.element = h(
      "aside",
      { class: "side", "aria-label": t("replay-panel") },
      h(
        "section",
        { class: "now", "aria-label": t("replay-next-move") },
        h("div", { class: "row" }, this.title, this.badge),
        this.words,
        this.best,
        this.story,
      ),
      h(
        "section",
        { class: "tools", "aria-label": t("replay-this") },
        this.chances,
        this.tally,
        this.saves,
        source.rules && display.mines && this.judged,
        source.fork && [
          h("div", { class: "row" }, this.forking, this.fresh),
          h("p", { class: "note" }, recorded ? recordedBy(recorded) : t(display.quantum ? QUBITS_NOTE : SAME_NOTE)),
        ],
        h(
          "div",
          { class: "row" },
          source.game && button(t("replay-copy"), hooks.share),
          source.game &&
            h(
              "a",
              { class: "button", href: `/api/games/${source.game}/file`, download: `${source.game}.qmines` },
              t("replay-download"),
            ),
          source.game && h("a", { class: "button", href: `/game/${source.game}` }, t("replay-game")),
          h("a", { class: "button", href: "/replay" }, t("replay-open-file")),
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
    this.badge.textContent = !kind
      ? ""
      : review?.saved
        ? t("replay-badge-saved", { kind })
        : t("replay-badge", { kind });
    this.badge.className = `badge ${kind}`;
    this.words.textContent = review ? say(...review.messages) : otherwise;
  }

  /** @param {import("../types.js").Save[]} saved */
  list(saved) {
    if (saved.length === this.listed) return;
    this.listed = saved.length;
    this.saves.replaceChildren(...[saveList(saved)].filter((list) => list !== false));
  }

  /** @param {import("../messages.js").Message[][]} measurements */
  tell(measurements) {
    this.story.hidden = !measurements.length;
    this.story.replaceChildren(...measurements.map((messages) => h("li", {}, say(...messages))));
  }

  /**
   * @param {Moment | null} moment
   * @param {boolean} shown whether the chances are
   */
  showBest(moment, shown) {
    const { best = null, method = "none", error = null, message = null } = moment ?? {};
    const sampled = error !== null;
    this.best.textContent = !shown
      ? ""
      : !best
        ? message
          ? say(message)
          : ""
        : sampled
          ? t("replay-best-sampled", { move: say(...best.messages), error })
          : t("replay-best", { move: say(...best.messages) });
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
    const args = { guesses, mistakes };
    this.tally.textContent = trouble || (done ? t("replay-tally", args) : t("replay-tally-so-far", args));
  }

  async askRules() {
    if (!this.source.rules || !this.judged.open || this.rules.childElementCount) return;
    this.rules.replaceChildren(h("li", { class: "note" }, t("replay-rules-loading")));
    try {
      const { rules } = await this.source.rules();
      this.rules.replaceChildren(
        ...rules.map(({ title_message: title, step, message }) =>
          h(
            "li",
            {},
            h("strong", {}, say(title)),
            h("span", {}, say(message)),
            step !== null &&
              button(t("replay-rules-step", { step }), () => this.hooks.go(step), {
                "aria-label": t("replay-rules-step-name", { step, rules: say(title) }),
              }),
          ),
        ),
      );
    } catch (error) {
      this.rules.replaceChildren();
      this.fail(error);
    }
  }

  /** @param {string} words */
  say(words) {
    this.trouble.textContent = "";
    this.status.textContent = words;
  }
}
