/** What you can do about another player: add, block, report. */

import { get, post, remove, showIn } from "../api.js";
import { button, choice, field, h } from "../dom.js";
import { t } from "../messages.js";
import { whoPlays } from "./account-link.js";

const REASONS = /** @type {[string, string][]} */ ([
  ["name", "profile-report-name"],
  ["cheating", "profile-report-cheating"],
  ["behaviour", "profile-report-behaviour"],
]);

/**
 * Buttons that only an account sees.
 *
 * @param {string} name
 */
export function playerActions(name) {
  const place = h("div", { class: "player-actions" });
  const path = `/relations/${encodeURIComponent(name)}`;
  const said = h("p", { class: "note", role: "status" });
  const act = (/** @type {() => Promise<unknown>} */ change) => () => void change().then(fill).catch(showIn(said));
  const fill = async () => {
    const { friends, blocked } = await get("/relations");
    const add = (/** @type {string} */ kind) => act(() => post("/relations", { name, kind }));
    place.replaceChildren(
      h(
        "p",
        { class: "row" },
        friends.includes(name)
          ? button(
              t("profile-unfriend"),
              act(() => remove(path)),
            )
          : button(t("profile-friend"), add("friend")),
        blocked.includes(name)
          ? button(
              t("profile-unblock"),
              act(() => remove(path)),
            )
          : button(t("profile-block"), add("block")),
      ),
      friends.includes(name) ? "" : h("p", { class: "note" }, t("friends-about")),
      report(name, said),
      said,
    );
  };
  void whoPlays().then((me) => me?.account && fill().catch(() => {}));
  return place;
}

/**
 * @param {string} name
 * @param {HTMLElement} said
 */
function report(name, said) {
  let reason = REASONS[0][0];
  const details = h("textarea", { rows: 3, maxlength: 500 });
  const sheet = h(
    "details",
    {},
    h("summary", {}, t("profile-report")),
    choice(
      t("profile-report-reason"),
      REASONS.map(([value, key]) => [value, t(key)]),
      reason,
      (value) => {
        reason = value;
      },
    ),
    field(t("profile-report-details"), details),
    button(t("profile-report-send"), () => {
      void post("/reports", { name, reason, details: details.value })
        .then(() => {
          sheet.open = false;
          said.textContent = t("profile-report-sent");
        })
        .catch(showIn(said));
    }),
  );
  return sheet;
}
