/** The rules in short, and all keys as they are bound now. */

import { rules, wordsOf } from "../api.js";
import { h } from "../dom.js";
import { say, t } from "../messages.js";
import { keyList } from "../parts/key-list.js";
import { pictogram } from "../parts/pictograms.js";

/** The rule sets that are explained, and the messages that do. @type {Record<string, string>} */
const MORE = {
  classic: "help-classic",
  forgiving: "help-forgiving",
  qubits: "help-qubits",
  entangled: "help-entangled",
};

/** @param {HTMLElement} main */
export function show(main) {
  const games = h("div", { class: "sheets" });
  main.append(
    h("h1", {}, t("page-help")),
    games,
    h("h2", { class: "later" }, t("help-pointer")),
    h("ul", {}, h("li", {}, t("help-mouse")), h("li", {}, t("help-touch")), h("li", {}, t("help-large"))),
    h("h2", { class: "later" }, t("help-keys")),
    keyList(),
    h("p", { class: "note" }, t("help-keys-tab")),
  );
  void rules()
    .then((known) => {
      games.append(
        ...known.rules
          .filter((rule) => rule.name in MORE)
          .map((rule) =>
            h(
              "section",
              { class: "sheet rule" },
              pictogram(rule.name),
              h("h2", {}, say(rule.title)),
              h("p", {}, say(rule.summary)),
              h("p", {}, t(MORE[rule.name])),
            ),
          ),
      );
    })
    .catch((error) => {
      games.append(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    });
}
