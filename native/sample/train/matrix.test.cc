#include "sample/train/matrix.h"

#include <cmath>

#include "base/random.h"
#include "testing/test.h"

using namespace qmines;

namespace {

std::vector<double> random_matrix(std::size_t rows, std::size_t columns, Random& random) {
  std::vector<double> a(rows * columns);
  for (double& x : a) x = random() - 0.5;
  return a;
}

std::vector<double> product(std::size_t rows, std::size_t inner, std::size_t columns,
                            const std::vector<double>& a, const std::vector<double>& b) {
  std::vector<double> out(rows * columns, 0.0);
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < columns; ++j)
      for (std::size_t k = 0; k < inner; ++k)
        out[i * columns + j] += a[i * inner + k] * b[k * columns + j];
  return out;
}

double squares(const std::vector<double>& a) { return dot(a.size(), a.data(), a.data()); }

std::vector<double> difference(std::vector<double> a, const std::vector<double>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] -= b[i];
  return a;
}

}  // namespace

TEST(train_products_of_every_shape) {
  Random random(1);
  for (std::size_t rows = 1; rows < 11; ++rows)
    for (std::size_t columns = 1; columns < 20; ++columns) {
      const std::size_t inner = 1 + (rows + columns) % 7;
      const auto a = random_matrix(rows, inner, random), b = random_matrix(inner, columns, random);
      std::vector<double> out(rows * columns);
      multiply(rows, inner, columns, a.data(), b.data(), out.data());
      // The same sums in the same order: not a bit may differ.
      CHECK(out == product(rows, inner, columns, a, b));
    }
}

TEST(train_split_keeps_what_fits) {
  Random random(2);
  LowRank low_rank;
  std::vector<double> left, right;
  for (const auto& [rows, columns] : {std::pair{12U, 7U}, {7U, 12U}, {24U, 24U}, {2U, 9U}}) {
    const std::size_t rank = std::min(rows, columns) / 2;  // of the matrix
    const auto a = product(rows, rank, columns, random_matrix(rows, rank, random),
                           random_matrix(rank, columns, random));
    const auto cut = low_rank.split(rows, columns, a.data(), 64, 1e-12, left, right);
    CHECK(cut.rank == rank || rows <= 3);
    CHECK(cut.lost < 1e-11);
    const auto back = product(rows, cut.rank, columns, left, right);
    CHECK(squares(difference(back, a)) < 1e-10 * squares(a));
  }
}

TEST(train_split_cuts_off_the_least) {
  // A matrix with known singular values: 1, 1/2, 1/4 …
  Random random(3);
  LowRank low_rank;
  constexpr std::size_t kSide = 16;
  for (const std::size_t rows : {kSide, 3 * kSide, kSide / 2}) {
    const std::size_t count = std::min(rows, kSide);
    std::vector<double> u, v, unused, sum(rows * kSide, 0.0);
    const auto some = random_matrix(rows, count, random),
               other = random_matrix(kSide, count, random);
    low_rank.split(rows, count, some.data(), 64, 0, u, unused);
    low_rank.split(kSide, count, other.data(), 64, 0, v, unused);
    double all = 0;
    for (std::size_t k = 0; k < count; ++k) {
      const double value = std::ldexp(1.0, -static_cast<int>(k));
      all += value * value;
      for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = 0; j < kSide; ++j)
          sum[i * kSide + j] += value * u[i * count + k] * v[j * count + k];
    }
    std::vector<double> left, right;
    for (const std::size_t most : {1U, 3U, 5U}) {
      double least = 0;  // that has to be cut off
      for (std::size_t k = most; k < count; ++k) least += std::ldexp(1.0, -2 * static_cast<int>(k));
      const auto cut = low_rank.split(rows, kSide, sum.data(), most, 0, left, right);
      CHECK_EQ(cut.rank, most);
      CHECK(cut.lost >= 0.999 * least / all && cut.lost <= 1.2 * least / all);
      const auto back = product(rows, most, kSide, left, right);
      CHECK_NEAR(squares(difference(back, sum)) / all, cut.lost, 1e-9);
      for (std::size_t i = 0; i < most; ++i)
        for (std::size_t j = 0; j < most; ++j) {
          double same = 0;
          for (std::size_t r = 0; r < rows; ++r) same += left[r * most + i] * left[r * most + j];
          CHECK_NEAR(same, i == j ? 1.0 : 0.0, 1e-9);
        }
    }
  }
}
