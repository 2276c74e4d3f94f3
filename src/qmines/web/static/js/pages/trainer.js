/** The trainer: one position after the other, most of what goes wrong most. */

import { get, post, wordsOf } from "../api.js";
import { choice, h, setBusy } from "../dom.js";
import { say, t, units } from "../messages.js";
import { Quiz } from "../learn/quiz.js";
import { percent } from "../statistics/labels.js";

/**
 * @typedef {{
 *   technique: string, title: import("../messages.js").Message, open: boolean, error: number, share: number,
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
  const place = h("div", { class: "drill" });
  const record = h("div");
  const chooser = h("div", { class: "drill-choice" });

  const next = async () => {
    turn += 1;
    const mine = turn;
    setBusy(place, true);
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
        label: t("trainer-next"),
      });
      quiz = made;
      title.textContent = say(drill.title);
      place.replaceChildren(made.element);
      made.board.stage.start();
    } catch (error) {
      if (!left && mine === turn) place.replaceChildren(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    }
    if (mine === turn) setBusy(place, false);
  };
  main.append(
    h("p", { class: "crumb" }, h("a", { href: "/learn" }, t("page-learn"))),
    h("div", { class: "row between" }, h("h1", {}, t("page-trainer")), chooser),
    title,
    place,
    record,
    h("p", { class: "note" }, t("trainer-about")),
  );
  void get("/learn")
    .then(({ trainer }) => {
      if (left) return;
      if (!answers) record.replaceChildren(table(trainer));
      /** @type {[string, string][]} */
      const choices = [
        ["", t("trainer-choose-weakest")],
        ...trainer.map((/** @type {Record} */ each) => [each.technique, say(each.title)]),
      ];
      chooser.replaceChildren(
        choice(t("trainer-choose"), choices, wanted, (value) => {
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
    { "aria-label": t("trainer-progress") },
    h("h2", {}, t("trainer-progress")),
    h(
      "table",
      { class: "log record" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["trainer-technique", "trainer-right", "trainer-recent", "trainer-share"].map((key) =>
            h("th", { scope: "col" }, t(key)),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        records.map((each) =>
          h(
            "tr",
            { class: each.open ? "" : "shut" },
            h("th", { scope: "row" }, h("a", { href: `/learn/${each.technique}` }, say(each.title))),
            h(
              "td",
              {},
              each.asked ? t("trainer-right-count", { right: each.right, asked: each.asked }) : t("value-none"),
            ),
            h(
              "td",
              {},
              h(
                "span",
                {
                  class: "dots",
                  role: "img",
                  "aria-label": each.recent.length
                    ? units(each.recent.map((right) => (right ? t("trainer-answer-right") : t("trainer-answer-wrong"))))
                    : t("trainer-recent-none"),
                },
                each.recent.length
                  ? each.recent.map((right) => h("span", { class: right ? "right" : "wrong" }, right ? "●" : "×"))
                  : t("value-none"),
              ),
            ),
            h("td", {}, each.open ? percent(each.share) : t("trainer-locked")),
          ),
        ),
      ),
    ),
  );
}
