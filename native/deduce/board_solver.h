// Solves a known board by deduction alone and records every step from the first click to the end.
#pragma once

#include <cstdint>
#include <vector>

#include "deduce/ladder.h"

namespace qmines {

class BoardSolver {
 public:
  // Plays the board from `start`: opens what each step proves safe, and floods zeros, until every
  // safe cell is open. False if deduction within the limits gets stuck; `steps` then end there.
  bool play(int width, int height, const std::uint8_t* board, int start, const Limits& limits,
            Engine& engine, Control& control, std::vector<Deduction>& steps);

 private:
  void flood(int cell);

  int width_ = 0, height_ = 0;
  const std::uint8_t* board_ = nullptr;
  Ladder ladder_;
  std::vector<std::uint8_t> cells_;          // what is open: its number; otherwise `hidden`
  std::vector<std::int32_t> todo_, opened_;  // of the last flood
};

}  // namespace qmines
