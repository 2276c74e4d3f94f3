#include "count/order.h"

#include <algorithm>
#include <cmath>

namespace qmines {

namespace {

struct Logs {
  double of[9];
  Logs() {
    for (int i = 0; i < 9; ++i) of[i] = std::log2(std::max(i, 1));
  }
};

// How many values a clue's field may take once `done` of its cells are counted.
int values(const Clue& clue, int done) {
  if (clue.counter) return 1;
  return std::min<int>(clue.need, clue.cells - done) - std::max(0, clue.need - done) + 1;
}

// Below this many states any order is quick, and looking for a better one costs more than it saves.
constexpr double kCheap = 400;
constexpr double kWide = 3000;
// Beyond this no order will make it possible.
constexpr double kHopeless = 1e13;
constexpr double kNoBound = 1e300;

}  // namespace

void lay_chain(const Problem& problem, const std::vector<std::int32_t>& order, Chain& chain) {
  struct Open {
    std::int32_t clue;
    int slot, rest, done;
  };
  thread_local std::vector<Open> open;
  open.clear();
  chain.steps.clear();
  chain.cells = 0;
  chain.bound = 0;
  chain.too_wide = false;
  std::uint32_t free_slots = (1U << kSlots) - 1;
  for (const std::int32_t id : order) {
    const Group& group = problem.groups[id];
    Step step{};
    step.group = id;
    step.size = group.size;
    chain.cells += group.size;
    if (open.size() > kMostOpen) {  // given up: only the order is of use
      chain.bound = kNoBound;
      chain.steps.push_back(step);
      continue;
    }
    for (int i = 0; i < group.clue_count; ++i) {
      const Clue& clue = problem.clues[group.clues[i]];
      if (clue.counter) {
        step.unit -= std::uint64_t{1} << kCounterShift;
        continue;
      }
      auto at = std::find_if(open.begin(), open.end(),
                             [&](const Open& o) { return o.clue == group.clues[i]; });
      if (at == open.end()) {
        int slot = 0;
        while (slot < kSlots && !(free_slots >> slot & 1)) ++slot;
        if (slot == kSlots) chain.too_wide = true;  // laid out on, for the bound
        free_slots &= ~(1U << slot);
        open.push_back({group.clues[i], slot, clue.cells, 0});
        at = open.end() - 1;
        step.open += std::uint64_t{clue.need} << (3 * slot);
      }
      at->rest -= group.size;
      at->done += group.size;
      step.shift[step.clue_count] = static_cast<std::uint8_t>(3 * at->slot);
      step.rest[step.clue_count++] = static_cast<std::uint8_t>(at->rest);
      step.unit += std::uint64_t{1} << (3 * at->slot);
    }
    double states = 1;
    for (std::size_t i = 0; i < open.size();) {
      const Open& o = open[i];
      if (o.rest == 0) {
        if (o.slot < kSlots) free_slots |= 1U << o.slot;
        open[i] = open.back();
        open.pop_back();
        continue;
      }
      states *= values(problem.clues[o.clue], o.done);
      ++i;
    }
    chain.bound += step.bound = states;
    chain.steps.push_back(step);
  }
}

void Orderer::take(const Problem& problem, std::int32_t id) {
  const Clue& clue = problem.clues[id];
  // Groups that open nothing new come first: they narrow the states before others widen them.
  for (const bool opening : {false, true}) {
    for (int i = 0; i < clue.group_count; ++i) {
      const std::int32_t g = clue.groups[i];
      if (taken_[g]) continue;
      const Group& group = problem.groups[g];
      if (!opening && std::any_of(group.clues, group.clues + group.clue_count,
                                  [&](std::int32_t c) { return c != id && !is_open_[c]; }))
        continue;
      taken_[g] = 1;
      order_.push_back(g);
      for (int k = 0; k < group.clue_count; ++k) {
        const std::int32_t c = group.clues[k];
        if (!is_open_[c]) {
          is_open_[c] = 1;
          open_.push_back(c);
        }
      }
    }
  }
}

int Orderer::opened_by(const Problem& problem, std::int32_t id) {
  const Clue& clue = problem.clues[id];
  int fresh = 0;
  ++marks_;
  for (int i = 0; i < clue.group_count; ++i) {
    if (taken_[clue.groups[i]]) continue;
    const Group& group = problem.groups[clue.groups[i]];
    for (int k = 0; k < group.clue_count; ++k) {
      const std::int32_t c = group.clues[k];
      if (!is_open_[c] && mark_[c] != marks_) {
        mark_[c] = marks_;
        ++fresh;
      }
    }
  }
  return fresh;
}

void Orderer::begin(const Component& part) {
  order_.clear();
  open_.clear();
  for (const auto g : part.groups) taken_[g] = 0;
  for (const auto c : part.clues) is_open_[c] = done_[c] = 0;
}

bool Orderer::greedy(const Problem& problem, const Component& part, std::int32_t start) {
  begin(part);
  std::int32_t next = start;
  is_open_[start] = 1;
  while (true) {
    take(problem, next);
    std::erase(open_, next);
    if (order_.size() == part.groups.size()) return true;
    if (open_.size() > kMostOpen) return false;
    int least = 99;
    next = -1;
    for (std::size_t i = 0; i < open_.size();) {
      const std::int32_t c = open_[i];
      const int fresh = opened_by(problem, c);
      if (fresh == 0) {  // finishing it opens nothing: do it at once
        next = c;
        break;
      }
      if (fresh < least) {
        least = fresh;
        next = c;
      }
      ++i;
    }
  }
}

// How the logarithm of the number of states changes if this clue is finished next.
double Orderer::growth(const Problem& problem, std::int32_t id) {
  static const Logs logs;
  ++looked_;
  const Clue& clue = problem.clues[id];
  touched_.clear();
  for (int i = 0; i < clue.group_count; ++i) {
    if (taken_[clue.groups[i]]) continue;
    const Group& group = problem.groups[clue.groups[i]];
    for (int k = 0; k < group.clue_count; ++k) {
      const std::int32_t c = group.clues[k];
      if (!more_[c]) touched_.push_back(c);
      more_[c] += group.size;
    }
  }
  double change = 0;
  for (const auto c : touched_) {
    const Clue& other = problem.clues[c];
    change += logs.of[values(other, done_[c] + more_[c])] - logs.of[values(other, done_[c])];
    more_[c] = 0;
  }
  return change;
}

bool Orderer::careful(const Problem& problem, const Component& part, std::int32_t start,
                      double noise) {
  begin(part);
  std::int32_t next = start;
  is_open_[start] = 1;
  while (true) {
    const std::size_t before = order_.size();
    take(problem, next);
    for (std::size_t i = before; i < order_.size(); ++i) {
      const Group& group = problem.groups[order_[i]];
      for (int k = 0; k < group.clue_count; ++k) done_[group.clues[k]] += group.size;
    }
    std::erase(open_, next);
    if (order_.size() == part.groups.size()) return true;
    if (open_.size() > kMostOpen) return false;
    double least = 1e300;
    for (const auto c : open_) {
      const double cost = growth(problem, c) + noise * random_();
      if (cost < least) {
        least = cost;
        next = c;
      }
    }
  }
}

void Orderer::sweep(const Problem& problem, const Component& part, int width, bool by_column) {
  begin(part);
  sorted_ = part.clues;
  std::sort(sorted_.begin(), sorted_.end(), [&](std::int32_t a, std::int32_t b) {
    const int p = problem.clues[a].cell, q = problem.clues[b].cell;
    if (!by_column) return p < q;
    return p % width != q % width ? p % width < q % width : p < q;
  });
  for (const auto c : sorted_) {
    is_open_[c] = 1;
    take(problem, c);
  }
}

void Orderer::keep_better(const Problem& problem, Chain& best) {
  lay_chain(problem, order_, trial_);
  if (trial_.bound < best.bound) std::swap(trial_, best);
}

void Orderer::chain(const Problem& problem, const Component& part, int width, Chain& best,
                    Control& control, bool search) {
  taken_.resize(problem.groups.size());
  is_open_.resize(problem.clues.size());
  done_.resize(problem.clues.size());
  if (more_.size() < problem.clues.size()) more_.resize(problem.clues.size(), 0);
  if (mark_.size() < problem.clues.size()) mark_.resize(problem.clues.size(), 0);
  // The clue that a breadth-first walk reaches last lies at an end of the component.
  const bool narrow = greedy(problem, part, part.clues.back());
  if (!narrow) sweep(problem, part, width, false);
  lay_chain(problem, order_, best);
  if (best.bound <= kCheap) return;
  if (greedy(problem, part, part.clues.front())) keep_better(problem, best);
  for (const bool by_column : {false, true}) {
    sweep(problem, part, width, by_column);
    keep_better(problem, best);
  }
  // A wide component is worth a search, in proportion to what is at stake.
  if (best.bound <= kWide || !search) return;
  random_ = Random(20261115);  // the same order whatever was asked before
  // Bounded by work and not by the clock: the same order on every machine, busy or not.
  const double most_work = std::min(1e8, 5e7 * control.seconds());
  double work = 0;
  const int tries = best.bound > kHopeless ? 4 : best.bound > 1e6 ? 120 : best.bound > 5e4 ? 16 : 4;
  for (int i = 0; i < tries && (i < 2 || work < most_work); ++i) {
    const auto any = random_.below(static_cast<std::uint32_t>(part.clues.size()));
    const auto start = i == 0 ? part.clues.back() : i == 1 ? part.clues.front() : part.clues[any];
    looked_ = 0;
    if (careful(problem, part, start, i < 2 ? 0 : 0.7)) keep_better(problem, best);
    const std::uint64_t spent = looked_ * 80 + part.groups.size() * 100;
    work += static_cast<double>(spent);
    control.spend(spent);
  }
}

}  // namespace qmines
