/** The settings, kept in this browser and with the account; each change is seen at once. */

import { button, check, choice, h } from "../dom.js";
import { keyEditor } from "../parts/key-editor.js";
import { change, reset, settings, understood } from "../settings.js";
import { PROFILES, THEMES } from "../tables/choices.js";

const MOST = 100_000; // bytes of a file of settings

/** Ends what the page listens to. */
let leave = () => {};

/** @param {HTMLElement} main */
export function show(main) {
  const editor = keyEditor();
  const press = h("input", { type: "range", min: 150, max: 900, step: 50, value: settings.press });
  const delay = h("output", {}, `${settings.press} ms`);
  press.addEventListener("input", () => {
    change({ press: Number(press.value) });
    delay.textContent = `${settings.press} ms`;
  });
  main.append(
    h("h1", {}, "Settings"),
    h(
      "div",
      { class: "sheets" },
      sheet(
        "Look",
        choice(
          "Theme",
          [["auto", "As the system"], ...THEMES],
          THEMES.some(([name]) => name === settings.theme) ? settings.theme : "auto",
          (theme) => change({ theme }),
        ),
        choice(
          "Colours of numbers",
          [
            ["traditional", "Traditional"],
            ["safe", "Colour-blind safe"],
          ],
          settings.digits,
          (digits) => change({ digits }),
        ),
        choice(
          "Size of cells",
          [
            ["0", "As large as fits"],
            ["20", "Small"],
            ["28", "Medium"],
            ["36", "Large"],
            ["46", "Very large"],
          ],
          String(settings.cells),
          (cells) => change({ cells: Number(cells) }),
        ),
        choice(
          "Two boards",
          [
            ["auto", "As there is room"],
            ["beside", "Side by side"],
            ["stacked", "One above the other"],
          ],
          settings.boards,
          (boards) => change({ boards }),
        ),
        check("Numbers of rows and columns", settings.rulers, (rulers) => change({ rulers })),
        check("Draw the links of cells that share a state", settings.links, (links) => change({ links })),
      ),
      sheet(
        "Mouse and touch",
        h(
          "label",
          { class: "field" },
          h("span", {}, "How long a long press is: ", delay),
          press,
          h("small", { class: "note" }, "A ring closes around the cell; when it is whole, the press counts."),
        ),
        check("Tapping a clue opens its neighbours (chord)", settings.chordTap, (chordTap) => change({ chordTap })),
        check("A tap flags, a long press opens", settings.swap, (swap) => change({ swap })),
      ),
      sheet(
        "Keys",
        choice("Profile", PROFILES, settings.keys, (keys) => {
          change({ keys });
          editor.fill();
        }),
        h("p", {}, h("a", { href: "/help" }, "All keys of this profile")),
      ),
      sheet(
        "Auto-play",
        check("It may guess where nothing is certain", settings.guess, (guess) => change({ guess })),
      ),
      sheet("All settings", ...exchange(main)),
    ),
    h("h2", { class: "later" }, "Keys"),
    h("p", { class: "note" }, "Press + and then the key. A key does one thing; × takes it away."),
    editor.element,
  );
  leave = editor.close;
  return () => leave();
}

/**
 * To a file, from a file, and as they were at first.
 *
 * @param {HTMLElement} main
 * @returns {HTMLElement[]}
 */
function exchange(main) {
  const words = h("p", { class: "note", role: "status" });
  const again = (/** @type {string} */ text) => {
    main.replaceChildren();
    show(main);
    main.querySelector(".settings-words")?.replaceChildren(text);
  };
  const file = h("input", {
    type: "file",
    accept: "application/json,.json",
    hidden: true,
    "aria-label": "A file of settings",
  });
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    try {
      if (chosen.size > MOST) throw new Error("too large");
      const { found, odd } = understood(JSON.parse(await chosen.text()));
      const count = Object.keys(found).length;
      if (!count) throw new Error("nothing known in it");
      change(found);
      leave();
      again(`${count} settings were taken.${odd.length ? ` Not understood: ${odd.join(", ")}.` : ""}`);
    } catch {
      words.textContent = "This is not a file of settings.";
    }
  });
  const save = button("Save to a file", () => {
    const link = h("a", {
      href: URL.createObjectURL(new Blob([JSON.stringify(settings, null, 1)], { type: "application/json" })),
      download: "qmines-settings.json",
    });
    link.click();
    URL.revokeObjectURL(link.href);
  });
  words.classList.add("settings-words");
  return [
    h(
      "p",
      { class: "row" },
      save,
      button("Load from a file", () => file.click()),
      file,
      button("As at first", () => {
        reset();
        leave();
        again("All settings are as they were at first.");
      }),
    ),
    h(
      "p",
      { class: "note" },
      "They are kept in this browser. Log in, and they are kept with your account too, for your other devices.",
    ),
    words,
  ];
}

/**
 * @param {string} title
 * @param {...HTMLElement} members
 */
function sheet(title, ...members) {
  return h("section", { class: "sheet" }, h("h2", {}, title), members);
}
