// The end of a game: every board that fits, and perfect play over them.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/control.h"
#include "count/analysis.h"
#include "play/tree.h"

namespace qmines {

class Search {
 public:
  struct Limits {
    double boards = 500;           // how many may remain
    std::uint64_t work = 400'000;  // how much looking before giving up
  };

  // Writes down every board that fits the field that `engine` has just analysed. False if there
  // are too many; `boards` is how many, 0 where nobody has counted.
  bool enumerate(const Field& field, const Engine& engine, double boards, const Limits& limits);

  // The best cell to open (-1 if some cell is safe on all boards), and how many boards it
  // wins. False if the work ran out.
  bool solve(int& cell, double& won);

  // The winning chance of every cell that may be opened next, the best first; after solve. Nothing
  // if the work runs out.
  std::vector<std::pair<int, double>> values();

  std::size_t boards() const { return boards_; }

 private:
  void begin(const Problem& problem, const Limits& limits, double most);
  void add_cell(int cell, std::size_t piece);
  void place(std::size_t step);
  void expand(std::size_t piece, std::size_t member, int left);
  bool finish(const Field& field);

  std::size_t boards_ = 0, most_ = 0;
  std::vector<std::int32_t> unknown_;  // the cells in question
  Tree tree_;
  std::uint64_t limit_ = 0;

  // While the boards are written down.
  const Problem* problem_ = nullptr;
  std::vector<std::int32_t> order_, name_;
  std::vector<std::uint8_t> need_, room_;
  std::vector<int> count_;
  std::vector<std::vector<std::int32_t>> pieces_;  // members of each group in order_, the sea last
  std::vector<std::uint8_t> mined_, all_;
  int rest_ = 0;
};

}  // namespace qmines
