// The mine counter above a board, if it shows seven-segment digits.
#pragma once

#include "picture/grid/extent.h"

namespace qmines::picture {

// The number that the leftmost display above the board shows; `found` says whether there is one.
int read_counter(const Image& image, const Grid& grid, bool& found);

}  // namespace qmines::picture
