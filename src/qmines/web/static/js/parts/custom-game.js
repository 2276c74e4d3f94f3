/** A game of any size, with any options: asked for over the page. */

import { button, check, h } from "../dom.js";
import { t } from "../messages.js";
import { levelPicker, optionFields } from "./setup.js";

/**
 * @param {import("../game/setup.js").Setup} setup
 * @param {() => void} play
 */
export function askForGame(setup, play) {
  const before = { level: setup.level, options: { ...setup.options }, size: { ...setup.size } };
  const options = h("div", { class: "options" });
  const fill = () => options.replaceChildren(...optionFields(setup));
  const close = () => box.close();
  const cancel = () => {
    Object.assign(setup, before);
    close();
  };
  const form = h(
    "form",
    { class: "setup" },
    levelPicker(setup, fill),
    options,
    h(
      "div",
      { class: "row footer" },
      h("button", { class: "main" }, t("home-play")),
      button(t("home-cancel"), cancel),
      check(t("setup-ranked"), setup.ranked, (on) => {
        setup.ranked = on;
      }),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    close();
    play();
  });
  const box = h(
    "dialog",
    { class: "laid", "aria-label": t("home-custom-game"), onclose: () => box.remove() },
    h("h2", {}, t("home-custom-game")),
    form,
  );
  box.addEventListener("cancel", () => Object.assign(setup, before));
  fill();
  document.body.append(box);
  box.showModal();
  /** @type {HTMLElement | null} */ (form.querySelector("input[type=number]"))?.focus();
}
