/** Paths to pages. A page is a module whose `show(main, path)` fills the page and may return how to leave it. */

import { pathOf } from "./base-path.js";
import { h, notice, setTitle } from "./dom.js";
import { loadMessages, t } from "./messages.js";
import { go, onGo } from "./navigation.js";
import { PAGES } from "./tables/pages.js";

/** @typedef {(main: HTMLElement, part: string) => (void | (() => void))} Show */

/** @type {void | (() => void)} */
let leave;
let turn = 0;

/**
 * A page that says what went wrong, and where to go instead.
 *
 * @param {string} title its key
 * @param {string} about its key
 * @param {string} href
 * @param {string} label its key
 * @returns {Show}
 */
const noticePage = (title, about, href, label) => (main) =>
  main.append(notice(t(title), t(about), h("a", { class: "button", href }, t(label))));

/**
 * The page of a path: its script, the part of the path that it is shown, and how it is loaded with its messages.
 *
 * @param {string} path
 * @returns {{script: string, part: string, load: () => Promise<{show: Show}>}}
 */
export function pageOf(path) {
  for (const [pattern, script] of PAGES) {
    const match = pattern.exec(path);
    const load = () => Promise.all([import(`./pages/${script}.js`), loadMessages(script)]).then(([loaded]) => loaded);
    if (match) return { script, part: match[1] ?? "", load };
  }
  const lost = { show: noticePage("site-not-found", "site-not-found-about", "/", "site-home") };
  return { script: "lost", part: "", load: () => Promise.resolve(lost) };
}

/**
 * Scroll to where the player was, as soon as the page is as long again: its parts come one by one.
 *
 * @param {HTMLElement} main
 * @param {number} y
 */
function scrollBack(main, y) {
  const mine = turn;
  const watch = new ResizeObserver(() => {
    if (mine === turn) scrollTo(0, y);
    if (mine !== turn || Math.abs(scrollY - y) < 2) watch.disconnect();
  });
  watch.observe(main);
  for (const deed of ["wheel", "pointerdown", "keydown"])
    addEventListener(deed, () => watch.disconnect(), { once: true });
}

/**
 * Show the page of the address.
 *
 * @param {boolean} moved whether the player came here by a link, so that focus moves along
 * @param {number} [y] how far down they were when they left it
 */
async function render(moved, y = 0) {
  const mine = ++turn;
  const path = pathOf(location.pathname);
  const main = /** @type {HTMLElement} */ (document.getElementById("main"));
  const { script, part, load } = pageOf(path);
  const page = await load().catch(() => ({
    show: noticePage("site-not-loaded", "site-not-loaded-about", path + location.search, "site-retry"),
  }));
  if (mine !== turn) return;
  leave?.();
  openMenu(false);
  main.replaceChildren();
  main.className = `page-${script}`;
  setTitle(t(`page-${script}`));
  for (const link of mastheadLinks()) {
    const target = pathOf(link.pathname);
    const here = target === path || path.startsWith(`${target}/`) || (target === "/" && script === "play");
    if (here) link.setAttribute("aria-current", target === path ? "page" : "true");
    else link.removeAttribute("aria-current");
  }
  leave = page.show(main, part);
  if (moved) {
    window.scrollTo(0, 0);
    main.focus({ preventScroll: true });
    if (y) scrollBack(main, y);
  }
}

/**
 * The clicked link, if it is followed without reloading the site.
 *
 * @param {MouseEvent} event
 */
export function linkOf(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return null;
  const path = pathOf(link.pathname);
  return !path || path.startsWith("/api/") ? null : link;
}

/**
 * Go where a link leads: to another page, or to a part of this one.
 *
 * @param {HTMLAnchorElement} link
 */
export function follow({ pathname, search, hash }) {
  const here = pathname === location.pathname && search === location.search;
  if (hash && here) document.getElementById(hash.slice(1))?.focus();
  else go(pathOf(pathname) + search + hash);
}

/**
 * Show or hide the navigation on a phone.
 *
 * @param {boolean} [open] by default the other way round
 */
function openMenu(open) {
  const button = document.querySelector(".masthead .menu");
  button?.setAttribute("aria-expanded", String(open ?? button.getAttribute("aria-expanded") !== "true"));
}

/** @returns {Iterable<HTMLAnchorElement>} */
const mastheadLinks = () => document.querySelectorAll(".masthead nav a");

/** @returns {Iterable<HTMLAnchorElement | HTMLLinkElement>} */
const documentLinks = () => document.querySelectorAll(".masthead a, link[rel*=icon], link[rel=manifest]");

/** Follow links of this site without reloading it. */
export function start() {
  // Links, icons and the manifest are relative to the address that the document was loaded from.
  for (const link of documentLinks()) link.setAttribute("href", link.href);
  document.querySelector(".masthead .menu")?.addEventListener("click", () => openMenu());
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    follow(link);
  });
  onGo(() => void render(true));
  // Show which board has the focus only to those who use keys.
  addEventListener("keydown", () => document.documentElement.setAttribute("data-keys", ""));
  addEventListener("pointerdown", () => document.documentElement.removeAttribute("data-keys"));
  addEventListener("popstate", ({ state }) => void render(true, state?.y));
  void render(false);
}
