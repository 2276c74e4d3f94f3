/** The card at the end of a game: how it went, all measures, luck, what went wrong, and what next. */

import { SERVERLESS, addressOf } from "../base-path.js";
import { button, h } from "../dom.js";
import { counted } from "../delight/records.js";
import { saveList } from "./saves.js";
import { chance, decimal, rich, say, share, t, units } from "../messages.js";
import { exactTime, helpTitle } from "../statistics/labels.js";

/** @typedef {import("../types.js").End} End */
/** @typedef {import("../types.js").Measures} Measures */

/** How a game ended, in a word or two. @param {import("../types.js").Standing} view */
export const endTitle = ({ outcome: { result, reason } }) =>
  result === "won" ? t("end-won") : reason === "resigned" ? t("end-resigned") : t("end-lost");

/**
 * Names and values of the measures, in the order of the card, with what they mean.
 *
 * @param {Measures} measures
 * @param {number | null} cleared the share of the board that was open when the game was lost
 * @returns {Rows}
 */
function rowsOf(measures, cleared) {
  const { left, right, chord } = measures;
  const clicks = [left, right, chord].reduce((sum, kind) => sum + kind.effective + kind.wasted, 0);
  const wasted = left.wasted + right.wasted + chord.wasted;
  const help = Object.entries(measures.help).map(([kind, count]) =>
    t("game-help-times", { kind: helpTitle(kind), count }),
  );
  const { bbbv, bbbv_solved: solved, openings, islands, luck, guesses } = measures;
  const known = (/** @type {number | null} */ value, /** @type {(value: number) => string} */ shown) =>
    value === null ? null : shown(value);
  return [
    [t("end-time"), exactTime(measures.milliseconds)],
    [t("end-cleared"), known(cleared, share)],
    [t("end-bbbv"), known(bbbv, (total) => t("end-bbbv-value", { solved, total })), t("end-bbbv-help")],
    [t("end-bbbv-per-second"), known(measures.bbbv_per_second, (speed) => decimal(speed, 2))],
    [t("end-clicks"), t("end-clicks-value", { clicks, wasted }), undefined, decimal(clicks)],
    [t("end-efficiency"), known(measures.efficiency, chance), t("end-efficiency-help")],
    [t("end-correctness"), known(measures.correctness, chance), t("end-correctness-help")],
    [t("end-throughput"), known(measures.throughput, chance), t("end-throughput-help")],
    [t("end-zini"), known(measures.zini, decimal), t("end-zini-help")],
    [t("end-openings"), known(openings, (count) => t("end-openings-value", { openings: count, islands }))],
    [
      t("end-luck"),
      known(luck, (odds) => (guesses ? t("end-luck-value", { luck: odds, guesses }) : t("end-luck-none"))),
      t("end-luck-help"),
      luck === null ? undefined : chance(luck),
    ],
    [t("end-saves"), measures.saves ? decimal(measures.saves) : null, t("end-saves-help")],
    [t("end-flags"), measures.flags_used ? t("end-flags-used") : t("end-flags-none")],
    [t("end-undone"), measures.deaths ? t("end-undone-value", { deaths: measures.deaths }) : null],
    [t("end-help"), help.length ? units(help) : t("end-help-none")],
  ];
}

/**
 * @param {import("../game/model.js").Model} model
 * @param {End | null} end null while it is worked out
 * @param {{
 *   again: () => void, rematch: () => void, share: () => void, picture: () => void, told: () => void,
 *   step: (step: import("../game/scene.js").ShownStep | null) => void,
 * }} hooks
 */
export function endCard(model, end, hooks) {
  const { game, view } = model;
  const won = view.outcome.result === "won";
  const verdict = end?.verdict?.message;
  const rows = end ? rowsOf(end.measures, won ? null : clearedShare(model)).filter((row) => row[1] !== null) : [];
  const own = end && game.mine && !game.room;
  return h(
    "section",
    { class: `ending ${won ? "won" : "lost"}`, "aria-label": t("end-title") },
    h("h2", {}, won ? t("end-won-in", { time: exactTime(view.milliseconds) }) : endTitle(view)),
    own && won && badges(counted(game, won, end.measures)),
    !won && view.outcome.reason !== "resigned" && h("p", {}, reasonOf(view, end)),
    end ? keyFigures(rows, won, end.measures) : h("p", { class: "note" }, t("end-loading")),
    saveList(view.saved ?? []),
    end?.chain ? chainPlace(end.chain, hooks.step) : verdict && h("p", { class: "verdict" }, say(verdict)),
    h(
      "div",
      { class: "row" },
      !game.room && button(t("end-again"), hooks.again, { class: "main" }),
      !game.room && button(t("end-rematch"), hooks.rematch),
      !game.sealed && h("a", { class: "button", href: `/replay/${game.id}` }, t("end-replay")),
      !SERVERLESS && button(t("end-share"), hooks.share),
      button(t("end-picture"), hooks.picture),
    ),
    end && allFigures(rows),
    model.display.quantum && quantum(game, hooks.told),
    end &&
      !SERVERLESS &&
      h(
        "details",
        {},
        h("summary", {}, t("end-fair")),
        h(
          "p",
          { class: "note" },
          rich("end-fair-check", {
            file: h("a", { href: `/api/games/${game.id}/file`, download: `${game.id}.game` }, t("end-fair-file")),
            command: h("code", {}, "qmines verify"),
          }),
        ),
        h("code", { class: "seed" }, game.seed ?? ""),
      ),
  );
}

