#include "sample/strips.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qmines {

namespace {

constexpr int kRows = 2;                      // between cuts: a clue reaches across one of them
constexpr double kNegligible = 1e-6;          // of a layer's largest weight
constexpr std::size_t kMostStates = 1 << 20;  // of one strip
constexpr int kFields = 21;                   // of three bits, in a state
constexpr std::uint8_t kNoField = 63;         // of a state: always 0
constexpr std::size_t kStateBytes = 29, kEdgeBytes = 12;
constexpr double kNear = 3;  // columns between clues that are not independent
constexpr std::uint32_t kNowhere = std::numeric_limits<std::uint32_t>::max();
constexpr double kNever = 1e-12;  // no message rules anything out

double choose(int n, int k) {
  double ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

void scale(std::array<std::array<double, 8>, 8>& message) {
  double top = 0;
  for (const auto& row : message) top = std::max(top, *std::max_element(row.begin(), row.end()));
  for (auto& row : message)
    for (double& weight : row) weight = top > 0 ? std::max(weight / top, kNever) : 1;
}

}  // namespace

Strips::Strips(const Problem& problem, const std::vector<std::int32_t>& members,
               const std::vector<std::int32_t>& along, const std::vector<std::int32_t>& across)
    : problem_(problem), along_(along), across_(across), chance_(problem.groups.size(), 0.5) {
  int least = std::numeric_limits<int>::max(), most = 0;
  for (const auto g : members) {
    least = std::min(least, along_[g]);
    most = std::max(most, along_[g]);
  }
  for (int cut = least + 1; cut < most; cut += kRows) cuts_.push_back(cut);
  between_.resize(cuts_.size() + 1);
  sides_.resize(cuts_.size());
  cut_of_.assign(problem.clues.size(), -1);
  side_of_.assign(problem.clues.size(), -1);
  slot_.assign(problem.clues.size(), -1);
  left_.assign(problem.clues.size(), 0);
  closed_.assign(problem.clues.size(), 0);
  buckets_.resize(1 << 10);
  std::vector<std::uint8_t> seen(problem.clues.size(), 0);
  for (const auto g : members) {
    const auto row = std::lower_bound(cuts_.begin(), cuts_.end(), along_[g]) - cuts_.begin();
    between_[row].push_back(g);
    for (int i = 0; i < problem.groups[g].clue_count; ++i)
      if (!seen[problem.groups[g].clues[i]]++) add_side(problem.groups[g].clues[i]);
  }
  const auto column = [&](const Side& side) {
    const Clue& clue = problem_.clues[side.clue];
    int sum = 0;
    for (int k = 0; k < clue.group_count; ++k) sum += across_[clue.groups[k]];
    return static_cast<double>(sum) / clue.group_count;
  };
  for (std::size_t cut = 0; cut < sides_.size(); ++cut) {
    auto& sides = sides_[cut];
    std::sort(sides.begin(), sides.end(), [&](const Side& a, const Side& b) {
      const double x = column(a), y = column(b);
      return x != y ? x < y : a.clue < b.clue;
    });
    for (std::size_t i = 0; i < sides.size(); ++i) {
      sides[i].first = i == 0 || column(sides[i]) - column(sides[i - 1]) > kNear;
      cut_of_[sides[i].clue] = static_cast<std::int32_t>(cut);
      side_of_[sides[i].clue] = static_cast<std::int32_t>(i);
    }
  }
}

// Starts from what would be likely if nothing else were known.
void Strips::add_side(std::int32_t c) {
  const Clue& clue = problem_.clues[c];
  const double share = static_cast<double>(clue.need) / clue.cells, odds = share / (1 - share);
  for (std::size_t cut = 0; cut < cuts_.size(); ++cut) {
    int above = 0;
    for (int k = 0; k < clue.group_count; ++k)
      if (along_[clue.groups[k]] <= cuts_[cut]) above += problem_.groups[clue.groups[k]].size;
    if (above == 0 || above == clue.cells) continue;
    Side side{c, true, {}, {}};
    for (int before = 0; before < 8; ++before)
      for (int m = 0; m <= clue.need; ++m) {
        side.above[before][m] = choose(above, m) * std::pow(odds, m);
        side.below[before][m] = choose(clue.cells - above, m) * std::pow(odds, m);
      }
    sides_[cut].push_back(side);
    return;
  }
}

const Strips::Message& Strips::message(const Factor& factor) const {
  return factor.top ? sides_[top_][factor.side].above : sides_[bottom_][factor.side].below;
}

// The clue has all its mines from this strip: weighs what is left with its neighbours on the edge.
void Strips::close(std::int32_t clue) {
  closed_[clue] = 1;
  const std::int32_t cut = cut_of_[clue], at = side_of_[clue];
  if (cut < 0 || (cut != top_ && cut != bottom_)) return;
  const auto& sides = sides_[cut];
  const auto weigh = [&](std::int32_t i) {
    const auto here = static_cast<std::uint8_t>(slot_[sides[i].clue]);
    const std::uint8_t before =
        sides[i].first ? kNoField : static_cast<std::uint8_t>(slot_[sides[i - 1].clue]);
    factors_.push_back({before, here, cut == top_, i, {}});
  };
  if (sides[at].first || closed_[sides[at - 1].clue]) weigh(at);
  const bool more = at + 1 < static_cast<std::int32_t>(sides.size()) && !sides[at + 1].first;
  if (more && closed_[sides[at + 1].clue]) weigh(at + 1);
}

// The groups between two cuts, column by column, and where their clues open and close.
bool Strips::lay(int top, int bottom) {
  top_ = top;
  bottom_ = bottom;
  order_.clear();
  for (int row = top + 1; row <= bottom; ++row)
    order_.insert(order_.end(), between_[row].begin(), between_[row].end());
  std::sort(order_.begin(), order_.end(), [&](std::int32_t a, std::int32_t b) {
    return across_[a] != across_[b] ? across_[a] < across_[b]
           : along_[a] != along_[b] ? along_[a] < along_[b]
                                    : a < b;
  });
  steps_.clear();
  factors_.clear();
  for (const auto g : order_)
    for (int i = 0; i < problem_.groups[g].clue_count; ++i) {
      left_[problem_.groups[g].clues[i]] += problem_.groups[g].size;
      closed_[problem_.groups[g].clues[i]] = 0;
    }
  std::vector<std::int32_t> open;  // clues that have a field
  std::uint32_t taken = 0;
  bool fits = true;
  for (const auto g : order_) {
    const Group& group = problem_.groups[g];
    Step step{g, group.size, group.clue_count, {}, {}, 0, 0, 0, factors_.size(), 0, {}};
    for (int i = 0; i < group.clue_count; ++i) {
      const std::int32_t c = group.clues[i];
      if (slot_[c] < 0) {
        int slot = 0;
        while (slot < kFields && taken >> slot & 1) ++slot;
        fits &= slot < kFields;
        slot = std::min(slot, kFields - 1);
        taken |= 1U << slot;
        slot_[c] = 3 * slot;
        open.push_back(c);
        step.open += static_cast<std::uint64_t>(problem_.clues[c].need) << slot_[c];
      }
      left_[c] -= group.size;
      const bool soft = cut_of_[c] >= 0 && (cut_of_[c] == top || cut_of_[c] == bottom);
      step.shift[i] = static_cast<std::uint8_t>(slot_[c]);
      step.unit += std::uint64_t{1} << slot_[c];
      step.rest[i] = static_cast<std::uint8_t>(soft ? 8 : left_[c]);
    }
    for (int i = 0; i < group.clue_count; ++i)
      if (left_[group.clues[i]] == 0) close(group.clues[i]);
    std::size_t kept = 0;
    for (const auto c : open) {
      if (closed_[c] && !awaited(c)) {
        taken &= ~(1U << (slot_[c] / 3));
        slot_[c] = -1;
      } else {
        step.keep |= std::uint64_t{7} << slot_[c];
        open[kept++] = c;
      }
    }
    open.resize(kept);
    steps_.push_back(step);
  }
  for (const auto c : open) slot_[c] = -1;
  return fits;
}

// Whether a neighbour on the edge is still to be weighed with this clue.
bool Strips::awaited(std::int32_t clue) const {
  const std::int32_t cut = cut_of_[clue], at = side_of_[clue];
  if (cut < 0 || (cut != top_ && cut != bottom_)) return false;
  const auto& sides = sides_[cut];
  if (!sides[at].first && !closed_[sides[at - 1].clue]) return true;
  return at + 1 < static_cast<std::int32_t>(sides.size()) && !sides[at + 1].first &&
         !closed_[sides[at + 1].clue];
}

std::size_t Strips::factors_end(std::size_t step) const {
  return step + 1 < steps_.size() ? steps_[step + 1].factors : factors_.size();
}

std::uint32_t Strips::state(std::uint64_t key, std::size_t begin) {
  if ((key_.size() - begin) * 2 >= buckets_.size()) {
    buckets_.assign(buckets_.size() * 2, Bucket{});
    stamp_ = 1;
    for (std::size_t s = begin; s < key_.size(); ++s) {
      std::size_t at = (key_[s] * 0x9E3779B97F4A7C15ULL >> 32) & (buckets_.size() - 1);
      while (buckets_[at].stamp == stamp_) at = (at + 1) & (buckets_.size() - 1);
      buckets_[at] = {stamp_, static_cast<std::uint32_t>(s)};
    }
  }
  std::size_t at = (key * 0x9E3779B97F4A7C15ULL >> 32) & (buckets_.size() - 1);
  for (; buckets_[at].stamp == stamp_; at = (at + 1) & (buckets_.size() - 1))
    if (key_[buckets_[at].state] == key) return buckets_[at].state;
  buckets_[at] = {stamp_, static_cast<std::uint32_t>(key_.size())};
  key_.push_back(key);
  value_.push_back(0);
  return static_cast<std::uint32_t>(key_.size() - 1);
}

bool Strips::forward(const Weights& weights, Control& control) {
  key_.assign(1, 0);
  value_.assign(1, 1.0);
  first_.clear();
  least_.clear();
  to_.clear();
  edge_weight_.clear();
  std::size_t begin = 0;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    Step& step = steps_[i];
    step.states = begin;
    const std::size_t end = key_.size(), weighed = factors_end(i);
    if (++stamp_ == 0) {
      std::fill(buckets_.begin(), buckets_.end(), Bucket{});
      stamp_ = 1;
    }
    double top = 0;
    for (std::size_t s = begin; s < end; ++s) {
      first_.push_back(static_cast<std::uint32_t>(to_.size()));
      const std::uint64_t key = key_[s] + step.open;
      int least = 0, most = value_[s] > 0 ? step.size : -1;
      for (int c = 0; c < step.clue_count; ++c) {
        const int need = static_cast<int>(key >> step.shift[c] & 7);
        most = std::min(most, need);
        least = std::max(least, need - step.rest[c]);
      }
      least_.push_back(static_cast<std::uint8_t>(least));
      for (int j = least; j <= most; ++j) {
        std::uint64_t next = key - static_cast<std::uint64_t>(j) * step.unit;
        double weight = weights.of[step.size][j];
        for (std::size_t f = step.factors; f < weighed; ++f) {
          const Factor& factor = factors_[f];
          weight *= message(factor)[next >> factor.before & 7][next >> factor.here & 7];
        }
        next &= step.keep;
        edge_weight_.push_back(weight);
        if (weight > 0) {
          const std::uint32_t t = state(next, end);
          to_.push_back(t);
          top = std::max(top, value_[t] += value_[s] * weight);
        } else {
          to_.push_back(kNowhere);
        }
      }
    }
    if (!(top > 0) || key_.size() > kMostStates) return false;
    control.spend(25 * (to_.size() - first_[begin]) + 100);
    control.need(2 * (key_.capacity() * kStateBytes + to_.capacity() * kEdgeBytes));
    for (std::size_t t = end; t < key_.size(); ++t)
      value_[t] = value_[t] < kNegligible * top ? 0 : value_[t] / top;
    begin = end;
  }
  first_.push_back(static_cast<std::uint32_t>(to_.size()));
  return true;
}

