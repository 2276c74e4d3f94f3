#include "count/weights.h"

#include <algorithm>
#include <cmath>

namespace qmines {

namespace {

// Closer to none or all than this a density underflows along a chain, and changes nothing.
constexpr double kSlight = 1e-12;

struct Choose {
  double of[9][9] = {};
  Choose() {
    for (int n = 0; n < 9; ++n)
      for (int k = 0; k <= n; ++k) of[n][k] = k == 0 ? 1 : of[n - 1][k - 1] + of[n - 1][k];
  }
};

}  // namespace

Weights Weights::plain() {
  static const Choose choose;
  Weights w;
  std::copy(&choose.of[0][0], &choose.of[0][0] + 81, &w.of[0][0]);
  return w;
}

Weights Weights::tilt(double density) {
  density = std::clamp(density, kSlight, 1 - kSlight);
  Weights w = plain();
  w.kind = tilted;
  for (int n = 0; n < 9; ++n)
    for (int k = 0; k <= n; ++k) w.of[n][k] *= std::pow(density, k) * std::pow(1 - density, n - k);
  return w;
}

Weights Weights::support() {
  Weights w;
  w.kind = boolean;
  for (int n = 0; n < 9; ++n)
    for (int k = 0; k <= n; ++k) w.of[n][k] = 1;
  return w;
}

}  // namespace qmines
