// Positions for the benchmarks: Expert games, each where a strategy that does not guess gives up.
#pragma once

#include <cstddef>
#include <vector>

#include "play/auto_player.h"
#include "position/game.h"
#include "testing/brute_force.h"

namespace qmines {

constexpr int kExpertWidth = 30, kExpertHeight = 16, kExpertMines = 99, kExpertStart = 3 * 30 + 3;

// Always the same ones.
inline std::vector<TestField> expert_positions(std::size_t count, const char* strategy = "deduce") {
  std::vector<TestField> positions;
  std::vector<std::uint8_t> board;
  AutoPlayer player(find_strategy(strategy));
  Game game;
  for (std::uint64_t seed = 1; positions.size() < count; ++seed) {
    Random random(seed);
    draw_board(kExpertWidth, kExpertHeight, kExpertMines, FirstClick::opening, kExpertStart, random,
               board);
    game.start(kExpertWidth, kExpertHeight, board.data());
    player.play(game, kExpertStart, random);
    if (game.won()) continue;
    TestField field(kExpertWidth, kExpertHeight, kExpertMines);
    for (int c = 0; c < game.cells(); ++c)
      if (game.view()[c] <= 8) field.cells[static_cast<std::size_t>(c)] = game.view()[c];
    positions.push_back(std::move(field));
  }
  return positions;
}

}  // namespace qmines
