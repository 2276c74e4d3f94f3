/** The page of one game. */

import { get, rules, wordsOf } from "../api.js";
import { h } from "../dom.js";
import { actionOf } from "../game/keys.js";
import { Table } from "../game/table.js";

/**
 * @param {HTMLElement} main
 * @param {string} id
 */
export function show(main, id) {
  /** @type {Table | null} */
  let table = null;
  let left = false;
  main.append(h("h1", { class: "unseen" }, "Game"), h("p", { class: "note", role: "status" }, "The board is on its way…"));

  void Promise.all([get(`/games/${id}`), rules()]).then(([game, known]) => {
    if (left) return;
    const rule = known.rules.find((/** @type {import("../types.js").Rule} */ each) => each.name === game.rules);
    if (!rule) throw new Error(`The rules ${game.rules} are not known here.`);
    table = new Table(game, rule);
    main.querySelector(".note")?.remove();
    main.append(table.element);
    table.stage.fit();
    document.title = `${rule.title}, ${game.level} · qmines`;
    if (matchMedia("(pointer: fine)").matches) table.stage.focus(0);
  }).catch((error) => {
    main.replaceChildren(h("section", { class: "sheet" }, h("h1", {}, "No game here"),
      h("p", {}, wordsOf(error)), h("a", { href: "/" }, "Start a new one")));
  });

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!table || target.closest("input, select, textarea, summary, dialog")) return;
    if (target.closest("button, a") && (event.key === "Enter" || event.key === " ")) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    table.perform(action);
  };
  document.addEventListener("keydown", onKey);

  return () => {
    left = true;
    document.removeEventListener("keydown", onKey);
    table?.close();
  };
}
