// Boards that no deduction can finish, told at a glance: where a mine and a safe cell could change
// places and no number would change.
#pragma once

#include <cstdint>
#include <vector>

namespace qmines {

// Whether the board has such twins: every other cell touches both, or neither, or is a mine itself.
// Then whatever is opened, neither is ever certain, and one has to be opened. The first cell is
// known to be safe. Fields too wide for a machine word are never said to have any.
bool has_twins(int width, int height, int start, const std::vector<std::uint8_t>& board);

}  // namespace qmines
