#include "sample/walks/bit_walks.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace qmines {

namespace {

constexpr int kPlanes = 10;
constexpr double kFinest = 0.002;  // no error is smaller: all walks may miss the same
// What all walks miss together: measured against exact chances.
constexpr double kShared = 1.6;
constexpr double kClear = 12;            // a squared change, in squared errors, that is no accident
constexpr int kLeastSeen = 8;            // observations that walks make of what they never change
constexpr std::size_t kMostRepeats = 8;  // of the moves in focus, for one of the others
constexpr int kMostChange = 3;           // of the mines, by one move
// Cells in reserve, with a variance of at least this much, so that a strict total holds no walk.
constexpr double kLeastVariance = 1.5;
constexpr double kMostInReserve = 8192;
constexpr double kSteep = 30;  // a change of the logarithm that no real weight makes

double log_choose(double n, double k) {
  return std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1);
}

}  // namespace

BitWalks::BitWalks(const Problem& problem, const std::vector<std::int32_t>& members,
                   const std::vector<double>& log_weight, Random random)
    : problem_(problem),
      members_(members),
      random_(random),
      cell_of_(problem.groups.size(), 0),
      log_weight_(log_weight) {
  std::uint32_t cells = 0;
  for (const auto g : members) {
    first_cell_.push_back(cell_of_[g] = cells);
    cells += problem.groups[g].size;
  }
  first_cell_.push_back(cells);
  cells_.assign(cells, Word{});
  changed_.assign(cells, 0);
  planes_.assign((cells + std::size_t{1}) * kPlanes, 0);
  for (Part& part : parts_) {
    part.mines.assign(members.size() * kLanes, 0);
    part.held.assign(kShares, std::vector<double>(log_weight_.size(), 0.0));
  }
}

// The weight by mines is that of cells in reserve that lose a mine whenever the groups gain one, as
// nearly as their number and density can make it so; the difference decides what counts.
void BitWalks::keep_reserve() {
  const auto most = static_cast<int>(log_weight_.size()) - 1;
  double mean = 0;
  for (const auto total : total_) mean += static_cast<double>(total) / kWalks;
  const auto step = [&](int k) { return log_weight_[k + 1] - log_weight_[k]; };
  int low = 0, high = most;  // where the weight is real
  while (low < most && step(low) > kSteep) ++low;
  while (high > low && step(high - 1) < -kSteep) --high;
  const int middle = std::clamp(static_cast<int>(std::lround(mean)), low, high);
  // Where only one number of mines counts, the slope is what leads walks there.
  if (high == low) slope_ += std::clamp((middle - mean) / 4, -0.5, 0.5);
  const double slope = high == low ? slope_ : step(std::min(middle, high - 1));
  const double density = std::clamp(1 / (1 + std::exp(-slope)), 0.02, 0.98);
  const double one = density * (1 - density);
  double variance = kLeastVariance;
  if (middle > low && middle < high) variance = 1 / std::max(1e-9, step(middle - 1) - step(middle));
  const double size =
      std::ceil(std::clamp(std::max(variance, kLeastVariance) / one, 4.0, kMostInReserve));
  reserve_ = static_cast<std::uint32_t>(size);
  const int all = middle + static_cast<int>(std::lround(density * size));
  // What the reserve makes likelier than it is counts less often.
  double spread = 4;
  for (const auto total : total_) spread = std::max(spread, 1.5 * std::abs(total - middle));
  spread = std::min(spread, 6 * std::sqrt(size * one) + 4);
  double top = -HUGE_VAL;
  counts_.assign(log_weight_.size(), 0.0);
  for (const bool second : {false, true})
    for (int k = std::max(low, all - static_cast<int>(size)); k <= std::min(high, all); ++k) {
      const double excess = log_weight_[k] - log_choose(size, all - k);
      if (second) counts_[k] = std::min(1.0, std::exp(excess - top));
      if (std::abs(k - middle) <= spread) top = std::max(top, excess);
    }
  cells_.resize(first_cell_.back());
  cells_.resize(first_cell_.back() + std::size_t{reserve_}, Word{});
  std::vector<std::uint32_t> order(reserve_);
  std::iota(order.begin(), order.end(), first_cell_.back());
  for (int w = 0; w < kWalks; ++w) {
    const int wanted = all - total_[w], some = std::clamp(wanted, 0, static_cast<int>(reserve_));
    missing_[w] = wanted - some;
    for (int n = 0; n < some; ++n) {
      std::swap(order[n], order[n + random_.below(reserve_ - static_cast<std::uint32_t>(n))]);
      cells_[order[n]][w / kLanes] |= std::uint64_t{1} << w % kLanes;
    }
  }
}

