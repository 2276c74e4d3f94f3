// Perfect play over a list of possible boards: how many of them can be won, and by opening which
// cell first. A depth-first search with bounds and a table of sets seen before.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace qmines {

class GameTree {
 public:
  static constexpr std::uint8_t kMine = 9;

  // Makes room for this many boards and cells; the caller then fills `answers`.
  void reset(std::size_t boards, std::size_t cells);
  // What each cell shows if opened on this board: 0 to 8, or kMine.
  std::uint8_t* answers(std::size_t board) { return rows_.data() + board * stride_; }

  // Finds how many boards perfect play wins, and the cell to open (-1 if some cell is safe on all
  // boards). False if the work limit was reached.
  bool solve(std::uint64_t work, int& cell, double& won);
  // The exact number of boards won after opening each cell; empty if the work limit was reached.
  std::vector<std::pair<int, double>> values(std::uint64_t work);
  // Visits every situation in which perfect play guesses, from the first on; call solve() before.
  // `shows` has the number of each cell that is safe on all boards left, and kMine for the others;
  // `cell` is the one to open. Stops early if the work limit is reached.
  using Visit = std::function<void(const std::vector<std::uint8_t>& shows, int cell)>;
  void guesses(std::uint64_t work, const Visit& visit);

 private:
  using Board = std::uint32_t;
  struct Set {
    const Board* at;
    std::size_t size;
  };
  struct Option {
    double most;  // boards that opening it can win at best
    int cell;
  };
  // The memory of one recursion depth, reused by every call at that depth.
  struct Frame {
    std::vector<Board> parts;
    std::vector<std::pair<std::uint64_t, Board>> told;
    std::vector<std::uint32_t> begins;  // of the parts
    std::vector<double> bounds;         // and how many boards of each can be won at best
    std::vector<Option> options;
  };
  // The number of boards won for each set of boards seen before: exact, or an upper bound.
  class Memo {
   public:
    void clear();
    // The stored value, negative where it is a bound; 0 if there is none.
    float& at(std::uint64_t key);

   private:
    struct Slot {
      std::uint64_t key = 0;
      float value = 0;
    };
    void grow();
    std::vector<Slot> slots_;
    std::size_t used_ = 0;
  };

  // The boards of the set that are won: exactly if more than `floor`, else some bound that is not.
  double best(Set set, double floor, std::size_t depth, int* chosen);
  double learn(Set set, double floor, std::size_t depth);
  double guess(Set set, double floor, std::size_t depth, int* chosen);
  double split(Set set, int cell, double floor, std::size_t depth);
  double follow(Frame& frame, double floor, std::size_t depth);
  void visit_guesses(Set set, const Visit& visit);
  double bound(Set set);
  bool apart(Set two) const;
  void look(Set set);
  bool safe_cell_tells() const;
  void part(Set set, int cell, Frame& frame);
  void part_by_safe_cells(Set set, Frame& frame);
  std::vector<Board> all_boards() const;
  Frame& frame(std::size_t depth);
  std::uint64_t key(Set set) const;

  std::size_t boards_ = 0, cells_ = 0, stride_ = 0;
  std::vector<std::uint8_t> rows_;  // by board, then by cell
  std::vector<std::uint64_t> names_;
  // By cell, of the set looked at last: boards on which it is mined; the least and the greatest
  // number that it shows on the others.
  std::vector<std::uint32_t> mined_;
  std::vector<std::uint8_t> some_, low_, high_;
  std::vector<std::vector<Frame>> frames_;
  Memo memo_;
  std::uint64_t work_ = 0, limit_ = 0;
};

}  // namespace qmines
