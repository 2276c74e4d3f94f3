/** What there is to learn: techniques, the trainer, qubits; and one technique with its examples. */

import { get, post, wordsOf } from "../api.js";
import { button, h } from "../dom.js";
import { Quiz } from "../learn/quiz.js";
import { go } from "../navigation.js";

/** @typedef {{rows: string[], mines: number | null, solved: boolean}} Example */
/** @typedef {{name: string, title: string, text: string[], examples: Example[]}} Technique */
/** @typedef {{name: string, title: string, text: string[], learnt: boolean}} Lesson */
/** @typedef {{techniques: Technique[], quantum: Lesson[], trainer: import("./trainer.js").Record[]}} Learn */

/**
 * @param {HTMLElement} main
 * @param {string} part
 */
export function show(main, part) {
  let close = () => {};
  main.append(h("h1", {}, "Learn"), h("p", { class: "note" }, "The lessons are on their way…"));
  void get("/learn")
    .then((/** @type {Learn} */ found) => {
      const lesson = found.techniques.find((each) => each.name === part);
      if (lesson) close = technique(main, lesson, found.techniques);
      else overview(main, found);
    })
    .catch((error) => {
      main.replaceChildren(h("h1", {}, "Learn"), h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    });
  return () => close();
}

/**
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
  const asked = trainer.reduce((total, each) => total + each.asked, 0);
  const right = trainer.reduce((total, each) => total + each.right, 0);
  main.replaceChildren(
    h("h1", {}, "Learn"),
    trouble,
    h("h2", {}, "Techniques"),
    h(
      "p",
      {},
      "Five ways to be certain, the simplest first. Each has examples in which you find the move yourself; the solver checks it, and shows the reason.",
    ),
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
            h("strong", {}, each.title),
            h("span", { class: "note" }, each.text[0]),
            marks(each.examples.map(({ solved }) => solved)),
          ),
        ),
      ),
    ),
    h(
      "section",
      { class: "sheet trainer-card" },
      h("h2", {}, "Trainer"),
      h(
        "p",
        {},
        "New positions without end, by technique. It asks most for what you get wrong, and goes on to harder ones as you get better.",
      ),
      h(
        "p",
        { class: "note" },
        asked
          ? `${asked.toLocaleString()} answered, ${right.toLocaleString()} of them right at once.`
          : "Nothing answered yet.",
      ),
      h("p", {}, h("a", { class: "button", href: "/learn/trainer" }, asked ? "Go on" : "Begin")),
    ),
    h("h2", { class: "later" }, "Qubits"),
    h("p", {}, "Four lessons on the boards of Qubits and Entangled, and a sandbox in which nothing explodes."),
    h(
      "ol",
      { class: "lessons" },
      quantum.map((each) =>
        h(
          "li",
          {},
          button(
            [
              h("strong", {}, each.title),
              h("span", { class: "note" }, each.text[0].replace(/^Lesson \d, [^.]*\. /, "")),
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
          [
            h("strong", {}, "Sandbox"),
            h("span", { class: "note" }, "Prepare cells as you like, and measure them as often as you like."),
          ],
          () => begin("free"),
          { class: "lesson" },
        ),
      ),
    ),
  );
}

/**
 * What is done, as marks and in words.
 *
 * @param {boolean[]} done
 */
function marks(done) {
  const count = done.filter(Boolean).length;
  const words = count === done.length ? "done" : `${count} of ${done.length}`;
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
  const place = h("div");
  const steps = h("div", { class: "row steps", role: "group", "aria-label": "Examples" });
  /** @type {Quiz | null} */
  let quiz = null;
  const showExample = (/** @type {number} */ number) => {
    quiz?.close();
    const last = number + 1 === lesson.examples.length;
    const refill = () =>
      steps.replaceChildren(
        ...lesson.examples.map((each, at) =>
          button(`Example ${at + 1}${each.solved ? " ✓" : ""}`, () => showExample(at), {
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
      label: !last ? "Next example" : after ? `On to: ${after.title}` : "To the trainer",
      next: () => (!last ? showExample(number + 1) : go(after ? `/learn/${after.name}` : "/learn/trainer")),
    });
    quiz = made;
    place.replaceChildren(made.element);
    made.board.stage.fit();
    if (matchMedia("(pointer: fine)").matches) made.board.stage.focus(0);
  };
  main.replaceChildren(
    h("p", { class: "crumb" }, h("a", { href: "/learn" }, "Learn")),
    h("h1", {}, lesson.title),
    ...lesson.text.map((paragraph) => h("p", {}, paragraph)),
    steps,
    place,
  );
  document.title = `${lesson.title} · qmines`;
  const first = lesson.examples.findIndex(({ solved }) => !solved);
  showExample(Math.max(first, 0));
  return () => quiz?.close();
}
