// Clues that share no unknown cell, chosen to weigh as much as possible together: what they need is
// a bound on the mines of a field.
#pragma once

#include <cstdint>
#include <vector>

namespace qmines {

class Packing {
 public:
  // A clue at a place, its unknown neighbours (bit d: the d-th, row by row), and what it weighs.
  void add(int row, int column, std::uint8_t mask, int weight);

  // The weight of the best choice, or of the first found that weighs more than `enough`; the clues
  // chosen, by the order of their adding. With very many clues it may not be the best.
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
