#include "deduce/board_solver.h"

#include <algorithm>

namespace qmines {

void BoardSolver::flood(int cell) {
  opened_.clear();
  todo_.assign(1, cell);
  while (!todo_.empty()) {
    const int c = todo_.back();
    todo_.pop_back();
    if (cells_[c] != hidden) continue;
    const int row = c / width_, column = c % width_;
    const int top = std::max(row - 1, 0), bottom = std::min(row + 1, height_ - 1);
    const int left = std::max(column - 1, 0), right = std::min(column + 1, width_ - 1);
    int number = 0;
    for (int r = top; r <= bottom; ++r)
      for (int k = left; k <= right; ++k) number += board_[r * width_ + k];
    cells_[c] = static_cast<std::uint8_t>(number);
    opened_.push_back(c);
    if (number) continue;
    for (int r = top; r <= bottom; ++r)
      for (int k = left; k <= right; ++k) todo_.push_back(r * width_ + k);
  }
}

bool BoardSolver::play(int width, int height, const std::uint8_t* board, int start,
                       const Limits& limits, Engine& engine, Control& control,
                       std::vector<Deduction>& steps) {
  width_ = width;
  height_ = height;
  board_ = board;
  steps.clear();
  const int cells = width * height;
  const auto mines = static_cast<int>(std::count(board, board + cells, std::uint8_t{1}));
  cells_.assign(static_cast<std::size_t>(cells), hidden);
  if (board[start]) return false;
  flood(start);
  int left = cells - mines - static_cast<int>(opened_.size());
  ladder_.begin(Field{width, height, cells_.data(), mines, 0.5, -1});
  while (left) {
    steps.emplace_back();
    if (!ladder_.next(limits, engine, control, steps.back())) {
      steps.pop_back();
      return false;
    }
    for (const auto cell : steps.back().safe) {
      flood(cell);
      left -= static_cast<int>(opened_.size());
      for (const auto c : opened_) ladder_.open(c, cells_[c]);
    }
  }
  return true;
}

}  // namespace qmines
