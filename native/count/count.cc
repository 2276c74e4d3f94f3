#include "count/count.h"

#include <algorithm>
#include <cmath>

namespace qmines {

namespace {

// A coefficient this far below its layer's largest cannot move any probability: the outside
// weights of a real position do not vary by more than a fraction of it over a window.
constexpr double kNegligible = 1e-45;
constexpr double kSmall = 1e-150;
// What tables may hold on to between calls.
constexpr std::size_t kKeptBytes = std::size_t{4} << 20;
// Vectors grow in leaps; what is beyond this many spare places goes back.
constexpr std::size_t kWorthTrimming = 4096;
// What a state costs while its layer is made: key and window in vectors that grow, true ranges.
constexpr std::size_t kStateBytes = 2 * (8 + 4 + 4) + 16;
// Closer to none or all than this a density underflows along a chain, and changes nothing.
constexpr double kSlight = 1e-12;

struct Choose {
  double of[9][9] = {};
  Choose() {
    for (int n = 0; n < 9; ++n)
      for (int k = 0; k <= n; ++k) of[n][k] = k == 0 ? 1 : of[n - 1][k - 1] + of[n - 1][k];
  }
};

// Four sums side by side: what a vector unit can do, and the same result without one.
double dot(const double* a, const double* b, int begin, int end) {
  double sum[4] = {};
  int k = begin;
  for (; k + 4 <= end; k += 4)
    for (int lane = 0; lane < 4; ++lane) sum[lane] += a[k + lane] * b[k + lane];
  for (; k < end; ++k) sum[0] += a[k] * b[k];
  return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

}  // namespace

Weights Weights::plain() {
  static const Choose choose;
  Weights w;
  std::copy(&choose.of[0][0], &choose.of[0][0] + 81, &w.of[0][0]);
  return w;
}

Weights Weights::tilt(double density) {
  density = std::clamp(density, kSlight, 1 - kSlight);
  Weights w = plain();
  w.kind = tilted;
  for (int n = 0; n < 9; ++n)
    for (int k = 0; k <= n; ++k) w.of[n][k] *= std::pow(density, k) * std::pow(1 - density, n - k);
  return w;
}

Weights Weights::support() {
  Weights w;
  w.kind = boolean;
  for (int n = 0; n < 9; ++n)
    for (int k = 0; k <= n; ++k) w.of[n][k] = 1;
  return w;
}

double mine_share(const Step& step, const Tally& tally) {
  double all = 0, mines = 0;
  for (int j = 0; j <= step.size; ++j) {
    all += tally.weight[j];
    mines += j * tally.weight[j];
  }
  return mines / (all * step.size);
}

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

std::uint32_t Tables::find_or_add(std::uint64_t key, Layer& into) {
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

void Tables::hold_fresh(const Layer& layer, Control& control) {
  fresh_ = layer.bytes();
  control.hold(fresh_);
}

void Tables::hold_linked(std::size_t layer, Control& control) {
  control.release(fresh_);
  fresh_ = 0;
  held_[layer] = layers_[layer].bytes();
  control.hold(held_[layer]);
}

// Which states follow which, and over what range of mine counts; no values yet.
void Tables::link(const Step& step, Layer& from, Layer& into, Control& control) {
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
      control.need(into.key.size() * kStateBytes + from.to.size() * 8 +
                   bucket_.size() * sizeof(Slot));
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

void Tables::fill(const Step& step, const Layer& from, Layer& into, Control& control) {
  const std::size_t room = into.place();
  control.need(into.bytes() + room * sizeof(double) + bucket_.size() * sizeof(Slot));
  into.coef.assign(room, 0.0);
  for (std::size_t s = 0; s < from.key.size(); ++s) {
    const double* in = from.coef.data() + from.off[s];
    const int len = from.len[s];
    int j = from.least[s];
    for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e, ++j) {
      const std::uint32_t t = from.to[e];
      double* out = into.coef.data() + into.off[t] + (from.lo[s] + j - into.lo[t]);
      const double weight = weights_.of[step.size][j];
      for (int k = 0; k < len; ++k) out[k] += weight * in[k];
    }
  }
}

void Tables::finish(Layer& layer) {
  if (weights_.kind == Weights::plain_counts) return;
  if (weights_.kind == Weights::boolean) {
    for (double& c : layer.coef) c = c > 0 ? 1 : 0;
    return;
  }
  double top = 0;
  for (const double c : layer.coef) top = std::max(top, c);
  const double cut = top * kNegligible;
  for (std::size_t t = 0; t < layer.key.size(); ++t) {
    const double* c = layer.coef.data() + layer.off[t];
    int from = 0, end = layer.len[t];
    while (end - from > 1 && c[from] < cut) ++from;
    while (end - from > 1 && c[end - 1] < cut) --end;
    layer.off[t] += from;
    layer.lo[t] += from;
    layer.len[t] = end - from;
  }
  if (top < kSmall && top > 0) {
    const double up = 1 / top;
    for (double& c : layer.coef) c *= up;
  }
}

bool Tables::forward(const Chain& chain, const Weights& weights, Control& control) {
  clear(control);
  if (chain.too_wide) throw Stopped(Reason::width);
  used_ = true;
  chain_ = &chain;
  weights_ = weights;
  stride_ = 1;
  states_ = 0;
  const std::size_t n = chain.steps.size();
  if (layers_.size() < n + 1) layers_.resize(n + 1);
  held_.assign(n + 1, 0);
  Layer& start = layers_[0];
  start.key.assign(1, 0);
  start.lo.assign(1, 0);
  start.len.assign(1, 1);
  start.off.assign(1, 0);
  start.coef.assign(1, 1.0);
  hull_lo_.assign(1, 0);
  hull_hi_.assign(1, 0);
  // Half of the room for the layers that stay, half for a stretch that is made again.
  const std::size_t room = control.room() / 2;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < n; ++i) {
    Layer &from = layers_[i], &into = layers_[i + 1];
    link(chain.steps[i], from, into, control);
    hold_linked(i, control);
    kept += held_[i];
    if (weights.kind ==
        Weights::tilted) {  // windows get trimmed: the true range is kept beside them
      next_lo_.assign(into.key.size(), 1 << 30);
      next_hi_.assign(into.key.size(), -1);
      for (std::size_t s = 0; s < from.key.size(); ++s) {
        int j = from.least[s];
        for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e, ++j) {
          const std::uint32_t t = from.to[e];
          next_lo_[t] = std::min(next_lo_[t], hull_lo_[s] + j);
          next_hi_[t] = std::max(next_hi_[t], hull_hi_[s] + j);
        }
      }
      hull_lo_.swap(next_lo_);
      hull_hi_.swap(next_hi_);
    }
    fill(chain.steps[i], from, into, control);
    finish(into);
    hold_fresh(into, control);
    states_ += into.key.size();
    control.spend(60 + from.to.size() * 8 + into.coef.size() * 2);
    if (into.key.empty()) return false;
    if (kept > room) {
      thin(i, control);
      kept = 0;
      for (std::size_t l = 0; l <= i; ++l) kept += held_[l];
    } else if (i % stride_ != 0) {
      kept -= held_[i];
      forget(i, control);
    }
  }
  hold_linked(n, control);
  if (weights.kind == Weights::tilted) {
    true_least_ = *std::min_element(hull_lo_.begin(), hull_lo_.end());
    true_most_ = *std::max_element(hull_hi_.begin(), hull_hi_.end());
  } else {
    true_least_ = layers_[n].lo[0];
    true_most_ = layers_[n].lo[0] + layers_[n].len[0] - 1;
  }
  return true;
}

void Tables::forget(std::size_t layer, Control& control) {
  control.release(held_[layer]);
  held_[layer] = 0;
  layers_[layer].drop();
}

void Tables::thin(std::size_t upto, Control& control) {
  if (stride_ <= upto) stride_ *= 2;  // no further: it would wrap round to 0
  for (std::size_t i = 0; i <= upto; ++i)
    if (i % stride_ && held_[i]) forget(i, control);
}

void Tables::ensure(std::size_t layer, Control& control) {
  if (held_[layer]) return;
  std::size_t from = layer;
  while (!held_[from]) --from;
  for (std::size_t i = from; i < layer; ++i) {
    Layer &a = layers_[i], &b = layers_[i + 1];
    link(chain_->steps[i], a, b, control);
    if (i > from) hold_linked(i, control);
    fill(chain_->steps[i], a, b, control);
    finish(b);
    hold_fresh(b, control);
    control.spend(60 + a.to.size() * 8 + b.coef.size() * 2);
  }
  // Its own transitions too; the layer behind it may have been let go already.
  Layer scratch;
  link(chain_->steps[layer], layers_[layer], scratch, control);
  hold_linked(layer, control);
}

Poly Tables::total() const {
  const Layer& last = layers_[chain_->steps.size()];
  int lo = last.lo[0], end = lo + last.len[0];
  for (std::size_t t = 1; t < last.key.size(); ++t) {
    lo = std::min(lo, last.lo[t]);
    end = std::max(end, last.lo[t] + last.len[t]);
  }
  Poly sum{lo, std::vector<double>(static_cast<std::size_t>(end - lo), 0.0)};
  for (std::size_t t = 0; t < last.key.size(); ++t)
    for (int k = 0; k < last.len[t]; ++k)
      sum.value[last.lo[t] - lo + k] += last.coef[last.off[t] + k];
  return sum;
}

Poly Tables::total_at(int counter) const {
  const Layer& last = layers_[chain_->steps.size()];
  for (std::size_t t = 0; t < last.key.size(); ++t)
    if (static_cast<int>(last.key[t] >> kCounterShift) == counter) {
      const double* c = last.coef.data() + last.off[t];
      return {last.lo[t], std::vector<double>(c, c + last.len[t])};
    }
  return {};
}

void Tables::backward(const Poly& outside, std::vector<Tally>& tallies, Control& control) {
  const std::size_t n = chain_->steps.size();
  tallies.assign(n, Tally{});
  if (!held_[n]) forward(*chain_, Weights(weights_), control);  // an earlier way back let it go
  const Layer& last = layers_[n];
  ahead_.assign(last.coef.size(), 0.0);
  alive_ahead_.assign(last.key.size(), 1);
  for (std::size_t t = 0; t < last.key.size(); ++t)
    for (int k = 0; k < last.len[t]; ++k) ahead_[last.off[t] + k] = outside.at(last.lo[t] + k);
  for (std::size_t i = n; i-- > 0;) {
    ensure(i, control);
    const Layer &from = layers_[i], &into = layers_[i + 1];
    const Step& step = chain_->steps[i];
    Tally& tally = tallies[i];
    control.need((ahead_.size() + from.coef.size()) * sizeof(double));
    behind_.assign(from.coef.size(), 0.0);
    alive_behind_.assign(from.key.size(), 0);
    double top = 0;
    for (std::size_t s = 0; s < from.key.size(); ++s) {
      const double* in = from.coef.data() + from.off[s];
      double* out = behind_.data() + from.off[s];
      int j = from.least[s];
      for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e, ++j) {
        const std::uint32_t t = from.to[e];
        if (!alive_ahead_[t]) continue;
        alive_behind_[s] = 1;
        tally.possible |= static_cast<std::uint16_t>(1U << j);
        const double weight = weights_.of[step.size][j];
        // Trimmed windows may not cover each other: only the overlap carries weight.
        const int shift = from.lo[s] + j - into.lo[t];
        const int begin = std::max(0, -shift), end = std::min(from.len[s], into.len[t] - shift);
        const double* next = ahead_.data() + into.off[t] + shift;
        for (int k = begin; k < end; ++k) out[k] += weight * next[k];
        tally.weight[j] += weight * dot(in, next, begin, end);
      }
      if (weights_.kind == Weights::tilted)
        for (int k = 0; k < from.len[s]; ++k) top = std::max(top, out[k]);
    }
    if (top > 0 && top < kSmall)
      for (double& b : behind_) b /= top;
    if (weights_.kind == Weights::boolean)
      for (double& b : behind_) b = b > 0 ? 1 : 0;
    ahead_.swap(behind_);
    alive_ahead_.swap(alive_behind_);
    control.spend(60 + from.to.size() * 8 + from.coef.size() * 4);
    if (stride_ > 1) forget(i + 1, control);
  }
}

