#include "qubits/total.h"

#include <cmath>
#include <limits>
#include <type_traits>

namespace qmines::qubits {

void WideDouble::settle() {
  int shift;
  mantissa = std::frexp(mantissa, &shift);
  exponent += shift;
}

WideDouble& WideDouble::operator*=(double factor) {
  mantissa *= factor;
  settle();
  return *this;
}

WideDouble& WideDouble::operator*=(const WideDouble& other) {
  mantissa *= other.mantissa;
  exponent += other.exponent;
  settle();
  return *this;
}

WideDouble& WideDouble::operator/=(const WideDouble& other) {
  mantissa /= other.mantissa;
  exponent -= other.exponent;
  settle();
  return *this;
}

double WideDouble::times(std::int64_t shift) const {
  return std::ldexp(mantissa, static_cast<int>(std::max<std::int64_t>(exponent + shift, -5000)));
}

double WideDouble::log() const {
  return std::log(mantissa) + static_cast<double>(exponent) * std::log(2.0);
}

// The product with one more part. index[p * part + c] is where the counts p and c lead, or -1.
template <class Number>
void Join<Number>::grow(const Spread<Number>& part, std::vector<std::int32_t>& index) {
  const std::size_t n = product_.counts.size(), m = part.counts.size();
  const std::size_t bytes = n * m * 4;
  control_.hold(bytes);
  held_ += bytes;
  index.resize(n * m);
  std::vector<std::uint64_t> counts;
  counts.reserve(n * m);
  for (std::size_t p = 0; p < n; ++p)
    for (std::size_t c = 0; c < m; ++c) {
      const std::uint64_t sum = product_.counts[p] + part.counts[c];
      if (packing_.fits(sum)) counts.push_back(sum);
    }
  std::sort(counts.begin(), counts.end());
  counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
  control_.spend(n * m * 30);
  Spread<Number> next{std::move(counts), {}};
  next.value.assign(next.counts.size(), Number{});
  for (std::size_t c = 0; c < m; ++c) {
    auto at = next.counts.begin();
    for (std::size_t p = 0; p < n; ++p) {
      const std::uint64_t sum = product_.counts[p] + part.counts[c];
      if (!packing_.fits(sum)) {
        index[p * m + c] = -1;
        continue;
      }
      at = std::lower_bound(at, next.counts.end(), sum);
      const auto i = static_cast<std::size_t>(at - next.counts.begin());
      index[p * m + c] = static_cast<std::int32_t>(i);
      next.value[i] += product_.value[p] * part.value[c];
    }
  }
  product_ = std::move(next);
}

// What the sea weighs for each count of all parts together, and how its own cells are shared out.
template <class Number>
bool Join<Number>::pour(int size, std::uint8_t mask, std::vector<Number>& weight) {
  const int kinds = static_cast<int>(limits_.size());
  int most = size;
  for (const int limit : limits_) most = std::max(most, limit);
  std::vector<WideDouble> factorial(static_cast<std::size_t>(most) + 1);
  for (int i = 1; i <= most; ++i) {
    factorial[i] = factorial[i - 1];
    factorial[i] *= i;
  }
  std::vector<std::vector<WideDouble>> power(kinds);
  for (int k = 0; k < kinds; ++k) {
    power[k].resize(static_cast<std::size_t>(limits_[k]) + 1);
    for (int i = 1; i <= limits_[k]; ++i) {
      power[k][i] = power[k][i - 1];
      power[k][i] *= scale_.of[k];
    }
  }
  const std::size_t n = product_.counts.size();
  std::vector<WideDouble> wide(n);
  std::vector<std::uint8_t> fits(n, 0);
  std::vector<int> left(static_cast<std::size_t>(kinds) * n);
  std::int64_t top = std::numeric_limits<std::int64_t>::min();
  for (std::size_t p = 0; p < n; ++p) {
    int* mine = left.data() + p * kinds;
    int rest = size;
    bool good = true;
    WideDouble w = factorial[size];
    for (int k = kinds - 1; k >= 0 && good; --k) {
      // The first kind has what the others leave.
      mine[k] = k ? limits_[k] - packing_.count(product_.counts[p], k) : rest;
      rest -= mine[k];
      good = rest >= 0 && mine[k] <= limits_[k] && (mine[k] == 0 || mask >> k & 1);
      if (!good) break;
      w /= factorial[mine[k]];
      w *= power[k][mine[k]];
    }
    if (!good) continue;
    fits[p] = 1;
    wide[p] = w;
    top = std::max(top, w.exponent);
  }
  // Whole numbers of layouts stay what they are; chances are taken relative to the largest.
  const std::int64_t shift = scale_.plain ? 0 : -top;
  weight.assign(n, Number{});
  sea_chance_.assign(kinds, 0);
  Number all{};
  double sum = 0;
  for (std::size_t p = 0; p < n; ++p) {
    if (!fits[p]) continue;
    weight[p] = Number(wide[p].times(shift));
    if constexpr (std::is_same_v<Number, BooleanWeight>) weight[p].yes = 1;
    const Number here = weight[p] * product_.value[p];
    all += here;
    sum += static_cast<double>(here);
    if (!(static_cast<double>(here) > 0)) continue;
    for (int k = 0; k < kinds; ++k) {
      const int cells = left[p * kinds + k];
      if (cells) sea_possible_ |= static_cast<std::uint8_t>(1U << k);
      sea_chance_[k] += static_cast<double>(here) * cells;
    }
  }
  if (!(static_cast<double>(all) > 0)) return false;
  if (size)
    for (double& chance : sea_chance_) chance /= sum * size;
  log_weight_ = std::log(sum) - static_cast<double>(shift) * std::log(2.0);
  return true;
}

// Keeps chances in range; whole numbers of layouts stay what they are.
template <class Number>
void Join<Number>::normalise(std::vector<Number>& weight, double* log) const {
  if constexpr (std::is_same_v<Number, double>) {
    if (scale_.plain) return;
    const double most = *std::max_element(weight.begin(), weight.end());
    int exponent;
    std::frexp(most, &exponent);
    for (double& w : weight) w = std::ldexp(w, -exponent);
    if (log) *log += exponent * std::log(2.0);
  }
}

template <class Number>
bool Join<Number>::run(int size, std::uint8_t mask) {
  const std::size_t n = parts_.size();
  sea_size_ = size;
  product_ = Spread<Number>{{0}, {Number(1.0)}};
  before_.resize(n);
  index_.resize(n);
  double scaled = 0;
  for (std::size_t i = 0; i < n; ++i) {
    before_[i] = product_;
    grow(*parts_[i], index_[i]);
    if (product_.counts.empty()) return false;
    normalise(product_.value, &scaled);
  }
  if (!pour(size, mask, poured_)) return false;
  log_weight_ += scaled;
  outside_.resize(n);
  std::vector<Number> ahead = poured_, behind;
  for (std::size_t i = n; i-- > 0;) {
    const Spread<Number>&part = *parts_[i], &rest = before_[i];
    const std::size_t m = part.counts.size();
    outside_[i].assign(m, Number{});
    behind.assign(rest.counts.size(), Number{});
    for (std::size_t p = 0; p < rest.counts.size(); ++p)
      for (std::size_t c = 0; c < m; ++c) {
        const std::int32_t at = index_[i][p * m + c];
        if (at < 0) continue;
        outside_[i][c] += rest.value[p] * ahead[at];
        behind[p] += part.value[c] * ahead[at];
      }
    control_.spend(rest.counts.size() * m * 4);
    ahead.swap(behind);
    normalise(ahead, nullptr);
  }
  return true;
}

template <class Number>
void Join<Number>::draw(Random& random, std::vector<std::size_t>& at, std::vector<int>& sea) const {
  const std::size_t n = product_.counts.size();
  const auto weight = [&](std::size_t p) {
    return static_cast<double>(product_.value[p] * poured_[p]);
  };
  double sum = 0;
  for (std::size_t p = 0; p < n; ++p) sum += weight(p);
  double left = random() * sum;
  std::size_t here = 0;
  for (std::size_t p = 0; p < n; ++p) {
    if (!(weight(p) > 0)) continue;
    here = p;  // rounding may leave a crumb: then the last possible one it is
    if ((left -= weight(p)) < 0) break;
  }
  sea.assign(limits_.size(), 0);
  sea[0] = sea_size_;
  for (int k = 1; k < static_cast<int>(limits_.size()); ++k) {
    sea[k] = limits_[k] - packing_.count(product_.counts[here], k);
    sea[0] -= sea[k];
  }
  at.assign(parts_.size(), 0);
  for (std::size_t i = parts_.size(); i-- > 0;) {
    const Spread<Number>&part = *parts_[i], &rest = before_[i];
    const std::size_t m = part.counts.size();
    const auto visit = [&](auto&& take) {
      for (std::size_t p = 0; p < rest.counts.size(); ++p)
        for (std::size_t c = 0; c < m; ++c)
          if (index_[i][p * m + c] == static_cast<std::int32_t>(here) &&
              take(p, c, static_cast<double>(rest.value[p] * part.value[c])))
            return;
    };
    sum = 0;
    visit([&](std::size_t, std::size_t, double w) {
      sum += w;
      return false;
    });
    left = random() * sum;
    std::size_t next = 0;
    visit([&](std::size_t p, std::size_t c, double w) {
      if (!(w > 0)) return false;
      next = p;
      at[i] = c;
      return (left -= w) < 0;
    });
    here = next;
  }
}

template class Join<double>;
template class Join<BooleanWeight>;

}  // namespace qmines::qubits
