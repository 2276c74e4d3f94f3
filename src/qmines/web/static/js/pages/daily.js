/** The daily boards, your calendar, and what happened yesterday. */

import { addressOf } from "../base-path.js";
import { button, h } from "../dom.js";
import { calendarSection } from "../live/daily-calendar.js";
import { yesterdaySection } from "../live/daily-yesterday.js";
import { boardTitle, dailySection } from "../live/daily.js";
import { date, t } from "../messages.js";
import { exactTime } from "../statistics/labels.js";

/** @typedef {import("../live/daily.js").Day} Day */

/** @param {HTMLElement} main */
export function show(main) {
  const said = h("p", { class: "note", role: "status" });
  const share = button(t("daily-share"), () => void shareText(), { hidden: true });
  const yesterday = h("div");
  let streak = 0;
  /** @type {Day | null} */
  let today = null;

  const shareText = async () => {
    if (!today) return;
    const text = resultText(today, streak);
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        said.textContent = t("daily-share-copied");
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // the player cancelled
      said.replaceChildren(h("textarea", { readonly: true, rows: 6 }, text));
    }
  };
  const boards = dailySection((told) => {
    if (told.day !== told.today) return;
    if (!today) {
      void yesterdaySection(told.today)
        .then((section) => yesterday.replaceChildren(section))
        .catch(() => {});
    }
    today = told;
    share.hidden = !ended(told).length;
  });
  main.append(
    h("div", { class: "row between" }, h("h1", {}, t("daily-title")), share),
    said,
    boards.element,
    h(
      "div",
      { class: "daily-more" },
      calendarSection(
        (day) => {
          boards.show(day);
          boards.element.scrollIntoView();
        },
        (count) => {
          streak = count;
        },
      ),
      yesterday,
    ),
  );
}

/** Your attempts that are over. @param {Day} told */
const ended = ({ levels }) => levels.filter(({ you }) => you && you.state !== "playing");

/**
 * The results of a day in words that give nothing away about its boards.
 *
 * @param {Day} told
 * @param {number} streak
 */
function resultText(told, streak) {
  const day = date(Date.parse(`${told.day}T00:00Z`), { dateStyle: "medium", timeZone: "UTC" });
  const lines = ended(told).map((board) =>
    board.you?.state === "won"
      ? t("daily-share-won", { board: boardTitle(board), time: exactTime(board.you.milliseconds ?? 0) })
      : t("daily-share-lost", { board: boardTitle(board) }),
  );
  if (streak) lines.push(t("daily-share-streak", { count: streak }));
  return [t("daily-share-title", { day }), ...lines, location.origin + addressOf("/daily")].join("\n");
}
