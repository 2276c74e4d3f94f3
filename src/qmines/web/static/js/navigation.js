/** Going from page to page: pages call `go`, and the router shows the page. */

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
 * Set the function that shows the page of the new address.
 *
 * @param {() => void} shows
 */
export function onGo(shows) {
  show = shows;
}
