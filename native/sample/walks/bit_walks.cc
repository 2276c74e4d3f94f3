#include "sample/walks/bit_walks.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace qmines {

namespace {

constexpr int kPlanes = 8;
constexpr double kFinest = 0.002;  // no error is smaller: all walks may miss the same
// What all walks miss together: measured against exact chances.
constexpr double kShared = 1.25;
constexpr int kMostStuck = 16;      // walks that have changed a group which may be stuck
constexpr int kMostChange = 8;      // of the mines, by one move
constexpr int kNearby = 4;          // mines that a walk may be off the total
constexpr double kStiffness = 0.5;  // of the spring that holds it there

}  // namespace

BitWalks::BitWalks(const Problem& problem, const std::vector<std::int32_t>& members,
                   const std::vector<double>& log_weight, Random random)
    : problem_(problem), members_(members), random_(random), cell_of_(problem.groups.size(), 0) {
  std::uint32_t cells = 0;
  for (const auto g : members) {
    first_cell_.push_back(cell_of_[g] = cells);
    cells += problem.groups[g].size;
  }
  first_cell_.push_back(cells);
  cells_.assign(cells, 0);
  changed_.assign(cells, 0);
  planes_.assign((cells + std::size_t{1}) * kPlanes, 0);
  const int most = static_cast<int>(log_weight.size());
  log_weight_ = log_weight;
  for (int k = 0; k < most; ++k)
    for (int d = std::max(-kNearby, -k); d <= kNearby && k + d < most; ++d)
      log_weight_[k] = std::max(log_weight_[k], log_weight[k + d] - kStiffness * d * d);
  for (int k = 0; k < most; ++k) counts_.push_back(std::exp(log_weight[k] - log_weight_[k]));
  for (int change = -kMostChange; change <= kMostChange; ++change)
    for (int k = 0; k < most; ++k) {
      const bool inside = k + change >= 0 && k + change < most;
      ratio_.push_back(
          inside ? static_cast<std::uint32_t>(
                       65536 * std::exp(std::min(0.0, log_weight_[k + change] - log_weight_[k])))
                 : 0);
    }
  for (Part& part : parts_) {
    part.mines.assign(members.size() * kWalks, 0);
    part.held.assign(kShares, std::vector<double>(log_weight_.size(), 0.0));
  }
}

void BitWalks::use(const Moves& moves) {
  moves_.clear();
  places_.clear();
  for (const Moves::Move& move : moves.all()) moves_.push_back({move.first, move.more, move.fewer});
  for (const auto g : moves.groups()) places_.push_back({cell_of_[g], problem_.groups[g].size});
  sweep_work_ = 25 * moves_.size() + 2 * places_.size() + 10 * cells_.size();
}

std::vector<std::uint8_t> BitWalks::filling(int walk) const {
  std::vector<std::uint8_t> mines(problem_.groups.size(), 0);
  for (std::size_t i = 0; i < members_.size(); ++i)
    for (std::uint32_t c = first_cell_[i]; c < first_cell_[i + 1]; ++c)
      mines[members_[i]] += cells_[c] >> walk & 1;
  return mines;
}

void BitWalks::start(const std::vector<std::vector<std::uint8_t>>& fillings) {
  families_ = static_cast<int>(fillings.size());
  for (int w = 0; w < kWalks; ++w) {
    const auto& filling = fillings[w % families_];
    total_[w] = 0;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      const int mines = filling[members_[i]];
      total_[w] += mines;
      for (int j = 0; j < mines; ++j) cells_[first_cell_[i] + j] |= std::uint64_t{1} << w;
    }
  }
}

std::uint64_t BitWalks::accepted(std::uint64_t walks, int change) {
  std::uint64_t taken = 0;
  if (std::abs(change) > kMostChange) return 0;
  const std::uint32_t* ratios = ratio_.data() + (change + kMostChange) * log_weight_.size();
  std::uint64_t dice = 0;
  for (int n = 0; walks; walks &= walks - 1, dice >>= 16, ++n) {
    if (n % 4 == 0) dice = random_.next();
    const int w = std::countr_zero(walks);
    const bool taking = (dice & 0xFFFF) < ratios[total_[w]];
    total_[w] += taking ? change : 0;
    taken |= static_cast<std::uint64_t>(taking) << w;
  }
  return taken;
}

void BitWalks::sweep() {
  std::uint32_t at[256];
  for (const Move& move : moves_) {
    std::uint64_t up = ~std::uint64_t{0}, down = up;
    const int all = move.more + move.fewer;
    const Place* places = places_.data() + move.first;
    for (int i = 0; i < all; ++i) {
      at[i] = places[i].first + (places[i].size > 1 ? random_.below(places[i].size) : 0);
      const std::uint64_t word = cells_[at[i]];
      up &= i < move.more ? ~word : word;
      down &= i < move.more ? word : ~word;
      if (!(up | down)) break;
    }
    if (!(up | down)) continue;
    const int change = move.more - move.fewer;
    // A move that changes no total is not always made, or walks would go round in circles.
    const std::uint64_t taken = change == 0 ? (up | down) & (random_.next() | random_.next())
                                            : accepted(up, change) | accepted(down, -change);
    if (!taken) continue;
    for (int i = 0; i < all; ++i) {
      cells_[at[i]] ^= taken;
      changed_[at[i]] |= taken;
    }
  }
}

