#include "base/natural.h"

#include "base/random.h"
#include "testing/test.h"

namespace qmines {

static std::string show(const Natural& n) {
  std::string text = "limbs";
  for (const auto limb : n.limbs()) text += " " + std::to_string(limb);
  return text;
}

}  // namespace qmines

using namespace qmines;

namespace {

// a * b by its 32-bit halves: what Natural must agree with, on plain words.
Natural wide_product(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t mask = 0xFFFFFFFFULL;
  const std::uint64_t low = (a & mask) * (b & mask), cross = (a >> 32) * (b & mask) + (low >> 32);
  const std::uint64_t other = (a & mask) * (b >> 32) + (cross & mask);
  const std::uint64_t top = (a >> 32) * (b >> 32) + (cross >> 32) + (other >> 32);
  Natural result(top);
  for (int i = 0; i < 64; ++i) result *= 2;
  result += Natural(other << 32 | (low & mask));
  return result;
}

// Words of every size, with the edges where carries happen.
std::uint64_t some_word(Random& random) {
  const std::uint64_t edges[] = {0, 1, 0xFFFFFFFFULL, 0x100000000ULL, ~0ULL, ~0ULL - 1};
  if (random.below(4) == 0) return edges[random.below(6)];
  return random.next() >> random.below(64);
}

}  // namespace

TEST(natural_decimal) {
  CHECK_EQ(Natural(0).decimal(), std::string("0"));
  CHECK_EQ(Natural(7).decimal(), std::string("7"));
  CHECK_EQ(Natural(1'000'000'000).decimal(), std::string("1000000000"));
  CHECK_EQ(Natural(12'000'000'345).decimal(), std::string("12000000345"));
  CHECK_EQ(choose(100, 50).decimal(), std::string("100891344545564193334812497256"));
}

TEST(natural_small_values) {
  CHECK(Natural().zero());
  CHECK(Natural(0).zero());
  CHECK(!Natural(1).zero());
  CHECK_EQ(Natural(0), Natural());
  CHECK_EQ(Natural(~0ULL).limbs().size(), 2U);
  CHECK_EQ(Natural(0xFFFFFFFFULL).limbs().size(), 1U);
}

TEST(natural_sums_are_those_of_words) {
  Random random(1);
  for (int i = 0; i < 2000; ++i) {
    const std::uint64_t a = some_word(random) >> 1, b = some_word(random) >> 1;
    Natural sum(a);
    sum += Natural(b);
    CHECK_EQ(sum, Natural(a + b));
  }
  Natural carried(~0ULL);  // through every limb
  for (int i = 0; i < 64; ++i) carried *= 2;
  carried += Natural(~0ULL);
  carried += Natural(1);
  Natural power(1);
  for (int i = 0; i < 128; ++i) power *= 2;
  CHECK_EQ(carried, power);
  CHECK_EQ(carried.limbs().size(), 5U);
}

TEST(natural_products_are_those_of_words) {
  Random random(2);
  for (int i = 0; i < 2000; ++i) {
    const std::uint64_t a = some_word(random), b = some_word(random), c = some_word(random);
    Natural sum(c);
    sum.add_product(Natural(a), Natural(b));
    Natural expected = wide_product(a, b);
    expected += Natural(c);
    CHECK_EQ(sum, expected);
    const auto factor = static_cast<std::uint32_t>(some_word(random));
    Natural product(a);
    product *= factor;
    CHECK_EQ(product, wide_product(a, factor));
    if (factor) CHECK_EQ(product.divide_exactly(factor), Natural(a));
  }
}

TEST(natural_product_onto_itself_and_zero) {
  Natural n(7);
  n.add_product(Natural(), Natural(5));
  n.add_product(Natural(5), Natural());
  CHECK_EQ(n, Natural(7));
  n *= 0;
  CHECK(n.zero());
  CHECK_EQ(n, Natural());
}

TEST(natural_choose_against_pascal) {
  std::vector<Natural> row{Natural(1)};
  for (std::uint32_t n = 1; n <= 300; ++n) {
    std::vector<Natural> next(n + 1, Natural(1));
    for (std::uint32_t k = 1; k < n; ++k) {
      next[k] = row[k - 1];
      next[k] += row[k];
    }
    row = std::move(next);
    if (n > 40 && n % 37 && n < 299) continue;
    Natural walk(1);
    for (std::uint32_t k = 0; k <= n; ++k) {
      CHECK_EQ(choose(n, k), row[k]);
      CHECK_EQ(walk, row[k]);
      choose_next(walk, n, k);
    }
    CHECK(walk.zero());  // C(n, n + 1)
    CHECK(choose(n, n + 1).zero());
  }
  CHECK_EQ(choose(0, 0), Natural(1));
}

TEST(natural_choose_known_values) {
  CHECK_EQ(choose(52, 5), Natural(2598960));
  CHECK_EQ(choose(64, 32), Natural(1832624140942590534ULL));
  // The boards of Expert.
  CHECK_NEAR(choose(480, 99).log10(), 104.74835938389747, 1e-11);
  // Large n, where factors are not gathered: n(n-1)/2 and n(n-1)(n-2)/6.
  const std::uint64_t n = 3999999;
  CHECK_EQ(choose(3999999, 2), Natural(n * (n - 1) / 2));
  CHECK_EQ(choose(3999999, 3999997), Natural(n * (n - 1) / 2));
  Natural cube = wide_product(n * (n - 1), n - 2);
  cube.divide_exactly(6);
  CHECK_EQ(choose(3999999, 3), cube);
}

TEST(natural_bytes) {
  CHECK_EQ(Natural().little_endian(), std::string());
  CHECK_EQ(Natural(0x0102030405ULL).little_endian(), std::string("\5\4\3\2\1\0\0\0", 8));
}

TEST(natural_logarithm) {
  CHECK(std::isinf(Natural().log10()));
  CHECK_NEAR(Natural(1).log10(), 0.0, 1e-15);
  CHECK_NEAR(Natural(1000000007).log10(), std::log10(1000000007.0), 1e-14);
  Natural ten(1);
  for (int i = 0; i < 5000; ++i) ten *= 10;
  CHECK_NEAR(ten.log10(), 5000.0, 1e-9);
}

TEST(natural_counting_primes) {
  CHECK_EQ(counting_prime(0), 2147483647U);
  CHECK_EQ(counting_prime(1), 2147483629U);
  CHECK_EQ(counting_prime(2), 2147483587U);
  for (std::size_t i = 0; i + 1 < 40; ++i) CHECK(counting_prime(i) > counting_prime(i + 1));
  CHECK(counting_prime(39) > 1U << 30);  // what the number of primes is reckoned with
}

TEST(natural_residues_round_trip) {
  Random random(3);
  for (const std::size_t primes : {1, 2, 3, 7, 20}) {
    for (int i = 0; i < 50; ++i) {
      // A number below the product of the primes, built digit by digit with its residues.
      std::vector<std::uint32_t> residues(primes, 0);
      Natural number;
      const std::size_t digits = random.below(static_cast<std::uint32_t>(primes * 30));
      for (std::size_t d = 0; d < digits; ++d) {
        const std::uint32_t bit = random.below(2);
        number *= 2;
        number += Natural(bit);
        for (std::size_t p = 0; p < primes; ++p)
          residues[p] = static_cast<std::uint32_t>((2ULL * residues[p] + bit) % counting_prime(p));
      }
      CHECK_EQ(from_residues(residues.data(), primes), number);
    }
  }
}
