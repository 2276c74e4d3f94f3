// Estimates from strips along both directions of a field; where they differ, they are not certain.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/control.h"
#include "position/position.h"
#include "sample/estimate.h"

namespace qmines {

struct StripEstimate {
  std::vector<double> chance, error;  // by group, the sea's last
};

// Chances of the groups in `members`, and of the others as `counted` says for a density. Nothing if
// strips are too wide, or if so few mines are uncertain that their total has to be met exactly.
StripEstimate estimate_by_strips(const Problem& problem, const Field& field,
                                 const std::vector<std::int32_t>& members, const Sampling& sampling,
                                 const std::function<std::vector<double>(double)>& counted,
                                 Control& control);

}  // namespace qmines
