/** The rules in short, and all keys as they are bound now. */

import { rules, wordsOf } from "../api.js";
import { h } from "../dom.js";
import { keyList } from "../parts/key-list.js";
import { pictogram } from "../parts/pictograms.js";

const MORE = /** @type {Record<string, string>} */ ({
  classic:
    "A number tells how many of the eight cells around it hold a mine. Opening a clue whose flags are all set opens the other neighbours.",
  forgiving:
    "Open a cell that nobody could have known to be a mine, and the board rearranges itself so that it is none. This is constraint solving, not quantum physics.",
  qubits:
    "Every cell holds a qubit: |0⟩ is safe on the Z board, |−⟩ on the H board, |1⟩ and |+⟩ are bad. Numbers count expected mines in halves, and fall as neighbours are measured.",
  entangled:
    "Letters and lines join cells that share a state: measure one, and the others change at once. A shield measures without exploding.",
});

/** @param {HTMLElement} main */
export function show(main) {
  const games = h("div", { class: "sheets" });
  main.append(
    h("h1", {}, "Help"),
    games,
    h("h2", { class: "later" }, "Mouse and touch"),
    h(
      "ul",
      {},
      h("li", {}, "Left click opens, and on a clue opens its neighbours. Right click flags. The middle button chords."),
      h("li", {}, "Tap does what the switch below the board says; a long press does the other. Tap a clue to chord."),
      h("li", {}, "Drag a large board to move it. Pinch, or Ctrl and the wheel, to zoom."),
    ),
    h("h2", { class: "later" }, "Keys"),
    keyList(),
    h(
      "p",
      { class: "note" },
      "Tab moves from one board to the other and to the buttons. Hints, moves and chances count as help: such games stand apart in the statistics.",
    ),
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
              h("h2", {}, rule.title),
              h("p", {}, rule.summary),
              h("p", {}, MORE[rule.name]),
            ),
          ),
      );
    })
    .catch((error) => {
      games.append(h("p", { class: "trouble", role: "alert" }, wordsOf(error)));
    });
}
