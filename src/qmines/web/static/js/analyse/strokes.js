/** What the pointer does to the field of the analyser. */

import { HAND } from "./palette.js";

/**
 * @param {import("./analyser.js").Desk} desk
 * @returns {import("./painting.js").Strokes}
 */
export function strokesOn(desk) {
  const { field, sight } = desk;
  /** What is painted. @type {string | null} */
  let symbol = null;
  /** Whether the next cell is corrected instead, where it was hard to read in a picture. */
  let corrects = false;
  return {
    hand: () => desk.brush === HAND,
    begin: (erase) => {
      field.mark();
      symbol = erase ? "#" : desk.brush;
      corrects = !erase;
      desk.stage.focus(0);
    },
    paint: (place) => {
      sight.cursor = place;
      const instead = corrects ? field.doubtAt(place)?.instead : undefined;
      const painted = instead ?? symbol;
      if (instead) symbol = null; // such a stroke paints no other cells
      corrects = false;
      if (painted !== null && field.paint(place[0], place[1], painted)) desk.changed();
      else desk.stage.draw();
    },
    end: (whole) => {
      if (whole) field.settle();
      else desk.back(true);
      desk.changed();
    },
    hover: (place) => {
      if (`${place}` !== `${sight.cursor}`) desk.pointAt(place);
    },
  };
}
