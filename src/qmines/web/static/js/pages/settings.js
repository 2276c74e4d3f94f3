/** The settings, kept in this browser; each change is seen at once. */

import { check, choice, h } from "../dom.js";
import { change, settings } from "../settings.js";

/** @param {HTMLElement} main */
export function show(main) {
  const press = h("input", { type: "range", min: 150, max: 900, step: 50, value: settings.press });
  const delay = h("output", {}, `${settings.press} ms`);
  press.addEventListener("input", () => {
    change({ press: Number(press.value) });
    delay.textContent = `${settings.press} ms`;
  });
  main.append(h("h1", {}, "Settings"), h("div", { class: "sheets" },
    sheet("Look",
      choice("Theme", [["auto", "As the system"], ["light", "Day"], ["dark", "Night"]], settings.theme, (theme) => change({ theme })),
      choice("Colours of numbers", [["traditional", "Traditional"], ["safe", "Colour-blind safe"]], settings.digits, (digits) => change({ digits })),
      choice("Size of cells", [["0", "As large as fits"], ["20", "Small"], ["28", "Medium"], ["36", "Large"], ["46", "Very large"]], String(settings.cells), (cells) => change({ cells: Number(cells) })),
      choice("Two boards", [["auto", "Whatever leaves larger cells"], ["beside", "Side by side"], ["stacked", "One above the other"]], settings.boards, (boards) => change({ boards })),
      check("Numbers of rows and columns", settings.rulers, (rulers) => change({ rulers })),
      check("Draw the links of cells that share a state", settings.links, (links) => change({ links }))),
    sheet("Mouse and touch",
      h("label", { class: "field" }, h("span", {}, "How long a long press is: ", delay), press,
        h("small", { class: "note" }, "A ring closes around the cell; when it is whole, the press counts.")),
      check("Tapping a clue opens its neighbours (chord)", settings.chordTap, (chordTap) => change({ chordTap })),
      check("A tap flags, a long press opens", settings.swap, (swap) => change({ swap }))),
    sheet("Keys",
      choice("Profile", [["standard", "Standard: arrows, W A S D"], ["vim", "Vim: h j k l, diagonals"], ["keypad", "Number pad"]], settings.keys, (keys) => change({ keys })),
      h("p", {}, h("a", { href: "/help" }, "All keys of this profile"))),
    sheet("Auto-play",
      check("It may guess where nothing is certain", settings.guess, (guess) => change({ guess })))));
}

/**
 * @param {string} title
 * @param {...HTMLElement} members
 */
function sheet(title, ...members) {
  return h("section", { class: "sheet" }, h("h2", {}, title), members);
}
