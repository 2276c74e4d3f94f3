#include "picture/rules.h"

#include <algorithm>

#include "position/position.h"

namespace qmines::picture {

namespace {

constexpr double kShort = 3;           // a clue that has not enough cells for its mines
constexpr double kAtEdge = 1;          // the same at an edge, where the picture may cut the board
constexpr double kTooManyFlags = 0.2;  // players do set wrong flags
constexpr double kOpenBeside = 0.5;    // a blank cell for each hidden one beside it
constexpr double kOpenMost = 3;
constexpr double kHidden = 0.25;  // beside an open cell: rather open, if nothing else decides

}  // namespace

double Rules::at(const std::vector<std::uint8_t>& labels, int cell) const {
  int label = labels[static_cast<std::size_t>(cell)];
  if (label > 8 && label != hidden) return 0;
  int column = cell % columns_, row = cell / columns_, covered = 0, flags = 0, open = 0;
  for (int y = std::max(0, row - 1); y <= std::min(rows_ - 1, row + 1); ++y)
    for (int x = std::max(0, column - 1); x <= std::min(columns_ - 1, column + 1); ++x) {
      int other = labels[static_cast<std::size_t>(y * columns_ + x)];
      covered += other > 8;
      open += other <= 8;
      flags += other == flag || other == mine;
    }
  if (label == hidden) return open > 0 ? kHidden : 0;
  if (label == 0) return std::min(kOpenMost, kOpenBeside * covered);
  bool edge = column == 0 || row == 0 || column == columns_ - 1 || row == rows_ - 1;
  double wrong = 0;
  if (covered < label) wrong += edge ? kAtEdge : kShort;
  if (flags > label) wrong += kTooManyFlags;
  return wrong;
}

double Rules::total(const std::vector<std::uint8_t>& labels) const {
  double sum = 0;
  for (int cell = 0; cell < columns_ * rows_; ++cell) sum += at(labels, cell);
  return sum;
}

double Rules::around(const std::vector<std::uint8_t>& labels, int cell) const {
  int column = cell % columns_, row = cell / columns_;
  double sum = 0;
  for (int y = std::max(0, row - 1); y <= std::min(rows_ - 1, row + 1); ++y)
    for (int x = std::max(0, column - 1); x <= std::min(columns_ - 1, column + 1); ++x)
      sum += at(labels, y * columns_ + x);
  return sum;
}

std::vector<int> Rules::touched(const std::vector<int>& cells) const {
  std::vector<int> all;
  for (int cell : cells) {
    int column = cell % columns_, row = cell / columns_;
    for (int y = std::max(0, row - 1); y <= std::min(rows_ - 1, row + 1); ++y)
      for (int x = std::max(0, column - 1); x <= std::min(columns_ - 1, column + 1); ++x)
        all.push_back(y * columns_ + x);
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace qmines::picture
