#include "qubits/chain_count.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace qmines::qubits {

namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

std::size_t hash(const Needs& needs) {
  std::uint64_t x = needs.low * 0x9E3779B97F4A7C15ULL ^
                    (needs.high + 0x632BE59BD9B4E019ULL) * 0xD1342543DE82EF95ULL;
  x ^= x >> 32;
  return static_cast<std::size_t>(x * 0x9E3779B97F4A7C15ULL >> 20);
}

}  // namespace

template <class Number>
std::size_t Count<Number>::Layer::bytes() const {
  return needs.size() * (sizeof(Needs) + 20) + counts.size() * 8 + weight.size() * sizeof(Number) +
         to.size() * 6 + maps.size() * 4;
}

template <class Number>
Count<Number>::~Count() {
  if (control_) control_->release(held_);
}

template <class Number>
void Count<Number>::hold(std::size_t bytes) {
  held_ += bytes;
  control_->hold(bytes);
}

template <class Number>
std::uint32_t Count<Number>::find_or_add(const Needs& needs, Layer& into) {
  if (into.needs.size() * 2 >= bucket_.size()) {
    bucket_.assign(std::max<std::size_t>(64, bucket_.size() * 2), kNone);
    for (std::uint32_t s = 0; s < into.needs.size(); ++s) {
      std::size_t at = hash(into.needs[s]) & (bucket_.size() - 1);
      while (bucket_[at] != kNone) at = (at + 1) & (bucket_.size() - 1);
      bucket_[at] = s;
    }
  }
  std::size_t at = hash(needs) & (bucket_.size() - 1);
  for (; bucket_[at] != kNone; at = (at + 1) & (bucket_.size() - 1))
    if (into.needs[bucket_[at]] == needs) return bucket_[at];
  bucket_[at] = static_cast<std::uint32_t>(into.needs.size());
  into.needs.push_back(needs);
  return bucket_[at];
}

// Which states follow which; no counts yet.
template <class Number>
void Count<Number>::link(const Step& step, Layer& from, Layer& into) {
  bucket_.clear();
  from.first.clear();
  const std::size_t most_states = control_->room() / 64 + 1;
  for (std::uint32_t s = 0; s < from.needs.size(); ++s) {
    from.first.push_back(static_cast<std::uint32_t>(from.to.size()));
    Needs needs = from.needs[s];
    needs.low += step.open.low;
    needs.high += step.open.high;
    std::array<int, 16> need{};
    for (int i = 0; i < step.row_count; ++i) need[i] = needs.at(step.slot[i]);
    for (std::size_t m = 0; m < step.moves.size(); ++m) {
      const Move& move = step.moves[m];
      bool possible = true;
      for (int i = 0; i < step.row_count && possible; ++i) {
        const int left = need[i] - move.taken[i];
        possible = left >= 0 && left <= step.rest[i];
      }
      if (!possible) continue;
      from.to.push_back(
          find_or_add({needs.low - move.less.low, needs.high - move.less.high}, into));
      from.move.push_back(static_cast<std::uint16_t>(m));
    }
    control_->spend(step.moves.size() * 10);
    if ((s & 1023) == 1023 && into.needs.size() > most_states) throw Stopped(Reason::memory);
  }
  from.first.push_back(static_cast<std::uint32_t>(from.to.size()));
}

// All counts that may follow, and where each term of the moves that occur takes those before.
template <class Number>
void Count<Number>::map_counts(const Step& step, Layer& from, Layer& into) {
  const std::size_t n = from.counts.size();
  std::vector<std::uint8_t> occurs(step.moves.size(), 0);
  for (const auto m : from.move) occurs[m] = 1;
  from.place.assign(step.terms.size(), 0);
  std::size_t used = 0;
  into.counts.clear();
  for (std::size_t m = 0; m < step.moves.size(); ++m) {
    if (!occurs[m]) continue;
    for (std::uint32_t t = step.moves[m].first; t < step.moves[m].last; ++t) {
      from.place[t] = used++ * n;
      for (const std::uint64_t c : from.counts)
        if (packing_->fits(c + step.terms[t].counts))
          into.counts.push_back(c + step.terms[t].counts);
    }
  }
  hold(n * used * 4);
  std::sort(into.counts.begin(), into.counts.end());
  into.counts.erase(std::unique(into.counts.begin(), into.counts.end()), into.counts.end());
  from.maps.resize(n * used);
  for (std::size_t m = 0; m < step.moves.size(); ++m) {
    if (!occurs[m]) continue;
    for (std::uint32_t t = step.moves[m].first; t < step.moves[m].last; ++t) {
      auto next = into.counts.begin();
      std::size_t at = from.place[t];
      for (const std::uint64_t c : from.counts) {
        const std::uint64_t sum = c + step.terms[t].counts;
        if (!packing_->fits(sum)) {
          from.maps[at++] = -1;
          continue;
        }
        next = std::lower_bound(next, into.counts.end(), sum);  // both rise
        from.maps[at++] = static_cast<std::int32_t>(next - into.counts.begin());
      }
    }
  }
  control_->spend(n * used * 30);
}

