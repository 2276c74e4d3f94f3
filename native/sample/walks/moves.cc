#include "sample/walks/moves.h"

#include <algorithm>
#include <cmath>

namespace qmines {

namespace {

constexpr int kEnough = 12;       // moves of a group: then no larger ones are searched for
constexpr int kMostSearched = 4;  // groups of a move that is searched for
constexpr std::size_t kMostCompared = 240;   // and of one in which two fillings differ
constexpr std::int64_t kMostSteps = 20'000;  // for one group and size
constexpr int kMostInFilling = 24;
constexpr std::size_t kNewAtOnce = 3;
constexpr int kTries = 100;   // in one filling
constexpr double kGreed = 4;  // for groups that repair several clues
constexpr int kMostOff = 10;  // mines that all clues together are off
constexpr int kWorkAStep = 15;

}  // namespace

Moves::Moves(const Problem& problem, const std::vector<std::int32_t>& members)
    : problem_(problem),
      members_(members),
      uses_(problem.groups.size(), 0),
      change_(problem.groups.size(), 0),
      off_(problem.clues.size(), 0) {}

void Moves::add(std::span<const std::int32_t> more, std::span<const std::int32_t> fewer) {
  // The same whichever way round it is found.
  const auto hash = [](std::span<const std::int32_t> groups) {
    std::uint64_t sum = 0;
    for (const auto g : groups) {
      std::uint64_t z = (static_cast<std::uint64_t>(g) + 1) * 0x9E3779B97F4A7C15ULL;
      z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
      sum += z ^ (z >> 27);
    }
    return sum;
  };
  const std::uint64_t a = hash(more), b = hash(fewer);
  if (!known_.insert(a * b + (a ^ b)).second) return;
  moves_.push_back({static_cast<std::uint32_t>(groups_.size()),
                    static_cast<std::uint8_t>(more.size()),
                    static_cast<std::uint8_t>(fewer.size())});
  groups_.insert(groups_.end(), more.begin(), more.end());
  groups_.insert(groups_.end(), fewer.begin(), fewer.end());
  for (const auto g : more) ++uses_[g];
  for (const auto g : fewer) ++uses_[g];
}

void Moves::change(std::int32_t g, int by) {
  change_[g] = static_cast<std::int8_t>(change_[g] + by);
  const Group& group = problem_.groups[g];
  for (int i = 0; i < group.clue_count; ++i) {
    std::int8_t& off = off_[group.clues[i]];
    all_off_ -= std::abs(off);
    off = static_cast<std::int8_t>(off + by);
    all_off_ += std::abs(off);
  }
}

bool Moves::possible(std::int32_t g, int by) const {
  if (change_[g] != 0) return false;
  if (!filling_) return true;
  return by > 0 ? (*filling_)[g] < problem_.groups[g].size : (*filling_)[g] > 0;
}

// Repairs one clue in every way, with exactly so many more groups.
void Moves::extend(int left) {
  if (all_off_ == 0) {
    if (left == 0) add(more_, fewer_);
    return;
  }
  if (left == 0 || all_off_ > 8 * left || steps_ <= 0) return;
  std::int32_t clue = -1;
  int fewest = 9;
  for (const auto c : touched_) {
    if (off_[c] == 0 || c == clue) continue;
    int ways = 0;
    for (int k = 0; k < problem_.clues[c].group_count; ++k)
      ways += possible(problem_.clues[c].groups[k], off_[c] > 0 ? -1 : 1);
    steps_ -= 1;
    if (ways < std::abs(off_[c])) return;
    if (ways >= fewest) continue;
    clue = c;
    fewest = ways;
  }
  const int by = off_[clue] > 0 ? -1 : 1;
  auto& side = by > 0 ? more_ : fewer_;
  const Clue& at = problem_.clues[clue];
  for (int k = 0; k < at.group_count; ++k) {
    const std::int32_t g = at.groups[k];
    const Group& group = problem_.groups[g];
    --steps_;
    if (!possible(g, by)) continue;
    // What it would leave to repair, given that each clue needs a group of its own at the end.
    int after = all_off_;
    for (int i = 0; i < group.clue_count; ++i) after += off_[group.clues[i]] * by < 0 ? -1 : 1;
    if (after > 8 * (left - 1) || (left == 1 && after > 0)) continue;
    const std::size_t before = touched_.size();
    change(g, by);
    side.push_back(g);
    touched_.insert(touched_.end(), group.clues, group.clues + group.clue_count);
    extend(left - 1);
    touched_.resize(before);
    side.pop_back();
    change(g, -by);
  }
}

void Moves::search(double work, Control& control) {
  double spent = 0;
  for (int size = 2; size <= kMostSearched; ++size)
    for (const auto g : members_) {
      if (uses_[g] >= kEnough) continue;
      const auto steps = static_cast<std::int64_t>((work - spent) / kWorkAStep);
      if (steps <= 0) return;
      steps_ = std::min(kMostSteps, steps);
      const std::int64_t begin = steps_;
      more_.assign(1, g);
      change(g, 1);
      touched_.assign(problem_.groups[g].clues,
                      problem_.groups[g].clues + problem_.groups[g].clue_count);
      extend(size - 1);
      change(g, -1);
      const auto took = static_cast<std::uint64_t>((begin - steps_) * kWorkAStep);
      control.spend(took);
      spent += static_cast<double>(took);
    }
}

bool Moves::search_in(const std::vector<std::uint8_t>& filling, std::int32_t group, Random& random,
                      Control& control) {
  double weight[17];  // by how many clues it would leave to repair, more or fewer
  for (int d = -8; d <= 8; ++d) weight[d + 8] = std::pow(kGreed, -d);
  filling_ = &filling;
  const std::size_t before = moves_.size();
  bool found = false;
  const int first = filling[group] == 0                             ? 1
                    : filling[group] == problem_.groups[group].size ? -1
                    : random.next() & 1                             ? 1
                                                                    : -1;
  std::uint64_t steps = 0;
  for (int n = 0; n < kTries && moves_.size() < before + kNewAtOnce; ++n) {
    more_.clear();
    fewer_.clear();
    touched_.clear();
    std::int32_t next = group;
    int by = first;
    while (true) {
      change(next, by);
      (by > 0 ? more_ : fewer_).push_back(next);
      const Group& changed = problem_.groups[next];
      touched_.insert(touched_.end(), changed.clues, changed.clues + changed.clue_count);
      if (all_off_ == 0) {
        add(more_, fewer_);
        found = true;
        break;
      }
      if (more_.size() + fewer_.size() >= kMostInFilling || all_off_ > kMostOff) break;
      // The clue with the fewest ways to repair it.
      std::int32_t clue = -1;
      int fewest = 9;
      std::size_t kept = 0;
      for (std::size_t t = 0; t < touched_.size(); ++t) {
        const std::int32_t c = touched_[t];
        if (off_[c] == 0 || c == clue) continue;
        touched_[kept++] = c;
        int ways = 0;
        for (int k = 0; k < problem_.clues[c].group_count; ++k)
          ways += possible(problem_.clues[c].groups[k], off_[c] > 0 ? -1 : 1);
        ++steps;
        if (ways >= fewest) continue;
        clue = c;
        fewest = ways;
      }
      touched_.resize(kept);
      if (fewest < std::abs(off_[clue])) break;
      by = off_[clue] > 0 ? -1 : 1;
      double chance[8], all = 0;
      const Clue& at = problem_.clues[clue];
      for (int k = 0; k < at.group_count; ++k) {
        chance[k] = 0;
        const Group& other = problem_.groups[at.groups[k]];
        if (!possible(at.groups[k], by)) continue;
        int after = 0;
        for (int i = 0; i < other.clue_count; ++i) after += off_[other.clues[i]] * by < 0 ? -1 : 1;
        all += chance[k] = weight[after + 8];
      }
      double left = random() * all;
      int k = 0;
      while (k + 1 < at.group_count && (left -= chance[k]) >= 0) ++k;
      while (chance[k] == 0) --k;
      next = at.groups[k];
      steps += 3;
    }
    for (const auto g : more_) change(g, -1);
    for (const auto g : fewer_) change(g, 1);
  }
  more_.clear();
  fewer_.clear();
  filling_ = nullptr;
  control.spend(steps * kWorkAStep);
  return found;
}

void Moves::compare(const std::vector<std::uint8_t>& one, const std::vector<std::uint8_t>& other) {
  std::vector<std::uint8_t> seen(problem_.groups.size(), 0);
  std::vector<std::int32_t> part;
  for (const auto seed : members_) {
    if (seen[seed] || one[seed] == other[seed]) continue;
    part.assign(1, seed);
    seen[seed] = 1;
    bool simple = true;  // no group changes by two mines
    for (std::size_t n = 0; n < part.size(); ++n) {
      const Group& group = problem_.groups[part[n]];
      simple &= std::abs(one[part[n]] - other[part[n]]) == 1;
      for (int i = 0; i < group.clue_count; ++i) {
        const Clue& clue = problem_.clues[group.clues[i]];
        for (int k = 0; k < clue.group_count; ++k) {
          const std::int32_t next = clue.groups[k];
          if (seen[next] || one[next] == other[next]) continue;
          seen[next] = 1;
          part.push_back(next);
        }
      }
    }
    if (!simple || part.size() > kMostCompared) continue;
    std::vector<std::int32_t> more, fewer;
    for (const auto g : part) (one[g] < other[g] ? more : fewer).push_back(g);
    add(more, fewer);
  }
}

}  // namespace qmines
