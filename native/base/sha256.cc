#include "base/sha256.h"

#include <algorithm>
#include <bit>

namespace qmines {

namespace {

constexpr std::uint32_t kRounds[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

}  // namespace

void Sha256::add(const std::uint8_t* bytes, std::size_t count) {
  std::size_t filled = length_ % 64;
  length_ += count;
  while (count) {
    const std::size_t some = std::min(count, 64 - filled);
    std::copy_n(bytes, some, block_.begin() + static_cast<std::ptrdiff_t>(filled));
    bytes += some;
    count -= some;
    filled += some;
    if (filled == 64) {
      compress(block_.data());
      filled = 0;
    }
  }
}

Digest Sha256::finish() {
  const std::uint64_t bits = length_ * 8;
  const std::uint8_t end = 0x80, zero = 0;
  add(&end, 1);
  while (length_ % 64 != 56) add(&zero, 1);
  std::uint8_t length[8];
  for (int i = 0; i < 8; ++i) length[i] = static_cast<std::uint8_t>(bits >> (56 - 8 * i));
  add(length, 8);
  Digest digest;
  for (std::size_t i = 0; i < 32; ++i)
    digest[i] = static_cast<std::uint8_t>(state_[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

void Sha256::compress(const std::uint8_t* block) {
  std::uint32_t w[64];
  for (int i = 0; i < 16; ++i)
    w[i] = std::uint32_t{block[4 * i]} << 24 | std::uint32_t{block[4 * i + 1]} << 16 |
           std::uint32_t{block[4 * i + 2]} << 8 | block[4 * i + 3];
  for (int i = 16; i < 64; ++i) {
    const auto a = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
    const auto b = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  auto s = state_;
  for (int i = 0; i < 64; ++i) {
    const auto sum1 = std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25);
    const auto choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    const auto one = s[7] + sum1 + choice + kRounds[i] + w[i];
    const auto sum0 = std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22);
    const auto majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
    std::copy_backward(s.begin(), s.end() - 1, s.end());
    s[4] += one;
    s[0] = one + sum0 + majority;
  }
  for (std::size_t i = 0; i < 8; ++i) state_[i] += s[i];
}

Hmac::Hmac(const Digest& key) {
  std::array<std::uint8_t, 64> pad{};
  for (std::size_t i = 0; i < 64; ++i) pad[i] = (i < 32 ? key[i] : 0) ^ 0x36;
  inner_.add(pad.data(), pad.size());
  for (auto& byte : pad) byte ^= 0x36 ^ 0x5c;
  outer_.add(pad.data(), pad.size());
}

Digest Hmac::of(std::string_view message) const {
  Sha256 inner = inner_, outer = outer_;
  inner.add(message);
  const Digest digest = inner.finish();
  outer.add(digest.data(), digest.size());
  return outer.finish();
}

Digest sha256(std::string_view bytes) {
  Sha256 hash;
  hash.add(bytes);
  return hash.finish();
}

std::string hexadecimal(const Digest& digest) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (const auto byte : digest) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

}  // namespace qmines