// Which of the counts each state may have, and room for their weights.
template <class Number>
void Count<Number>::spread(const Step& step, const Layer& from, Layer& into) {
  into.low.assign(into.needs.size(), kNone);
  into.length.assign(into.needs.size(), 0);  // while it grows, the end
  for (std::uint32_t s = 0; s < from.needs.size(); ++s)
    for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e) {
      const Move& move = step.moves[from.move[e]];
      const std::uint32_t to = from.to[e];
      for (std::uint32_t t = move.first; t < move.last; ++t) {
        const std::int32_t* map = from.maps.data() + from.place[t];
        std::uint32_t a = from.low[s], b = from.low[s] + from.length[s];
        while (a < b && map[a] < 0) ++a;
        if (a == b) continue;  // more of some kind than there are
        while (map[b - 1] < 0) --b;
        into.low[to] = std::min(into.low[to], static_cast<std::uint32_t>(map[a]));
        into.length[to] = std::max(into.length[to], static_cast<std::uint32_t>(map[b - 1]) + 1);
      }
    }
  std::size_t end = 0;
  into.start.resize(into.needs.size());
  for (std::size_t t = 0; t < into.needs.size(); ++t) {
    if (into.low[t] == kNone) into.low[t] = 0;
    into.length[t] -= into.low[t];
    into.start[t] = end;
    end += into.length[t];
  }
  hold(into.needs.size() * (sizeof(Needs) + 20) + end * sizeof(Number) + from.to.size() * 6);
  into.weight.assign(end, Number{});
}

template <class Number>
void Count<Number>::fill(const Step& step, const Layer& from, Layer& into) {
  for (std::size_t s = 0; s < from.needs.size(); ++s) {
    const Number* source = from.weight.data() + from.start[s];
    const std::uint32_t low = from.low[s], length = from.length[s];
    for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e) {
      const std::uint32_t t = from.to[e];
      const Move& move = step.moves[from.move[e]];
      Number* target = into.weight.data() + into.start[t] - into.low[t];
      for (std::uint32_t k = move.first; k < move.last; ++k) {
        const Number weight(step.terms[k].weight);
        const std::int32_t* map = from.maps.data() + from.place[k] + low;
        for (std::uint32_t i = 0; i < length; ++i)
          if (map[i] >= 0) target[map[i]] += source[i] * weight;
      }
      control_->spend((move.last - move.first) * (length * 2 + 4));
    }
  }
}

// Powers of two only, so that nothing is rounded.
template <class Number>
void Count<Number>::rescale(std::vector<Number>& weight, double* log) {
  if constexpr (std::is_same_v<Number, double>) {
    double most = 0;
    for (const double w : weight) most = std::max(most, w);
    if (most == 0 || (most > 1e-60 && most < 1e290)) return;
    int exponent;
    std::frexp(most, &exponent);
    for (double& w : weight) w = std::ldexp(w, -exponent);
    if (log) *log += exponent * std::log(2.0);
  }
}

template <class Number>
bool Count<Number>::forward(const Chain& chain, const PackedCounts& packing, Control& control) {
  chain_ = &chain;
  packing_ = &packing;
  control_ = &control;
  const std::size_t n = chain.steps.size();
  layers_.assign(n + 1, {});
  layers_[0].needs = {Needs{}};
  layers_[0].counts = {0};
  layers_[0].low = {0};
  layers_[0].length = {1};
  layers_[0].start = {0};
  layers_[0].weight = {Number(1.0)};
  for (std::size_t i = 0; i < n; ++i) {
    link(chain.steps[i], layers_[i], layers_[i + 1]);
    if (layers_[i + 1].needs.empty()) return false;
    map_counts(chain.steps[i], layers_[i], layers_[i + 1]);
    spread(chain.steps[i], layers_[i], layers_[i + 1]);
    fill(chain.steps[i], layers_[i], layers_[i + 1]);
    rescale(layers_[i + 1].weight, &log_scale_);
    states_ += layers_[i + 1].needs.size();
  }
  const Layer& last = layers_[n];  // every row is closed: there is one state
  for (std::uint32_t k = 0; k < last.length[0]; ++k) {
    if (!(static_cast<double>(last.weight[k]) > 0)) continue;
    total_.counts.push_back(last.counts[last.low[0] + k]);
    total_.value.push_back(last.weight[k]);
  }
  return !total_.counts.empty();
}

