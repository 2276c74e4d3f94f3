#include "sample/train/matrix.h"

#include <algorithm>
#include <cmath>

#include "base/inline.h"

namespace qmines {

namespace {

constexpr std::size_t kFew = 3;   // rows that are not worth the effort
constexpr double kNoise = 1e-13;  // of the squared norm: rounding in products of columns

constexpr std::size_t kRows = 4;  // of the result, that are summed in registers

// Blocks of the result from row i and column j on, as wide as kColumns; the first column that is
// left over.
template <std::size_t kColumns>
QMINES_INLINE std::size_t multiply_blocks(std::size_t i, std::size_t j, std::size_t inner,
                                          std::size_t columns, const double* a, const double* b,
                                          double* out) {
  for (; j + kColumns <= columns; j += kColumns) {
    double sum[kRows][kColumns] = {};
    for (std::size_t k = 0; k < inner; ++k)
      for (std::size_t r = 0; r < kRows; ++r)
        for (std::size_t c = 0; c < kColumns; ++c)
          sum[r][c] += a[(i + r) * inner + k] * b[k * columns + j + c];
    for (std::size_t r = 0; r < kRows; ++r)
      for (std::size_t c = 0; c < kColumns; ++c) out[(i + r) * columns + j + c] = sum[r][c];
  }
  return j;
}

// Every element is summed in the same order, however many of them a machine adds at once. If the
// result is symmetric, what is left of its diagonal may be left out.
QMINES_INLINE void multiply_plain(std::size_t rows, std::size_t inner, std::size_t columns,
                                  const double* a, const double* b, double* out, bool symmetric) {
  std::size_t i = 0;
  for (; i + kRows <= rows; i += kRows) {
    std::size_t j = symmetric ? i : 0;
    j = multiply_blocks<8>(i, j, inner, columns, a, b, out);
    j = multiply_blocks<4>(i, j, inner, columns, a, b, out);
    multiply_blocks<1>(i, j, inner, columns, a, b, out);
  }
  for (; i < rows; ++i) {
    const std::size_t first = symmetric ? i : 0;
    double* to = out + i * columns;
    for (std::size_t c = first; c < columns; ++c) to[c] = 0;
    for (std::size_t k = 0; k < inner; ++k) {
      const double factor = a[i * inner + k];
      const double* from = b + k * columns;
      for (std::size_t c = first; c < columns; ++c) to[c] += factor * from[c];
    }
  }
}

#if defined(__GNUC__) && defined(__x86_64__)
__attribute__((target("avx2"))) void multiply_avx2(std::size_t rows, std::size_t inner,
                                                   std::size_t columns, const double* a,
                                                   const double* b, double* out, bool symmetric) {
  multiply_plain(rows, inner, columns, a, b, out, symmetric);
}
#endif

void multiply_any(std::size_t rows, std::size_t inner, std::size_t columns, const double* a,
                  const double* b, double* out, bool symmetric) {
#if defined(__GNUC__) && defined(__x86_64__)
  static const bool avx2 = __builtin_cpu_supports("avx2");
  if (avx2) return multiply_avx2(rows, inner, columns, a, b, out, symmetric);
#endif
  multiply_plain(rows, inner, columns, a, b, out, symmetric);
}

// out (n x n) = a (n x inner) times its transpose b.
void square(std::size_t n, std::size_t inner, const double* a, const double* b, double* out) {
  multiply_any(n, inner, n, a, b, out, true);
  for (std::size_t i = 1; i < n; ++i)
    for (std::size_t j = 0; j < i; ++j) out[i * n + j] = out[j * n + i];
}

}  // namespace

double dot(std::size_t n, const double* a, const double* b) {
  double sum[4] = {};
  std::size_t i = 0;
  for (; i + 4 <= n; i += 4)
    for (std::size_t k = 0; k < 4; ++k) sum[k] += a[i + k] * b[i + k];
  for (; i < n; ++i) sum[0] += a[i] * b[i];
  return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

void multiply(std::size_t rows, std::size_t inner, std::size_t columns, const double* a,
              const double* b, double* out) {
  multiply_any(rows, inner, columns, a, b, out, false);
}

void transpose(std::size_t rows, std::size_t columns, const double* a, double* out) {
  for (std::size_t r = 0; r < rows; ++r)
    for (std::size_t c = 0; c < columns; ++c) out[c * rows + r] = a[r * columns + c];
}

// A Cholesky factor of gram_ (n x n), rank x n, that begins with the largest rest each time.
std::size_t LowRank::factor(std::size_t n, std::size_t most, double tolerance) {
  diagonal_.resize(n);
  all_ = 0;
  for (std::size_t i = 0; i < n; ++i) all_ += diagonal_[i] = gram_[i * n + i];
  factor_.resize(most * n);
  pivots_.clear();
  left_over_ = all_;
  while (pivots_.size() < most) {
    const std::size_t at = std::max_element(diagonal_.begin(), diagonal_.end()) - diagonal_.begin();
    if (left_over_ <= std::max(tolerance, kNoise) * all_ || !(diagonal_[at] > kNoise * all_)) break;
    const std::size_t rank = pivots_.size();
    double* row = factor_.data() + rank * n;
    std::copy_n(gram_.data() + at * n, n, row);
    for (std::size_t k = 0; k < rank; ++k) {
      const double* before = factor_.data() + k * n;
      const double by = before[at];
      for (std::size_t i = 0; i < n; ++i) row[i] -= by * before[i];
    }
    const double scale = 1 / std::sqrt(diagonal_[at]);
    for (const auto p : pivots_) row[p] = 0;
    left_over_ = 0;
    for (std::size_t i = 0; i < n; ++i) {
      row[i] *= scale;
      diagonal_[i] = std::max(0.0, diagonal_[i] - row[i] * row[i]);
    }
    diagonal_[at] = 0;
    for (std::size_t i = 0; i < n; ++i) left_over_ += diagonal_[i];
    pivots_.push_back(at);
    work_ += n * (rank + 4);
  }
  return pivots_.size();
}

// Gram and Schmidt, each row twice.
void LowRank::orthonormalise(std::size_t count, std::size_t n, std::vector<double>& rows) {
  for (std::size_t i = 0; i < count; ++i) {
    double* row = rows.data() + i * n;
    for (int twice = 0; twice < 2; ++twice)
      for (std::size_t k = 0; k < i; ++k) {
        const double* before = rows.data() + k * n;
        const double by = dot(n, row, before);
        for (std::size_t c = 0; c < n; ++c) row[c] -= by * before[c];
      }
    const double norm = std::sqrt(dot(n, row, row));
    const double scale = norm > 0 ? 1 / norm : 0;
    for (std::size_t c = 0; c < n; ++c) row[c] *= scale;
  }
  work_ += 2 * count * count * n;
}

// An orthonormal basis of the factor's rows, or of nearly the best subspace of this size.
void LowRank::improve(std::size_t n, std::size_t rank, bool iterate) {
  basis_.assign(factor_.begin(), factor_.begin() + static_cast<std::ptrdiff_t>(rank * n));
  orthonormalise(rank, n, basis_);
  if (!iterate) return;
  image_.resize(rank * n);
  multiply(rank, n, n, basis_.data(), gram_.data(), image_.data());
  basis_.swap(image_);
  orthonormalise(rank, n, basis_);
  work_ += rank * n * n;
}

LowRank::Result LowRank::split(std::size_t rows, std::size_t columns, const double* a,
                               std::size_t most, double tolerance, std::vector<double>& left,
                               std::vector<double>& right) {
  turned_.resize(rows * columns);
  transpose(rows, columns, a, turned_.data());
  if (rows < columns) {
    if (rows <= kFew) {  // nothing to cut off
      left.assign(rows * rows, 0.0);
      for (std::size_t i = 0; i < rows; ++i) left[i * rows + i] = 1;
      right.assign(a, a + rows * columns);
      return {rows, 0};
    }
    gram_.resize(rows * rows);
    square(rows, columns, a, turned_.data(), gram_.data());
    work_ += rows * rows * columns / 2;
    const std::size_t rank = factor(rows, std::min(rows, most), tolerance);
    if (!rank) return {};
    improve(rows, rank, left_over_ > tolerance * all_);
    left.resize(rows * rank);
    transpose(rank, rows, basis_.data(), left.data());
    right.resize(rank * columns);
    multiply(rank, rows, columns, basis_.data(), a, right.data());
    work_ += rank * rows * columns;
    double kept = dot(rank * columns, right.data(), right.data());
    return {rank, std::max(0.0, 1 - kept / all_)};
  }
  gram_.resize(columns * columns);
  square(columns, rows, turned_.data(), a, gram_.data());
  work_ += rows * columns * columns / 2;
  const std::size_t rank = factor(columns, std::min(columns, most), tolerance);
  if (!rank) return {};
  double lost = left_over_ / all_;
  if (lost > tolerance && rank == most) {
    improve(columns, rank, true);
    image_.resize(rank * columns);
    multiply(rank, columns, columns, basis_.data(), gram_.data(), image_.data());
    small_.resize(columns * rank);
    transpose(rank, columns, basis_.data(), small_.data());
    gram_.resize(rank * rank);
    multiply(rank, columns, rank, image_.data(), small_.data(), gram_.data());
    small_.resize(rank * rows);
    multiply(rank, columns, rows, basis_.data(), turned_.data(), small_.data());
    const double before = all_;
    const std::size_t kept = factor(rank, rank, 0);
    right.resize(kept * columns);
    multiply(kept, rank, columns, factor_.data(), basis_.data(), right.data());
    work_ += rows * columns * rank + rank * columns * (columns + 2 * rank);
    divide(rows, rank, small_.data(), left);
    return {kept, std::max(0.0, 1 - all_ / before)};
  }
  right.assign(factor_.begin(), factor_.begin() + static_cast<std::ptrdiff_t>(rank * columns));
  divide(rows, columns, turned_.data(), left);
  return {rank, lost};
}

// The matrix whose transpose is `a` (columns x rows), divided by the factor from the right.
void LowRank::divide(std::size_t rows, std::size_t columns, const double* a,
                     std::vector<double>& left) {
  const std::size_t rank = pivots_.size();
  image_.resize(rank * rows);
  for (std::size_t k = 0; k < rank; ++k) {
    double* row = image_.data() + k * rows;
    std::copy_n(a + pivots_[k] * rows, rows, row);
    for (std::size_t j = 0; j < k; ++j) {
      const double* before = image_.data() + j * rows;
      const double by = factor_[j * columns + pivots_[k]];
      for (std::size_t r = 0; r < rows; ++r) row[r] -= by * before[r];
    }
    const double scale = 1 / factor_[k * columns + pivots_[k]];
    for (std::size_t r = 0; r < rows; ++r) row[r] *= scale;
  }
  left.resize(rows * rank);
  transpose(rank, rows, image_.data(), left.data());
  work_ += rows * rank * rank / 2;
}

}  // namespace qmines
