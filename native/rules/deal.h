// Deals the board of a game after its first open, as qmines.generate.boards and dealing do.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/stream.h"
#include "position/game.h"

namespace qmines {

using Bytes = std::vector<std::uint8_t>;

// A board that the first-click rule allows, each equally likely. Where the mines leave no room for
// an opening, the first cell is only safe, and `degraded` is set.
Bytes deal_board(int width, int height, int mines, FirstClick rule, std::int32_t first,
                 Stream stream, bool& degraded);

// A board that needs no guess: a uniformly random one where such boards are not too rare, otherwise
// a repaired one; nothing if none was found. The number of attempts decides and not the clock.
std::optional<Bytes> deal_no_guess(int width, int height, int mines, std::int32_t first,
                                   std::uint64_t seed);

// How many mines touch each cell, mined or not.
Bytes numbers_of(int width, int height, const Bytes& mask);

// Calls `visit` with every neighbour of a cell, row by row.
template <class Visit>
void around(int width, int height, std::int32_t cell, Visit&& visit) {
  const int row = cell / width, column = cell % width;
  for (int r = row ? row - 1 : 0; r <= row + 1 && r < height; ++r)
    for (int c = column ? column - 1 : 0; c <= column + 1 && c < width; ++c)
      if (r != row || c != column) visit(static_cast<std::int32_t>(r * width + c));
}

}  // namespace qmines
