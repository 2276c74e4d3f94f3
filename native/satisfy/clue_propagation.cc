// What follows from what is assigned.
#include <algorithm>
#include <utility>

#include "satisfy/clue_solver.h"

namespace qmines {

void ClueSolver::assign(Literal l, std::int32_t reason) {
  const std::int32_t v = variable(l);
  value_[v] = l >= 0;
  reason_[v] = reason;
  depth_[v] = level();
  place_[v] = static_cast<std::int32_t>(trail_.size());
  trail_.push_back(l);
}

void ClueSolver::decide(Literal l) {
  level_start_.push_back(trail_.size());
  assign(l, kDecided);
}

void ClueSolver::force(std::size_t c, bool mined) {
  for (std::uint32_t i = from_[c]; i < from_[c + 1]; ++i) {
    const std::int32_t v = variables_[i];
    if (value_[v] < 0) assign(mined ? v : ~v, -static_cast<std::int32_t>(c) - 1);
  }
  control_.spend(4 * (from_[c + 1] - from_[c]));
}

// Counts a literal in its constraints, all of them even at a conflict, so that backtrack can
// subtract it again.
bool ClueSolver::count(Literal l) {
  const std::int32_t v = variable(l);
  std::int32_t broken = -1;
  for (const auto c : touching_[v]) {
    const auto size = static_cast<int>(from_[c + 1] - from_[c]);
    const int held = ++(l >= 0 ? true_ : false_)[c];
    if (held > (l >= 0 ? most_[c] : size - least_[c])) broken = c;
  }
  if (broken >= 0) {
    conflict_.clear();
    for (std::uint32_t i = from_[broken]; i < from_[broken + 1]; ++i) {
      const std::int32_t w = variables_[i];
      if (value_[w] == (l >= 0 ? 1 : 0)) conflict_.push_back(l >= 0 ? ~w : w);
    }
    return false;
  }
  for (const auto c : touching_[v]) {
    const auto size = static_cast<int>(from_[c + 1] - from_[c]);
    if (true_[c] + false_[c] == size) continue;
    if (l >= 0 && true_[c] == most_[c]) force(c, false);
    if (l < 0 && false_[c] == size - least_[c]) force(c, true);
  }
  return true;
}

bool ClueSolver::propagate_clauses(Literal l) {
  std::vector<Watch>& watches = watches_[index(~l)];
  std::size_t kept = 0;
  control_.spend(10 * watches.size());
  for (std::size_t i = 0; i < watches.size(); ++i) {
    const Watch watch = watches[i];
    if (value(watch.blocker) == 1) {
      watches[kept++] = watch;
      continue;
    }
    Clause& clause = clauses_[watch.clause];
    Literal* own = literals_.data() + clause.first;
    if (own[0] == ~l) std::swap(own[0], own[1]);
    const Watch better{watch.clause, own[0]};
    if (value(own[0]) == 1) {
      watches[kept++] = better;
      continue;
    }
    std::uint32_t other = 2;
    while (other < clause.size && value(own[other]) == 0) ++other;
    if (other < clause.size) {
      std::swap(own[1], own[other]);
      watches_[index(own[1])].push_back(better);
      continue;
    }
    watches[kept++] = better;
    if (value(own[0]) == 0) {
      conflict_.assign(own, own + clause.size);
      for (++i; i < watches.size(); ++i) watches[kept++] = watches[i];
      watches.resize(kept);
      return false;
    }
    assign(own[0], static_cast<std::int32_t>(watch.clause));
  }
  watches.resize(kept);
  return true;
}

bool ClueSolver::propagate() {
  while (next_ < trail_.size()) {
    const Literal l = trail_[next_++];
    control_.spend(100);
    if (!count(l)) return false;
    if (!propagate_clauses(l)) return false;
  }
  return true;
}

void ClueSolver::backtrack(int target) {
  if (level() <= target) return;
  const std::size_t keep = level_start_[target];
  for (std::size_t i = trail_.size(); i-- > keep;) {
    const Literal l = trail_[i];
    const std::int32_t v = variable(l);
    if (i < next_)
      for (const auto c : touching_[v]) --(l >= 0 ? true_ : false_)[c];
    phase_[v] = l >= 0;
    value_[v] = -1;
    heap_.insert(v);
  }
  trail_.resize(keep);
  level_start_.resize(target);
  next_ = std::min(next_, keep);
}

}  // namespace qmines