// Walks that are so far off that the reserve was too small: once it has room again, it takes more.
void BitWalks::approach() {
  for (int w = 0; w < kWalks; ++w) {
    const std::uint64_t bit = std::uint64_t{1} << w % kLanes;
    for (std::uint32_t n = 0; n < reserve_ && missing_[w] != 0; ++n) {
      std::uint64_t& cell = cells_[first_cell_.back() + n][w / kLanes];
      if (((cell & bit) != 0) == (missing_[w] > 0)) continue;
      cell ^= bit;
      missing_[w] += missing_[w] > 0 ? -1 : 1;
    }
  }
}

void BitWalks::use(const Moves& moves) {
  moves_.clear();
  places_.clear();
  for (const Moves::Move& move : moves.all())
    if (std::abs(move.more - move.fewer) <= kMostChange)
      moves_.push_back({move.first, move.more, move.fewer});
  for (const auto g : moves.groups()) places_.push_back({cell_of_[g], problem_.groups[g].size});
  focus({});
}

void BitWalks::focus(const std::vector<std::uint8_t>& wanted) {
  focus_.clear();
  repeats_ = 0;
  if (!wanted.empty()) {
    std::vector<std::uint8_t> cells(changed_.size(), 0);
    for (std::size_t i = 0; i < members_.size(); ++i) cells[first_cell_[i]] = wanted[members_[i]];
    for (const Move& move : moves_) {
      bool any = false;
      for (int i = 0; i < move.more + move.fewer; ++i) any |= cells[places_[move.first + i].first];
      if (any) focus_.push_back(move);
    }
    if (!focus_.empty())
      repeats_ = static_cast<int>(std::min(kMostRepeats, moves_.size() / focus_.size()));
  }
  sweep_work_ =
      70 * (moves_.size() + repeats_ * focus_.size()) + 2 * places_.size() + 10 * changed_.size();
}

std::vector<std::uint8_t> BitWalks::filling(int walk) const {
  std::vector<std::uint8_t> mines(problem_.groups.size(), 0);
  for (std::size_t i = 0; i < members_.size(); ++i)
    for (std::uint32_t c = first_cell_[i]; c < first_cell_[i + 1]; ++c)
      mines[members_[i]] += cells_[c][walk / kLanes] >> walk % kLanes & 1;
  return mines;
}

std::vector<std::vector<std::uint8_t>> BitWalks::typical_fillings() {
  std::vector<std::vector<std::uint8_t>> found(kWalks);
  for (int w = 0; w < kWalks; ++w)
    if (missing_[w] == 0 && random_() < counts_[total_[w]]) found[w] = filling(w);
  return found;
}

void BitWalks::start(const std::vector<std::vector<std::uint8_t>>& fillings) {
  families_ = static_cast<int>(fillings.size());
  for (int w = 0; w < kWalks; ++w) {
    const auto& filling = fillings[w % kLanes % families_];
    total_[w] = 0;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      const int mines = filling[members_[i]];
      total_[w] += mines;
      for (int j = 0; j < mines; ++j)
        cells_[first_cell_[i] + j][w / kLanes] |= std::uint64_t{1} << w % kLanes;
    }
  }
  keep_reserve();
}

