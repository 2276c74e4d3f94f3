#include "count/layer.h"

#include <algorithm>

namespace qmines {

namespace {

// A coefficient this far below its layer's largest cannot move any probability: the outside
// weights of a real position do not vary by more than a fraction of it over a window.
constexpr double kNegligible = 1e-45;
// Vectors grow in leaps; what is beyond this many spare places goes back.
constexpr std::size_t kWorthTrimming = 4096;
// What a state costs while its layer is made: key and window in vectors that grow, true ranges.
constexpr std::size_t kStateBytes = 2 * (8 + 4 + 4) + 16;

}  // namespace

std::size_t Layer::bytes() const {
  return key.size() * (8 + 4 + 4 + 4 + 4 + 1) + to.size() * 4 + coef.size() * 8;
}

void Layer::drop() { *this = Layer{}; }

void Layer::trim() {
  const auto fit = [](auto& values) {
    if (values.capacity() > values.size() + values.size() / 4 + kWorthTrimming)
      values.shrink_to_fit();
  };
  fit(key);
  fit(lo);
  fit(len);
  fit(to);
}

std::size_t Layer::place() {
  std::size_t end = 0;
  off.resize(key.size());
  for (std::size_t t = 0; t < key.size(); ++t) {
    off[t] = static_cast<std::uint32_t>(end);
    end += static_cast<std::size_t>(len[t]);
  }
  return end;
}

void Layer::add_from(const Layer& from, const Step& step, const Weights& weights) {
  for (std::size_t s = 0; s < from.key.size(); ++s) {
    const double* in = from.coef.data() + from.off[s];
    const int terms = from.len[s];
    int j = from.least[s];
    for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e, ++j) {
      const std::uint32_t t = from.to[e];
      double* out = coef.data() + off[t] + (from.lo[s] + j - lo[t]);
      const double weight = weights.of[step.size][j];
      for (int k = 0; k < terms; ++k) out[k] += weight * in[k];
    }
  }
}

void Layer::finish(Weights::Kind kind) {
  if (kind == Weights::plain_counts) return;
  if (kind == Weights::boolean) {
    for (double& c : coef) c = c > 0 ? 1 : 0;
    return;
  }
  double top = 0;
  for (const double c : coef) top = std::max(top, c);
  const double cut = top * kNegligible;
  for (std::size_t t = 0; t < key.size(); ++t) {
    const double* c = coef.data() + off[t];
    int from = 0, end = len[t];
    while (end - from > 1 && c[from] < cut) ++from;
    while (end - from > 1 && c[end - 1] < cut) --end;
    off[t] += from;
    lo[t] += from;
    len[t] = end - from;
  }
  if (top < kSmallWeight && top > 0) {
    const double up = 1 / top;
    for (double& c : coef) c *= up;
  }
}

std::uint32_t Linker::find_or_add(std::uint64_t key, Layer& into) {
  if (into.key.size() * 2 >= bucket_.size()) {  // grow, and put everything back
    bits_ = std::max(6, bits_ + 1);
    bucket_.assign(std::size_t{1} << bits_, Slot{});
    now_ = 1;
    for (std::uint32_t t = 0; t < into.key.size(); ++t) {
      std::size_t at = into.key[t] * 0x9E3779B97F4A7C15ULL >> (64 - bits_);
      while (bucket_[at].stamp == now_) at = (at + 1) & (bucket_.size() - 1);
      bucket_[at] = {now_, t};
    }
  }
  std::size_t at = key * 0x9E3779B97F4A7C15ULL >> (64 - bits_);
  while (bucket_[at].stamp == now_) {
    if (into.key[bucket_[at].state] == key) return bucket_[at].state;
    at = (at + 1) & (bucket_.size() - 1);
  }
  const auto state = static_cast<std::uint32_t>(into.key.size());
  bucket_[at] = {now_, state};
  into.key.push_back(key);
  return state;
}

void Linker::link(const Step& step, Layer& from, Layer& into, Control& control) {
  const std::size_t n = from.key.size();
  from.first.resize(n + 1);
  from.least.resize(n);
  from.to.clear();
  into.key.clear();
  into.lo.clear();
  into.len.clear();
  if (++now_ == 0) {
    std::fill(bucket_.begin(), bucket_.end(), Slot{});
    now_ = 1;
  }
  for (std::size_t s = 0; s < n; ++s) {
    if ((s & 1023) == 1023) {
      control.spend(1024 * 20);
      control.need(into.key.size() * kStateBytes + from.to.size() * 8 + bytes());
    }
    const std::uint64_t key = from.key[s] + step.open;
    int least = 0, most = step.size;
    for (int c = 0; c < step.clue_count; ++c) {
      const int need = static_cast<int>(key >> step.shift[c] & 7);
      most = std::min(most, need);
      least = std::max(least, need - step.rest[c]);
    }
    from.first[s] = static_cast<std::uint32_t>(from.to.size());
    from.least[s] = static_cast<std::uint8_t>(least);
    for (int j = least; j <= most; ++j) {
      const std::uint32_t t = find_or_add(key - j * step.unit, into);
      const int lo = from.lo[s] + j, end = lo + from.len[s];
      if (t == into.lo.size()) {
        into.lo.push_back(lo);
        into.len.push_back(from.len[s]);
      } else {
        const int new_lo = std::min(into.lo[t], lo);
        into.len[t] = std::max(into.lo[t] + into.len[t], end) - new_lo;
        into.lo[t] = new_lo;
      }
      from.to.push_back(t);
    }
  }
  from.first[n] = static_cast<std::uint32_t>(from.to.size());
  into.trim();
  from.trim();
}

}  // namespace qmines
