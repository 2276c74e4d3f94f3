/** The card at the end of a game: how it went, all measures, luck, what went wrong, and what next. */

import { button, clock, h } from "../dom.js";

/** @typedef {import("../types.js").End} End */
/** @typedef {import("../types.js").Measures} Measures */

/**
 * @param {number | null} share
 */
const percent = (share) => (share === null ? null : `${Math.round(share * 1000) / 10} %`);

/**
 * Names and values of the measures, in the order of the card.
 *
 * @param {Measures} measures
 * @returns {[string, string | null, string?][]}
 */
function rowsOf(measures) {
  const { left, right, chord } = measures;
  const clicks = [left, right, chord].reduce((sum, kind) => sum + kind.effective + kind.wasted, 0);
  const wasted = left.wasted + right.wasted + chord.wasted;
  const help = Object.entries(measures.help)
    .map(([kind, count]) => `${kind} ${count}×`)
    .join(", ");
  return [
    [
      "Time",
      `${clock(measures.milliseconds)}.${String(Math.floor((measures.milliseconds % 1000) / 10)).padStart(2, "0")}`,
    ],
    [
      "3BV",
      measures.bbbv === null ? null : `${measures.bbbv_solved} of ${measures.bbbv}`,
      "the clicks that the board needs at least, without flags",
    ],
    ["3BV/s", measures.bbbv_per_second === null ? null : measures.bbbv_per_second.toFixed(2)],
    ["Clicks", `${clicks}, ${wasted} wasted`],
    ["Efficiency", percent(measures.efficiency), "3BV for each click"],
    ["Correctness", percent(measures.correctness), "clicks that changed something"],
    ["Throughput", percent(measures.throughput), "3BV for each click that changed something"],
    [
      "ZiNi",
      measures.zini === null ? null : String(measures.zini),
      "the clicks that flags and chords need, found greedily",
    ],
    ["Openings", measures.openings === null ? null : `${measures.openings}, ${measures.islands} islands`],
    [
      "Luck",
      measures.luck === null
        ? null
        : measures.guesses
          ? `${percent(measures.luck)}, ${measures.guesses} ${measures.guesses === 1 ? "guess" : "guesses"}`
          : "none needed",
      "the chance to survive the guesses that you took",
    ],
    ["Saves", measures.saves ? String(measures.saves) : null, "so often an opened mine made way"],
    ["Flags", measures.flags_used ? "used" : "none (NF)"],
    ["Undone", measures.deaths ? `${measures.deaths} ${measures.deaths === 1 ? "death" : "deaths"}` : null],
    ["Help", help || "none"],
  ];
}

/**
 * @param {import("../game/model.js").Model} model
 * @param {End | null} end null while it is worked out
 * @param {{again: () => void, rematch: () => void, share: () => void, told?: (on: boolean) => void}} hooks
 */
export function endCard(model, end, hooks) {
  const { game, view } = model;
  const won = view.outcome.result === "won";
  const verdict = end?.lines.find(([name]) => name === "verdict")?.[1];
  const rows = end ? rowsOf(end.measures).filter((row) => row[1] !== null) : [];
  return h(
    "section",
    { class: `ending ${won ? "won" : "lost"}`, "aria-label": "The end" },
    h("h2", {}, won ? "Cleared" : view.outcome.reason === "resigned" ? "Given up" : "Lost"),
    h("p", {}, end?.words || view.words || ""),
    verdict && h("p", { class: "verdict" }, `${verdict[0].toUpperCase()}${verdict.slice(1)}.`),
    h(
      "div",
      { class: "row" },
      button("New game", hooks.again, { class: "main" }),
      button("Same board again", hooks.rematch),
      !game.sealed && h("a", { class: "button", href: `/replay/${game.id}` }, "Replay"),
      button("Share", hooks.share),
    ),
    end
      ? h(
          "dl",
          {},
          rows.map(([name, value, help]) => h("div", { title: help }, h("dt", {}, name), h("dd", {}, value))),
        )
      : h("p", { class: "note" }, "The measures are being worked out…"),
    model.display.quantum && quantum(game, hooks.told),
    end &&
      h(
        "details",
        {},
        h("summary", {}, "Is it fair?"),
        h(
          "p",
          { class: "note" },
          "The seed below was committed to before the first click. ",
          h("a", { href: `/api/games/${game.id}/file`, download: `${game.id}.game` }, "The game file"),
          " can be checked by anyone: ",
          h("code", {}, "qmines verify"),
        ),
        h("code", { class: "seed" }, end.lines.find(([name]) => name === "seed")?.[1] ?? game.seed ?? ""),
      ),
  );
}

/**
 * What is told of qubits after the game.
 *
 * @param {import("../types.js").Game} game
 * @param {((on: boolean) => void) | undefined} told
 */
function quantum(game, told) {
  const circuit = h("img", { alt: "The circuit of this game", class: "circuit", hidden: true });
  const large = h(
    "p",
    { class: "note", role: "status", hidden: true },
    "This circuit is too large to draw. Download it as OpenQASM instead.",
  );
  circuit.addEventListener("error", () => {
    circuit.hidden = true;
    large.hidden = false;
  });
  return h(
    "div",
    { class: "row" },
    button("What was where", () => told?.(true)),
    button("Circuit", () => {
      circuit.src = `/api/games/${game.id}/circuit.svg`;
      circuit.hidden = !circuit.hidden;
    }),
    h("a", { class: "button", href: `/api/games/${game.id}/circuit.qasm`, download: `${game.id}.qasm` }, "OpenQASM"),
    circuit,
    large,
  );
}
