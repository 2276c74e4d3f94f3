// Estimates from 256 walks that make small moves, which are learned while they begin.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "position/position.h"
#include "sample/batches.h"
#include "sample/estimate.h"
#include "sample/fillings.h"

namespace qmines {

struct MoveEstimate {
  std::vector<Summary> chance;  // by member
  std::vector<std::vector<double>>
      held;  // by share of the walks: how often they held so many mines
  std::uint64_t samples = 0;
  std::vector<std::vector<std::uint8_t>> last;  // what walks ended with; some are empty
  std::vector<int> family;                      // of each: which of the starts it began with
};

// Chances of the groups in `members`, from walks that begin with the fillings in `starts`.
// `log_weight` is by the mines that the members hold. Whatever turns out to be certain is noted in
// `possible`.
MoveEstimate estimate_by_moves(const Problem& problem, const std::vector<std::int32_t>& members,
                               const std::vector<std::vector<std::uint8_t>>& starts,
                               const std::vector<double>& log_weight, const Sampling& sampling,
                               Fillings& fillings, std::vector<std::uint16_t>& possible,
                               Control& control);

}  // namespace qmines
