// Finds boards for the trainer: boards whose solution needs a given technique at some step.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "deduce/board_solver.h"

namespace qmines {

struct PuzzleRequest {
  int width = 0, height = 0, mines = 0, start = 0;
  Technique technique = Technique::single;
};

// Draws boards first, first + 1, … of a seed and plays them by deduction until a step of that
// technique finds a safe cell. Returns the number of that board plus 1, or 0 after `most` boards.
std::uint64_t find_puzzle(const PuzzleRequest& request, std::uint64_t seed, std::uint64_t first,
                          std::uint64_t most, BoardSolver& solver, Engine& engine, Control& control,
                          std::vector<std::uint8_t>& board);

}  // namespace qmines
