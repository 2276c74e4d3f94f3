// Parts of a field, for what is too hard to look at as a whole, as in qmines.generate.regions.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/deal.h"

namespace qmines {

struct Region {
  int top = 0, left = 0, height = 0, width = 0;

  // Squares of this size that cover it, each half over the next.
  std::vector<Region> tiles(int size) const;
  bool contains(int row, int column) const {
    return row >= top && row < top + height && column >= left && column < left + width;
  }
};

// The smallest region with all cells within some distance of these.
Region region_around(int width, int height, const std::vector<std::int32_t>& cells, int distance);

// The cells of a region. Clues that reach beyond it only tell that they are safe, so whatever is
// impossible in the part is impossible in the field.
Bytes part_of(int width, int height, const Bytes& cells, const Region& region);

}  // namespace qmines
