/** In and out: text, links and files are read; links and every format are copied. */

import { post as askServer, wordsOf } from "../api.js";
import { SERVERLESS } from "../base-path.js";
import { announce, button, h } from "../dom.js";
import { kernelLoaded, post } from "../kernel/requests.js";
import { say, t } from "../messages.js";
import { go } from "../navigation.js";
import { Kept } from "./saved-positions.js";

/** @typedef {import("./painted-field.js").Shown} Shown */
/**
 * @typedef {{name: string, suffix: string, text: string | null, data: string | null, message: import("../messages.js").Message | null}} Written
 */

const MOST = 45_000; // bytes: no field of a hundred by a hundred takes more

export class Exchange {
  /**
   * @param {{shown: () => Shown, link: () => string, picture: (file: File) => boolean, load: (found: Shown & {analysis?: import("./report.js").Analysis}) => void, cursor: () => import("../types.js").Place}} hooks
   */
  constructor(hooks) {
    this.hooks = hooks;
    this.words = h("p", { class: "note", role: "status" });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.text = h("textarea", {
      rows: 5,
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "none",
      placeholder: "4x2x2\n12##\n1###",
    });
    this.file = h("input", { type: "file", hidden: true, "aria-label": t("analyser-import-file-name") });
    this.file.addEventListener("change", () => {
      const [file] = this.file.files ?? [];
      this.file.value = "";
      if (file) void this.openFile(file);
    });
    this.formats = h("ul", { class: "formats" });
    this.asked = 0;
    /** @type {AbortController | null} */
    this.reading = null;
    this.copies = h("details", {}, h("summary", {}, t("analyser-copy-as")), this.formats);
    this.copies.addEventListener("toggle", () => void this.list());
    this.kept = new Kept({ shown: hooks.shown, open: (link) => void this.read({ text: link }) });
    this.element = h(
      "section",
      { class: "exchange", "aria-label": t("analyser-exchange") },
      h(
        "div",
        { class: "row" },
        button(t("analyser-copy-link"), () => void this.copy(this.hooks.link())),
        !SERVERLESS && button(t("analyser-play"), () => void this.play("classic"), { title: t("analyser-play-about") }),
        !SERVERLESS &&
          button(t("analyser-play-forgiving"), () => void this.play("forgiving"), {
            title: t("analyser-play-forgiving-about"),
          }),
      ),
      this.copies,
      h(
        "details",
        {},
        h("summary", {}, t("analyser-import")),
        h("label", { class: "field" }, h("span", {}, t("analyser-import-text")), this.text),
        h(
          "div",
          { class: "row" },
          button(t("analyser-import-read"), () => void this.read({ text: this.text.value })),
          button(t("analyser-import-file"), () => this.file.click()),
          this.file,
        ),
        h("p", { class: "note" }, t("analyser-import-note")),
      ),
      !SERVERLESS && this.kept.element,
      this.words,
      this.trouble,
    );
  }

  /**
   * Whether it could be read; if so, the field is what was read.
   *
   * @param {{text: string} | {data: string, name: string}} given
   */
  async read(given) {
    this.trouble.textContent = this.words.textContent = "";
    try {
      const found = await this.open(given);
      if (found) this.say(t("analyser-import-done", { format: found.format }));
      return found !== null;
    } catch (error) {
      return this.fail(wordsOf(error));
    }
  }

  /**
   * Read a position into the field; null if another was read in the meantime. Throws if it cannot be read.
   *
   * @param {{text: string} | {data: string, name: string}} given
   */
  async open(given) {
    if ("text" in given && given.text.length > MOST) throw new Error(t("analyser-import-long"));
    this.reading?.abort(); // an answer that comes late must not replace what is read now
    const reading = new AbortController();
    this.reading = reading;
    // Without the kernel in the page, the server answers at once all that the page would ask for.
    const asked = kernelLoaded() ? given : { ...given, cell: this.hooks.cursor() };
    const found = await post("/analyse/read", asked, reading.signal).catch((error) => {
      if (reading.signal.aborted) return null;
      throw error;
    });
    if (found) this.hooks.load(found);
    return found;
  }

  /**
   * Say what went wrong where it is seen.
   *
   * @param {string} words
   */
  fail(words) {
    this.trouble.textContent = words;
    this.trouble.scrollIntoView({ block: "nearest" });
    return false;
  }

  /** @param {File} file */
  async openFile(file) {
    if (this.hooks.picture(file)) {
      this.reading?.abort();
      return;
    }
    if (file.size > MOST) {
      this.fail(t("analyser-import-large", { file: file.name }));
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    await this.read({
      data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")),
      name: file.name.slice(-255),
    });
  }

  /**
   * A game that begins from this position, on a board drawn among all that fit.
   *
   * @param {string} rules
   */
  async play(rules) {
    const { rows, mines } = this.hooks.shown();
    const position = new URL(this.hooks.link()).searchParams.get("p") ?? "";
    this.trouble.textContent = "";
    try {
      if (mines === null) throw new Error(t("analyser-play-total"));
      const game = await askServer("/games", {
        rules,
        level: `${rows[0].length}x${rows.length}x${mines}`,
        options: { position },
      });
      go(`/game/${game.id}`);
    } catch (error) {
      this.trouble.textContent = wordsOf(error);
    }
  }

  /** What was pasted or dropped: a file, or text. @param {DataTransfer | null} given */
  take(given) {
    const [file] = given?.files ?? [];
    const text = given?.getData("text/plain") ?? "";
    if (file) void this.openFile(file);
    else if (text.trim()) void this.read({ text: text.slice(0, 60_000) });
    return Boolean(file || text.trim());
  }

  /** The field has changed: what is listed is old. */
  changed() {
    if (this.copies.open) void this.list();
  }

  async list() {
    if (!this.copies.open) return;
    this.asked += 1;
    const asked = this.asked;
    try {
      const { formats } = await post("/analyse/write", this.hooks.shown());
      if (asked === this.asked)
        this.formats.replaceChildren(...formats.map((/** @type {Written} */ each) => this.line(each)));
    } catch (error) {
      if (asked === this.asked) this.formats.replaceChildren(h("li", { class: "note" }, wordsOf(error)));
    }
  }

  /** @param {Written} each */
  line(each) {
    const { name, text, message } = each;
    const about = message ? say(message) : t(`format-${name}`);
    return h(
      "li",
      {},
      h("span", {}, h("strong", {}, name), h("small", { class: "note" }, about)),
      h(
        "span",
        { class: "row" },
        text !== null &&
          button(t("analyser-copy"), () => void this.copy(text), {
            "aria-label": t("analyser-copy-format", { format: name }),
          }),
        message === null &&
          button(t("analyser-save"), () => save(each), { "aria-label": t("analyser-save-format", { format: name }) }),
      ),
    );
  }

  /** @param {string} text */
  async copy(text) {
    this.trouble.textContent = "";
    try {
      await navigator.clipboard.writeText(text);
      this.say(t("analyser-copied"));
    } catch {
      // Browsers refuse without a secure address: then it can be taken from the box.
      this.text.value = text;
      this.text.closest("details")?.setAttribute("open", "");
      this.text.select();
      this.say(t("analyser-copy-by-hand"));
    }
  }

  /** @param {string} words */
  say(words) {
    this.words.textContent = words;
    announce(words);
  }
}

/** @param {Written} written */
function save({ name, suffix, text, data }) {
  const bytes = data === null ? (text ?? "") : Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes]));
  h("a", { href: address, download: `position-${name}${suffix}` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
