#include "deduce/set_packing.h"

#include <set>
#include <utility>

#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

struct Placed {
  int row, column, weight;
  std::uint8_t mask;
};

std::set<std::pair<int, int>> cells_of(const Placed& clue) {
  constexpr int row[8] = {-1, -1, -1, 0, 0, 1, 1, 1}, column[8] = {-1, 0, 1, -1, 1, -1, 0, 1};
  std::set<std::pair<int, int>> cells;
  for (int d = 0; d < 8; ++d)
    if (clue.mask >> d & 1) cells.insert({clue.row + row[d], clue.column + column[d]});
  return cells;
}

// The weight of a choice of clues, -1 if two of them share a cell.
int weight_of(const std::vector<Placed>& clues, std::uint32_t choice) {
  std::set<std::pair<int, int>> taken;
  int weight = 0;
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (!(choice >> i & 1)) continue;
    weight += clues[i].weight;
    for (const auto& cell : cells_of(clues[i]))
      if (!taken.insert(cell).second) return -1;
  }
  return weight;
}

}  // namespace

TEST(packing_against_every_choice) {
  Choices pick(Random(91));
  for (int round = 0; round < 150; ++round) {
    std::vector<Placed> clues;
    for (int r = 0; r < 6; ++r)
      for (int c = 0; c < 6; ++c)
        if (pick.one_in(4) && clues.size() < 12)
          clues.push_back(
              {r, c, pick.between(1, 3), static_cast<std::uint8_t>(pick.between(1, 255))});
    int best = 0;
    for (std::uint32_t choice = 0; choice < 1U << clues.size(); ++choice)
      best = std::max(best, weight_of(clues, choice));
    SetPacking packing;
    for (const Placed& clue : clues) packing.add(clue.row, clue.column, clue.mask, clue.weight);
    std::vector<std::int32_t> chosen;
    CHECK_EQ(packing.solve(1000, chosen), best);
    std::uint32_t choice = 0;
    for (const auto c : chosen) choice |= 1U << c;
    CHECK_EQ(weight_of(clues, choice), best);
    // Anything that is more than enough will do.
    const int enough = pick.between(0, 6);
    const int found = packing.solve(enough, chosen);
    choice = 0;
    for (const auto c : chosen) choice |= 1U << c;
    CHECK_EQ(weight_of(clues, choice), found);
    CHECK(found > enough || found == best);
  }
}
