#include "base/stream.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace qmines {

Stream Stream::derive(std::string_view label) const {
  return Stream(hmac_.of("\x01" + std::string(label)));
}

Stream Stream::derive(std::string_view label, int number) const {
  return derive(std::string(label) + " " + std::to_string(number));
}

std::uint64_t Stream::seed64() {
  if (used_ == 32) {  // blocks hold four words each
    std::string message(9, '\0');
    for (int i = 0; i < 8; ++i) message[8 - i] = static_cast<char>(counter_ >> 8 * i & 255);
    block_ = hmac_.of(message);
    ++counter_;
    used_ = 0;
  }
  std::uint64_t word = 0;
  for (int i = 0; i < 8; ++i) word = word << 8 | block_[used_++];
  return word;
}

std::uint64_t Stream::below(std::uint64_t bound) {
  const std::uint64_t unfair = (0 - bound) % bound;  // as many words at the top
  while (true) {
    const std::uint64_t word = seed64();
    if (word <= ~unfair) return word % bound;
  }
}

Natural Stream::below(const Natural& bound) {
  // As many words as bound - 1 has, at least one.
  Natural most = bound;
  most -= Natural(1);
  const std::size_t words = std::max<std::size_t>(1, (most.limbs().size() + 1) / 2);
  while (true) {
    std::vector<std::uint32_t> limbs(2 * words);
    for (std::size_t i = words; i-- > 0;) {
      const std::uint64_t word = seed64();
      limbs[2 * i] = static_cast<std::uint32_t>(word);
      limbs[2 * i + 1] = static_cast<std::uint32_t>(word >> 32);
    }
    Natural drawn = Natural::from_limbs(std::move(limbs));
    Natural rest = drawn;
    rest.reduce(bound);
    // Fair if all of the multiple of `bound` that it lies in fits into the words.
    drawn -= rest;
    drawn += most;
    if (drawn.limbs().size() <= 2 * words) return rest;
  }
}

std::vector<std::int32_t> Stream::sample(std::int32_t population, std::int32_t count) {
  std::vector<std::int32_t> order(static_cast<std::size_t>(population));
  std::iota(order.begin(), order.end(), 0);
  for (std::int32_t i = 0; i < count; ++i) {
    const auto step = below(static_cast<std::uint64_t>(population - i));
    std::swap(order[i], order[i + static_cast<std::int32_t>(step)]);
  }
  order.resize(static_cast<std::size_t>(count));
  return order;
}

}  // namespace qmines
