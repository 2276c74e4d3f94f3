// Solves the end of a game: lists every board that is still possible and plays perfectly over them.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/control.h"
#include "count/analysis.h"
#include "play/guess/game_tree.h"

namespace qmines {

class EndgameSearch {
 public:
  struct Limits {
    double boards = 500;           // give up if more boards are possible
    std::uint64_t work = 400'000;  // give up after this much work
  };

  // Lists every board that fits the field that `engine` has just analysed. `boards` is the count of
  // that analysis, 0 if it has none. False if there are too many boards.
  bool enumerate(const Field& field, const Engine& engine, double boards, const Limits& limits);

  // Finds the best cell to open (-1 if some cell is safe on all boards) and how many boards that
  // wins. False if the work limit was reached.
  bool solve(int& cell, double& won);

  // The winning chance of every cell that could be opened next, best first; call solve() before.
  // Empty if the work limit was reached.
  std::vector<std::pair<int, double>> values();

  // The cell to open in every later position in which perfect play guesses, and in this one, by the
  // cells of the position as open_cells() gives them; call solve() before.
  using Moves = std::unordered_map<std::string, int>;
  Moves guesses(const Field& field);
  // The numbers on the field; everything else is hidden.
  static std::string open_cells(const Field& field);

  std::size_t boards() const { return boards_; }

 private:
  void begin(const Problem& problem, const Limits& limits, double most);
  void add_cell(int cell, std::size_t piece);
  void place(std::size_t step);
  void expand(std::size_t piece, std::size_t member, int left);
  bool finish(const Field& field);

  std::size_t boards_ = 0, most_ = 0;
  std::vector<std::int32_t> unknown_;  // the cells in question
  GameTree tree_;
  std::uint64_t limit_ = 0;

  // Used while the boards are listed.
  const Problem* problem_ = nullptr;
  std::vector<std::int32_t> order_, name_;
  std::vector<std::uint8_t> need_, room_;
  std::vector<int> count_;
  std::vector<std::vector<std::int32_t>> pieces_;  // members of each group in order_, the sea last
  std::vector<std::uint8_t> mined_, all_;
  int rest_ = 0;
};

}  // namespace qmines
