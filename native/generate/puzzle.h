// Boards whose solution has a step of a given technique, where nothing weaker would do.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "deduce/solution.h"

namespace qmines {

struct Riddle {
  int width = 0, height = 0, mines = 0, start = 0;
  Technique technique = Technique::single;
};

// Draws boards, numbers first, first + 1, … of a seed, and plays them by deduction, until a step of
// that technique finds a safe cell: the number after the board's, or 0 if `most` boards were tried.
std::uint64_t find_riddle(const Riddle& riddle, std::uint64_t seed, std::uint64_t first,
                          std::uint64_t most, Solver& solver, Engine& engine, Control& control,
                          std::vector<std::uint8_t>& board);

}  // namespace qmines
