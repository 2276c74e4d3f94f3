// Small dense matrices, stored row by row: the same bits on every machine.
#pragma once

#include <cstddef>
#include <vector>

namespace qmines {

// out (rows x columns) = a (rows x inner) times b (inner x columns).
void multiply(std::size_t rows, std::size_t inner, std::size_t columns, const double* a,
              const double* b, double* out);

// out (columns x rows) = the transpose of a (rows x columns).
void transpose(std::size_t rows, std::size_t columns, const double* a, double* out);

double dot(std::size_t n, const double* a, const double* b);

// Splits a matrix into left (rows x rank, orthonormal columns) times right (rank x columns), with
// as few columns as its accuracy needs, but at most `most`.
class LowRank {
 public:
  struct Result {
    std::size_t rank = 0;
    double lost = 0;  // the share of the squared norm that was cut off
  };
  // `tolerance`: what may be lost of the squared norm without need.
  Result split(std::size_t rows, std::size_t columns, const double* a, std::size_t most,
               double tolerance, std::vector<double>& left, std::vector<double>& right);

  // Multiplications so far, about.
  std::size_t work() const { return work_; }

 private:
  std::size_t factor(std::size_t n, std::size_t most, double tolerance);
  void orthonormalise(std::size_t count, std::size_t n, std::vector<double>& rows);
  void divide(std::size_t rows, std::size_t columns, const double* a, std::vector<double>& left);
  void improve(std::size_t n, std::size_t rank, bool iterate);

  std::vector<double> gram_, turned_, factor_, basis_, image_, small_, diagonal_;
  std::vector<std::size_t> pivots_;
  double all_ = 0, left_over_ = 0;
  std::size_t work_ = 0;
};

}  // namespace qmines
