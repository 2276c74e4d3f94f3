// What is known of the hidden cells of a field while a deduction is explained or checked.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "deduce/deduction.h"
#include "position/position.h"

namespace qmines {

using Cells = std::vector<std::int32_t>;

// The up to eight cells around a cell, in order.
inline Cells neighbours(const Field& field, std::int32_t cell) {
  Cells found;
  const int row = cell / field.width, column = cell % field.width;
  for (int r = std::max(row - 1, 0); r <= std::min(row + 1, field.height - 1); ++r)
    for (int c = std::max(column - 1, 0); c <= std::min(column + 1, field.width - 1); ++c)
      if (r != row || c != column) found.push_back(r * field.width + c);
  return found;
}

inline bool contains(const Cells& cells, std::int32_t cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// All that a step decides.
inline Cells decided(const Deduction& step) {
  Cells cells = step.safe;
  cells.insert(cells.end(), step.mined.begin(), step.mined.end());
  return cells;
}

class Facts {
 public:
  explicit Facts(const Field& field)
      : fate_(static_cast<std::size_t>(field.width) * field.height, kUnknown) {
    for (std::size_t i = 0; i < fate_.size(); ++i) {
      const auto code = field.cells[i];
      if (code == mine || code == safe) learn(static_cast<std::int32_t>(i), code == mine);
    }
  }

  void learn(std::int32_t cell, bool mined) {
    mines_ += mined - (fate_[cell] == kMine);
    fate_[cell] = mined ? kMine : kSafe;
  }
  void learn(const Deduction& step) {
    for (const auto cell : step.safe) learn(cell, false);
    for (const auto cell : step.mined) learn(cell, true);
  }

  bool known(std::int32_t cell) const { return fate_[cell] != kUnknown; }
  bool mined(std::int32_t cell) const { return fate_[cell] == kMine; }
  int mines() const { return mines_; }
  bool agrees(const Facts& other, std::int32_t cell) const {
    return known(cell) && fate_[cell] == other.fate_[cell];
  }

 private:
  enum Fate : std::uint8_t { kUnknown, kSafe, kMine };

  std::vector<Fate> fate_;
  int mines_ = 0;
};

}  // namespace qmines
