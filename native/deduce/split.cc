#include "deduce/split.h"

#include <algorithm>

namespace qmines {

namespace {

constexpr std::size_t kNearby = 60;  // cells that a split within a branch looks at

void tidy(std::vector<std::int32_t>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

}  // namespace

void cells_alike(const Rules& rules, std::int32_t p, const std::vector<std::int32_t>& clues,
                 std::vector<std::int32_t>& out) {
  const auto has = [&](std::int32_t clue) {
    return std::binary_search(clues.begin(), clues.end(), clue);
  };
  const auto touched = [&](std::int32_t cell) {
    unsigned mask = 0;
    for (int d = 0; d < 8; ++d) mask |= static_cast<unsigned>(has(cell + rules.steps()[d])) << d;
    return mask;
  };
  out.assign(1, p);
  const unsigned own = touched(p);
  if (!own) {  // as good as the sea
    for (std::int32_t q = 0; q < rules.size(); ++q)
      if (q != p && rules.state(q) == Rules::unknown && !touched(q)) out.push_back(q);
  } else {
    const auto clues_of = [&](std::int32_t cell, unsigned mask) {
      std::vector<std::int32_t> list;
      for (; mask; mask &= mask - 1) list.push_back(cell + rules.steps()[std::countr_zero(mask)]);
      return list;
    };
    const auto mine_own = clues_of(p, own);
    rules.for_each_unknown(mine_own[0], [&](std::int32_t q) {
      if (q != p && clues_of(q, touched(q)) == mine_own) out.push_back(q);
    });
  }
  std::sort(out.begin(), out.end());
}

void Splitter::suppose(std::int32_t p, bool mined, int depth, Control& control, Level& level) {
  level.cell = p;
  level.mined = mined;
  level.log.clear();
  level.nested.clear();
  level.start = rules_.mark();
  rules_.settle(p, mined);
  Rules::Inference step;
  while (true) {
    while (rules_.infer(most_, step)) level.log.push_back(step);
    control.spend(200 + 30 * static_cast<std::uint64_t>(rules_.mark() - level.start));
    if (rules_.conflict().found || depth <= 1) break;
    if (!split_within(depth - 1, control, level)) break;
  }
  level.conflict = rules_.conflict();
  level.clashes = level.conflict.found;
}

void Splitter::take_back(Level& level) {
  const auto begin = rules_.trail().begin() + level.start;
  level.trail.assign(begin, rules_.trail().end());
  level.fates.clear();
  for (const auto p : level.trail) level.fates.push_back(rules_.state(p) == Rules::settled_mine);
  rules_.back(level.start);
}

// Refutes a further supposition near what has followed so far, and takes its opposite.
bool Splitter::split_within(int depth, Control& control, Level& level) {
  Cells near;
  for (std::size_t i = level.start; i < rules_.trail().size(); ++i)
    for (int d = 0; d < 8; ++d) {
      const std::int32_t clue = rules_.trail()[i] + rules_.steps()[d];
      if (rules_.active(clue)) near.push_back(clue);
    }
  tidy(near);
  Cells cells;
  for (const auto clue : near)
    rules_.for_each_unknown(clue, [&](std::int32_t q) { cells.push_back(q); });
  tidy(cells);
  if (cells.size() > kNearby) cells.resize(kNearby);
  for (const auto p : cells)
    for (const bool mined : {true, false}) {
      Level inner;
      suppose(p, mined, depth, control, inner);
      if (!inner.clashes) {
        rules_.back(inner.start);
        continue;
      }
      Rules::Inference taken;
      taken.technique = most_ == Technique::total ? Technique::total : Technique::split;
      trace(inner, {}, taken.clues, taken.total);
      Deduction step;
      step.technique = taken.total ? Technique::total : Technique::split;
      step.total = taken.total;
      step.branches.emplace_back();
      write(inner, step.branches.back());
      for (const Deduction& deeper : step.branches.back().steps)
        step.depth = std::max(step.depth, deeper.depth);
      ++step.depth;
      rules_.back(inner.start);
      taken.technique = step.technique;
      taken.nested = static_cast<std::int32_t>(level.nested.size());
      level.nested.push_back(std::move(step));
      taken.first = rules_.mark();
      Cells alike;
      cells_alike(rules_, p, taken.clues, alike);
      for (const auto q : alike) rules_.settle(q, !mined);
      taken.last = rules_.mark();
      level.log.push_back(std::move(taken));
      return true;
    }
  return false;
}

void Splitter::relevant_around(std::int32_t clue) {
  for (int d = 0; d < 8; ++d) relevant_[clue + rules_.steps()[d]] = stamp_;
}

void Splitter::trace(Level& level, const Cells& wanted, Cells& clues, bool& total) {
  relevant_.resize(rules_.size());
  ++stamp_;
  for (const auto p : wanted) relevant_[p] = stamp_;
  bool everything = false;  // the total rests on every mine that is known
  const auto rest_on = [&](const Cells& list, bool with_total) {
    for (const auto clue : list) relevant_around(clue);
    clues.insert(clues.end(), list.begin(), list.end());
    everything |= with_total;
    total |= with_total;
  };
  if (level.clashes) rest_on(level.conflict.clues, level.conflict.total);
  level.needed.assign(level.log.size(), 0);
  for (std::size_t i = level.log.size(); i-- > 0;) {
    const Rules::Inference& step = level.log[i];
    bool needed = everything;
    for (std::int32_t k = step.first; k < step.last && !needed; ++k)
      needed = relevant_[rules_.trail()[k]] == stamp_;
    if (!needed) continue;
    level.needed[i] = 1;
    rest_on(step.clues, step.total);
  }
  tidy(clues);
}

void Splitter::write(Level& level, Branch& branch) const {
  const auto plain = [&](const Cells& list) {
    Cells out;
    for (const auto p : list) out.push_back(rules_.plain(p));
    std::sort(out.begin(), out.end());
    return out;
  };
  branch.cell = rules_.plain(level.cell);
  branch.mined = level.mined;
  branch.clashes = level.clashes;
  if (level.clashes) {
    branch.clash = plain(level.conflict.clues);
    branch.total = level.conflict.total;
  }
  for (std::size_t i = 0; i < level.log.size(); ++i) {
    if (!level.needed[i]) continue;
    const Rules::Inference& from = level.log[i];
    Deduction step;
    if (from.nested >= 0) step = std::move(level.nested[static_cast<std::size_t>(from.nested)]);
    step.technique = from.technique;
    step.total = from.total;
    step.clues = plain(from.clues);
    for (std::int32_t k = from.first; k < from.last; ++k) {
      const std::int32_t p = rules_.trail()[k];
      (rules_.state(p) == Rules::settled_mine ? step.mined : step.safe).push_back(rules_.plain(p));
    }
    branch.steps.push_back(std::move(step));
  }
}

// Leaves out one clue after the other, as long as it works without. `works(clues)` tries with these
// only and then leaves in `clues` those that were used.
template <class Try>
void Splitter::shrink(Cells& clues, Try&& works) {
  Cells necessary, trial;
  while (true) {
    const auto next = std::find_if(clues.begin(), clues.end(), [&](std::int32_t c) {
      return std::find(necessary.begin(), necessary.end(), c) == necessary.end();
    });
    if (next == clues.end()) break;
    const std::int32_t left_out = *next;
    trial.clear();
    for (const auto c : clues)
      if (c != left_out) trial.push_back(c);
    rules_.restrict_to(&trial);
    if (works(trial)) {
      clues = trial;
    } else {
      necessary.push_back(left_out);
    }
  }
  rules_.restrict_to(&clues);
}

bool Splitter::refute(std::int32_t p, bool mined, const Way& way, Control& control,
                      Deduction& out) {
  const Restore restore(rules_);
  most_ = way.total ? Technique::total : Technique::pair;
  Cells clues;
  bool total = false;
  const auto attempt = [&](Cells& used) {
    suppose(p, mined, way.depth, control, first_);
    if (first_.clashes) {
      used.clear();
      total = false;
      trace(first_, {}, used, total);
    }
    const bool clashed = first_.clashes;
    rules_.back(first_.start);
    return clashed;
  };
  if (!attempt(clues)) return false;
  out.clear();
  if (way.minimise) {
    shrink(clues, attempt);
    // Once more with just these, and written down.
    suppose(p, mined, way.depth, control, first_);
    Cells used;
    total = false;
    trace(first_, {}, used, total);
    out.branches.emplace_back();
    write(first_, out.branches.back());
    rules_.back(first_.start);
    rules_.restrict_to(nullptr);
    clues = used;
    for (const Deduction& step : out.branches.back().steps)
      out.depth = std::max(out.depth, step.depth);
    ++out.depth;
  }
  out.technique = total ? Technique::total : Technique::split;
  out.total = total;
  Cells alike;
  cells_alike(rules_, p, clues, alike);
  for (const auto q : alike) (mined ? out.safe : out.mined).push_back(rules_.plain(q));
  for (const auto c : clues) out.clues.push_back(rules_.plain(c));
  return true;
}

// Follows both fates of p; `agreed`: what they decide alike (only `wanted`, if that is not -1).
bool Splitter::both(std::int32_t p, std::int32_t wanted, Control& control, Cells& agreed,
                    Cells& clues) {
  suppose(p, true, 1, control, first_);
  const bool clash = first_.clashes;
  take_back(first_);
  if (clash) return false;
  suppose(p, false, 1, control, second_);
  agreed.clear();
  if (!second_.clashes)
    for (std::size_t i = 1; i < first_.trail.size(); ++i) {
      const std::int32_t q = first_.trail[i];
      const auto state = rules_.state(q);
      if (state == (first_.fates[i] ? Rules::settled_mine : Rules::settled_safe) &&
          (wanted < 0 || wanted == q))
        agreed.push_back(q);
    }
  if (agreed.empty()) {
    rules_.back(second_.start);
    return false;
  }
  clues.clear();
  bool total = false;
  trace(second_, agreed, clues, total);
  take_back(second_);
  suppose(p, true, 1, control, first_);  // its trail is needed again
  trace(first_, agreed, clues, total);
  rules_.back(first_.start);
  return true;
}

bool Splitter::agree(std::int32_t p, const Way& way, Control& control, Deduction& out) {
  const Restore restore(rules_);
  most_ = Technique::pair;
  Cells agreed, clues;
  if (!both(p, -1, control, agreed, clues)) return false;
  const std::int32_t wanted = agreed[0];
  out.clear();
  if (way.minimise) {
    both(p, wanted, control, agreed, clues);
    Cells used;
    shrink(clues, [&](Cells& trial) {
      if (!both(p, wanted, control, agreed, used)) return false;
      trial = used;
      return true;
    });
    both(p, -1, control, agreed, used);
    for (const bool mined : {true, false}) {
      suppose(p, mined, 1, control, first_);
      Cells own;
      bool total = false;
      trace(first_, agreed, own, total);
      out.branches.emplace_back();
      write(first_, out.branches.back());
      rules_.back(first_.start);
    }
    clues = used;
    rules_.restrict_to(nullptr);
  }
  out.technique = Technique::split;
  out.depth = 1;
  suppose(p, true, 1, control, first_);
  std::sort(agreed.begin(), agreed.end());
  for (const auto q : agreed)
    (rules_.state(q) == Rules::settled_mine ? out.mined : out.safe).push_back(rules_.plain(q));
  rules_.back(first_.start);
  for (const auto c : clues) out.clues.push_back(rules_.plain(c));
  return true;
}

}  // namespace qmines
