#include "rules/knowledge.h"

#include <algorithm>
#include <new>

#include "rules/regions.h"

namespace qmines {

namespace {

constexpr int kTile = 16, kLeastTile = 6;

}  // namespace

int flood(int width, int height, Bytes& cells, const Bytes& numbers,
          const std::vector<std::int32_t>& starts) {
  std::vector<std::int32_t> stack = starts;
  int opened = static_cast<int>(starts.size());
  for (const auto cell : starts) cells[cell] = numbers[cell];
  while (!stack.empty()) {
    const auto cell = stack.back();
    stack.pop_back();
    if (numbers[cell]) continue;
    around(width, height, cell, [&](std::int32_t next) {
      if (cells[next] < hidden || cells[next] == flag) return;
      cells[next] = numbers[next];
      ++opened;
      if (!numbers[next]) stack.push_back(next);
    });
  }
  return opened;
}

bool Knower::analyse(int width, int height, int mines, const Bytes& cells) {
  try {
    Control control(kRulesBudget);
    const Options quick{false, false, false};
    engine_.analyse(Field{width, height, cells.data(), mines, 0.2, -1}, quick, control, analysis_);
    return true;
  } catch (const Stopped&) {
  } catch (const std::bad_alloc&) {
  }
  return false;
}

Knowledge Knower::visible(int width, int height, int mines, const Bytes& cells) {
  Knowledge found{cells, Bytes(cells.size(), 0), false};
  if (!analyse(width, height, mines, cells)) {
    look_at_parts(width, height, found);
  } else if (analysis_.status == Status::solved) {
    for (std::size_t i = 0; i < cells.size(); ++i)
      found.certain[i] = static_cast<std::uint8_t>(analysis_.certain[i]);
  }
  found.any_safe = std::count(found.certain.begin(), found.certain.end(),
                              static_cast<std::uint8_t>(Certain::safe)) > 0;
  return found;
}

Knowledge Knower::deducible(int width, int height, int mines, const Bytes& cells,
                            const Bytes& numbers, const std::vector<std::int32_t>& until) {
  Knowledge found = visible(width, height, mines, cells);
  const auto decided = [&] {
    return std::any_of(until.begin(), until.end(),
                       [&](auto cell) { return found.is(cell, Certain::mine); });
  };
  while (found.any_safe && !decided()) {
    std::vector<std::int32_t> starts;
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (found.is(static_cast<std::int32_t>(i), Certain::safe))
        starts.push_back(static_cast<std::int32_t>(i));
    Bytes known = std::move(found.cells);
    flood(width, height, known, numbers, starts);
    found = visible(width, height, mines, known);
  }
  return found;
}

void Knower::look_at_parts(int width, int height, Knowledge& found) {
  std::vector<Region> tiles = Region{0, 0, height, width}.tiles(kTile);
  while (!tiles.empty()) {
    const Region tile = tiles.back();
    tiles.pop_back();
    if (!analyse(tile.width, tile.height, -1, part_of(width, height, found.cells, tile))) {
      const int side = std::min(tile.height, tile.width);
      if (side > kLeastTile)
        for (const Region& part : tile.tiles(side / 2)) tiles.push_back(part);
      continue;
    }
    for (int i = 0; i < tile.width * tile.height; ++i) {
      const auto cell = (i / tile.width + tile.top) * width + i % tile.width + tile.left;
      if (analysis_.certain[i] != Certain::no && found.cells[cell] == hidden)
        found.certain[cell] = static_cast<std::uint8_t>(analysis_.certain[i]);
    }
  }
}

}  // namespace qmines
