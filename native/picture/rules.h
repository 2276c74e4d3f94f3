// How far a labelling is from what the rules of Minesweeper allow.
#pragma once

#include <cstdint>
#include <vector>

namespace qmines::picture {

class Rules {
 public:
  Rules(int columns, int rows) : columns_(columns), rows_(rows) {}

  // What is wrong at one cell: 0 if nothing is.
  double at(const std::vector<std::uint8_t>& labels, int cell) const;
  // At all cells.
  double total(const std::vector<std::uint8_t>& labels) const;
  // These cells and those around them, which they matter to.
  std::vector<int> touched(const std::vector<int>& cells) const;
  // At a cell and those around it: what changes with its label.
  double around(const std::vector<std::uint8_t>& labels, int cell) const;

 private:
  int columns_, rows_;
};

}  // namespace qmines::picture
