/** The page of a replay: of a game by its name, or of a file that is opened or dropped here. */

import { ruleOf, rules, wordsOf } from "../api.js";
import { button, h } from "../dom.js";
import { Film } from "../replay/film.js";
import { Replay } from "../replay/replay.js";
import { read, stored } from "../replay/source.js";

const REST = 400; // browsers let an address change only so often
const KEYS = [
  ["← →", "one step"],
  ["Home End", "beginning, end"],
  ["Space", "play, pause"],
  ["N P", "next, previous guess or mistake"],
  [", .", "slower, faster"],
  ["O", "chances"],
  ["W A S D", "over the cells"],
  ["+ −", "zoom"],
];

/**
 * @param {HTMLElement} main
 * @param {string} id of a game; empty where a file is to be opened
 */
export function show(main, id) {
  /** @type {Replay | null} */
  let replay = null;
  /** The game whose replay is shown; empty for that of a file. */
  let shown = id;
  let turn = 0;
  let timer = 0;

  /** @param {number} step */
  const moved = (step) => {
    clearTimeout(timer);
    const path = `/replay/${shown}`;
    if (shown)
      timer = window.setTimeout(() => {
        if (location.pathname === path) history.replaceState(null, "", `${path}${step ? `?step=${step}` : ""}`); // or another page is on its way
      }, REST);
  };

  /**
   * @param {import("../replay/source.js").Source} source
   * @param {number} step
   */
  const open = async (source, step) => {
    const mine = ++turn;
    const [told] = await Promise.all([source.film(), rules()]);
    const rule = await ruleOf(told.rules);
    if (mine !== turn) return;
    replay?.close();
    replay = new Replay(source, new Film(told, rule), moved);
    main.replaceChildren(h("h1", { class: "unseen" }, "Replay"), replay.element, keys());
    replay.stage.fit();
    document.title = `Replay: ${replay.film.title} · qmines`;
    if (step) replay.go(step, true);
    if (matchMedia("(pointer: fine)").matches) replay.scrub.range.focus();
  };

  /** @param {File | undefined} file */
  const take = async (file) => {
    if (!file) return;
    trouble.textContent = "";
    try {
      const source = await read(file);
      await open(source, 0);
      shown = "";
      if (location.pathname !== "/replay") history.pushState(null, "", "/replay");
    } catch (error) {
      trouble.textContent = wordsOf(error);
      if (!trouble.isConnected) replay?.side.fail(error);
    }
  };

  const trouble = h("p", { class: "trouble", role: "alert" });
  const picker = h("input", { type: "file", hidden: true, "aria-label": "A game file" });
  picker.addEventListener("change", () => {
    void take(picker.files?.[0]);
    picker.value = "";
  });

  if (id) {
    main.append(
      h("h1", { class: "unseen" }, "Replay"),
      h("p", { class: "note", role: "status" }, "The replay is on its way…"),
    );
    const step = Number(new URLSearchParams(location.search).get("step")) || 0;
    void open(stored(id), step).catch((error) => {
      main.replaceChildren(
        h(
          "section",
          { class: "sheet" },
          h("h1", {}, "No replay here"),
          h("p", {}, wordsOf(error)),
          h(
            "div",
            { class: "row" },
            h("a", { href: `/game/${id}` }, "Look at the game"),
            h("a", { href: "/replay" }, "Open a game file"),
          ),
        ),
      );
    });
  } else {
    main.append(
      h("h1", {}, "Replay"),
      h(
        "section",
        { class: "sheet drop" },
        h(
          "p",
          {},
          "Open a game file, or drop it anywhere on this page: every move with the exact chances of its moment.",
        ),
        h("p", {}, "Game files of qmines, and games recorded by others: .rawvf, .avf, .evf, .rmv, .mvf."),
        h(
          "div",
          { class: "row" },
          button("Open a file…", () => picker.click(), { class: "main" }),
          picker,
        ),
        h(
          "p",
          { class: "note" },
          "The file is looked at and not kept. Games that you have played here are in your ",
          h("a", { href: "/stats" }, "log"),
          ".",
        ),
        trouble,
      ),
    );
  }

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (!replay || !(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    const range = event.target === replay.scrub.range;
    if (!range && event.target.closest("input:not([type=checkbox]), select, textarea, dialog")) return;
    if (range && /^(Arrow|Home|End|Page)/.test(event.key)) return; // it does the same by itself
    if (event.target.closest("button, a, summary, input[type=checkbox]") && ["Enter", " "].includes(event.key)) return;
    if (replay.press(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
  };
  /** @param {DragEvent} event */
  const onDrag = (event) => event.preventDefault();
  /** @param {DragEvent} event */
  const onDrop = (event) => {
    event.preventDefault();
    void take(event.dataTransfer?.files[0]);
  };
  document.addEventListener("keydown", onKey);
  document.addEventListener("dragover", onDrag);
  document.addEventListener("drop", onDrop);
  return () => {
    turn += 1;
    clearTimeout(timer);
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("dragover", onDrag);
    document.removeEventListener("drop", onDrop);
    replay?.close();
  };
}

/** The keys of this page. */
function keys() {
  return h(
    "details",
    { class: "replay-keys" },
    h("summary", {}, "Keys"),
    h(
      "dl",
      { class: "keys" },
      KEYS.map(([names, help]) =>
        h(
          "div",
          {},
          h(
            "dt",
            {},
            names.split(" ").map((name) => h("kbd", {}, name)),
          ),
          h("dd", {}, help),
        ),
      ),
    ),
  );
}
