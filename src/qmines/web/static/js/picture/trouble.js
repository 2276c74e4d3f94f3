/** Why no board was read from a picture, in the messages that src/qmines/picture has too. */

/** @typedef {import("../messages.js").Message} Message */

/** A picture that cannot be read, and why. */
export class Trouble extends Error {
  /** @param {string} key @param {Message["args"]} [args] */
  constructor(key, args = {}) {
    super(key);
    this.told = { key, args };
  }
}

/**
 * @param {import("./module.js").Reading} reading with a problem
 * @param {number} scale pixels of the picture to one that was read
 * @returns {Message}
 */
export function troubleWith({ problem, columns, rows, cell, board, other }, scale) {
  const place = (/** @type {number[]} */ [left, top]) => `${Math.round(left * scale)}, ${Math.round(top * scale)}`;
  if (problem === "several_boards")
    return { key: "picture-several", args: { first: place(board), other: place(other) } };
  if (problem === "too_large") return { key: "picture-pixels", args: {} };
  const small = problem === "too_small";
  if (!columns) return { key: small ? "picture-small" : "picture-none", args: {} };
  const args = { columns, rows, size: Math.round(cell[0] * scale) };
  return { key: small ? "picture-small-found" : "picture-none-closest", args };
}
