/** Where the site is: at the root of its host or below a path, with a server or as plain files. */

const { protocol, pathname } = new URL("../../", import.meta.url);
/** The path of the first page. In Node this is a file, and tests expect a site at the root. */
export const BASE = protocol === "file:" ? "/" : pathname;
/** Whether there is only a file host: see `qmines site`. */
export const SERVERLESS = "serverless" in (globalThis.document?.documentElement.dataset ?? {});

/**
 * The address of a path of this site, such as `/learn`.
 *
 * @param {string} path
 */
export const addressOf = (path) => BASE + path.slice(1);

/** The path of an address; empty if that is not below this site. @param {string} address */
export function pathOf(address) {
  if (!`${address}/`.startsWith(BASE)) return "";
  const path = `/${address.slice(BASE.length)}`;
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path; // file hosts add a slash
}
