// SHA-256 and HMAC-SHA256: commitments, chains and seeded streams, also where a page has no
// WebCrypto.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace qmines {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
  void add(const std::uint8_t* bytes, std::size_t count);
  void add(std::string_view bytes) {
    add(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  }
  Digest finish();

 private:
  void compress(const std::uint8_t* block);

  std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, 64> block_{};
  std::uint64_t length_ = 0;
};

// HMAC with a key of 32 bytes; the part that depends on the key alone is computed once.
class Hmac {
 public:
  explicit Hmac(const Digest& key);
  Digest of(std::string_view message) const;

 private:
  Sha256 inner_, outer_;
};

Digest sha256(std::string_view bytes);
std::string hexadecimal(const Digest& digest);

}  // namespace qmines
