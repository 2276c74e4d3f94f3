/** Waiting for a quick match: how long, and what else there is to race. */

import { post, wordsOf } from "../api.js";
import { button, choice, clock, h } from "../dom.js";
import { t } from "../messages.js";
import { go } from "../navigation.js";
import { settings } from "../settings.js";
import { exactTime } from "../statistics/labels.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").BestTime} Best */

const PAUSE = 3000; // milliseconds between two requests
const STRENGTHS = ["gentle", "steady", "quick", "expert"];

export class WaitingMatch {
  /**
   * @param {Room} room
   * @param {() => number} now the server's time of day
   */
  constructor(room, now) {
    this.room = room;
    this.now = now;
    this.closed = false;
    const { rules, level, options, rated } = room;
    this.wanted = { rules, level, options, name: settings.nick };
    this.rated = rated;
    this.time = h("p", { class: "note", role: "timer" });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.record = h("li", { hidden: true });
    this.element = this.listed ? this.searching() : this.awaiting();
    this.timer = setInterval(() => void this.ask(), PAUSE);
    this.dial = setInterval(() => this.tick(), 250);
    this.tick();
    void this.ask();
  }

  /** Whether anybody may come, and not just the opponent of the last race. */
  get listed() {
    return this.room.listed;
  }

  searching() {
    let strength = "steady";
    return h(
      "section",
      { class: "sheet quay searching", "aria-label": t("match-looking") },
      h("div", { class: "head" }, h("h2", {}, t("match-looking")), this.time),
      h("p", { class: "note" }, t("match-looking-note")),
      h(
        "div",
        { class: "row" },
        button(t("match-cancel"), () => void this.cancel()),
        this.trouble,
      ),
      h("h3", {}, t("match-meanwhile")),
      h(
        "ul",
        { class: "instead" },
        this.record,
        h(
          "li",
          {},
          h("span", {}, h("b", {}, t("match-auto")), h("span", { class: "note" }, t("match-auto-about"))),
          h(
            "span",
            { class: "row" },
            choice(
              t("match-strength"),
              STRENGTHS.map((name) => [name, t(`match-strength-${name}`)]),
              strength,
              (value) => {
                strength = value;
              },
            ),
            button(t("match-race"), () => void this.rival({ rival: "auto", strength })),
          ),
        ),
        h(
          "li",
          {},
          h("span", {}, h("b", {}, t("match-daily")), h("span", { class: "note" }, t("match-daily-about"))),
          h("a", { class: "button", href: "/daily" }, t("match-daily-open")),
        ),
      ),
    );
  }

  /** The first who wants a rematch waits for the other. */
  awaiting() {
    return h(
      "section",
      { class: "sheet quay", "aria-label": t("match-rematch-waiting") },
      h("div", { class: "head" }, h("h2", {}, t("match-rematch-waiting")), this.time),
      h("p", { class: "note" }, t("match-rematch-note")),
    );
  }

  tick() {
    const words = t("match-waiting-for", { time: clock(Math.max(0, this.now() - this.room.created)) });
    if (this.time.textContent !== words) this.time.textContent = words;
  }

  /** Look for an opponent again, and say that this player is still here. */
  async ask() {
    if (!this.listed) return;
    try {
      /** @type {{room: Room, record: Best | null}} */
      const { room, record } = await post("/quick", { ...this.wanted, rated: this.rated });
      if (this.closed) return;
      if (room.id !== this.room.id) go(`/room/${room.id}`);
      if (record && this.record.hidden) this.offer(record);
    } catch {
      // asked again soon
    }
  }

  /** @param {Best} record */
  offer({ name, milliseconds }) {
    const time = exactTime(milliseconds);
    const words = name ? t("match-record-about", { name, time }) : t("match-record-about-guest", { time });
    this.record.hidden = false;
    this.record.replaceChildren(
      h("span", {}, h("b", {}, t("match-record")), h("span", { class: "note" }, words)),
      button(t("match-race"), () => void this.rival({ rival: "record" })),
    );
  }

  /** @param {object} fields */
  async rival(fields) {
    try {
      this.close();
      await post(`/rooms/${this.room.id}/leave`, {});
      const room = await post("/rivals", { ...this.wanted, ...fields });
      go(`/room/${room.id}`);
    } catch (error) {
      this.trouble.textContent = wordsOf(error);
    }
  }

  async cancel() {
    this.close();
    await post(`/rooms/${this.room.id}/leave`, {}).catch(() => null);
    go("/live");
  }

  close() {
    this.closed = true;
    clearInterval(this.timer);
    clearInterval(this.dial);
  }
}
