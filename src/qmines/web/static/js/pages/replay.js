/** The page of a replay: of a game by its name, or of a file that is opened or dropped here. */

import { isOffline, ruleOf, rules, wordsOf } from "../api.js";
import { SERVERLESS, addressOf, pathOf } from "../base-path.js";
import { button, h, notice, setTitle } from "../dom.js";
import { localGame } from "../game/local-store.js";
import { rich, t } from "../messages.js";
import { Film } from "../replay/film.js";
import { Replay } from "../replay/replay.js";
import { read, stored } from "../replay/source.js";

const REST = 400; // milliseconds; browsers limit how often an address changes
/** Keys, and the messages that say what they do. */
const listedKeys = () =>
  /** @type {[string[], string][]} */ ([
    [["←", "→"], "replay-keys-step"],
    [[t("replay-key-home"), t("replay-key-end")], "replay-keys-ends"],
    [[t("replay-key-space")], "replay-keys-play"],
    [["N", "P"], "replay-keys-marks"],
    [[",", "."], "replay-keys-speed"],
    [["O"], "replay-keys-chances"],
    [["W", "A", "S", "D"], "replay-keys-cells"],
    [["+", "−"], "replay-keys-zoom"],
  ]);

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
    const path = addressOf(`/replay/${shown}`);
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
    main.replaceChildren(h("h1", { class: "unseen" }, t("page-replay")), replay.element, keys());
    replay.stage.fit();
    setTitle(t("replay-title", { game: replay.film.title }));
    if (step) replay.go(step, true);
    if (matchMedia("(pointer: fine)").matches) replay.scrub.range.focus();
  };

  /** Without a server. @param {File} file @param {number} [step] */
  const openHere = async (file, step = 0) => {
    const { readHere } = await import("../replay/kernel-replay.js");
    await open(await readHere(file), step);
  };

  /** A game on this device. @param {import("../game/local-store.js").LocalGame} kept @param {number} step */
  const openKept = async (kept, step) => {
    const { writeFile } = await import("../game/local-kernel.js");
    await openHere(new File([kept.file ?? (await writeFile(kept))], `${kept.id}.game`), step);
  };

  /** @param {File | undefined} file */
  const take = async (file) => {
    if (!file) return;
    trouble.textContent = "";
    try {
      await open(await read(file), 0).catch((error) => {
        if (!isOffline(error)) throw error;
        return openHere(file);
      });
      shown = "";
      if (pathOf(location.pathname) !== "/replay") history.pushState(null, "", addressOf("/replay"));
    } catch (error) {
      trouble.textContent = wordsOf(error);
      if (!trouble.isConnected) replay?.side.fail(error);
    }
  };

  const trouble = h("p", { class: "trouble", role: "alert" });
  const picker = h("input", { type: "file", hidden: true, "aria-label": t("replay-file") });
  picker.addEventListener("change", () => {
    void take(picker.files?.[0]);
    picker.value = "";
  });

  if (id) {
    main.append(
      h("h1", { class: "unseen" }, t("page-replay")),
      h("p", { class: "note", role: "status" }, t("site-loading")),
    );
    const step = Number(new URLSearchParams(location.search).get("step")) || 0;
    const kept = localGame(id); // until the server has it
    const opening = kept ? openKept(kept, step) : open(stored(id), step);
    void opening.catch((error) => {
      const game = h("a", { href: `/game/${id}` }, t("replay-missing-game"));
      const file = h("a", { href: "/replay" }, t("replay-missing-file"));
      main.replaceChildren(notice(t("replay-missing"), wordsOf(error), h("div", { class: "row" }, game, file)));
    });
  } else {
    main.append(
      h("h1", {}, t("page-replay")),
      h(
        "section",
        { class: "sheet drop" },
        h("p", {}, t("replay-open-about")),
        h("p", {}, t(SERVERLESS ? "replay-open-here" : "replay-open-formats")),
        h(
          "div",
          { class: "row" },
          button(t("replay-open-file"), () => picker.click(), { class: "main" }),
          picker,
        ),
        !SERVERLESS &&
          h(
            "p",
            { class: "note" },
            rich("replay-open-private", { statistics: h("a", { href: "/stats" }, t("replay-open-statistics")) }),
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
  const left = new AbortController();
  const { signal } = left;
  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("dragover", (event) => event.preventDefault(), { signal });
  document.addEventListener(
    "drop",
    (event) => {
      event.preventDefault();
      void take(event.dataTransfer?.files[0]);
    },
    { signal },
  );
  return () => {
    turn += 1;
    clearTimeout(timer);
    left.abort();
    replay?.close();
  };
}

/** The keys of this page. */
function keys() {
  return h(
    "details",
    { class: "replay-keys" },
    h("summary", {}, t("replay-keys")),
    h(
      "dl",
      { class: "keys" },
      listedKeys().map(([names, help]) =>
        h(
          "div",
          {},
          h(
            "dt",
            {},
            names.map((name) => h("kbd", {}, name)),
          ),
          h("dd", {}, t(help)),
        ),
      ),
    ),
  );
}
