#include "satisfy/clue_solver.h"

#include <algorithm>

namespace qmines {

namespace {

constexpr std::uint64_t kRestart = 100;  // conflicts, times the terms of Luby's sequence

// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …
std::uint64_t luby(std::uint64_t i) {
  std::uint64_t size = 1, power = 0;
  for (; size < i + 1; size = 2 * size + 1) ++power;
  for (; size - 1 != i; i %= size) {
    size = (size - 1) / 2;
    --power;
  }
  return std::uint64_t{1} << power;
}

}  // namespace

ClueSolver::ClueSolver(const Problem& problem, const std::vector<std::int32_t>& groups,
                       Control& control)
    : problem_(problem), groups_(groups), control_(control) {
  first_.assign(problem.groups.size(), -1);
  std::int32_t variables = 0;
  for (const auto g : groups_) {
    first_[g] = variables;
    variables += problem.groups[g].size;
    group_.resize(variables, g);
  }
  const auto count = static_cast<std::size_t>(variables);
  try {
    hold(count * 400 + problem.groups.size() * 8);
  } catch (...) {
    control_.release(held_);  // there is no destructor of half an object
    throw;
  }
  value_.assign(count, -1);
  phase_.assign(count, 0);
  seen_.assign(count, 0);
  reason_.assign(count, kDecided);
  depth_.assign(count, 0);
  place_.assign(count, 0);
  touching_.resize(count);
  watches_.resize(2 * count);
  heap_.resize(count);
  mines_.assign(problem.groups.size(), 0);
  most_learned_ = 2000 + count / 2;
  std::vector<std::uint8_t> done(problem.clues.size(), 0);
  std::vector<std::int32_t> members;
  for (const auto g : groups_) {
    const Group& group = problem.groups[g];
    for (int j = 1; j < group.size; ++j) {  // j + 1 mines are j mines too
      const Literal order[] = {~(first_[g] + j), first_[g] + j - 1};
      add_clause(order, false, 0);
    }
    for (int i = 0; i < group.clue_count; ++i) {
      const Clue& clue = problem.clues[group.clues[i]];
      if (clue.counter || done[group.clues[i]]++) continue;
      members.clear();
      for (int k = 0; k < clue.group_count; ++k)
        for (int j = 0; j < problem.groups[clue.groups[k]].size; ++j)
          members.push_back(first_[clue.groups[k]] + j);
      add_constraint(members, clue.need, clue.need);
    }
  }
}

bool ClueSolver::limit_total(MineRange range) {
  backtrack(0);
  std::vector<std::int32_t> all(value_.size());
  for (std::size_t v = 0; v < all.size(); ++v) all[v] = static_cast<std::int32_t>(v);
  range.least = std::max(range.least, 0);
  range.most = std::min(range.most, static_cast<int>(all.size()));
  if (range.least > range.most) impossible_ = true;
  if (!impossible_) add_constraint(all, range.least, range.most);
  return !impossible_;
}

void ClueSolver::hold(std::size_t bytes) {
  held_ += bytes;
  control_.hold(bytes);
}

void ClueSolver::add_constraint(std::span<const std::int32_t> variables, int least, int most) {
  const auto c = static_cast<std::int32_t>(least_.size());
  variables_.insert(variables_.end(), variables.begin(), variables.end());
  from_.push_back(static_cast<std::uint32_t>(variables_.size()));
  least_.push_back(least);
  most_.push_back(most);
  true_.push_back(0);
  false_.push_back(0);
  for (const auto v : variables) {
    touching_[v].push_back(c);
    // What has been propagated already is counted here.
    if (value_[v] >= 0 && static_cast<std::size_t>(place_[v]) < next_)
      ++(value_[v] ? true_ : false_).back();
  }
  const auto size = static_cast<int>(variables.size());
  if (true_[c] > most || false_[c] > size - least) {
    impossible_ = true;
    return;
  }
  if (true_[c] == most) force(c, false);
  if (false_[c] == size - least) force(c, true);
}

std::uint32_t ClueSolver::add_clause(std::span<const Literal> literals, bool learned, int levels) {
  const auto id = static_cast<std::uint32_t>(clauses_.size());
  hold(literals.size() * sizeof(Literal) + sizeof(Clause) + 2 * sizeof(Watch));
  clauses_.push_back({static_cast<std::uint32_t>(literals_.size()),
                      static_cast<std::uint32_t>(literals.size()),
                      static_cast<std::uint16_t>(std::min(levels, 0xFFFF)), learned});
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  watches_[index(literals[0])].push_back({id, literals[1]});
  watches_[index(literals[1])].push_back({id, literals[0]});
  learned_ += learned;
  return id;
}

void ClueSolver::suggest(Random& random) {
  backtrack(0);
  for (const auto g : groups_) {
    const Group& group = problem_.groups[g];
    double share = 0;
    for (int i = 0; i < group.clue_count; ++i) {
      const Clue& clue = problem_.clues[group.clues[i]];
      share += static_cast<double>(clue.need) / clue.cells;
    }
    share /= group.clue_count;
    int mines = 0;
    for (int j = 0; j < group.size; ++j) mines += random() < share;
    for (int j = 0; j < group.size; ++j) phase_[first_[g] + j] = j < mines;
  }
}

int ClueSolver::known(Literal literal) const {
  const int v = value(literal);
  return v >= 0 && depth_[variable(literal)] == 0 ? v : -1;
}

void ClueSolver::read_filling() {
  for (const auto g : groups_) {
    int mines = 0;
    for (int j = 0; j < problem_.groups[g].size; ++j) mines += value_[first_[g] + j];
    mines_[g] = static_cast<std::uint8_t>(mines);
  }
}

ClueSolver::Answer ClueSolver::solve(std::uint64_t work, std::span<const Literal> assumptions) {
  const std::uint64_t end = control_.work() + work;
  backtrack(0);
  level_seen_.resize(value_.size() + assumptions.size() + 1, 0);
  for (std::uint64_t round = 0;; ++round) {
    if (learned_ > most_learned_) backtrack(0);
    if (level() == 0 && (impossible_ || !propagate())) {
      impossible_ = true;
      return Answer::none;
    }
    if (learned_ > most_learned_) forget_clauses();
    const std::uint64_t pause = conflicts_ + kRestart * luby(round);
    while (conflicts_ < pause) {
      if (!propagate()) {
        ++conflicts_;
        if (level() == 0) {
          impossible_ = true;
          return Answer::none;
        }
        learn(analyse());
        heap_.decay();
        continue;
      }
      if (control_.work() > end) {
        backtrack(0);
        return Answer::unknown;
      }
      if (static_cast<std::size_t>(level()) < assumptions.size()) {
        const Literal l = assumptions[level()];
        if (value(l) == 0) {
          backtrack(0);
          return Answer::none;
        }
        if (value(l) == 1)
          level_start_.push_back(trail_.size());  // a level of its own all the same
        else
          decide(l);
        continue;
      }
      std::int32_t v = -1;
      while (!heap_.empty()) {
        v = heap_.pop();
        if (value_[v] < 0) break;
        v = -1;
      }
      if (v < 0) {
        read_filling();
        backtrack(0);
        return Answer::found;
      }
      decide(phase_[v] ? v : ~v);
    }
    restart(assumptions.size());
  }
}

void ClueSolver::restart(std::size_t assumed) {
  std::int32_t next = -1;
  while (!heap_.empty() && value_[next = heap_.pop()] >= 0) {
  }
  if (next < 0) return;
  heap_.insert(next);
  std::size_t keep = std::min(assumed, level_start_.size());
  while (keep < level_start_.size() && !heap_.before(next, variable(trail_[level_start_[keep]])))
    ++keep;
  backtrack(static_cast<int>(keep));
}

}  // namespace qmines
