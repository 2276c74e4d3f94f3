// What each cell shows: from how it looks, and from what the rules allow beside each other.
#pragma once

#include "picture/cells/looks.h"
#include "position/position.h"

namespace qmines::picture {

// Codes 0 to 8, hidden, flag, question and mine as in a position, and one more here.
constexpr std::uint8_t kExploded = 13;
constexpr int kLabels = 13;

struct Labels {
  std::vector<std::uint8_t> best;    // per cell
  std::vector<std::uint8_t> second;  // what else it may be
  std::vector<float> confidence;     // 0 to 1
};

Labels label_cells(const Clusters& clusters, const std::vector<Look>& looks);

}  // namespace qmines::picture
