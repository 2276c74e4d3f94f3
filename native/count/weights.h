// Weights of fillings by the number of mines in them.
#pragma once

#include <vector>

namespace qmines {

// value[k - lo] for k mines; everything else is 0.
struct Poly {
  int lo = 0;
  std::vector<double> value;
  int hi() const { return lo + static_cast<int>(value.size()) - 1; }
  double at(int k) const { return k < lo || k > hi() ? 0.0 : value[k - lo]; }
};

// The weight of j mines in a group of s cells.
struct Weights {
  enum Kind {
    // C(s, j): sums are board counts, whole numbers that a double holds without over- or underflow
    // up to about 900 cells, so that a sum is 0 only where nothing is possible.
    plain_counts,
    // C(s, j) d^j (1-d)^(s-j): sums are chances, for fields of any size. Layers are rescaled, and
    // coefficients too small to matter are dropped.
    tilted,
    // 1 where something is possible: what is certain under a mine total on a field of any size.
    boolean
  };
  double of[9][9] = {};
  Kind kind = plain_counts;
  static Weights plain();
  static Weights tilt(double density);
  static Weights support();
};

// Weights below this are scaled up before they underflow.
constexpr double kSmallWeight = 1e-150;

}  // namespace qmines
