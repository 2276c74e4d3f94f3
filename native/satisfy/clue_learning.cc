// What is learned from a conflict.
#include <algorithm>
#include <utility>

#include "satisfy/clue_solver.h"

namespace qmines {

// The literals whose being false implied this one.
void ClueSolver::explain(Literal implied, std::vector<Literal>& out) const {
  out.clear();
  const std::int32_t v = variable(implied), reason = reason_[v];
  if (reason > 0) {
    const Clause& clause = clauses_[reason];
    for (std::uint32_t i = 0; i < clause.size; ++i) {
      const Literal l = literals_[clause.first + i];
      if (variable(l) != v) out.push_back(l);
    }
  } else if (reason < 0) {
    const auto c = static_cast<std::size_t>(-reason - 1);
    const int cause = implied >= 0 ? 0 : 1;
    for (std::uint32_t i = from_[c]; i < from_[c + 1]; ++i) {
      const std::int32_t w = variables_[i];
      if (value_[w] == cause && place_[w] < place_[v]) out.push_back(cause ? ~w : w);
    }
  }
}

// Whether the lesson implies this literal of it without naming it.
bool ClueSolver::redundant(Literal l) {
  if (reason_[variable(l)] == kDecided) return false;
  explain(~l, why_);
  return std::all_of(why_.begin(), why_.end(), [&](Literal other) {
    return seen_[variable(other)] || depth_[variable(other)] == 0;
  });
}

// Turns conflict_ into lesson_, whose first literal is the only one of its level; returns the level
// to go back to.
int ClueSolver::analyse() {
  lesson_.assign(1, 0);
  marked_.clear();
  int open = 0;
  std::size_t at = trail_.size();
  const std::vector<Literal>* from = &conflict_;
  while (true) {
    control_.spend(10 * from->size());
    for (const Literal l : *from) {
      const std::int32_t v = variable(l);
      if (seen_[v] || depth_[v] == 0) continue;
      seen_[v] = 1;
      marked_.push_back(v);
      heap_.bump(v);
      if (depth_[v] == level())
        ++open;
      else
        lesson_.push_back(l);
    }
    while (!seen_[variable(trail_[--at])]) {
    }
    const Literal l = trail_[at];
    if (--open == 0) {
      lesson_[0] = ~l;
      break;
    }
    explain(l, why_);
    from = &why_;
  }
  std::size_t kept = 1;
  for (std::size_t i = 1; i < lesson_.size(); ++i)
    if (!redundant(lesson_[i])) lesson_[kept++] = lesson_[i];
  lesson_.resize(kept);
  for (const auto v : marked_) seen_[v] = 0;
  if (lesson_.size() == 1) return 0;
  std::size_t deepest = 1;
  for (std::size_t i = 2; i < lesson_.size(); ++i)
    if (depth_[variable(lesson_[i])] > depth_[variable(lesson_[deepest])]) deepest = i;
  std::swap(lesson_[1], lesson_[deepest]);
  return depth_[variable(lesson_[1])];
}

void ClueSolver::learn(int back) {
  ++level_mark_;
  int levels = 0;
  for (const Literal l : lesson_) {
    std::uint64_t& mark = level_seen_[depth_[variable(l)]];
    levels += mark != level_mark_;
    mark = level_mark_;
  }
  backtrack(back);
  if (lesson_.size() == 1) {
    assign(lesson_[0], kDecided);
    return;
  }
  const std::uint32_t id = add_clause(lesson_, true, levels);
  assign(lesson_[0], static_cast<std::int32_t>(id));
}

// Drops the worse half of what was learned; at level 0 only, where no reason is asked for again.
void ClueSolver::forget_clauses() {
  for (const Literal l : trail_) reason_[variable(l)] = kDecided;
  std::vector<std::uint32_t> worst;
  for (std::uint32_t id = 1; id < clauses_.size(); ++id)
    if (clauses_[id].learned && clauses_[id].levels > 2) worst.push_back(id);
  std::sort(worst.begin(), worst.end(), [&](std::uint32_t a, std::uint32_t b) {
    return clauses_[a].levels != clauses_[b].levels ? clauses_[a].levels > clauses_[b].levels
                                                    : a < b;
  });
  worst.resize(worst.size() / 2);
  std::vector<std::uint8_t> drop(clauses_.size(), 0);
  for (const auto id : worst) drop[id] = 1;
  std::vector<Clause> clauses(1);
  std::vector<Literal> literals;
  std::size_t freed = 0;
  for (auto& watches : watches_) watches.clear();
  for (std::uint32_t id = 1; id < clauses_.size(); ++id) {
    Clause clause = clauses_[id];
    Literal* own = literals_.data() + clause.first;
    const bool holds =
        std::any_of(own, own + clause.size, [&](Literal l) { return value(l) == 1; });
    if (drop[id] || holds) {
      freed += clause.size * sizeof(Literal) + sizeof(Clause) + 2 * sizeof(Watch);
      learned_ -= clause.learned;
      continue;
    }
    // Neither watched literal may be false.
    std::stable_partition(own, own + clause.size, [&](Literal l) { return value(l) != 0; });
    clause.first = static_cast<std::uint32_t>(literals.size());
    literals.insert(literals.end(), own, own + clause.size);
    const auto fresh = static_cast<std::uint32_t>(clauses.size());
    clauses.push_back(clause);
    watches_[index(own[0])].push_back({fresh, own[1]});
    watches_[index(own[1])].push_back({fresh, own[0]});
  }
  control_.spend(10 * literals_.size());
  clauses_ = std::move(clauses);
  literals_ = std::move(literals);
  held_ -= freed;
  control_.release(freed);
  most_learned_ += most_learned_ / 10;
}

}  // namespace qmines
