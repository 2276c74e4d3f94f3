// A quick test for boards that no deduction can finish: a mine and a safe cell that could be
// swapped without changing any number.
#pragma once

#include <cstdint>
#include <vector>

namespace qmines {

// Whether the board has such a pair: every other cell touches both of them, or neither, or is a
// mine. Whatever else is opened, neither cell ever becomes certain, and one of them has to be
// opened. The first cell is known to be safe. Always false on fields that are wider than a machine
// word.
bool has_swappable_cells(int width, int height, int start, const std::vector<std::uint8_t>& board);

}  // namespace qmines