void BitWalks::sweep(const std::vector<Move>& moves) {
  const auto any = [](const Word& a, const Word& b) {
    std::uint64_t some = 0;
    for (int k = 0; k < kWords; ++k) some |= a[k] | b[k];
    return some != 0;
  };
  std::uint32_t at[512];
  for (const Move& move : moves) {
    Word up, down;
    up.fill(~std::uint64_t{0});
    down.fill(~std::uint64_t{0});
    const int all = move.more + move.fewer;
    const Place* places = places_.data() + move.first;
    bool possible = true;
    for (int i = 0; i < all && possible; ++i) {
      at[i] = places[i].first + (places[i].size > 1 ? random_.below(places[i].size) : 0);
      const Word word = cells_[at[i]];
      const std::uint64_t flip = i < move.more ? ~std::uint64_t{0} : 0;
      for (int k = 0; k < kWords; ++k) {
        up[k] &= word[k] ^ flip;
        down[k] &= ~(word[k] ^ flip);
      }
      if (i % 4 == 3 || i + 1 == all) possible = any(up, down);
    }
    if (!possible) continue;
    // What the groups gain, the reserve loses.
    const int change = move.more - move.fewer, others = std::abs(change);
    for (int i = all; i < all + others; ++i) {
      at[i] = first_cell_.back() + random_.below(reserve_);
      if (std::find(at + all, at + i, at[i]) != at + i) {
        --i;
        continue;
      }
      const Word word = cells_[at[i]];
      const std::uint64_t flip = change < 0 ? ~std::uint64_t{0} : 0;
      for (int k = 0; k < kWords; ++k) {
        up[k] &= word[k] ^ flip;
        down[k] &= ~(word[k] ^ flip);
      }
    }
    // Not always made, or walks would go round in circles.
    const Word one = dice_(), other = dice_();
    Word taken;
    std::uint64_t lanes = 0;
    for (int k = 0; k < kWords; ++k) {
      taken[k] = (up[k] | down[k]) & (one[k] | other[k]);
      lanes |= taken[k];
    }
    if (!lanes) continue;
    for (int i = 0; i < all + others; ++i)
      for (int k = 0; k < kWords; ++k) cells_[at[i]][k] ^= taken[k];
    for (int i = 0; i < all; ++i) changed_[at[i]] |= lanes;
    for (int k = 0; k < kWords && change != 0; ++k)
      for (std::uint64_t some = taken[k]; some; some &= some - 1) {
        const int bit = std::countr_zero(some);
        total_[k * kLanes + bit] += up[k] >> bit & 1 ? change : -change;
      }
  }
}

void BitWalks::observe() {
  Word counting{};
  for (int w = 0; w < kWalks; ++w) {
    const double share = missing_[w] == 0 ? counts_[total_[w]] : 0;
    if (share < 1 && random_() >= share) continue;
    counting[w / kLanes] |= std::uint64_t{1} << w % kLanes;
    parts_.back().held[w % kShares][total_[w]] += 1;
  }
  const auto add = [](std::uint64_t word, std::uint64_t* plane) {
    for (; word; ++plane) {
      const std::uint64_t carry = *plane & word;
      *plane ^= word;
      word = carry;
    }
  };
  static_assert(kWords == 4);
  const auto count = [&](const Word& word, std::uint64_t* planes) {
    const std::uint64_t a = word[0] & counting[0], b = word[1] & counting[1];
    const std::uint64_t c = word[2] & counting[2], d = word[3] & counting[3];
    const std::uint64_t one = a ^ b, two = c ^ d, x = a & b, y = c & d, z = one & two;
    add(one ^ two, planes);
    add(x ^ y ^ z, planes + 1);
    add((x & y) | (y & z) | (z & x), planes + 2);
  };
  for (std::size_t c = 0; c < changed_.size(); ++c) count(cells_[c], &planes_[c * kPlanes]);
  Word all;
  all.fill(~std::uint64_t{0});
  count(all, &planes_[changed_.size() * kPlanes]);
  if ((++observed_ + 1) * kWords >= 1 << kPlanes) flush();
}

