// The end of a game played out in full: the true winning chance, and the move that has it.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "analysis.h"
#include "control.h"

namespace qmines {

class Search {
 public:
  struct Limits {
    double boards = 500;           // how many may remain
    std::uint64_t work = 400'000;  // how much looking before giving up
  };

  // Writes down every board that fits the field that `engine` has just analysed. False if there
  // are too many.
  bool enumerate(const Field& field, const Engine& engine, double boards, const Limits& limits);

  // The best cell to open (-1 if some cell is safe on all boards), and how many boards it
  // wins. False if the work ran out.
  bool solve(int& cell, double& won);

  // The winning chance of every cell that may be opened next, the best first; after solve. Nothing
  // if the work runs out.
  std::vector<std::pair<int, double>> values();

  std::size_t boards() const { return boards_; }

 private:
  using Set = std::vector<std::uint32_t>;

  Set everything() const;
  double best(const Set& set, int* cell);
  double split(const Set& set, int unknown, double floor);
  bool learn(const Set& set, std::vector<Set>& parts);
  std::uint8_t answer(int unknown, std::uint32_t board) const {
    return answer_[static_cast<std::size_t>(unknown) * boards_ + board];
  }
  void begin(const Problem& problem, const Limits& limits, double most);
  void add_cell(int cell, std::size_t piece);
  void place(std::size_t step);
  void expand(std::size_t piece, std::size_t member, int left);
  bool finish(const Field& field);

  std::size_t boards_ = 0, most_ = 0;
  std::vector<std::int32_t> unknown_;  // the cells in question
  std::vector<std::uint8_t> answer_;   // by cell and board: 0 to 8, or a mine
  std::unordered_map<std::uint64_t, double> memo_;
  std::uint64_t work_ = 0, limit_ = 0;

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
