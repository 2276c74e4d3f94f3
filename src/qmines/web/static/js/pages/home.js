/** The first page: go on with a game, or set a new one up. */

import { get, post, rules, wordsOf } from "../api.js";
import { button, clock, h } from "../dom.js";
import { t } from "../messages.js";
import { gameTitle } from "../statistics/labels.js";
import { chart } from "../parts/home-board.js";
import { pictogram } from "../parts/pictograms.js";
import { levelPicker, optionFields, Setup } from "../parts/setup.js";
import { go } from "../navigation.js";

/** @typedef {import("../types.js").Summary} Summary */
/** @typedef {import("../types.js").Rule} Rule */

/** @param {HTMLElement} main */
export function show(main) {
  const drawn = chart();
  const going = h("div", { class: "going" });
  const form = h("form", { class: "setup" }, h("p", { class: "note" }, t("site-loading")));
  main.append(
    h("div", { class: "hero" }, h("div", {}, h("h1", {}, t("home-title")), h("p", {}, t("home-lead"))), drawn.element),
    going,
    form,
  );
  void unfinished(going);
  void rules()
    .then((known) =>
      fill(
        form,
        known.rules.filter((rule) => rule.position !== "open"),
      ),
    )
    .catch((error) => {
      form.replaceChildren(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    });
  return drawn.close;
}

/**
 * @param {HTMLFormElement} form
 * @param {Rule[]} known
 */
function fill(form, known) {
  const setup = new Setup(known);
  const trouble = h("p", { class: "trouble", role: "alert" });
  const levels = h("div");
  const options = h("div", { class: "options" });
  const start = h("button", { class: "main start" }, t("home-play"));

  const refillOptions = () => {
    options.replaceChildren(...optionFields(setup));
    trouble.textContent = "";
  };
  const refill = () => {
    levels.replaceChildren(levelPicker(setup, refillOptions));
    refillOptions();
  };
  const cards = h(
    "fieldset",
    { class: "rules" },
    h("legend", {}, t("home-rules")),
    known.map((rule) => {
      const choice = h("input", { type: "radio", name: "rules", value: rule.name, checked: rule === setup.rule });
      choice.addEventListener("change", () => {
        setup.choose(rule);
        refill();
      });
      return h(
        "label",
        { class: "card" },
        choice,
        pictogram(rule.name),
        h("span", { class: "name" }, rule.title),
        h("span", { class: "note" }, rule.summary),
      );
    }),
  );
  refill();
  form.replaceChildren(
    cards,
    levels,
    h("details", { class: "more" }, h("summary", {}, t("home-options")), options),
    h("div", { class: "row" }, start, trouble),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start.disabled = true;
    setup.remember();
    post("/games", setup.document())
      .then((game) => go(`/game/${game.id}`))
      .catch((error) => {
        trouble.textContent = wordsOf(error);
        start.disabled = false;
      });
  });
}

/** @param {HTMLElement} going */
async function unfinished(going) {
  /** @type {{games: Summary[]}} */
  const { games } = await get("/games?unfinished=1&limit=3").catch(() => ({ games: [] }));
  if (!games.length) return;
  going.append(
    h("h2", {}, t("home-continue")),
    h(
      "ul",
      {},
      games.map((game) =>
        h(
          "li",
          {},
          button(
            [h("strong", {}, gameTitle(game)), h("span", { class: "note" }, unfinishedNote(game))],
            () => go(`/game/${game.id}`),
            { class: "resume" },
          ),
        ),
      ),
    ),
  );
}

/** @param {Summary} game */
const unfinishedNote = ({ width, height, milliseconds }) =>
  t("home-unfinished", { width: `${width}`, height: `${height}`, time: clock(milliseconds) });
