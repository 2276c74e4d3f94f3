/** A game that begins with the first click: until then it exists only on this page. */

/** @typedef {import("../types.js").Game} Game */

/**
 * Whether a game can wait for its first click: nothing about its board is known before. Linked qubits are
 * shown from the start, so the server has to create those games first.
 *
 * @param {import("../types.js").Rule} rule
 * @param {{options: Record<string, unknown>}} wanted
 */
export const canWait = (rule, { options }) => rule.position === "mines" && !options.position;

/**
 * A board with every cell hidden; it gets its ID from the server, with the first move.
 *
 * @param {import("./setup.js").Setup} setup
 * @returns {Game}
 */
export function newGame(setup) {
  const { width, height, mines } = setup.preset ?? setup.size;
  const { rules, level, options } = setup.document();
  return {
    id: "",
    mine: true,
    player: null,
    rules,
    level,
    options,
    ranked: setup.ranked,
    player_seed: setup.seed,
    commitment: "",
    seed: null,
    running: false,
    room: null,
    sealed: false,
    end: null,
    view: {
      width,
      height,
      mines,
      counter: mines,
      outcome: { result: "playing", reason: "" },
      ending: null,
      notices: [],
      mined: null,
      hit: [],
      saves: null,
      saved: null,
      qubits: null,
      sequence: 0,
      chain: "",
      deaths: 0,
      paused: false,
      milliseconds: 0,
      changed: [],
      boards: setup.rule.board_names.map(() => Array.from({ length: height }, () => "#".repeat(width))),
    },
  };
}