void BitWalks::observe() {
  std::uint64_t counting = 0;
  for (int w = 0; w < kWalks; ++w) {
    const double share = counts_[total_[w]];
    if (share < 1 && random_() >= share) continue;
    counting |= std::uint64_t{1} << w;
    parts_[1].held[w % kShares][total_[w]] += 1;
  }
  const auto count = [&](std::uint64_t word, std::uint64_t* plane) {
    for (word &= counting; word; ++plane) {
      const std::uint64_t carry = *plane & word;
      *plane ^= word;
      word = carry;
    }
  };
  for (std::size_t c = 0; c < cells_.size(); ++c) count(cells_[c], &planes_[c * kPlanes]);
  count(~std::uint64_t{0}, &planes_[cells_.size() * kPlanes]);
  if (++observed_ == (1 << kPlanes) - 1) flush();
}

void BitWalks::flush() {
  const auto empty = [&](std::size_t cell, std::uint32_t* sums) {
    std::uint64_t* planes = &planes_[cell * kPlanes];
    for (int b = 0; b < kPlanes; ++b) {
      for (int w = 0; w < kWalks && planes[b]; ++w)
        sums[w] += static_cast<std::uint32_t>(planes[b] >> w & 1) << b;
      planes[b] = 0;
    }
  };
  Part& part = parts_[1];
  for (std::size_t i = 0; i < members_.size(); ++i)
    for (std::uint32_t c = first_cell_[i]; c < first_cell_[i + 1]; ++c)
      empty(c, &part.mines[i * kWalks]);
  empty(cells_.size(), part.counted.data());
  observed_ = 0;
}

void BitWalks::walk(std::uint64_t sweeps, Control& control) {
  try {
    for (; sweeps > 0; --sweeps) {
      control.spend(sweep_work_);
      sweep();
      observe();
    }
  } catch (const Stopped&) {
    flush();
    throw;
  }
  flush();
}

void BitWalks::begin_part() {
  std::swap(parts_[0], parts_[1]);
  std::fill(parts_[1].mines.begin(), parts_[1].mines.end(), 0);
  parts_[1].counted.fill(0);
  for (auto& held : parts_[1].held) std::fill(held.begin(), held.end(), 0.0);
}

std::uint64_t BitWalks::samples() const {
  std::uint64_t sum = 0;
  for (const Part& part : parts_)
    for (const auto n : part.counted) sum += n;
  return sum;
}

std::vector<double> BitWalks::held(int share) const {
  std::vector<double> sum(log_weight_.size(), 0.0);
  for (const Part& part : parts_)
    for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += part.held[share][k];
  return sum;
}

Summary BitWalks::summary(std::size_t member, int first, int last, bool& frozen) const {
  const double size = problem_.groups[members_[member]].size;
  std::array<double, kWalks> mines{}, times{};
  double sum = 0, n = 0;
  for (int p = first; p <= last; ++p)
    for (int w = 0; w < kWalks; ++w) {
      mines[w] += parts_[p].mines[member * kWalks + w] / size;
      times[w] += parts_[p].counted[w];
    }
  frozen = true;
  for (int w = 0; w < kWalks; ++w) {
    sum += mines[w];
    n += times[w];
    frozen &= mines[w] == 0 || mines[w] == times[w];
  }
  if (n == 0) return {0.5, 0.5};
  Summary s{sum / n, 0};
  // That walks differ tells the error if they have forgotten where they began; otherwise, that
  // families differ does. Few of these tell it only roughly.
  std::vector<double> family(families_, 0.0);
  double walks = 0, apart = 0;
  for (int w = 0; w < kWalks; ++w) {
    const double off = mines[w] - s.mean * times[w];
    walks += off * off;
    family[w % families_] += off;
  }
  for (const double off : family) apart += off * off;
  const double families = families_, rough = 1 + 4 / families;
  if (families > 1) apart *= families / (families - 1) / (rough * rough);
  s.error = std::sqrt(std::max(walks * kWalks / (kWalks - 1), apart)) / n;
  return s;
}

std::vector<Summary> BitWalks::summaries() const {
  std::vector<Summary> all;
  double excess = 0, compared = 0;
  bool frozen = false;
  for (std::size_t i = 0; i < members_.size(); ++i) {
    const Summary before = summary(i, 0, 0, frozen), now = summary(i, 1, 1, frozen);
    const double error = before.error * before.error + now.error * now.error;
    Summary s = summary(i, 0, 1, frozen);
    if (s.mean > 0.02 && s.mean < 0.98 && before.error > 0 && now.error > 0) {
      excess += (before.mean - now.mean) * (before.mean - now.mean) / error;
      compared += 1;
    }
    // What few walks have ever changed, and what has changed since the part before, is not settled.
    std::uint64_t changed = 0;
    for (auto c = first_cell_[i]; c < first_cell_[i + 1]; ++c) changed |= changed_[c];
    const int free = std::popcount(changed);
    if (frozen || (free > 0 && free < kMostStuck))
      s.error = std::max(s.error, 1.0 / (families_ + free + 1));
    s.error = std::max(s.error, std::abs(before.mean - now.mean) / 2);
    all.push_back(s);
  }
  // Walks that still drift differ from what they were before by more than their errors.
  const double drift = compared > 0 ? std::sqrt(std::max(1.0, excess / compared)) : 1;
  for (Summary& s : all) s.error = std::clamp(s.error * drift * kShared, kFinest, 0.5);
  return all;
}

}  // namespace qmines
