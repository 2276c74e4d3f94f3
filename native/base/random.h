// The kernel's own generator (xoshiro256++, seeded through splitmix64): fast, the same everywhere.
#pragma once

#include <cstdint>

namespace qmines {

class Random {
 public:
  explicit Random(std::uint64_t seed, std::uint64_t stream = 0) {
    std::uint64_t x = seed ^ (stream * 0xD1342543DE82EF95ULL);
    for (auto& word : state_) {
      x += 0x9E3779B97F4A7C15ULL;
      std::uint64_t z = x;
      z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
      z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
      word = z ^ (z >> 31);
    }
  }

  std::uint64_t next() {
    const auto turn = [](std::uint64_t x, int k) { return x << k | x >> (64 - k); };
    const std::uint64_t result = turn(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = turn(state_[3], 45);
    return result;
  }

  // In [0, 1), 53 bits.
  double operator()() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  // In [0, n), without bias.
  std::uint32_t below(std::uint32_t n) {
    const std::uint32_t unfair = (0U - n) % n;
    while (true) {
      const std::uint64_t product = (next() >> 32) * n;
      if (static_cast<std::uint32_t>(product) >= unfair)
        return static_cast<std::uint32_t>(product >> 32);
    }
  }

 private:
  std::uint64_t state_[4];
};

}  // namespace qmines
