// A whole game by deduction, written down: the steps that lead from the first click to the end.
#pragma once

#include <cstdint>
#include <vector>

#include "deduce/ladder.h"

namespace qmines {

class Solver {
 public:
  // Plays the board from `start`: opens what each step decides to be safe, and around a zero
  // everything, until every cell without a mine is open. False if that cannot be done within the
  // limits; then the steps are those up to where it is stuck.
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
