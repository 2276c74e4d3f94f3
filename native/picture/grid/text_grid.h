// Boards made of characters, as terminals show them: no lines, but signs at even distances.
#pragma once

#include <vector>

#include "picture/grid/extent.h"

namespace qmines::picture {

// Candidates, best first, from all edges of the picture, also short ones. Tables of numbers look
// the same: whoever reads one has to check that it follows the rules.
std::vector<Grid> find_text_grids(const Edges& edges);

}  // namespace qmines::picture
