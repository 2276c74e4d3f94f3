/** The settings, kept in this browser and with the account; each change is seen at once. */

import { button, check, choice, h } from "../dom.js";
import { t } from "../messages.js";
import { whoPlays } from "../parts/account-link.js";
import { keyEditor } from "../parts/key-editor.js";
import { themePreview } from "../parts/theme-preview.js";
import { change, reset, settings, understood } from "../settings.js";
import { named } from "../statistics/labels.js";
import { PROFILES, THEMES } from "../tables/choices.js";
import { LANGUAGES } from "../tables/languages.js";

const MOST = 100_000; // bytes of a file of settings

/** Ends what the page listens to. */
let leave = () => {};

/** @param {HTMLElement} main */
export function show(main) {
  const editor = keyEditor();
  const preview = themePreview();
  const press = h("input", {
    type: "range",
    "aria-label": t("settings-press"),
    min: 150,
    max: 900,
    step: 50,
    value: settings.press,
  });
  const delay = h("output", {}, pressTime());
  press.addEventListener("input", () => {
    change({ press: Number(press.value) });
    delay.textContent = pressTime();
  });
  main.append(
    h("h1", {}, t("page-settings")),
    h(
      "div",
      { class: "sheets" },
      sheet(
        t("settings-appearance"),
        choice(
          t("settings-language"),
          [["auto", t("settings-language-system")], ...Object.entries(LANGUAGES)],
          settings.language in LANGUAGES ? settings.language : "auto",
          (language) => {
            change({ language });
            location.reload();
          },
        ),
        choice(
          t("settings-theme"),
          [["auto", t("settings-theme-system")], ...titled("theme", THEMES)],
          THEMES.includes(settings.theme) ? settings.theme : "auto",
          (theme) => change({ theme }),
        ),
        choice(
          t("settings-digits"),
          [
            ["traditional", t("settings-digits-traditional")],
            ["safe", t("settings-digits-safe")],
          ],
          settings.digits,
          (digits) => change({ digits }),
        ),
        preview.element,
        choice(
          t("settings-cells"),
          [
            ["0", t("settings-cells-fit")],
            ["20", t("settings-cells-small")],
            ["28", t("settings-cells-medium")],
            ["36", t("settings-cells-large")],
            ["46", t("settings-cells-very-large")],
          ],
          String(settings.cells),
          (cells) => change({ cells: Number(cells) }),
        ),
        choice(
          t("settings-boards"),
          [
            ["auto", t("settings-boards-auto")],
            ["beside", t("settings-boards-beside")],
            ["stacked", t("settings-boards-stacked")],
          ],
          settings.boards,
          (boards) => change({ boards }),
        ),
        check(t("settings-rulers"), settings.rulers, (rulers) => change({ rulers })),
        check(t("settings-links"), settings.links, (links) => change({ links })),
        check(t("settings-dirac"), settings.dirac, (dirac) => change({ dirac })),
        check(t("settings-sound"), settings.sound, (sound) => change({ sound })),
      ),
      sheet(
        t("settings-input"),
        h(
          "label",
          { class: "field" },
          h("span", {}, t("settings-press"), " ", delay),
          press,
          h("small", { class: "note" }, t("settings-press-help")),
        ),
        check(t("settings-chord-tap"), settings.chordTap, (chordTap) => change({ chordTap })),
        check(t("settings-swap"), settings.swap, (swap) => change({ swap })),
      ),
      sheet(
        t("settings-keys"),
        choice(t("settings-profile"), titled("key-profile", PROFILES), settings.keys, (keys) => {
          change({ keys });
          editor.fill();
        }),
        h("p", {}, h("a", { href: "/help" }, t("settings-keys-list"))),
      ),
      sheet(
        t("settings-auto-play"),
        check(t("settings-guess"), settings.guess, (guess) => change({ guess })),
      ),
      sheet(t("settings-all"), ...exchange(main)),
    ),
    h("h2", { class: "later" }, t("shortcut-list")),
    h("p", { class: "note" }, t("shortcut-how")),
    editor.element,
  );
  leave = () => {
    editor.close();
    preview.close();
  };
  return () => leave();
}

/** How long a long press is, in words. */
const pressTime = () => t("settings-press-time", { milliseconds: settings.press });

/**
 * Names with their titles, to choose from.
 *
 * @param {string} area of the messages
 * @param {string[]} names
 * @returns {[string, string][]}
 */
const titled = (area, names) => names.map((name) => [name, named(area, name)]);

/**
 * Save to a file, load from a file, and reset.
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
    "aria-label": t("settings-file"),
  });
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    try {
      const { found, odd } = understood(chosen.size > MOST ? {} : JSON.parse(await chosen.text()));
      const count = Object.keys(found).length;
      if (!count) throw new TypeError();
      change(found);
      leave();
      again(odd.length ? t("settings-loaded-some", { count, unknown: odd }) : t("settings-loaded", { count }));
    } catch {
      words.textContent = t("settings-not-a-file");
    }
  });
  const save = button(t("settings-save"), () => {
    const link = h("a", {
      href: URL.createObjectURL(new Blob([JSON.stringify(settings, null, 1)], { type: "application/json" })),
      download: "qmines-settings.json",
    });
    link.click();
    URL.revokeObjectURL(link.href);
  });
  words.classList.add("settings-words");
  const stored = h("p", { class: "note" });
  void whoPlays().then((me) => {
    stored.textContent = t(me?.account ? "settings-stored-account" : "settings-stored");
  });
  return [
    h(
      "p",
      { class: "row" },
      save,
      button(t("settings-load"), () => file.click()),
      file,
      button(t("settings-reset"), () => {
        reset();
        leave();
        again(t("settings-reset-done"));
      }),
    ),
    stored,
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
