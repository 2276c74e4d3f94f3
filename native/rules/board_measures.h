// What a board asks of a player: 3BV, openings, islands and ZiNi, as qmines.generate.measures and
// zini define them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/deal.h"

namespace qmines {

struct BoardMeasures {
  int openings = 0, islands = 0, bbbv = 0;
  int solved = 0;           // of the 3BV, by the cells that are open
  std::optional<int> zini;  // not of boards beyond 10,000 cells
};

BoardMeasures measure_board(int width, int height, const Bytes& mask, const Bytes& numbers,
                            const Bytes& cells);

}  // namespace qmines
