/** Paths to pages. A page is a module whose `show(main, path)` fills the page and may return how to leave it. */

/** @typedef {(main: HTMLElement, part: string) => (void | (() => void))} Show */

/** @type {[RegExp, string, () => Promise<{show: Show}>][]} */
const PAGES = [
  [/^\/(?:play)?$/, "Play", () => import("./pages/home.js")],
  [/^\/game\/([\w-]+)$/, "Game", () => import("./pages/play.js")],
  [/^\/analyse$/, "Analyse", () => import("./pages/analyse.js")],
  [/^\/live$/, "Live", () => import("./pages/live.js")],
  [/^\/room\/([\w-]+)$/, "Room", () => import("./pages/room.js")],
  [/^\/replay(?:\/([\w-]+))?$/, "Replay", () => import("./pages/replay.js")],
  [/^\/account$/, "Account", () => import("./pages/account.js")],
  [/^\/learn\/trainer$/, "Trainer", () => import("./pages/trainer.js")],
  [/^\/learn(?:\/([a-z]+))?$/, "Learn", () => import("./pages/learn.js")],
  [/^\/best$/, "Best", () => import("./pages/best.js")],
  [/^\/stats$/, "Log", () => import("./pages/stats.js")],
  [/^\/help$/, "Help", () => import("./pages/help.js")],
  [/^\/settings$/, "Settings", () => import("./pages/settings.js")],
];

/** @type {void | (() => void)} */
let leave;
let turn = 0;

/**
 * Go to a path of this site.
 *
 * @param {string} path
 * @param {{replace?: boolean}} [how]
 */
export function go(path, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  void render(true);
}

/**
 * Show the page of the address.
 *
 * @param {boolean} moved whether the player came here by a link, so that focus moves along
 */
async function render(moved) {
  const mine = ++turn;
  const path = location.pathname;
  const main = /** @type {HTMLElement} */ (document.getElementById("main"));
  const found = PAGES.find(([pattern]) => pattern.test(path)) ?? PAGES[0];
  const [pattern, title, load] = found;
  const page = await load();
  if (mine !== turn) return;
  leave?.();
  main.replaceChildren();
  main.className = `page-${title.toLowerCase()}`;
  document.title = `${title} · qmines`;
  for (const link of document.querySelectorAll(".masthead nav a")) {
    const target = link.getAttribute("href") ?? "";
    const here = target === path || path.startsWith(`${target}/`);
    if (here) link.setAttribute("aria-current", target === path ? "page" : "true");
    else link.removeAttribute("aria-current");
    if (here) link.scrollIntoView({ inline: "nearest", block: "nearest" });
  }
  leave = page.show(main, pattern.exec(path)?.[1] ?? "");
  if (moved) {
    window.scrollTo(0, 0);
    main.focus({ preventScroll: true });
  }
}

/** Follow links of this site without loading it anew. */
export function start() {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname);
  });
  addEventListener("popstate", () => void render(true));
  void render(false);
}
