/** What there is to learn: lessons and the trainer; and one lesson with its examples. */

import { get, isOffline, post, wordsOf } from "../api.js";
import { button, h, setTitle } from "../dom.js";
import { say, t } from "../messages.js";
import { Quiz } from "../learn/quiz.js";
import { go } from "../navigation.js";

/** @typedef {import("../messages.js").Message} Message */
/**
 * @typedef {{
 *   rows: string[], mines: number | null, question: Message, flags: boolean, solved: boolean,
 *   answers?: Record<string, import("../learn/quiz.js").Judged>,
 * }} Example
 * @typedef {{
 *   name: string, part: string, title: Message, goal: Message, text: Message[], end: Message | null, examples: Example[],
 *   rules: string, level: string, done: boolean,
 * }} Lesson a lesson with examples, or a game
 * @typedef {{lessons: Lesson[], trainer: import("./trainer.js").Record[]}} Learn
 */

/**
 * @param {HTMLElement} main
 * @param {string} part
 */
export function show(main, part) {
  let close = () => {};
  main.append(h("h1", {}, t("page-learn")), h("p", { class: "note" }, t("site-loading")));
  void get("/learn")
    .catch(async (error) => {
      if (!isOffline(error)) throw error;
      return (await import("../learn/without-server.js")).lessonsHere().catch(() => Promise.reject(error));
    })
    .then((/** @type {Learn} */ found) => {
      const lesson = found.lessons.find((each) => each.name === part);
      if (lesson?.examples.length) close = withExamples(main, lesson, found.lessons);
      else {
        const begin = overview(main, found);
        if (lesson) void begin(lesson.rules, lesson.level);
      }
    })
    .catch((error) => {
      main.replaceChildren(h("h1", {}, t("page-learn")), h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    });
  return () => close();
}

/**
 * Everything there is, and a function that begins a lesson that is a game.
 *
 * @param {HTMLElement} main
 * @param {Learn} found
 */
function overview(main, { lessons, trainer }) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const begin = async (/** @type {string} */ rules, /** @type {string} */ level) => {
    try {
      const game = await post("/games", { rules, level });
      go(`/game/${game.id}`, { replace: !location.pathname.endsWith("/learn") });
    } catch (error) {
      trouble.textContent = wordsOf(error);
    }
  };
  const listed = (/** @type {string} */ part, /** @type {(HTMLElement | null)[]} */ ...more) => [
    h("h2", { class: "later" }, t(`learn-${part}`)),
    h("p", {}, t(`learn-${part}-about`)),
    h("ol", { class: "lessons" }, lessons.filter((each) => each.part === part).map(card), ...more),
  ];
  const games = lessons.some(({ rules }) => rules); // without a server there are neither these nor the trainer
  const sandbox = button(
    [h("strong", {}, t("learn-sandbox")), h("span", { class: "note" }, t("learn-sandbox-about"))],
    () => void begin("sandbox", "free"),
    { class: "lesson unnumbered" },
  );
  main.replaceChildren(
    h("h1", {}, t("page-learn")),
    trouble,
    ...listed("classic"),
    h("div", { class: "practice" }, trainer.length > 0 && trainerCard(trainer), puzzlesCard()),
    ...listed("forgiving"),
    ...(games ? listed("qubits", h("li", {}, sandbox)) : []),
  );
  return begin;
}

/** @param {Lesson} lesson */
function card({ name, title, goal, examples, done }) {
  return h(
    "li",
    {},
    h(
      "a",
      { class: "lesson", href: `/learn/${name}` },
      h("strong", {}, say(title)),
      h("span", { class: "note" }, say(goal)),
      marks(examples.length ? examples.map(({ solved }) => solved) : [done]),
    ),
  );
}

function puzzlesCard() {
  return h(
    "section",
    { class: "sheet practice-card" },
    h("h2", {}, t("page-puzzles")),
    h("p", {}, t("learn-puzzles-about")),
    h("a", { class: "button", href: "/puzzles" }, t("learn-trainer-start")),
  );
}

/** @param {import("./trainer.js").Record[]} trainer */
function trainerCard(trainer) {
  const asked = trainer.reduce((total, each) => total + each.asked, 0);
  const right = trainer.reduce((total, each) => total + each.right, 0);
  return h(
    "section",
    { class: "sheet practice-card trainer-card" },
    h("h2", {}, t("page-trainer")),
    h("p", {}, t("learn-trainer-about")),
    h("p", { class: "note" }, asked ? t("learn-trainer-answered", { asked, right }) : t("learn-trainer-none")),
    h("a", { class: "button", href: "/learn/trainer" }, t(asked ? "learn-trainer-continue" : "learn-trainer-start")),
  );
}

/**
 * What is done, as marks and in words.
 *
 * @param {boolean[]} done
 */
function marks(done) {
  const count = done.filter(Boolean).length;
  const all = done.length > 1 ? t("learn-progress", { done: count, total: done.length }) : t("learn-not-done");
  const words = count === done.length ? t("learn-done") : all;
  return h(
    "span",
    { class: "marks" },
    h("span", { "aria-hidden": "true" }, done.map((each) => (each ? "●" : "○")).join(" ")),
    ` ${words}`,
  );
}

/**
 * One lesson, example by example.
 *
 * @param {HTMLElement} main
 * @param {Lesson} lesson
 * @param {Lesson[]} all
 */
function withExamples(main, lesson, all) {
  const after = all[all.indexOf(lesson) + 1];
  const place = h("div");
  const steps = h("div", { class: "row steps", role: "group", "aria-label": t("learn-examples") });
  /** @type {Quiz | null} */
  let quiz = null;
  const showExample = (/** @type {number} */ number) => {
    quiz?.close();
    const last = number + 1 === lesson.examples.length;
    const refill = () =>
      steps.replaceChildren(
        ...lesson.examples.map((each, at) =>
          button(t(each.solved ? "learn-example-solved" : "learn-example", { number: at + 1 }), () => showExample(at), {
            "aria-pressed": String(at === number),
          }),
        ),
      );
    refill();
    const made = new Quiz(lesson.examples[number], `/learn/${lesson.name}/${number}`, {
      answered: ({ right }) => {
        if (right) lesson.examples[number].solved = true;
        refill();
        if (last && lesson.examples.every(({ solved }) => solved))
          made.end(t("lesson-done"), lesson.end ? say(lesson.end) : "");
      },
      label: t(!last ? "learn-next-example" : after ? "lesson-next" : "sandbox-lessons"),
      next: () => (!last ? showExample(number + 1) : go(after ? `/learn/${after.name}` : "/learn")),
    });
    quiz = made;
    place.replaceChildren(made.element);
    made.board.stage.start();
  };
  main.replaceChildren(
    h("p", { class: "crumb" }, h("a", { href: "/learn" }, t("page-learn"))),
    h("h1", {}, say(lesson.title)),
    ...lesson.text.map((paragraph) => h("p", {}, say(paragraph))),
    h("p", { class: "goal" }, t("lesson-goal", { goal: lesson.goal })),
    steps,
    place,
  );
  setTitle(say(lesson.title));
  const first = lesson.examples.findIndex(({ solved }) => !solved);
  showExample(Math.max(first, 0));
  return () => quiz?.close();
}
