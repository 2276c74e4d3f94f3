/** The rules in short, and all keys as they are bound now. */

import { rules, wordsOf } from "../api.js";
import { h } from "../dom.js";
import { say, t } from "../messages.js";
import { keyList } from "../parts/key-list.js";
import { pictogram } from "../parts/pictograms.js";
import { optionTitle } from "../statistics/labels.js";

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
          .flatMap((rule) => [
            card(rule.name, say(rule.title), say(rule.summary), t(MORE[rule.name])),
            rule.name === "classic" &&
              card(rule.name, optionTitle("no_guess"), t("rules-no-guess-about"), t("help-no-guess")),
          ])
          .filter((each) => each !== false),
      );
    })
    .catch((error) => {
      games.append(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    });
}

/**
 * @param {string} picture the name of its pictogram
 * @param {string} title
 * @param {...string} paragraphs
 */
const card = (picture, title, ...paragraphs) =>
  h(
    "section",
    { class: "sheet rule" },
    pictogram(picture),
    h("h2", {}, title),
    paragraphs.map((words) => h("p", {}, words)),
  );
