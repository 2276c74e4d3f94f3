// Sampled probabilities with their standard errors, for positions that are too hard to count.
#pragma once

#include <cstdint>
#include <functional>

#include "count/analysis.h"

namespace qmines {

// How to estimate where exact counting cannot finish.
struct Sampling {
  std::uint64_t seed = 0;
  double error = 0.005;  // stop when every cell's standard error is at most this
  int threads = 1;
  bool everything = false;  // sample also what could be counted exactly
  bool bounds = false;      // if the budget does not suffice, say what is certain
  int block = 600;          // groups that are drawn anew together, at most,
  double states = 150'000;  // and what that may cost in states of a count
  std::function<void(double error, std::uint64_t samples)> progress;
};

// Counts the components that can be counted and samples the others in blocks (gibbs.h). Throws
// Stopped if too few consistent boards were found, unless bounds will do.
void estimate(Engine& engine, const Field& field, const Sampling& sampling, Control& control,
              Analysis& out);

}  // namespace qmines
