/** Written by python -m qmines.web.tables from web/pages.py: edit that. */

/** @type {[RegExp, string, () => Promise<{show: import("../router.js").Show}>][]} */
export const PAGES = [
  [/^(?:\/|\/play)$/, "Play", () => import("../pages/home.js")],
  [/^\/game\/([\w-]+)$/, "Game", () => import("../pages/play.js")],
  [/^\/analyse$/, "Analyse", () => import("../pages/analyse.js")],
  [/^\/learn\/trainer$/, "Trainer", () => import("../pages/trainer.js")],
  [/^(?:\/learn|\/learn\/([a-z]+))$/, "Learn", () => import("../pages/learn.js")],
  [/^\/live$/, "Live", () => import("../pages/live.js")],
  [/^\/room\/([\w-]+)$/, "Room", () => import("../pages/room.js")],
  [/^(?:\/replay|\/replay\/([\w-]+))$/, "Replay", () => import("../pages/replay.js")],
  [/^\/best$/, "Best", () => import("../pages/leaderboard.js")],
  [/^\/stats$/, "Log", () => import("../pages/statistics.js")],
  [/^\/help$/, "Help", () => import("../pages/help.js")],
  [/^\/settings$/, "Settings", () => import("../pages/settings.js")],
  [/^\/account$/, "Account", () => import("../pages/account.js")],
];
