#include "base/natural.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace qmines {

Natural& Natural::operator+=(const Natural& other) {
  if (limbs_.size() < other.limbs_.size()) limbs_.resize(other.limbs_.size());
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < limbs_.size(); ++i) {
    if (i >= other.limbs_.size() && !carry) break;
    carry += limbs_[i];
    if (i < other.limbs_.size()) carry += other.limbs_[i];
    limbs_[i] = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  if (carry) limbs_.push_back(static_cast<std::uint32_t>(carry));
  return *this;
}

Natural& Natural::operator*=(std::uint32_t factor) {
  std::uint64_t carry = 0;
  for (auto& limb : limbs_) {
    carry += std::uint64_t{limb} * factor;
    limb = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  if (carry) limbs_.push_back(static_cast<std::uint32_t>(carry));
  trim();
  return *this;
}

std::uint32_t Natural::divide(std::uint32_t divisor) {
  std::uint64_t rest = 0;
  for (std::size_t i = limbs_.size(); i-- > 0;) {
    rest = rest << 32 | limbs_[i];
    limbs_[i] = static_cast<std::uint32_t>(rest / divisor);
    rest %= divisor;
  }
  trim();
  return static_cast<std::uint32_t>(rest);
}

Natural& Natural::operator-=(const Natural& other) {
  std::int64_t borrow = 0;
  for (std::size_t i = 0; i < limbs_.size(); ++i) {
    if (i >= other.limbs_.size() && !borrow) break;
    borrow += limbs_[i];
    if (i < other.limbs_.size()) borrow -= other.limbs_[i];
    limbs_[i] = static_cast<std::uint32_t>(borrow);
    borrow >>= 32;
  }
  trim();
  return *this;
}

void Natural::reduce(const Natural& divisor) {
  // Schoolbook, bit by bit: used once for a draw.
  std::vector<Natural> multiples;
  for (Natural multiple = divisor; !(*this < multiple); multiple *= 2)
    multiples.push_back(multiple);
  for (auto multiple = multiples.rbegin(); multiple != multiples.rend(); ++multiple)
    if (!(*this < *multiple)) *this -= *multiple;
}

bool operator<(const Natural& a, const Natural& b) {
  if (a.limbs_.size() != b.limbs_.size()) return a.limbs_.size() < b.limbs_.size();
  return std::lexicographical_compare(a.limbs_.rbegin(), a.limbs_.rend(), b.limbs_.rbegin(),
                                      b.limbs_.rend());
}

void Natural::add_product(const Natural& a, const Natural& b) {
  if (a.zero() || b.zero()) return;
  const std::size_t need = a.limbs_.size() + b.limbs_.size() + 1;
  if (limbs_.size() < need) limbs_.resize(need);
  for (std::size_t i = 0; i < a.limbs_.size(); ++i) {
    std::uint64_t carry = 0;
    std::size_t j = 0;
    for (; j < b.limbs_.size(); ++j) {
      carry += limbs_[i + j] + std::uint64_t{a.limbs_[i]} * b.limbs_[j];
      limbs_[i + j] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    for (; carry; ++j) {
      carry += limbs_[i + j];
      limbs_[i + j] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
  }
  trim();
}

std::string Natural::little_endian() const {
  std::string bytes;
  bytes.reserve(limbs_.size() * 4);
  for (auto limb : limbs_)
    for (int i = 0; i < 4; ++i, limb >>= 8) bytes.push_back(static_cast<char>(limb & 255));
  return bytes;
}

std::string Natural::decimal() const {
  std::string digits;  // least significant first
  for (Natural left = *this; !left.zero();) {
    std::uint32_t part = left.divide(1'000'000'000);
    for (int i = 0; left.zero() ? part != 0 : i < 9; ++i, part /= 10)
      digits.push_back(static_cast<char>('0' + part % 10));
  }
  std::reverse(digits.begin(), digits.end());
  return digits.empty() ? "0" : digits;
}

double Natural::log10() const {
  if (zero()) return -HUGE_VAL;
  double top = 0;
  const std::size_t n = limbs_.size();
  for (std::size_t i = 0; i < std::min<std::size_t>(3, n); ++i)
    top = top * 4294967296.0 + limbs_[n - 1 - i];
  const double skipped = 32.0 * static_cast<double>(n - std::min<std::size_t>(3, n));
  return std::log10(top) + skipped * std::log10(2.0);
}

void choose_next(Natural& value, std::uint32_t n, std::uint32_t k) {
  value *= n - k;
  value.divide_exactly(k + 1);
}

Natural choose(std::uint32_t n, std::uint32_t k) {
  if (k > n) return {};
  k = std::min(k, n - k);
  Natural value(1);
  // Several factors at a time, as many as fit into a limb: a product of m consecutive numbers is
  // divisible by m!, and so is each partial result here.
  for (std::uint32_t i = 0; i < k;) {
    std::uint64_t up = n - i, down = i + 1;
    for (++i; i < k && up * (n - i) < 4294967296ULL; ++i) {
      up *= n - i;
      down *= i + 1;
    }
    value *= static_cast<std::uint32_t>(up);
    value.divide_exactly(static_cast<std::uint32_t>(down));
  }
  return value;
}

namespace {

bool is_prime(std::uint32_t n) {
  for (std::uint32_t d = 3; std::uint64_t{d} * d <= n; d += 2)
    if (n % d == 0) return false;
  return true;
}

std::uint32_t power(std::uint64_t base, std::uint32_t exponent, std::uint32_t prime) {
  std::uint64_t result = 1;
  for (base %= prime; exponent; exponent >>= 1, base = base * base % prime)
    if (exponent & 1) result = result * base % prime;
  return static_cast<std::uint32_t>(result);
}

}  // namespace

std::uint32_t counting_prime(std::size_t index) {
  static std::mutex mutex;
  static std::vector<std::uint32_t> primes;
  const std::lock_guard lock(mutex);
  while (primes.size() <= index) {
    std::uint32_t next = primes.empty() ? 2147483647U : primes.back() - 2;
    while (!is_prime(next)) next -= 2;
    primes.push_back(next);
  }
  return primes[index];
}

Natural from_residues(const std::uint32_t* residues, std::size_t primes) {
  // Garner: mixed-radix digits, then Horner from the top.
  std::vector<std::uint32_t> prime(primes), digit(primes);
  for (std::size_t i = 0; i < primes; ++i) prime[i] = counting_prime(i);
  for (std::size_t i = 0; i < primes; ++i) {
    const std::uint64_t p = prime[i];
    std::uint64_t value = 0, radix = 1;
    for (std::size_t j = 0; j < i; ++j) {
      value = (value + digit[j] % p * radix) % p;
      radix = radix * (prime[j] % p) % p;
    }
    const std::uint64_t difference = (residues[i] + p - value) % p;
    digit[i] = static_cast<std::uint32_t>(difference * power(radix, prime[i] - 2, prime[i]) % p);
  }
  Natural result;
  for (std::size_t i = primes; i-- > 0;) {
    result *= prime[i];
    result += Natural(digit[i]);
  }
  return result;
}

}  // namespace qmines
