// Seeded streams, the one source of chance in a game: the same bytes as qmines.core.stream, whose
// header describes them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/natural.h"
#include "base/sha256.h"

namespace qmines {

class Stream {
 public:
  explicit Stream(const Digest& key) : hmac_(key) {}

  // The stream for a purpose; the same one whatever was drawn from this stream.
  Stream derive(std::string_view label) const;
  Stream derive(std::string_view label, int number) const;

  // The next eight bytes as a number.
  std::uint64_t seed64();

  // A number below `bound`, each equally likely.
  std::uint64_t below(std::uint64_t bound);
  Natural below(const Natural& bound);

  // `count` different numbers below `population`, in the order drawn.
  std::vector<std::int32_t> sample(std::int32_t population, std::int32_t count);

 private:
  Hmac hmac_;
  std::uint64_t counter_ = 0;
  Digest block_{};
  std::size_t used_ = 32;  // bytes of the block
};

}  // namespace qmines
