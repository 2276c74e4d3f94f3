#include "count/exact.h"

#include "count/layer.h"

namespace qmines {

ExactPoly count_exactly(const Chain& chain, Control& control) {
  if (chain.too_wide) throw Stopped(Reason::width);
  // 2^cells bounds every count; 31-bit primes are a little less than 2^31.
  const std::size_t primes = static_cast<std::size_t>(chain.cells + 1) / 30 + 1;
  Linker linker;
  Layer from, into;
  std::vector<std::uint32_t> now(primes, 1), next;
  std::vector<std::uint64_t> sum;
  from.key.assign(1, 0);
  from.lo.assign(1, 0);
  from.len.assign(1, 1);
  from.off.assign(1, 0);
  const Weights plain = Weights::plain();
  for (const Step& step : chain.steps) {
    linker.link(step, from, into, control);
    const std::size_t room = into.place();
    control.hold(room * primes * 12);
    next.resize(room * primes);
    for (std::size_t p = 0; p < primes; ++p) {
      const std::uint32_t prime = counting_prime(p);
      sum.assign(room, 0);
      const std::uint32_t* values = now.data() + p * (now.size() / primes);
      for (std::size_t s = 0; s < from.key.size(); ++s) {
        int j = from.least[s];
        for (std::uint32_t e = from.first[s]; e < from.first[s + 1]; ++e, ++j) {
          const std::uint32_t t = from.to[e];
          std::uint64_t* out = sum.data() + into.off[t] + (from.lo[s] + j - into.lo[t]);
          const auto factor = static_cast<std::uint64_t>(plain.of[step.size][j]);
          // Fewer than 2^26 terms of less than 2^38 meet in one sum: no overflow.
          for (int k = 0; k < from.len[s]; ++k) out[k] += factor * values[from.off[s] + k];
        }
      }
      for (std::size_t k = 0; k < room; ++k)
        next[p * room + k] = static_cast<std::uint32_t>(sum[k] % prime);
      control.spend(from.to.size() * 8 + room * 8);
    }
    control.release(room * primes * 12);
    std::swap(from, into);
    now.swap(next);
    if (from.key.empty()) return {};
  }
  ExactPoly result;
  result.lo = from.lo[0];
  std::vector<std::uint32_t> residues(primes);
  const std::size_t room = now.size() / primes;
  for (std::size_t k = 0; k < room; ++k) {
    for (std::size_t p = 0; p < primes; ++p) residues[p] = now[p * room + k];
    result.value.push_back(from_residues(residues.data(), primes));
  }
  return result;
}

}  // namespace qmines
