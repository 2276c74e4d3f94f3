// Games that have come to their first guess, for the tests of what guesses.
#pragma once

#include <cstdint>
#include <vector>

#include "play/auto_player.h"
#include "position/game.h"

namespace qmines {

constexpr int kStuckWidth = 7, kStuckHeight = 6, kStuckMines = 9, kStuckCells = 42;

// Draws a board from the seed and plays it without guessing. Returns the position; the game may
// also be won.
inline Field stuck_game(Game& game, std::uint64_t seed) {
  Random random(seed);
  std::vector<std::uint8_t> board;
  draw_board(kStuckWidth, kStuckHeight, kStuckMines, FirstClick::safe, 0, random, board);
  game.start(kStuckWidth, kStuckHeight, board.data());
  AutoPlayer player(find_strategy("deduce"));
  player.play(game, 0, random);
  return game.field();
}

}  // namespace qmines
