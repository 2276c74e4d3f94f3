// What the kernel says of a field against what the twin says: a sentence for the first difference,
// or nothing.
#pragma once

#include <string>

#include "count/analysis.h"
#include "testing/brute.h"

namespace qmines {

// Chances to the given tolerance, certainty and counts to the letter. `twin` is solved already.
std::string difference(const Analysis& found, const Field& field, Brute& twin, double tolerance);

std::string difference_of_numbers(const double found[9], const Brute& twin, int cell,
                                  double tolerance);

}  // namespace qmines
