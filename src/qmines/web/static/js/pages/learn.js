/** What there is to learn: techniques, the trainer, qubits; and one technique with its examples. */

import { get, isOffline, post, wordsOf } from "../api.js";
import { SERVERLESS } from "../base-path.js";
import { button, h, setTitle } from "../dom.js";
import { say, t } from "../messages.js";
import { Quiz } from "../learn/quiz.js";
import { go } from "../navigation.js";

/** @typedef {{rows: string[], mines: number | null, solved: boolean}} Example */
/** @typedef {{name: string, title: import("../messages.js").Message, text: import("../messages.js").Message[], examples: Example[]}} Technique */
/** @typedef {{name: string, title: import("../messages.js").Message, text: import("../messages.js").Message[], learnt: boolean}} Lesson */
/** @typedef {{techniques: Technique[], quantum: Lesson[], trainer: import("./trainer.js").Record[]}} Learn */

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
      const lesson = found.techniques.find((each) => each.name === part);
      if (lesson) close = technique(main, lesson, found.techniques);
      else {
        const begin = overview(main, found);
        if (found.quantum.some((each) => each.name === part)) begin(part);
      }
    })
    .catch((error) => {
      main.replaceChildren(h("h1", {}, t("page-learn")), h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    });
  return () => close();
}

/**
 * Everything there is, and a function that begins one of the lessons on qubits.
 *
 * @param {HTMLElement} main
 * @param {Learn} found
 */
function overview(main, { techniques, quantum, trainer }) {
  const trouble = h("p", { class: "trouble", role: "alert" });
  const begin = (/** @type {string} */ level) => {
    post("/games", { rules: "sandbox", level })
      .then((game) => go(`/game/${game.id}`))
      .catch((error) => {
        trouble.textContent = wordsOf(error);
      });
  };
  main.replaceChildren(
    h("h1", {}, t("page-learn")),
    trouble,
    h("h2", {}, t("learn-techniques")),
    h("p", {}, t("learn-techniques-about")),
    h(
      "ol",
      { class: "lessons" },
      techniques.map((each) =>
        h(
          "li",
          {},
          h(
            "a",
            { class: "lesson", href: `/learn/${each.name}` },
            h("strong", {}, say(each.title)),
            h("span", { class: "note" }, say(each.text[0])),
            marks(each.examples.map(({ solved }) => solved)),
          ),
        ),
      ),
    ),
    ...(trainer.length ? [trainerCard(trainer)] : []), // without a server there are neither
    ...(quantum.length ? qubitLessons(quantum, begin) : []),
  );
  return begin;
}

/** @param {import("./trainer.js").Record[]} trainer */
function trainerCard(trainer) {
  const asked = trainer.reduce((total, each) => total + each.asked, 0);
  const right = trainer.reduce((total, each) => total + each.right, 0);
  return h(
    "section",
    { class: "sheet trainer-card" },
    h("h2", {}, t("page-trainer")),
    h("p", {}, t("learn-trainer-about")),
    h("p", { class: "note" }, asked ? t("learn-trainer-answered", { asked, right }) : t("learn-trainer-none")),
    h(
      "p",
      {},
      h(
        "a",
        { class: "button", href: "/learn/trainer" },
        asked ? t("learn-trainer-continue") : t("learn-trainer-start"),
      ),
    ),
  );
}

/**
 * @param {Lesson[]} quantum
 * @param {(level: string) => void} begin
 */
function qubitLessons(quantum, begin) {
  return [
    h("h2", { class: "later" }, t("learn-qubits")),
    h("p", {}, t("learn-qubits-about")),
    h(
      "ol",
      { class: "lessons" },
      quantum.map((each) =>
        h(
          "li",
          {},
          button(
            [
              h("strong", {}, say(each.title)),
              h("span", { class: "note" }, t(`lesson-${each.name}-goal`)),
              marks([each.learnt]),
            ],
            () => begin(each.name),
            { class: "lesson" },
          ),
        ),
      ),
      h(
        "li",
        {},
        button(
          [h("strong", {}, t("learn-sandbox")), h("span", { class: "note" }, t("learn-sandbox-about"))],
          () => begin("free"),
          { class: "lesson" },
        ),
      ),
    ),
  ];
}

/**
 * What is done, as marks and in words.
 *
 * @param {boolean[]} done
 */
function marks(done) {
  const count = done.filter(Boolean).length;
  const words = count === done.length ? t("learn-done") : t("learn-progress", { done: count, total: done.length });
  return h(
    "span",
    { class: "marks" },
    h("span", { "aria-hidden": "true" }, done.map((each) => (each ? "●" : "○")).join(" ")),
    ` ${words}`,
  );
}

/**
 * One technique, example by example.
 *
 * @param {HTMLElement} main
 * @param {Technique} lesson
 * @param {Technique[]} all
 */
function technique(main, lesson, all) {
  const after = all[all.indexOf(lesson) + 1];
  const end = SERVERLESS ? "/learn" : "/learn/trainer";
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
      },
      label: !last
        ? t("learn-next-example")
        : after
          ? t("learn-next-technique", { technique: after.title })
          : t(SERVERLESS ? "page-learn" : "learn-to-trainer"),
      next: () => (!last ? showExample(number + 1) : go(after ? `/learn/${after.name}` : end)),
    });
    quiz = made;
    place.replaceChildren(made.element);
    made.board.stage.fit();
    if (matchMedia("(pointer: fine)").matches) made.board.stage.focus(0);
  };
  main.replaceChildren(
    h("p", { class: "crumb" }, h("a", { href: "/learn" }, t("page-learn"))),
    h("h1", {}, say(lesson.title)),
    ...lesson.text.map((paragraph) => h("p", {}, say(paragraph))),
    steps,
    place,
  );
  setTitle(say(lesson.title));
  const first = lesson.examples.findIndex(({ solved }) => !solved);
  showExample(Math.max(first, 0));
  return () => quiz?.close();
}
