/** Positions that the player keeps: with the account, or with this browser's guest. */

import { get, post, remove, wordsOf } from "../api.js";
import { button, field, h } from "../dom.js";
import { date, t } from "../messages.js";

/** @typedef {{id: string, name: string, link: string, created: number}} Position */

export class Kept {
  /**
   * @param {{shown: () => import("./painted-field.js").Shown, open: (link: string) => void}} hooks
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.name = h("input", { type: "text", maxlength: 64, required: true, autocomplete: "off" });
    this.list = h("ul", { class: "formats" });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    const form = h("form", {}, field(t("analyser-saved-name"), this.name), h("button", {}, t("analyser-saved-save")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.keep();
    });
    this.element = h(
      "details",
      { class: "kept" },
      h("summary", {}, t("analyser-saved")),
      form,
      this.trouble,
      this.list,
    );
    this.element.addEventListener("toggle", () => this.element.open && void this.show());
  }

  async keep() {
    await this.change(() => post("/positions", { ...this.hooks.shown(), name: this.name.value }));
    if (!this.trouble.textContent) this.name.value = "";
  }

  /** @param {() => Promise<unknown>} act */
  async change(act) {
    this.trouble.textContent = "";
    try {
      await act();
      await this.show();
    } catch (error) {
      this.trouble.textContent = wordsOf(error);
    }
  }

  async show() {
    /** @type {{positions: Position[]}} */
    const { positions } = await get("/positions");
    this.list.replaceChildren(
      ...positions.map(({ id, name, link, created }) =>
        h(
          "li",
          {},
          h(
            "span",
            {},
            h("strong", {}, name),
            h(
              "small",
              { class: "note" },
              t("analyser-saved-about", {
                size: link.split("_", 1)[0].replaceAll("x", "×"),
                day: date(created, { dateStyle: "short" }),
              }),
            ),
          ),
          h(
            "span",
            { class: "row" },
            button(t("analyser-saved-open"), () => this.hooks.open(`?p=${link}`), {
              "aria-label": t("analyser-saved-open-name", { name }),
            }),
            button(t("analyser-saved-remove"), () => void this.change(() => remove(`/positions/${id}`)), {
              "aria-label": t("analyser-saved-remove-name", { name }),
            }),
          ),
        ),
      ),
    );
  }
}
