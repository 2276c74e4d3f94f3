// The naive way, for teaching and for comparison: throw all mines at random, keep the boards that
// satisfy the clues.
#pragma once

#include "sample/estimate.h"

namespace qmines {

void estimate_by_rejection(const Field& field, const Sampling& sampling, Control& control,
                           Analysis& out);

}  // namespace qmines
