/** Going from page to page: pages ask for it here, the router shows what was asked for. */

import { addressOf } from "./base-path.js";

/** @type {() => void} */
let show = () => {};

/**
 * Go to a path of this site.
 *
 * @param {string} path
 * @param {{replace?: boolean}} [how]
 */
export function go(path, { replace = false } = {}) {
  if (!replace) history.replaceState({ y: scrollY }, "");
  history[replace ? "replaceState" : "pushState"](null, "", addressOf(path));
  show();
}

/**
 * Have whatever the address names shown whenever a page goes elsewhere.
 *
 * @param {() => void} shows
 */
export function onGo(shows) {
  show = shows;
}
