// The end of a game played out in full: the true winning chance, and the move that has it.
#pragma once

#include <cstdint>
#include <unordered_map>
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

  // The same for one component alone, each board weighing odds^mines. Only for a component that
  // no other hidden cell touches: then nothing outside can tell about it.
  bool enumerate_part(const Field& field, const Problem& problem, const Component& part,
                      double odds, const Limits& limits);

  // The best cell to open (-1 if some cell is safe on all boards), and the weight of the boards
  // that it wins. False if the work ran out.
  bool solve(int& cell, double& won);
  // The same for opening one cell and playing on perfectly.
  bool value_of(int cell, double& won);

  std::size_t boards() const { return boards_; }
  double weight() const { return weight_of(everything()); }

 private:
  using Set = std::vector<std::uint32_t>;

  Set everything() const;
  double weight_of(const Set& set) const;
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
  std::vector<double> weight_;         // by board
  std::unordered_map<std::uint64_t, double> memo_;
  std::uint64_t work_ = 0, limit_ = 0;

  // While the boards are written down.
  const Problem* problem_ = nullptr;
  std::vector<std::int32_t> order_, name_;
  std::vector<std::uint8_t> need_, room_, count_;
  std::vector<std::vector<std::int32_t>> pieces_;  // members of each group in order_, the sea last
  std::vector<std::uint8_t> mined_, all_;
  int rest_ = 0;
  bool with_sea_ = true;
  double odds_ = 1;
};

}  // namespace qmines
