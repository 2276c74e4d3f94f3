// Natural numbers of any size: just what an exact board count needs.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace qmines {

class Natural {
 public:
  Natural() = default;
  Natural(std::uint64_t value) {  // NOLINT: a number is a number
    for (; value; value >>= 32) limbs_.push_back(static_cast<std::uint32_t>(value));
  }

  // Least significant first.
  static Natural from_limbs(std::vector<std::uint32_t> limbs) {
    Natural found;
    found.limbs_ = std::move(limbs);
    found.trim();
    return found;
  }

  bool zero() const { return limbs_.empty(); }
  const std::vector<std::uint32_t>& limbs() const { return limbs_; }

  Natural& operator+=(const Natural& other);
  Natural& operator*=(std::uint32_t factor);
  // Divides, and returns the rest.
  std::uint32_t divide(std::uint32_t divisor);
  // Divides by a number known to be a divisor.
  Natural& divide_exactly(std::uint32_t divisor) {
    divide(divisor);
    return *this;
  }
  // Subtracts a number that is not larger.
  Natural& operator-=(const Natural& other);
  // Keeps the rest by a divisor.
  void reduce(const Natural& divisor);
  // this += a * b
  void add_product(const Natural& a, const Natural& b);

  // Least significant byte first, as int.from_bytes(..., "little") reads it.
  std::string little_endian() const;
  std::string decimal() const;
  double log10() const;

  friend bool operator==(const Natural&, const Natural&) = default;
  friend bool operator<(const Natural& a, const Natural& b);

 private:
  void trim() {
    while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
  }
  std::vector<std::uint32_t> limbs_;
};

// C(n, k), and its neighbour C(n, k + 1) from C(n, k).
Natural choose(std::uint32_t n, std::uint32_t k);
void choose_next(Natural& value, std::uint32_t n, std::uint32_t k);

// Chinese remaindering with fixed 31-bit primes: counts are carried as residues through the
// dynamic programme, where only additions and factors up to 70 occur, and put together at the end.
std::uint32_t counting_prime(std::size_t index);
Natural from_residues(const std::uint32_t* residues, std::size_t primes);

}  // namespace qmines
