/** The page of one game. */

import { get, ruleOf, rules, wordsOf } from "../api.js";
import { h, setTitle } from "../dom.js";
import { t } from "../messages.js";
import { listen } from "../game/keys.js";
import { Table } from "../game/game.js";
import { gameTitle } from "../statistics/labels.js";
import { lying } from "../parts/board-layout.js";
import { go } from "../navigation.js";

/**
 * @param {HTMLElement} main
 * @param {string} id
 */
export function show(main, id) {
  /** @type {Table | null} */
  let table = null;
  let left = false;
  main.append(
    h("h1", { class: "unseen" }, t("page-play")),
    h("p", { class: "note", role: "status" }, t("site-loading")),
  );

  void Promise.all([get(`/games/${id}`), rules()])
    .then(async ([game]) => {
      const rule = await ruleOf(game.rules);
      if (left) return;
      if (game.sealed && game.room) {
        go(`/room/${game.room}`, { replace: true });
        return;
      }
      table = new Table(game, rule);
      main.querySelector(".note")?.remove();
      main.append(table.element);
      table.stage.fit();
      if (lying()) table.element.scrollIntoView();
      setTitle(gameTitle(game));
      if (matchMedia("(pointer: fine)").matches) table.stage.focus(0);
    })
    .catch((error) => {
      main.replaceChildren(
        h(
          "section",
          { class: "sheet" },
          h("h1", {}, t("game-missing")),
          h("p", {}, wordsOf(error)),
          h("a", { href: "/" }, t("game-missing-new")),
        ),
      );
    });

  const forget = listen((action) => table?.hands.perform(action));

  return () => {
    left = true;
    forget();
    table?.close();
  };
}
