// Estimates from tensor trains: the field is contracted layer by layer, with wider and wider trains
// until their results agree.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "position/position.h"
#include "sample/estimate.h"

namespace qmines {

struct TrainEstimate {
  std::vector<double> chance, error;  // by group, the sea's last; empty if there is no estimate
};

// Chances of all groups. Nothing if the field has no layers with few states, or if so few mines are
// uncertain that their total has to be met exactly.
TrainEstimate estimate_by_train(const Problem& problem, const Field& field,
                                const Sampling& sampling, Control& control);

}  // namespace qmines
