// Small changes of a filling that keep every clue: some groups get one mine more, others one fewer.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "position/position.h"

namespace qmines {

class Moves {
 public:
  struct Move {
    std::uint32_t first;       // of its groups in groups()
    std::uint8_t more, fewer;  // how many get a mine, and how many after them lose one
  };

  Moves(const Problem& problem, const std::vector<std::int32_t>& members);

  // Searches around every group until it takes part in some moves: the smallest first.
  void search(double work, Control& control);
  // Searches for small moves of a group that are possible in a filling; whether there are any.
  bool search_in(const std::vector<std::uint8_t>& filling, std::int32_t group, Random& random,
                 Control& control);
  // The parts in which two fillings differ, each of them a move if it is small.
  void compare(const std::vector<std::uint8_t>& one, const std::vector<std::uint8_t>& other);

  const std::vector<Move>& all() const { return moves_; }
  const std::vector<std::int32_t>& groups() const { return groups_; }
  // By group: in how many moves it takes part.
  const std::vector<std::int32_t>& uses() const { return uses_; }

 private:
  bool possible(std::int32_t group, int by) const;
  void extend(int left);
  void change(std::int32_t group, int by);
  void add(std::span<const std::int32_t> more, std::span<const std::int32_t> fewer);

  const Problem& problem_;
  const std::vector<std::int32_t>& members_;
  std::vector<Move> moves_;
  std::vector<std::int32_t> groups_, uses_;
  std::unordered_set<std::uint64_t> known_;

  // The move that is being searched for.
  std::vector<std::int8_t> change_, off_;  // by group; by clue: mines too many
  std::vector<std::int32_t> touched_;      // clues
  std::vector<std::int32_t> more_, fewer_;
  int all_off_ = 0;
  std::int64_t steps_ = 0;
  const std::vector<std::uint8_t>* filling_ = nullptr;  // only what is possible in it
};

}  // namespace qmines
