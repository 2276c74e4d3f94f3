#include "deduce/set_packing.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace qmines {

namespace {

constexpr int kWork = 20'000;

// Whether two sets of neighbours share a cell.
bool meet(int rows, int columns, std::uint8_t a, std::uint8_t b) {
  if (std::abs(rows) > 2 || std::abs(columns) > 2) return false;
  const auto bit = [](std::uint8_t mask, int r, int c) {
    if (r < -1 || r > 1 || c < -1 || c > 1 || (!r && !c)) return false;
    const int at = (r + 1) * 3 + c + 1;
    return (mask >> (at > 4 ? at - 1 : at) & 1) != 0;
  };
  for (int r = -1; r <= 1; ++r)
    for (int c = -1; c <= 1; ++c)
      if (bit(a, r, c) && bit(b, r - rows, c - columns)) return true;
  return false;
}

}  // namespace

void SetPacking::add(int row, int column, std::uint8_t mask, int weight) {
  Clue clue{row, column, weight, mask, {}};
  const auto id = static_cast<std::int32_t>(clues_.size());
  for (std::size_t i = clues_.size(); i-- > 0;) {  // they come row by row
    Clue& other = clues_[i];
    if (row - other.row > 2) break;
    if (!meet(row - other.row, column - other.column, other.mask, mask)) continue;
    clue.clashes.push_back(static_cast<std::int32_t>(i));
    other.clashes.push_back(id);
  }
  clues_.push_back(std::move(clue));
}

int SetPacking::solve(int enough, std::vector<std::int32_t>& chosen) {
  enough_ = enough;
  heaviest_ = -1;
  work_ = kWork;
  order_.resize(clues_.size());
  std::iota(order_.begin(), order_.end(), 0);
  std::stable_sort(order_.begin(), order_.end(), [&](std::int32_t a, std::int32_t b) {
    return clues_[a].weight * (clues_[b].clashes.size() + 1) >
           clues_[b].weight * (clues_[a].clashes.size() + 1);
  });
  blocked_.assign(clues_.size(), 0);
  now_.clear();
  int all = 0;
  for (const Clue& clue : clues_) all += clue.weight;
  look(0, 0, all);
  chosen = best_;
  return heaviest_;
}

void SetPacking::look(std::size_t next, int weight, int ahead) {
  while (next < order_.size() && blocked_[order_[next]]) ++next;
  if (weight > heaviest_) {
    heaviest_ = weight;
    best_ = now_;
  }
  if (next == order_.size() || heaviest_ > enough_ || weight + ahead <= heaviest_ || --work_ < 0)
    return;
  const std::int32_t id = order_[next];
  const Clue& clue = clues_[id];
  int lost = clue.weight;
  for (const auto c : clue.clashes)
    if (!blocked_[c]++ && c != id) lost += clues_[c].weight;
  ++blocked_[id];
  now_.push_back(id);
  look(next + 1, weight + clue.weight, ahead - lost);
  now_.pop_back();
  --blocked_[id];
  for (const auto c : clue.clashes) --blocked_[c];
  if (work_ < 0) return;
  ++blocked_[id];
  look(next + 1, weight, ahead - clue.weight);
  --blocked_[id];
}

}  // namespace qmines