void Tables::draw_with(double (*uniform)(void*), void* source, const std::vector<int>& mines,
                       std::vector<std::uint8_t>& out, Control& control) {
  const std::size_t n = chain_->steps.size(), count = mines.size();
  out.resize(count * n);
  if (!held_[n]) forward(*chain_, Weights(weights_), control);
  std::vector<std::uint32_t> state(count, 0);  // without a counter the last layer has one state
  std::vector<int> sofar(mines);
  std::vector<std::uint32_t> start, source_of, mines_of;
  for (std::size_t i = n; i-- > 0;) {
    ensure(i, control);
    const Layer &from = layers_[i], &into = layers_[i + 1];
    const Step& step = chain_->steps[i];
    // The transitions again, sorted by where they lead.
    start.assign(into.key.size() + 1, 0);
    for (const std::uint32_t t : from.to) ++start[t + 1];
    for (std::size_t t = 0; t < into.key.size(); ++t) start[t + 1] += start[t];
    source_of.resize(from.to.size());
    mines_of.resize(from.to.size());
    std::vector<std::uint32_t> fill_at(start.begin(), start.end() - 1);
    for (std::uint32_t s = 0; s < from.key.size(); ++s) {
      std::uint32_t j = from.least[s];
      for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e, ++j) {
        const std::uint32_t at = fill_at[from.to[e]]++;
        source_of[at] = s;
        mines_of[at] = j;
      }
    }
    for (std::size_t d = 0; d < count; ++d) {
      const auto weight = [&](std::uint32_t e) {
        const std::uint32_t s = source_of[e];
        const int k = sofar[d] - static_cast<int>(mines_of[e]) - from.lo[s];
        if (k < 0 || k >= from.len[s]) return 0.0;
        return weights_.of[step.size][mines_of[e]] * from.coef[from.off[s] + k];
      };
      double sum = 0;
      for (std::uint32_t e = start[state[d]]; e < start[state[d] + 1]; ++e) sum += weight(e);
      double left = uniform(source) * sum;
      std::uint32_t chosen = 0;
      for (std::uint32_t e = start[state[d]]; e < start[state[d] + 1]; ++e) {
        const double w = weight(e);
        if (w <= 0) continue;
        chosen = e;  // rounding may leave a crumb: then the last possible one it is
        left -= w;
        if (left < 0) break;
      }
      out[d * n + i] = static_cast<std::uint8_t>(mines_of[chosen]);
      sofar[d] -= static_cast<int>(mines_of[chosen]);
      state[d] = source_of[chosen];
    }
    control.spend(60 + from.to.size() * 8 + count * 20);
    if (stride_ > 1) forget(i + 1, control);
  }
}

void Tables::clear(Control& control) {
  if (!used_) return;
  used_ = false;
  for (const std::size_t bytes : held_) control.release(bytes);
  control.release(fresh_);
  reset();
  std::size_t kept =
      bucket_.size() * sizeof(Slot) + (behind_.size() + ahead_.size()) * sizeof(double);
  for (const Layer& layer : layers_) kept += layer.bytes();
  if (kept <= kKeptBytes) return;
  layers_ = {};
  bucket_ = {};
  behind_ = {};
  ahead_ = {};
  bits_ = 0;
}

void Tables::lend(Control& control) {
  for (const std::size_t bytes : held_) control.release(bytes);
}

void Tables::borrow(const Chain& chain, Control& control) {
  used_ = true;
  chain_ = &chain;
  for (const std::size_t bytes : held_) control.hold(bytes);
}

}  // namespace qmines
