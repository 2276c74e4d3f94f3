/** A table that can be scrolled on a narrow screen. */

import { h } from "../dom.js";
import { t } from "../messages.js";

/**
 * @param {string} label what the table is of
 * @param {string[]} head message keys of the column headings
 * @param {(string | Node | (string | Node)[])[][]} rows the first cell of each is its heading
 * @param {string} [kind]
 */
export function table(label, head, rows, kind = "levels") {
  return h(
    "div",
    { class: "log-frame", tabindex: 0, role: "group", "aria-label": label },
    h(
      "table",
      { class: `log ${kind}` },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          head.map((key) => h("th", { scope: "col" }, t(key))),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map(([first, ...rest]) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, first),
            rest.map((cell) => h("td", {}, cell)),
          ),
        ),
      ),
    ),
  );
}
