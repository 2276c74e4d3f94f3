/** Plays boards with a checkout of JSMinesweeper: one board per line in, as JSON; 1 or 0 for each out. */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runInNewContext } from "node:vm";

const FILES = [
  "Utility/PrimeSieve",
  "Utility/Binomial",
  "client/Board",
  "client/Tile",
  "client/solver_main",
  "client/solver_probability_engine",
  "client/Brute_force",
  "client/BruteForceAnalysis",
  "client/MinesweeperGame",
  "client/SolutionCounter",
  "client/EfficiencyHelper",
  "client/FiftyFiftyHelper",
  "client/LongTermRiskHelper",
];

// As bulkRun in its client/main.js, with the globals of that file that the solver reads.
const PLAY = `
const binomialCache = new BinomialCache(5000, 500, new Binomial(65000, 500));
const BOMB = 9, HIDDEN = 10;
const oldrng = false, analysisMode = false;
const sleep = async () => {}, showMessage = () => {};
let board;
solver(null);
async function play({ width, height, start, opening, mines }) {
  const options = {
    playStyle: PLAY_STYLE_NOFLAGS, verbose: false, advancedGuessing: true, fullProbability: true, hardcore: false,
  };
  const type = opening ? "zero" : "safe";
  const game = new ServerGame(0, width, height, mines.length, start, 1, type);
  game.resetMines([0, 0, 0, 0, ...mines.flatMap((cell) => [cell % width, Math.floor(cell / width)])]);
  board = new Board(0, width, height, mines.length, 1, type);
  let revealed = game.clickTile(game.getTile(start));
  applyResults(board, revealed);
  while (revealed.header.status === IN_PLAY) {
    const { actions } = await solver(board, options);
    for (const [i, action] of actions.entries()) {
      if (i > 0 && action.prob !== 1) break;
      revealed = game.clickTile(game.getTile(board.xy_to_index(action.x, action.y)));
      if (revealed.header.status !== IN_PLAY) break;
      applyResults(board, revealed);
      if (action.prob !== 1) break;
    }
  }
  return revealed.header.status === WON;
}
play`;

const scripts = FILES.map((name) => readFileSync(`${process.argv[2]}/Minesweeper/${name}.js`, "utf-8"));
const silent = { log() {}, warn() {}, error() {} };
const play = runInNewContext([...scripts, PLAY].join("\n"), { console: silent, performance, setTimeout });
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write((await play(JSON.parse(line))) ? "1" : "0");
