/** The page of one game. */

import { Refusal, get, ruleOf, rules, wordsOf } from "../api.js";
import { h, notice, setTitle } from "../dom.js";
import { t } from "../messages.js";
import { listen } from "../game/keys.js";
import { Table } from "../game/game.js";
import { LocalLink, openGame } from "../game/local-link.js";
import { localGame } from "../game/local-store.js";
import { Setup } from "../game/setup.js";
import { gameTitle } from "../statistics/labels.js";
import { lying } from "../parts/board-layout.js";
import { GameBar } from "../parts/game-bar.js";
import { go } from "../navigation.js";

const RETRY = 1000; // milliseconds

/**
 * @param {HTMLElement} main
 * @param {string} id
 */
export function show(main, id) {
  /** @type {Table | null} */
  let table = null;
  let left = false;
  let timer = 0;
  const status = h("p", { class: "note", role: "status" }, t("site-loading"));
  main.append(h("h1", { class: "unseen" }, t("page-play")), status);

  const load = async () => {
    clearTimeout(timer);
    const kept = localGame(id);
    const [game, { rules: known }] = await Promise.all([kept ? openGame(kept) : get(`/games/${id}`), rules()]);
    const rule = await ruleOf(game.rules);
    const Bench = rule.position === "open" ? (await import("../parts/sandbox-panel.js")).Bench : undefined;
    if (left || table) return;
    if (game.sealed && game.room) {
      go(`/room/${game.room}`, { replace: true });
      return;
    }
    table = new Table(game, rule, kept ? { Line: LocalLink } : { Bench });
    status.remove();
    if (game.mine && !game.room && rule.position !== "open") main.append(barOf(known, game));
    main.append(table.element);
    table.stage.start();
    if (lying()) table.element.scrollIntoView();
    setTitle(gameTitle(game));
  };
  const attempt = () =>
    void load().catch((error) => {
      if (left) return;
      if (error instanceof Refusal && error.passing) {
        status.textContent = t("site-offline");
        timer = window.setTimeout(attempt, RETRY);
      } else main.replaceChildren(missing(error));
    });
  attempt();
  addEventListener("online", attempt);
  const forget = listen((action) => table?.hands.perform(action));

  return () => {
    left = true;
    clearTimeout(timer);
    removeEventListener("online", attempt);
    forget();
    table?.close();
  };
}

/**
 * The bar with what this game is; choosing something else leads to a new board.
 *
 * @param {import("../types.js").Rule[]} known
 * @param {import("../types.js").Game} game
 */
function barOf(known, { rules: name, level, options }) {
  const offered = known.filter((rule) => rule.position !== "open");
  const setup = new Setup(offered, { rules: name, level, options });
  return new GameBar(offered, setup, () => go("/", { replace: true })).element;
}

/** @param {unknown} error */
const missing = (error) => notice(t("game-missing"), wordsOf(error), h("a", { href: "/" }, t("game-missing-new")));
