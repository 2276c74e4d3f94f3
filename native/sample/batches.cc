#include "sample/batches.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace qmines {

namespace {

constexpr std::size_t kBatchBytes = std::size_t{32} << 20;

}  // namespace

Batches::Batches(std::size_t values, std::size_t walks)
    : values_(values),
      most_(std::clamp<std::size_t>(kBatchBytes / (walks * values * sizeof(double)) / 2 * 2, 4,
                                    16)) {}

std::vector<double>& Batches::open() {
  if (full_ == most_) merge();
  if (sweeps_in_last_ == 0) sums_.emplace_back(values_, 0.0);
  return sums_.back();
}

void Batches::close() {
  if (++sweeps_in_last_ == length_) {
    sweeps_in_last_ = 0;
    ++full_;
  }
}

void Batches::merge() {
  for (std::size_t i = 0; i < most_ / 2; ++i) {
    for (std::size_t v = 0; v < values_; ++v) sums_[2 * i][v] += sums_[2 * i + 1][v];
    std::swap(sums_[i], sums_[2 * i]);
  }
  sums_.resize(most_ / 2);
  full_ = most_ / 2;
  length_ *= 2;
}

Summary summarise(const std::vector<Batches>& walks, std::size_t value, bool frozen, bool chance) {
  double sum = 0, squares = 0, n = 0, sweeps = 0;
  std::vector<double> means;
  for (const Batches& walk : walks) {
    double own = 0;
    for (std::size_t b = walk.first(); b < walk.full(); ++b) {
      const double m = walk.mean(b, value);
      own += m;
      squares += m * m;
      sweeps += static_cast<double>(walk.length());
      frozen &= m == 0 || m == 1;
    }
    const auto batches = static_cast<double>(walk.full() - walk.first());
    sum += own;
    n += batches;
    if (batches > 0) means.push_back(own / batches);
  }
  if (n < 2) return {n > 0 ? sum : 0.5, 0.5};
  Summary s;
  s.mean = sum / n;
  // The batches tell the error if a walk sees everything; that walks differ tells if it does not.
  // Few walks tell it roughly: the factor is that of Student's distribution.
  const double within = std::max(0.0, (squares - sum * sum / n) / (n - 1)) / n;
  double between = 0;
  const auto some = static_cast<double>(means.size());
  for (const double m : means) between += (m - s.mean) * (m - s.mean);
  if (some > 3) between *= 1 / ((some - 1) * some) * (some - 1) / (some - 3);
  // And never having seen a thing in so many sweeps does not make it impossible; if it could not
  // even have happened in any of them, the walks count, not their sweeps.
  const double unseen = frozen ? 1 / (some + 2) : 0.5 / (sweeps + 1);
  s.error = std::max(std::sqrt(std::max(within, between)), chance ? unseen : 0.0);
  return s;
}

void widen(std::vector<Summary>& chances, const std::vector<std::uint8_t>& known) {
  double most = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const Summary& s = chances[i];
    if (!known[i] && s.mean > 0.02 && s.mean < 0.98)
      most = std::min(most, s.mean * (1 - s.mean) / (s.error * s.error));
  }
  if (std::isinf(most)) return;
  for (Summary& s : chances) {
    const double p = (s.mean * most + 1) / (most + 2);
    s.error = std::max(s.error, std::sqrt(p * (1 - p) / most));
  }
}

}  // namespace qmines
