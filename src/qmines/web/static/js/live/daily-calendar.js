/** The days of a month: which boards you cleared, and how many days in a row. */

import { get } from "../api.js";
import { button, h } from "../dom.js";
import { date, firstWeekday, t } from "../messages.js";

/** @typedef {{month: string, today: string, boards: string[], days: Record<string, Record<string, string>>, streak: number, best_streak: number}} Month */

const DAY = 86_400_000;

/**
 * @param {(day: string) => void} choose
 * @param {(streak: number) => void} told called with the streak up to today
 */
export function calendarSection(choose, told) {
  const place = h("div");
  let asked = 0;
  const show = async (/** @type {string} */ month) => {
    asked += 1;
    const mine = asked;
    /** @type {Month} */
    const found = await get(month ? `/daily/calendar?month=${month}` : "/daily/calendar");
    if (mine !== asked) return;
    told(found.streak);
    const [year, number] = found.month.split("-").map(Number);
    const of = (/** @type {number} */ by) => new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
    const last = found.month === found.today.slice(0, 7);
    place.replaceChildren(
      h(
        "div",
        { class: "row between" },
        button("‹", () => void show(of(-1)), { "aria-label": t("daily-earlier") }),
        h("strong", {}, date(Date.UTC(year, number - 1, 1), { month: "long", year: "numeric", timeZone: "UTC" })),
        button("›", () => void show(of(1)), { "aria-label": t("daily-later"), disabled: last }),
      ),
      days(found, choose),
    );
    streak.replaceChildren(h("strong", {}, t("daily-streak", { count: found.streak })));
    if (found.best_streak > found.streak)
      streak.append(h("span", { class: "note" }, t("daily-best-streak", { count: found.best_streak })));
  };
  const streak = h("p", { class: "streak" });
  void show("").catch(() => {});
  return h(
    "section",
    { class: "calendar", "aria-label": t("daily-calendar") },
    h("h2", {}, t("daily-calendar")),
    streak,
    place,
    h("p", { class: "note" }, t("daily-streak-about")),
  );
}

/**
 * @param {Month} month
 * @param {(day: string) => void} choose
 */
function days({ month, today, days: played }, choose) {
  const first = Date.parse(`${month}-01T00:00Z`);
  const column = (new Date(first).getUTCDay() - firstWeekday() + 7) % 7;
  const names = Array.from({ length: 7 }, (_, at) =>
    date(first + (at - column) * DAY, { weekday: "short", timeZone: "UTC" }),
  );
  const all = [];
  for (let at = first; new Date(at).toISOString().startsWith(month); at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    const states = Object.values(played[day] ?? {});
    const won = states.filter((state) => state === "won").length;
    const name = date(at, { day: "numeric", month: "long", timeZone: "UTC" });
    const words = states.length
      ? t("daily-calendar-day", { day: name, won, played: states.length })
      : t("daily-calendar-none", { day: name });
    const look = won ? "won" : states.length ? "tried" : "";
    all.push(
      button(
        [String(new Date(at).getUTCDate()), h("small", {}, won ? "●".repeat(won) : states.length ? "○" : "\u00a0")],
        () => choose(day),
        {
          class: look,
          disabled: day > today,
          "aria-label": words,
          title: words,
          ...(day === today && { "aria-current": "date" }),
        },
      ),
    );
  }
  all[0].style.gridColumnStart = String(column + 1);
  return h(
    "div",
    { class: "month" },
    names.map((name) => h("span", { "aria-hidden": "true" }, name)),
    all,
  );
}
