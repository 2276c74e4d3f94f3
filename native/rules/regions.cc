#include "rules/regions.h"

#include <algorithm>

namespace qmines {

std::vector<Region> Region::tiles(int size) const {
  std::vector<Region> found;
  const int step = size / 2;
  for (int row = 0; row < std::max(height - step, 1); row += step)
    for (int column = 0; column < std::max(width - step, 1); column += step)
      found.push_back(
          {top + row, left + column, std::min(size, height - row), std::min(size, width - column)});
  return found;
}

Region region_around(int width, int height, const std::vector<std::int32_t>& cells, int distance) {
  int top = height, left = width, bottom = 0, right = 0;
  for (const auto cell : cells) {
    top = std::min(top, cell / width);
    bottom = std::max(bottom, cell / width);
    left = std::min(left, cell % width);
    right = std::max(right, cell % width);
  }
  top = std::max(top - distance, 0);
  left = std::max(left - distance, 0);
  bottom = std::min(bottom + distance + 1, height);
  right = std::min(right + distance + 1, width);
  return {top, left, bottom - top, right - left};
}

Bytes part_of(int width, int height, const Bytes& cells, const Region& region) {
  Bytes part;
  part.reserve(static_cast<std::size_t>(region.width) * region.height);
  const int bottom = region.top + region.height, right = region.left + region.width;
  for (int row = region.top; row < bottom; ++row)
    for (int column = region.left; column < right; ++column) {
      const bool cut = (row == region.top && row > 0) || (row + 1 == bottom && bottom < height) ||
                       (column == region.left && column > 0) ||
                       (column + 1 == right && right < width);
      const auto code = cells[static_cast<std::size_t>(row) * width + column];
      part.push_back(cut && code < hidden ? static_cast<std::uint8_t>(safe) : code);
    }
  return part;
}

}  // namespace qmines
