/** Who is in a room and how far each has come: a lane for every player, with a boat on its way to the buoy. */

import { clock, h, s } from "../dom.js";
import { share, t, units } from "../messages.js";
import { exactTime } from "../statistics/labels.js";
import { colourOf, watchedBy } from "./other-players.js";
import { playerName } from "./player-names.js";
import { changeText, ratingText } from "./rating.js";

/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Member} Member */

const STATES = {
  won: "room-state-won",
  lost: "room-state-lost",
  "gave up": "room-state-gave-up",
  waiting: "room-state-waiting",
};

export class Lanes {
  /** @param {() => number} now the server's time of day */
  constructor(now) {
    this.now = now;
    /** @type {Room | null} */
    this.room = null;
    this.list = h("ol", { class: "lanes" });
    this.watching = h("p", { class: "note watching" });
    this.element = h("section", { class: "fleet", "aria-label": t("room-players") }, this.list, this.watching);
    this.timer = setInterval(() => this.tick(), 250);
  }

  /** @param {Room} room */
  show(room) {
    this.room = room;
    const racing = room.mode === "race" && room.starts !== null;
    this.list.classList.toggle("racing", racing);
    this.list.classList.toggle("crew", room.mode === "coop" && room.stage !== "lobby");
    this.list.replaceChildren(...room.members.map((member, place) => lane(room, member, place, racing)));
    this.watching.textContent = watchedBy(room.watchers, room.spectators);
    this.tick();
  }

  /** The clocks of those who still play. */
  tick() {
    const { room } = this;
    if (!room?.starts) return;
    const text = clock(Math.max(0, this.now() - room.starts));
    for (const dial of this.list.querySelectorAll("[data-running]")) {
      if (dial.textContent !== text) dial.textContent = text;
    }
  }

  close() {
    clearInterval(this.timer);
  }
}

/**
 * @param {Room} room
 * @param {Member} member
 * @param {number} place among all, from 0
 * @param {boolean} racing
 */
function lane(room, member, place, racing) {
  const mine = member.number === room.you;
  const name = h(
    "span",
    { class: "who" },
    racing && member.state === "won" ? h("b", { class: "place" }, t("room-place", { place: place + 1 })) : null,
    h("span", { class: "name" }, nameOf(room, member)),
    member.rating && room.rated && h("small", { class: "rating" }, ratingText(member.rating)),
    notes(room, member, mine),
  );
  if (room.mode === "coop" && room.stage !== "lobby") {
    const dot = h("span", { class: "buoy", "aria-hidden": "true" });
    dot.style.backgroundColor = colourOf(member.number);
    name.prepend(dot);
    return h("li", { class: classes(member, mine) }, name);
  }
  if (!racing)
    return h("li", { class: classes(member, mine) }, name, h("span", { class: "state" }, standing(room, member)));
  const running = member.state === "playing" && room.stage === "playing";
  const time = member.milliseconds === null ? "" : exactTime(member.milliseconds);
  const course = h("span", { class: "course", "aria-hidden": "true" }, h("span", { class: "wake" }), boat(member));
  course.style.setProperty("--done", String(member.percent / 100));
  return h(
    "li",
    { class: classes(member, mine) },
    name,
    course,
    h(
      "span",
      { class: "state" },
      member.rating_change !== null && h("b", { class: "rating-change" }, changeText(member.rating_change)),
      h("span", { class: "percent" }, share(member.percent / 100)),
      " ",
      h("span", {}, standing(room, member)),
      " ",
      running ? h("span", { class: "time", "data-running": true }) : time && h("span", { class: "time" }, time),
    ),
  );
}

/**
 * What a member is called; a rival is called by what it is.
 *
 * @param {Room} room
 * @param {Member} member
 */
export function nameOf(room, member) {
  if (member.number !== 0) return playerName(member.name);
  if (room.rival === "auto") return t("match-rival-auto", { strength: t(`match-strength-${member.strength}`) });
  return member.name ? t("match-rival-record", { name: member.name }) : t("match-rival-record-guest");
}

/**
 * @param {Member} member
 * @param {boolean} mine
 */
function classes(member, mine) {
  return `lane ${member.state.replace(" ", "-")}${mine ? " mine" : ""}${member.here ? "" : " away"}`;
}

/**
 * @param {Room} room
 * @param {Member} member
 * @param {boolean} mine
 */
function notes(room, member, mine) {
  const words = [
    mine && t("room-note-you"),
    member.guest && !mine && t("room-note-guest"),
    member.number === room.host && room.stage === "lobby" && !room.automatic && t("room-note-host"),
    !member.here && room.stage !== "over" && (member.gone ? t("room-note-left") : t("room-note-away")),
  ].filter((each) => each !== false);
  return words.length ? h("small", {}, units(words)) : null;
}

/**
 * @param {Room} room
 * @param {Member} member
 */
function standing(room, member) {
  if (room.stage === "lobby" && room.automatic) return "";
  if (room.stage === "lobby")
    return member.ready || member.number === room.host ? t("room-state-ready") : t("room-state-not-ready");
  if (member.state === "playing") return room.stage === "countdown" ? t("room-state-starting") : "";
  return t(STATES[member.state]);
}

/** @param {Member} member */
function boat(member) {
  const sunk = member.state === "lost" || member.state === "gave up";
  const drawn = s("svg", { viewBox: "0 0 24 24", class: "boat" });
  if (sunk)
    drawn.append(
      s("path", {
        d: "M5 5l14 14M19 5L5 19",
        fill: "none",
        stroke: "currentColor",
        "stroke-width": 3,
        "stroke-linecap": "round",
      }),
    );
  else {
    drawn.append(
      s("path", { d: "M2 16h20l-3.2 5H5.2z", fill: "currentColor" }),
      s("path", { d: "M11.2 14V2.5L4.5 14zM13 14h6.5C19 9.5 16.5 6 13 4z", fill: "currentColor" }),
    );
  }
  return drawn;
}