template <class Number>
void Count<Number>::backward(const std::vector<Number>& outside, std::vector<Share>& shares) {
  const std::size_t steps = chain_->steps.size();
  shares.assign(steps, {});
  std::vector<Number> ahead(layers_[steps].weight.size()), behind;
  for (std::size_t k = 0, at = 0; k < ahead.size() && at < total_.counts.size(); ++k)
    if (layers_[steps].counts[layers_[steps].low[0] + k] == total_.counts[at])
      ahead[k] = outside[at++];
  for (std::size_t i = steps; i-- > 0;) {
    const Step& step = chain_->steps[i];
    const Layer &from = layers_[i], &into = layers_[i + 1];
    rescale(ahead, nullptr);
    behind.assign(from.weight.size(), Number{});
    std::vector<Number> weight(step.terms.size());
    for (std::size_t s = 0; s < from.needs.size(); ++s) {
      const Number* source = from.weight.data() + from.start[s];
      Number* back = behind.data() + from.start[s];
      const std::uint32_t low = from.low[s], length = from.length[s];
      for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e) {
        const std::uint32_t t = from.to[e];
        const Move& move = step.moves[from.move[e]];
        const Number* target = ahead.data() + into.start[t] - into.low[t];
        for (std::uint32_t k = move.first; k < move.last; ++k) {
          const Number one(step.terms[k].weight);
          const std::int32_t* map = from.maps.data() + from.place[k] + low;
          Number sum{};
          for (std::uint32_t j = 0; j < length; ++j) {
            if (map[j] < 0) continue;
            const Number w = one * target[map[j]];
            back[j] += w;
            sum += source[j] * w;
          }
          weight[k] += sum;
        }
        control_->spend((move.last - move.first) * (length * 3 + 4));
      }
    }
    Share& share = shares[i];
    double all = 0;
    for (std::size_t k = 0; k < step.terms.size(); ++k) {
      const auto w = static_cast<double>(weight[k]);
      if (!(w > 0)) continue;
      all += w;
      for (int kind = 0; kind < kMaxKinds; ++kind) {
        const int cells = step.terms[k].cells[kind];
        if (!cells) continue;
        share.possible |= static_cast<std::uint8_t>(1U << kind);
        share.chance[kind] += w * cells;
      }
    }
    int size = 0;
    for (const auto cells : step.terms[0].cells) size += cells;
    for (double& chance : share.chance) chance /= all * size;
    ahead.swap(behind);
  }
}

// Where the counts at a place of total() are among those of the last layer.
template <class Number>
std::size_t Count<Number>::place_of(std::size_t at) const {
  const auto& counts = layers_.back().counts;
  return static_cast<std::size_t>(
      std::lower_bound(counts.begin(), counts.end(), total_.counts[at]) - counts.begin());
}

// Draws which term of the step led to this state and these counts, and goes to where it came from.
template <class Number>
std::uint32_t Count<Number>::step_back(std::size_t i, std::uint32_t& state, std::size_t& counts,
                                       Random& random) const {
  const Step& step = chain_->steps[i];
  const Layer &from = layers_[i], &into = layers_[i + 1];
  const std::uint64_t wanted = into.counts[counts];
  struct Way {
    std::uint32_t state, term;
    std::size_t counts;
    double weight;
  };
  thread_local std::vector<Way> ways;
  ways.clear();
  double sum = 0;
  for (std::uint32_t s = 0; s < from.needs.size(); ++s)
    for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e) {
      if (from.to[e] != state) continue;
      const Move& move = step.moves[from.move[e]];
      for (std::uint32_t k = move.first; k < move.last; ++k) {
        const std::uint64_t before = wanted - step.terms[k].counts;
        const auto at = std::lower_bound(from.counts.begin(), from.counts.end(), before);
        if (at == from.counts.end() || *at != before) continue;
        const auto place = static_cast<std::size_t>(at - from.counts.begin());
        if (place < from.low[s] || place >= from.low[s] + from.length[s]) continue;
        const auto weight = static_cast<double>(from.weight[from.start[s] + place - from.low[s]]) *
                            step.terms[k].weight;
        if (!(weight > 0)) continue;
        ways.push_back({s, k, place, weight});
        sum += weight;
      }
    }
  double left = random() * sum;
  const Way* chosen = &ways.back();
  for (const Way& way : ways)
    if ((left -= way.weight) < 0) {
      chosen = &way;
      break;
    }
  state = chosen->state;
  counts = chosen->counts;
  return chosen->term;
}

template class Count<double>;
template class Count<BooleanWeight>;

}  // namespace qmines::qubits
