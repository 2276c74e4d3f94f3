#include "play/guess/forced_guesses.h"

#include <algorithm>
#include <cmath>

namespace qmines {

void ForcedGuesses::clear(const Field& field) {
  risk_.assign(static_cast<std::size_t>(field.width) * field.height, 0.0);
}

// The chance that the cells in mined_ are mines and those in free_ are not.
double ForcedGuesses::chance_of(const Field& field, double boards) {
  Control limits = workspace_.control();
  Field assumed = field;
  assumed.cells = cells_.data();
  for (const int c : mined_) cells_[c] = mine;
  for (const int c : free_) cells_[c] = safe;
  const double fit = workspace_.ahead.boards(assumed, limits);
  for (const int c : mined_) cells_[c] = field.cells[c];
  for (const int c : free_) cells_[c] = field.cells[c];
  return fit / boards;
}

void ForcedGuesses::weigh_shape(const Field& field, const Analysis& analysis, const Shape& shape,
                                int row, int column) {
  const Tuning& tuning = workspace_.tuning;
  const auto inside = [&](int r, int c) {
    return r >= 0 && c >= 0 && r < field.height && c < field.width;
  };
  mined_.clear();
  free_.clear();
  double bound = 1;  // the chance of the whole shape is not larger than that of any part
  for (const auto& [r, c, mined] : shape.cells) {
    if (!inside(row + r, column + c)) return;
    const int cell = (row + r) * field.width + column + c;
    if (field.cells[cell] != hidden || analysis.certain[cell] != Certain::no) return;
    (mined ? mined_ : free_).push_back(cell);
    const double p = analysis.probability[cell];
    bound = std::min(bound, mined ? p : 1 - p);
  }
  const std::size_t own = mined_.size();
  for (const auto& [r, c] : shape.border) {
    if (!inside(row + r, column + c)) continue;
    const int cell = (row + r) * field.width + column + c;
    if (field.cells[cell] == mine || analysis.certain[cell] == Certain::mine) continue;
    if (field.cells[cell] != hidden || analysis.certain[cell] == Certain::safe) return;
    mined_.push_back(cell);
    bound = std::min(bound, analysis.probability[cell]);
    if (mined_.size() - own > static_cast<std::size_t>(tuning.forced_missing)) return;
  }
  if (bound < tuning.forced_least) return;
  const double chance = chance_of(field, analysis.weight);
  if (chance < tuning.forced_least) return;
  for (std::size_t i = 0; i < mined_.size(); ++i) risk_[mined_[i]] += chance;
  for (const int c : free_) risk_[c] += chance;
}

void ForcedGuesses::weigh(const Field& field, const Analysis& analysis) {
  clear(field);
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  if (!(analysis.weight > 0)) return;
  cells_.assign(field.cells, field.cells + cells);
  static const Shape shapes[] = {
      {{{0, 0, true}, {0, 1, false}}, {{-1, -1}, {0, -1}, {1, -1}, {-1, 2}, {0, 2}, {1, 2}}},
      {{{0, 0, true}, {1, 0, false}}, {{-1, -1}, {-1, 0}, {-1, 1}, {2, -1}, {2, 0}, {2, 1}}},
      {{{0, 0, true}, {0, 1, false}, {1, 0, false}, {1, 1, true}},
       {{-1, -1}, {-1, 2}, {2, -1}, {2, 2}}},
  };
  for (const Shape& shape : shapes)
    for (int r = 0; r < field.height; ++r)
      for (int c = 0; c < field.width; ++c) weigh_shape(field, analysis, shape, r, c);
  // The chance of a forced guess at a cell is bounded by that of a mine there, and of none.
  for (std::size_t c = 0; c < cells; ++c)
    if (risk_[c] > 0)
      risk_[c] = std::min({risk_[c], analysis.probability[c], 1 - analysis.probability[c]});
}

}  // namespace qmines
