/** The trainer: one position after the other, most of what goes wrong most. */

import { get, post, wordsOf } from "../api.js";
import { choice, h } from "../dom.js";
import { Quiz } from "../learn/quiz.js";
import { percent } from "../statistics/labels.js";

/**
 * @typedef {{
 *   technique: string, title: string, open: boolean, error: number, share: number,
 *   asked: number, right: number, recent: boolean[],
 * }} Record
 */

/** @param {HTMLElement} main */
export function show(main) {
  let left = false;
  let wanted = new URLSearchParams(location.search).get("technique") ?? "";
  let turn = 0;
  let answers = 0;
  /** @type {Quiz | null} */
  let quiz = null;
  const title = h("h2", {}, "\u00a0");
  const place = h("div", { class: "drill", "aria-busy": "true" });
  const record = h("div");
  const chooser = h("div", { class: "drill-choice" });

  const next = async () => {
    turn += 1;
    const mine = turn;
    place.setAttribute("aria-busy", "true");
    try {
      const drill = await post("/drills", wanted ? { technique: wanted } : {});
      if (left || mine !== turn) return;
      quiz?.close();
      const made = new Quiz(drill, `/drills/${drill.id}/answer`, {
        answered: ({ trainer }) => {
          answers += 1;
          record.replaceChildren(table(trainer));
        },
        next: () => void next(),
        label: "Next",
      });
      quiz = made;
      title.textContent = drill.title;
      place.replaceChildren(made.element);
      made.board.stage.fit();
      if (matchMedia("(pointer: fine)").matches) made.board.stage.focus(0);
    } catch (error) {
      if (!left && mine === turn) place.replaceChildren(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    }
    if (mine === turn) place.setAttribute("aria-busy", "false");
  };
  main.append(
    h("p", { class: "crumb" }, h("a", { href: "/learn" }, "Learn")),
    h("div", { class: "row between" }, h("h1", {}, "Trainer"), chooser),
    title,
    place,
    record,
    h(
      "p",
      { class: "note" },
      "The first answer to a position counts. What comes next is drawn by how often a technique went wrong in its last ten answers, squared; " +
        "one that was never tried counts as half wrong. A technique joins in when the one before it was right three times of five.",
    ),
  );
  void get("/learn")
    .then(({ trainer }) => {
      if (left) return;
      if (!answers) record.replaceChildren(table(trainer));
      /** @type {[string, string][]} */
      const choices = [
        ["", "What I get wrong most"],
        ...trainer.map((/** @type {Record} */ each) => [each.technique, each.title]),
      ];
      chooser.replaceChildren(
        choice("Ask me for", choices, wanted, (value) => {
          wanted = value;
          void next();
        }),
      );
    })
    .catch(() => {});
  void next();
  return () => {
    left = true;
    quiz?.close();
  };
}

/** @param {Record[]} records */
function table(records) {
  return h(
    "section",
    { "aria-label": "How you do" },
    h("h2", {}, "How you do"),
    h(
      "table",
      { class: "log record" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["Technique", "Right", "The last ten", "Comes next"].map((name) => h("th", { scope: "col" }, name)),
        ),
      ),
      h(
        "tbody",
        {},
        records.map((each) =>
          h(
            "tr",
            { class: each.open ? "" : "shut" },
            h("th", { scope: "row" }, h("a", { href: `/learn/${each.technique}` }, each.title)),
            h("td", {}, each.asked ? `${each.right} of ${each.asked}` : "–"),
            h(
              "td",
              {},
              h(
                "span",
                {
                  class: "dots",
                  role: "img",
                  "aria-label": each.recent.length
                    ? each.recent.map((right) => (right ? "right" : "wrong")).join(", ")
                    : "none yet",
                },
                each.recent.length
                  ? each.recent.map((right) => h("span", { class: right ? "right" : "wrong" }, right ? "●" : "×"))
                  : "–",
              ),
            ),
            h("td", {}, each.open ? percent(each.share) : "not yet"),
          ),
        ),
      ),
    ),
  );
}
