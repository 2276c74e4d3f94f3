// What all fillings have in common, found by asking for one that differs.
#pragma once

#include <cstdint>
#include <vector>

#include "satisfy/clue_solver.h"

namespace qmines {

// What the cells of a group can be, as far as known.
struct Possible {
  bool safe = true, mined = true;  // false: proven that no cell of it ever is
  bool settled = false;            // both are known to be right
};

// Asks for every group whether all of its cells are safe, or mined, in every filling. `solver` must
// have found one. Stops after about `work` units; what is not settled by then stays open.
void find_certain(ClueSolver& solver, const Problem& problem,
                  const std::vector<std::int32_t>& groups, std::uint64_t work, Control& control,
                  std::vector<Possible>& possible);

}  // namespace qmines
