#include "search.h"

#include <algorithm>

namespace qmines {

namespace {

constexpr std::uint8_t kMine = 9;

std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

struct OutOfWork {};

}  // namespace

void Search::begin(const Problem& problem, const Limits& limits, double most) {
  problem_ = &problem;
  limit_ = limits.work;
  work_ = 0;
  most_ = static_cast<std::size_t>(most);
  memo_.clear();
  unknown_.clear();
  all_.clear();
  order_.clear();
  boards_ = 0;
  name_.assign(problem.fate.size(), -1);
  need_.resize(problem.clues.size());
  room_.resize(problem.clues.size());
  for (std::size_t c = 0; c < problem.clues.size(); ++c) {
    need_[c] = problem.clues[c].need;
    room_[c] = problem.clues[c].cells;
  }
}

void Search::add_cell(int cell, std::size_t piece) {
  name_[cell] = static_cast<std::int32_t>(unknown_.size());
  pieces_[piece].push_back(name_[cell]);
  unknown_.push_back(cell);
}

bool Search::enumerate(const Field& field, const Engine& engine, double boards,
                       const Limits& limits) {
  if (boards > limits.boards) return false;
  begin(engine.problem(), limits, boards * 1.01 + 8);
  for (int i = 0; i < problem_->component_count; ++i)
    for (const Step& step : engine.chains()[i].steps) order_.push_back(step.group);
  std::vector<std::size_t> piece(problem_->groups.size());
  for (std::size_t i = 0; i < order_.size(); ++i) piece[order_[i]] = i;
  pieces_.assign(order_.size() + 1, {});
  for (std::size_t c = 0; c < problem_->fate.size(); ++c) {
    if (problem_->fate[c] == Fate::sea) add_cell(static_cast<int>(c), order_.size());
    if (problem_->fate[c] == Fate::frontier)
      add_cell(static_cast<int>(c), piece[problem_->group_of[c]]);
    if (problem_->fate[c] == Fate::safe) {  // not open yet: what it shows may tell boards apart
      name_[c] = static_cast<std::int32_t>(unknown_.size());
      unknown_.push_back(static_cast<std::int32_t>(c));
    }
  }
  rest_ = problem_->rest;
  return finish(field);
}

// Writes the boards down, and what every cell would show on each.
bool Search::finish(const Field& field) {
  count_.assign(pieces_.size(), 0);
  mined_.assign(unknown_.size(), 0);
  place(0);
  if (boards_ > most_ || boards_ == 0) return false;
  answer_.assign(unknown_.size() * boards_, 0);
  for (std::size_t u = 0; u < unknown_.size(); ++u) {
    const int row = unknown_[u] / field.width, column = unknown_[u] % field.width;
    std::uint8_t known = 0;
    std::int32_t around[8];
    int open = 0;
    for (int r = std::max(0, row - 1); r <= std::min(field.height - 1, row + 1); ++r)
      for (int c = std::max(0, column - 1); c <= std::min(field.width - 1, column + 1); ++c) {
        const int at = r * field.width + c;
        if (at == unknown_[u]) continue;
        if (problem_->fate[at] == Fate::mine) ++known;
        if (name_[at] >= 0) around[open++] = name_[at];
      }
    for (std::size_t b = 0; b < boards_; ++b) {
      const std::uint8_t* mined = all_.data() + b * unknown_.size();
      std::uint8_t shows = known;
      for (int i = 0; i < open; ++i) shows = static_cast<std::uint8_t>(shows + mined[around[i]]);
      answer_[u * boards_ + b] = mined[u] ? kMine : shows;
    }
  }
  return true;
}

// Mines by group, in order_.
void Search::place(std::size_t step) {
  if (boards_ > most_) return;
  if (step == order_.size()) {
    const int sea = static_cast<int>(pieces_.back().size());
    if (rest_ < 0 || rest_ > sea) return;
    count_.back() = rest_;
    expand(0, 0, count_[0]);
    return;
  }
  const Group& group = problem_->groups[order_[step]];
  int least = 0, most = std::min<int>(group.size, rest_);
  for (int i = 0; i < group.clue_count; ++i) {
    const std::int32_t c = group.clues[i];
    room_[c] = static_cast<std::uint8_t>(room_[c] - group.size);
    least = std::max<int>(least, need_[c] - room_[c]);
    most = std::min<int>(most, need_[c]);
  }
  for (int j = least; j <= most; ++j) {
    for (int i = 0; i < group.clue_count; ++i)
      need_[group.clues[i]] = static_cast<std::uint8_t>(need_[group.clues[i]] - j);
    rest_ -= j;
    count_[step] = j;
    place(step + 1);
    rest_ += j;
    for (int i = 0; i < group.clue_count; ++i)
      need_[group.clues[i]] = static_cast<std::uint8_t>(need_[group.clues[i]] + j);
  }
  for (int i = 0; i < group.clue_count; ++i)
    room_[group.clues[i]] = static_cast<std::uint8_t>(room_[group.clues[i]] + group.size);
}

// Which cells of each group, the sea's the last of them.
void Search::expand(std::size_t piece, std::size_t member, int left) {
  if (boards_ > most_) return;
  if (left == 0) {
    if (piece + 1 == pieces_.size()) {
      all_.insert(all_.end(), mined_.begin(), mined_.end());
      ++boards_;
    } else {
      expand(piece + 1, 0, count_[piece + 1]);
    }
    return;
  }
  const auto& members = pieces_[piece];
  for (std::size_t m = member; m + static_cast<std::size_t>(left) <= members.size(); ++m) {
    mined_[members[m]] = 1;
    expand(piece, m + 1, left - 1);
    mined_[members[m]] = 0;
  }
}

// Opens every cell that is safe on all boards of the set: the parts that this tells apart. False
// if it tells nothing.
bool Search::learn(const Set& set, std::vector<Set>& parts) {
  parts.clear();
  std::vector<std::uint64_t> told(set.size(), 0);
  bool any = false;
  for (std::size_t u = 0; u < unknown_.size(); ++u) {
    const std::uint8_t* shows = answer_.data() + u * boards_;
    const std::uint8_t first = shows[set[0]];
    bool safe = first != kMine, same = true;
    for (std::size_t i = 1; i < set.size() && safe; ++i) {
      safe = shows[set[i]] != kMine;
      same &= shows[set[i]] == first;
    }
    if (!safe || same) continue;
    any = true;
    for (std::size_t i = 0; i < set.size(); ++i)
      told[i] = mix(told[i] + shows[set[i]] + 1 + u * 16);
  }
  work_ += unknown_.size() * 4 + set.size();
  if (!any) return false;
  std::vector<std::uint64_t> seen;
  for (std::size_t i = 0; i < set.size(); ++i) {
    const auto at = std::find(seen.begin(), seen.end(), told[i]);
    if (at == seen.end()) {
      seen.push_back(told[i]);
      parts.push_back({set[i]});
    } else {
      parts[static_cast<std::size_t>(at - seen.begin())].push_back(set[i]);
    }
  }
  return true;
}

// Boards won if this cell is opened next; anything at most `floor` means: not better than that.
double Search::split(const Set& set, int unknown, double floor) {
  Set parts[9];
  double bound = 0;
  for (const auto b : set) {
    const std::uint8_t shows = answer(unknown, b);
    if (shows == kMine) continue;
    parts[shows].push_back(b);
    bound += 1;
  }
  work_ += set.size();
  // The small parts first: they are cheap, and what they lose lowers the bound.
  int order[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::sort(order, order + 9, [&](int a, int b) { return parts[a].size() < parts[b].size(); });
  for (const int v : order) {
    if (parts[v].empty()) continue;
    if (bound <= floor) return bound;
    bound -= static_cast<double>(parts[v].size()) - best(parts[v], nullptr);
  }
  return bound;
}

double Search::best(const Set& set, int* cell) {
  if (set.size() == 1) return 1;
  if (work_ > limit_) throw OutOfWork{};
  std::uint64_t key = 0;
  for (const auto b : set) key += mix(b + 0x9E3779B97F4A7C15ULL);
  if (!cell) {
    const auto known = memo_.find(key);
    if (known != memo_.end()) return known->second;
  }
  double value = 0;
  std::vector<Set> parts;
  if (learn(set, parts)) {
    for (const Set& part : parts) value += best(part, nullptr);
  } else {
    // A guess: the safer first; one that tells nothing is no move at all.
    struct Option {
      double safe;
      int unknown;
    };
    std::vector<Option> options;
    for (std::size_t u = 0; u < unknown_.size(); ++u) {
      const std::uint8_t* shows = answer_.data() + u * boards_;
      double safe = 0;
      bool mined = false;
      for (const auto b : set) {
        if (shows[b] != kMine) safe += 1;
        mined |= shows[b] == kMine;
      }
      if (safe > 0 && mined) options.push_back({safe, static_cast<int>(u)});
    }
    work_ += unknown_.size() * set.size() / 8;
    std::sort(options.begin(), options.end(),
              [](const Option& a, const Option& b) { return a.safe > b.safe; });
    for (const Option& option : options) {
      if (option.safe <= value) break;
      const double won = split(set, option.unknown, value);
      if (won > value) {
        value = won;
        if (cell) *cell = unknown_[option.unknown];
      }
    }
  }
  memo_[key] = value;
  return value;
}

Search::Set Search::everything() const {
  Set all(boards_);
  for (std::uint32_t b = 0; b < boards_; ++b) all[b] = b;
  return all;
}

bool Search::solve(int& cell, double& won) {
  cell = -1;
  try {
    won = best(everything(), &cell);
    return true;
  } catch (const OutOfWork&) {
    return false;
  }
}

std::vector<std::pair<int, double>> Search::values() {
  std::vector<std::pair<int, double>> list;
  const Set all = everything();
  work_ = 0;
  try {
    for (std::size_t u = 0; u < unknown_.size(); ++u) {
      const double won = split(all, static_cast<int>(u), -1);
      if (won > 0) list.emplace_back(unknown_[u], won / static_cast<double>(boards_));
    }
  } catch (const OutOfWork&) {
    return {};
  }
  std::stable_sort(list.begin(), list.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return list;
}

}  // namespace qmines