/**
 * Where the way to a mine is explained; what that takes is loaded only now.
 *
 * @param {import("../types.js").Chain} chain
 * @param {(step: import("../game/scene.js").ShownStep | null) => void} show
 */
function chainPlace(chain, show) {
  const place = h("div", {});
  import("../game/chain.js").then(
    ({ chainPanel }) => place.append(chainPanel(chain, show)),
    () => {}, // offline: the card is enough
  );
  return place;
}

/**
 * Why a game was lost. A mine far from every number was known only to those who open safe cells first.
 *
 * @param {import("../types.js").Standing} view
 * @param {End | null} end
 */
function reasonOf({ ending, outcome }, end) {
  const later = outcome.reason === "known_mine" && end?.chain?.steps.some(({ shows }) => shows.length > 0);
  return later ? t("outcome-known-later") : ending && say(ending);
}

/**
 * What makes a win special: a new best time, or how far it is from that; wins in a row.
 *
 * @param {import("../delight/records.js").Standing} standing
 */
function badges({ best, record, streak }) {
  const told = [
    record && h("strong", { class: "record" }, t("end-record")),
    best !== null && h("span", {}, t("end-best", { time: exactTime(best), before: record ? "yes" : "no" })),
    streak > 1 && h("span", {}, t("end-streak", { count: streak })),
  ].filter(Boolean);
  return told.length > 0 && h("p", { class: "badges" }, told);
}

/** @typedef {[string, string | null, string?, string?]} Row a figure: its name, value, meaning, and value in short */
/** @typedef {Row[]} Rows */

/**
 * @param {Rows} rows
 * @param {string} name of the class
 */
const figures = (rows, name) =>
  h(
    "dl",
    { class: name },
    rows.map(([title, value, help]) =>
      h("div", { title: help, class: isWords(title, value) && "words" }, h("dt", {}, title), h("dd", {}, value)),
    ),
  );

/**
 * Whether a figure lists the help that was used, which is too long for a column.
 *
 * @param {string} title
 * @param {string | null} value
 */
const isWords = (title, value) => title === t("end-help") && value !== t("end-help-none");

/**
 * How much of a board with mines is open; null for other boards, and in a race, whose lanes tell what was left to open.
 *
 * @param {import("../game/model.js").Model} model
 */
function clearedShare({ display, game, view: { width, height, mines }, boards }) {
  if (display.quantum || !mines || game.room) return null;
  const open = boards[0].filter((cell) => cell >= "0" && cell <= "8").length;
  return open / (width * height - mines);
}

/** Help that moves for the player, so that clicks and efficiency are not the player's own. */
const MOVES = ["move", "simple", "smart", "deduce", "auto"];

/**
 * The three figures that anybody understands, and the help that was used; 3BV and its kin are among all statistics.
 *
 * @param {Rows} rows
 * @param {boolean} won
 * @param {Measures} measures
 */
function keyFigures(rows, won, { guesses, help: used }) {
  const own = !MOVES.some((kind) => kind in used);
  const wanted = won
    ? [own && t("end-clicks"), own && t("end-efficiency"), guesses ? t("end-luck") : t("end-help")]
    : [t("end-time"), t("end-cleared"), own && t("end-clicks")];
  if (Object.keys(used).length) wanted.push(t("end-help"));
  const found = rows
    .filter(([name]) => wanted.includes(name))
    .map(([name, value, help, short]) => /** @type {Row} */ ([name, short ?? value, help]));
  return figures(found.length ? found : rows.slice(0, 3), "key-figures");
}

/** @param {Rows} rows */
const allFigures = (rows) => h("details", { class: "measures" }, h("summary", {}, t("end-more")), figures(rows, "all"));

/**
 * What can be seen of the qubits after the game.
 *
 * @param {import("../types.js").Game} game
 * @param {() => void} told
 */
function quantum(game, told) {
  const circuit = h("img", { alt: t("end-circuit-picture"), class: "circuit", hidden: true });
  const large = h("p", { class: "note", role: "status", hidden: true }, t("end-circuit-large"));
  circuit.addEventListener("error", () => {
    circuit.hidden = true;
    large.hidden = false;
  });
  return h(
    "div",
    { class: "row" },
    button(t("end-states"), told),
    button(t("end-circuit"), () => {
      circuit.src = addressOf(`/api/games/${game.id}/circuit.svg`);
      circuit.hidden = !circuit.hidden;
    }),
    h(
      "a",
      { class: "button", href: `/api/games/${game.id}/circuit.qasm`, download: `${game.id}.qasm` },
      t("end-circuit-qasm"),
    ),
    circuit,
    large,
  );
}