void Strips::back(Control& control) {
  ahead_.assign(key_.size(), 0.0);
  for (std::size_t s = first_.size() - 1; s < key_.size(); ++s) ahead_[s] = 1;
  std::size_t end = first_.size() - 1;
  for (std::size_t i = steps_.size(); i-- > 0;) {
    Step& step = steps_[i];
    const std::size_t weighed = factors_end(i);
    double top = 0;
    for (std::size_t s = step.states; s < end; ++s) {
      int j = least_[s];
      double sum = 0;
      for (std::uint32_t e = first_[s]; e < first_[s + 1]; ++e, ++j) {
        if (to_[e] == kNowhere) continue;
        const double beyond = edge_weight_[e] * ahead_[to_[e]], all = value_[s] * beyond;
        sum += beyond;
        step.tally[j] += all;
        const std::uint64_t next = key_[s] + step.open - static_cast<std::uint64_t>(j) * step.unit;
        for (std::size_t f = step.factors; f < weighed; ++f) {
          Factor& factor = factors_[f];
          factor.tally[next >> factor.before & 7][next >> factor.here & 7] += all;
        }
      }
      ahead_[s] = sum;
      top = std::max(top, sum);
    }
    for (std::size_t s = step.states; s < end && top > 0; ++s) ahead_[s] /= top;
    control.spend(8 * (first_[end] - first_[step.states]) + 50);
    end = step.states;
  }
}