void BitWalks::flush() {
  const auto empty = [&](std::size_t cell, std::uint32_t* sums) {
    std::uint64_t* planes = &planes_[cell * kPlanes];
    for (int b = 0; b < kPlanes; ++b) {
      for (int w = 0; w < kLanes && planes[b]; ++w)
        sums[w] += static_cast<std::uint32_t>(planes[b] >> w & 1) << b;
      planes[b] = 0;
    }
  };
  Part& part = parts_.back();
  for (std::size_t i = 0; i < members_.size(); ++i)
    for (std::uint32_t c = first_cell_[i]; c < first_cell_[i + 1]; ++c)
      empty(c, &part.mines[i * kLanes]);
  empty(changed_.size(), part.counted.data());
  observed_ = 0;
}

bool BitWalks::walk(std::uint64_t sweeps, Control& control, double reserve) {
  try {
    for (; sweeps > 0; --sweeps) {
      if (reserve > 0 && control.left() < reserve) break;
      control.spend(sweep_work_);
      approach();
      sweep(moves_);
      for (int n = 0; n < repeats_; ++n) sweep(focus_);
      observe();
    }
  } catch (const Stopped&) {
    flush();
    throw;
  }
  flush();
  return sweeps == 0;
}

void BitWalks::begin_part() {
  std::rotate(parts_.begin(), parts_.begin() + 1, parts_.end());
  Part& part = parts_.back();
  std::fill(part.mines.begin(), part.mines.end(), 0);
  part.counted.fill(0);
  for (auto& held : part.held) std::fill(held.begin(), held.end(), 0.0);
  keep_reserve();
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
  std::array<double, kLanes> mines{}, times{};
  double sum = 0, n = 0;
  for (int p = first; p <= last; ++p)
    for (int w = 0; w < kLanes; ++w) {
      mines[w] += parts_[p].mines[member * kLanes + w] / size;
      times[w] += parts_[p].counted[w];
    }
  frozen = true;
  for (int w = 0; w < kLanes; ++w) {
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
  for (int w = 0; w < kLanes; ++w) {
    const double off = mines[w] - s.mean * times[w];
    walks += off * off;
    family[w % families_] += off;
  }
  for (const double off : family) apart += off * off;
  const double families = families_, rough = 1 + 4 / families;
  if (families > 1) apart *= families / (families - 1) / (rough * rough);
  s.error = std::sqrt(std::max(walks * kLanes / (kLanes - 1), apart)) / n;
  return s;
}

std::vector<Summary> BitWalks::summaries() const {
  std::vector<Summary> all;
  double excess = 0, compared = 0;
  bool frozen = false;
  for (std::size_t i = 0; i < members_.size(); ++i) {
    const Summary before = summary(i, 0, kParts - 2, frozen);
    const Summary now = summary(i, kParts - 1, kParts - 1, frozen);
    const double error = before.error * before.error + now.error * now.error;
    const double change = (before.mean - now.mean) * (before.mean - now.mean);
    Summary s = summary(i, 0, kParts - 1, frozen);
    if (s.mean > 0.02 && s.mean < 0.98 && before.error > 0 && now.error > 0) {
      excess += std::min(change / error, kClear);
      compared += 1;
    }
    // What walks no longer change, and what has clearly changed since the part before, is not
    // settled. Of thousands of groups, some always differ by three times the error.
    std::uint64_t changed = 0;
    for (auto c = first_cell_[i]; c < first_cell_[i + 1]; ++c) changed |= changed_[c];
    const int free = std::popcount(changed);
    if (frozen) s.error = std::max(s.error, 1.0 / (std::max(families_, kLeastSeen) + free + 1));
    if (change > kClear * error) s.error = std::max(s.error, std::sqrt(change) / 2);
    all.push_back(s);
  }
  // Walks that still drift differ from what they were before by more than their errors.
  const double drift = compared > 0 ? std::sqrt(std::max(1.0, excess / compared)) : 1;
  for (Summary& s : all) s.error = std::clamp(s.error * drift * kShared, kFinest, 0.5);
  return all;
}

}  // namespace qmines
