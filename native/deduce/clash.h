// Why no board fits: a smallest set of clues that cannot all hold.
#pragma once

#include <cstdint>
#include <vector>

#include "count/analysis.h"

namespace qmines {

struct Clash {
  std::vector<std::int32_t> cells;  // the clues, in order
  bool uses_total = false;          // they clash only together with the mine total
  bool minimal = true;              // false if the budget ran out while it was made smaller
};

// `status` is what an analysis of the field said: clash or total_clash.
Clash explain_clash(const Field& field, Status status, Engine& engine, Control& control);

}  // namespace qmines
