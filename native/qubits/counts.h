// How many cells there are of each kind: counts packed into one word, and weights for each of them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/control.h"

namespace qmines::qubits {

// Counts of the kinds but the first (the first has what is left over), a field each, with a bit to
// spare between fields. None ever exceeds its limit, so that words can be added.
class PackedCounts {
 public:
  PackedCounts() = default;
  explicit PackedCounts(const std::vector<int>& limits) {
    int at = 0;
    for (std::size_t k = 1; k < limits.size(); ++k) {
      shift_.push_back(at);
      const int width = std::bit_width(static_cast<unsigned>(limits[k])) + 1;
      if (at + width > 64) throw Stopped(Reason::width);
      limit_ |= static_cast<std::uint64_t>(limits[k]) << at;
      guard_ |= std::uint64_t{1} << (at + width - 1);
      width_.push_back(width);
      at += width;
    }
  }
  std::uint64_t unit(int kind) const {
    return kind ? std::uint64_t{1} << shift_[static_cast<std::size_t>(kind) - 1] : 0;
  }
  int count(std::uint64_t counts, int kind) const {
    const auto k = static_cast<std::size_t>(kind) - 1;
    return static_cast<int>(counts >> shift_[k] & ((std::uint64_t{1} << width_[k]) - 1));
  }
  // Whether a sum of two that keep the limits keeps them.
  bool fits(std::uint64_t sum) const { return (((limit_ | guard_) - sum) & guard_) == guard_; }
  std::uint64_t limit() const { return limit_; }

 private:
  std::vector<int> shift_, width_;
  std::uint64_t limit_ = 0, guard_ = 0;
};

// A weight that only says whether something is possible at all.
struct BooleanWeight {
  std::uint8_t yes = 0;
  BooleanWeight() = default;
  explicit BooleanWeight(double value) : yes(value > 0) {}
  BooleanWeight& operator+=(BooleanWeight other) {
    yes |= other.yes;
    return *this;
  }
  friend BooleanWeight operator*(BooleanWeight a, BooleanWeight b) {
    BooleanWeight result;
    result.yes = a.yes & b.yes;
    return result;
  }
  explicit operator double() const { return yes; }
};

// Weights by counts, in rising order.
template <class Number>
struct Spread {
  std::vector<std::uint64_t> counts;
  std::vector<Number> value;
};

// What each cell of a kind weighs: 1, so that sums are numbers of layouts, or, on fields so large
// that those overflow, about the chance of the kind.
struct Scale {
  bool plain = true;
  std::vector<double> of;
};

// A double with a 64-bit exponent, for products that would overflow or underflow.
struct WideDouble {
  double mantissa = 1;
  std::int64_t exponent = 0;
  WideDouble& operator*=(double factor);
  WideDouble& operator*=(const WideDouble& other);
  WideDouble& operator/=(const WideDouble& other);
  double times(std::int64_t shift) const;  // the value times 2 to the shift
  double log() const;

 private:
  void settle();
};

// The ways to share out `size` cells that are alike, with their weights; calls
// visit(counts by kind, packed counts, weight) for each that keeps the limits.
template <class Visit>
void compositions(int size, std::uint8_t mask, const PackedCounts& packing,
                  const std::vector<int>& limits, const Scale& scale, Visit&& visit) {
  std::vector<int> kinds, take(limits.size(), 0);
  for (int k = static_cast<int>(limits.size()) - 1; k >= 0; --k)
    if (mask >> k & 1) kinds.push_back(k);
  const auto go = [&](auto&& self, std::size_t at, int left, std::uint64_t counts,
                      double weight) -> void {
    const int kind = kinds[at];
    if (at + 1 == kinds.size()) {
      if (left > limits[static_cast<std::size_t>(kind)]) return;
      take[static_cast<std::size_t>(kind)] = left;
      for (int i = 0; i < left; ++i) weight *= scale.of[static_cast<std::size_t>(kind)];
      visit(take, counts + static_cast<std::uint64_t>(left) * packing.unit(kind), weight);
      take[static_cast<std::size_t>(kind)] = 0;
      return;
    }
    // C(left, n) by its recurrence: whole numbers, exact while a double holds them.
    for (int n = 0; n <= std::min(left, limits[static_cast<std::size_t>(kind)]); ++n) {
      take[static_cast<std::size_t>(kind)] = n;
      self(self, at + 1, left - n, counts + static_cast<std::uint64_t>(n) * packing.unit(kind),
           weight);
      weight = weight * (left - n) / (n + 1) * scale.of[static_cast<std::size_t>(kind)];
    }
    take[static_cast<std::size_t>(kind)] = 0;
  };
  go(go, 0, size, 0, 1.0);
}

}  // namespace qmines::qubits
