// Finds the board in a picture: evenly spaced lines in both directions, and where they end.
#pragma once

#include <optional>
#include <vector>

#include "picture/grid/extent.h"

namespace qmines::picture {

// Candidates, best first.
std::vector<Grid> find_grids(const Edges& edges);

// A second board beside `first` that is as good, if there is one. The edges of the first go.
std::optional<Grid> another_grid(Edges& edges, const Grid& first);

}  // namespace qmines::picture
