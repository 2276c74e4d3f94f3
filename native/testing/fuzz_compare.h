// Compares the kernel's answer with brute force: returns a sentence about the first difference, or
// nothing.
#pragma once

#include <string>

#include "count/analysis.h"
#include "testing/brute_force.h"

namespace qmines {

// Chances must agree to the given tolerance, certainty and counts exactly. `brute` is solved
// already.
std::string difference(const Analysis& found, const Field& field, BruteForce& brute,
                       double tolerance);

std::string difference_of_numbers(const double found[9], const BruteForce& brute, int cell,
                                  double tolerance);

}  // namespace qmines
