// Weighted set packing: clues that share no unknown cell, chosen for the largest total weight. The
// mines that such clues need are a bound on the mines of the whole field.
#pragma once

#include <cstdint>
#include <vector>

namespace qmines {

class SetPacking {
 public:
  // A clue at a place, its unknown neighbours (bit d: the d-th, row by row), and what it weighs.
  void add(int row, int column, std::uint8_t mask, int weight);

  // Returns the weight of the best packing, or of the first one found that exceeds `enough`;
  // `chosen` gets the indices of its clues in the order of add(). With very many clues the search
  // is cut off and the packing may not be the best.
  int solve(int enough, std::vector<std::int32_t>& chosen);

 private:
  struct Clue {
    int row, column, weight;
    std::uint8_t mask;
    std::vector<std::int32_t> clashes;
  };
  void look(std::size_t next, int weight, int ahead);

  std::vector<Clue> clues_;
  std::vector<std::int32_t> order_, now_, best_;
  std::vector<std::uint8_t> blocked_;
  int heaviest_ = -1, enough_ = 0;
  int work_ = 0;
};

}  // namespace qmines
