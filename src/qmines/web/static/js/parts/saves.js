/** Saves: mines that nobody could have known about, moved out of the player's way. As qmines.modes.saves. */

import { indicesOf } from "../board/cells.js";
import { h } from "../dom.js";
import { say, t } from "../messages.js";

const FEW = 3; // saves that are listed at once

/** @typedef {import("../types.js").Save} Save */
/** @typedef {import("../messages.js").Message} Message */

/**
 * What the player is told: what happened, and how likely it was.
 *
 * @param {Save} save
 * @returns {Message[]}
 */
export function saveMessages({ cells, risk, boards, knowledge }) {
  const key = knowledge === "visible" ? "notice-saved-visible" : "notice-saved";
  /** @type {Message[]} */
  const told = [{ key, args: { cells, count: cells.length } }];
  if (risk !== null) told.push({ key: "notice-risk", args: { risk } });
  if (boards !== null) told.push({ key: "notice-boards", args: { boards } });
  return told;
}

/**
 * A save in a list of all of them.
 *
 * @param {Save} save
 * @returns {Message}
 */
function saveLine(save) {
  const key = save.risk === null ? "save-cells" : save.boards === null ? "save-risk" : "save-boards";
  return { key, args: { ...save } };
}

/**
 * The cells that wear a shield.
 *
 * @param {import("../types.js").Standing} view
 */
export const savedCells = ({ saved, width }) =>
  indicesOf(
    (saved ?? []).flatMap(({ cells }) => cells),
    width,
  );

/**
 * The mines that were moved out of the way, each with the risk that was taken.
 *
 * @param {Save[]} saved
 */
export const saveList = (saved) =>
  saved.length > 0 &&
  h(
    "details",
    { class: "saves", open: saved.length <= FEW },
    h("summary", {}, t("end-saves-value", { saves: saved.length })),
    h(
      "ul",
      {},
      saved.map((save) => h("li", {}, say(saveLine(save)))),
    ),
  );
