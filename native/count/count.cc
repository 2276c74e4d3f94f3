#include "count/count.h"

#include <algorithm>
#include <cmath>

namespace qmines {

namespace {

// What tables may hold on to between calls.
constexpr std::size_t kKeptBytes = std::size_t{4} << 20;

// Four sums side by side: what a vector unit can do, and the same result without one.
double dot(const double* a, const double* b, int begin, int end) {
  double sum[4] = {};
  int k = begin;
  for (; k + 4 <= end; k += 4)
    for (int lane = 0; lane < 4; ++lane) sum[lane] += a[k + lane] * b[k + lane];
  for (; k < end; ++k) sum[0] += a[k] * b[k];
  return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

// After this much work, a count is first asked whether it will end; then after twice as much.
constexpr std::uint64_t kFirstLook = 30'000'000;
// It is given up if it would take so many times the seconds that are left, with the way back.
constexpr double kFarTooLong = 1.2;

// How many states there will be in the steps after `done`, if bounds go on being too high as they
// were in the widest layer so far.
double states_ahead(const Chain& chain, std::size_t done, std::size_t widest, double states) {
  const double power = std::log(std::max(2.0, states)) /
                       std::log(std::max({2.0, states, chain.steps[widest].bound}));
  double sum = 0;
  for (std::size_t i = done; i < chain.steps.size(); ++i)
    sum += std::pow(chain.steps[i].bound, power);
  return sum;
}

}  // namespace

double mine_share(const Step& step, const Tally& tally) {
  double all = 0, mines = 0;
  for (int j = 0; j <= step.size; ++j) {
    all += tally.weight[j];
    mines += j * tally.weight[j];
  }
  return mines / (all * step.size);
}

// The values of the layer behind this one, whose transitions are known.
void Tables::fill(std::size_t layer, Control& control) {
  Layer& into = layers_[layer + 1];
  const std::size_t room = into.place();
  control.need(into.bytes() + room * sizeof(double) + linker_.bytes());
  into.coef.assign(room, 0.0);
  into.add_from(layers_[layer], chain_->steps[layer], weights_);
  into.finish(weights_.kind);
  fresh_ = into.bytes();
  control.hold(fresh_);
}

void Tables::hold_linked(std::size_t layer, Control& control) {
  control.release(fresh_);
  fresh_ = 0;
  held_[layer] = layers_[layer].bytes();
  control.hold(held_[layer]);
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
  std::size_t kept = 0, widest = 0, most = 0;
  const std::uint64_t begin = control.work();
  std::uint64_t look = begin + kFirstLook;
  for (std::size_t i = 0; i < n; ++i) {
    Layer &from = layers_[i], &into = layers_[i + 1];
    linker_.link(chain.steps[i], from, into, control);
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
    fill(i, control);
    states_ += into.key.size();
    control.spend(60 + from.to.size() * 8 + into.coef.size() * 2);
    if (into.key.empty()) return false;
    if (into.key.size() > most) {
      most = into.key.size();
      widest = i;
    }
    if (control.work() > look) {
      const std::uint64_t own = control.work() - begin;
      look = control.work() + own;
      const double seconds = control.used() * static_cast<double>(own) /
                             (static_cast<double>(control.work()) * static_cast<double>(states_));
      const double ahead = states_ahead(chain, i + 1, widest, static_cast<double>(most));
      if (seconds * (2 * ahead + static_cast<double>(states_)) > kFarTooLong * control.left())
        throw Stopped(Reason::width);
    }
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
    linker_.link(chain_->steps[i], a, b, control);
    if (i > from) hold_linked(i, control);
    fill(i, control);
    control.spend(60 + a.to.size() * 8 + b.coef.size() * 2);
  }
  // Its own transitions too; the layer behind it may have been let go already.
  Layer scratch;
  linker_.link(chain_->steps[layer], layers_[layer], scratch, control);
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
    if (top > 0 && top < kSmallWeight)
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
  std::size_t kept = linker_.bytes() + (behind_.size() + ahead_.size()) * sizeof(double);
  for (const Layer& layer : layers_) kept += layer.bytes();
  if (kept <= kKeptBytes) return;
  layers_ = {};
  linker_ = {};
  behind_ = {};
  ahead_ = {};
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
