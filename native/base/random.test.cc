#include "base/random.h"

#include <vector>

#include "testing/test.h"

using namespace qmines;

TEST(random_is_the_published_generator) {
  // xoshiro256++ seeded by splitmix64 from 0, as the reference implementation gives it.
  Random random(0);
  CHECK_EQ(random.next(), 0x53175D61490B23DFULL);
  CHECK_EQ(random.next(), 0x61DA6F3DC380D507ULL);
  CHECK_EQ(random.next(), 0x5C0FDF91EC9A7BFCULL);
}

TEST(random_streams_differ) {
  Random a(5, 0), b(5, 1), c(6, 0), again(5, 0);
  const auto first = a.next();
  CHECK(first != b.next());
  CHECK(first != c.next());
  CHECK_EQ(first, again.next());
}

TEST(random_doubles_lie_below_one) {
  Random random(1);
  double sum = 0, squares = 0;
  const int n = 100000;
  for (int i = 0; i < n; ++i) {
    const double x = random();
    CHECK(x >= 0 && x < 1);
    sum += x;
    squares += x * x;
  }
  CHECK_NEAR(sum / n, 0.5, 0.005);
  CHECK_NEAR(squares / n, 1 / 3.0, 0.005);
}

TEST(random_below_is_even) {
  Random random(2);
  for (const std::uint32_t n : {1U, 2U, 3U, 7U, 10U}) {
    std::vector<double> seen(n, 0);
    const int draws = 60000;
    for (int i = 0; i < draws; ++i) {
      const std::uint32_t x = random.below(n);
      CHECK(x < n);
      seen[x] += 1;
    }
    for (const double s : seen) CHECK_NEAR(s / draws, 1.0 / n, 0.01);
  }
  // A range that does not divide 2^32: the third quarter must not be favoured.
  int low = 0;
  for (int i = 0; i < 60000; ++i) low += random.below(3U << 30) < 1U << 30;
  CHECK_NEAR(low / 60000.0, 1 / 3.0, 0.01);
}
