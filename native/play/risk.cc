// Guesses that cannot be avoided: two cells side by side, or four in a square, which nothing else
// can tell apart. Whoever opens such a cell now loses nothing by it, since he would have to later.
#include <algorithm>
#include <cmath>

#include "play/policy.h"

namespace qmines {

// The chance that these cells are mined and those are not, all others as they may be.
double Player::chance_of(const Field& field, double boards) {
  Control limits = control();
  Field assumed = field;
  assumed.cells = cells_.data();
  for (const int c : mined_) cells_[c] = mine;
  for (const int c : free_) cells_[c] = safe;
  const double fit = ahead_.boards(assumed, limits);
  for (const int c : mined_) cells_[c] = field.cells[c];
  for (const int c : free_) cells_[c] = field.cells[c];
  return fit / boards;
}

void Player::weigh_shape(const Field& field, const Analysis& analysis, const Shape& shape, int row,
                         int column) {
  const auto inside = [&](int r, int c) {
    return r >= 0 && c >= 0 && r < field.height && c < field.width;
  };
  mined_.clear();
  free_.clear();
  double bound = 1;  // none of these chances can be exceeded
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
    if (mined_.size() - own > static_cast<std::size_t>(tuning.risk_missing)) return;
  }
  if (bound < tuning.risk_least) return;
  const double chance = chance_of(field, analysis.weight);
  if (chance < tuning.risk_least) return;
  for (std::size_t i = 0; i < mined_.size(); ++i) risk_[mined_[i]] += chance;
  for (const int c : free_) risk_[c] += chance;
}

void Player::weigh_risks(const Field& field, const Analysis& analysis) {
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
  // Half of a guess that cannot be avoided is neither more than a mine nor more than none.
  for (std::size_t c = 0; c < cells; ++c)
    if (risk_[c] > 0)
      risk_[c] = std::min({risk_[c], analysis.probability[c], 1 - analysis.probability[c]});
}

}  // namespace qmines
