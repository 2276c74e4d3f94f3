/** The style sheet of the themes that few players choose: no part of the first page. */

import { addressOf } from "./base-path.js";

let loading = false;

/**
 * Load it, once.
 *
 * @param {() => void} loaded called when its colours are there, to draw with them what is on a canvas
 */
export function loadThemes(loaded) {
  if (loading) return;
  loading = true;
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: addressOf("/static/css/themes.css"), onload: loaded });
  document.head.append(link);
}