// What the strip and everything on its other side say of the clues on one of its edges.
void Strips::tell(bool top) {
  for (const Factor& factor : factors_) {
    if (factor.top != top) continue;
    auto& sides = sides_[top ? top_ : bottom_];
    Side& side = sides[factor.side];
    const int need = problem_.clues[side.clue].need;
    const int need_before = side.first ? 0 : problem_.clues[sides[factor.side - 1].clue].need;
    const Message& beyond = message(factor);
    Message told{};
    for (int before = 0; before <= need_before; ++before) {
      double all = 0;  // given what the clue before leaves
      for (int here = 0; here <= need; ++here) all += factor.tally[before][here];
      for (int here = 0; here <= need && all > 0; ++here)
        if (beyond[before][here] > 0)
          told[need_before - before][need - here] =
              factor.tally[before][here] / all / beyond[before][here];
    }
    scale(told);
    (top ? side.below : side.above) = told;
  }
}

// Keeps the chances of groups that no strip had further inside.
void Strips::note(int top, int bottom) {
  const int far = std::numeric_limits<int>::max();
  const bool last = bottom == static_cast<int>(cuts_.size());
  for (const Step& step : steps_) {
    const int inside = std::min(top < 0 ? far : along_[step.group] - cuts_[top],
                                last ? far : cuts_[bottom] + 1 - along_[step.group]);
    if (inside <= inside_[step.group]) continue;
    double all = 0, mines = 0;
    for (int j = 0; j <= step.size; ++j) {
      all += step.tally[j];
      mines += j * step.tally[j];
    }
    if (!(all > 0)) continue;
    inside_[step.group] = inside;
    chance_[step.group] = mines / (all * step.size);
  }
}

bool Strips::pass(const Weights& weights, int depth, Control& control) {
  const int cuts = static_cast<int>(cuts_.size());
  inside_.assign(problem_.groups.size(), 0);
  for (int bottom = 0; bottom < cuts; ++bottom) {
    const int top = std::max(-1, bottom - depth);
    if (!lay(top, bottom) || !forward(weights, control)) return false;
    back(control);
    tell(false);
  }
  for (int top = cuts - 1; top >= -1; --top) {
    const int bottom = std::min(cuts, top + depth);
    if (!lay(top, bottom) || !forward(weights, control)) return false;
    back(control);
    tell(true);
    note(top, bottom);
  }
  return true;
}

}  // namespace qmines
