// Sixty-four random walks over the fillings at once: each cell is a word with one bit for every
// walk, and a move is tried in all of them with a few operations.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "sample/batches.h"
#include "sample/walks/moves.h"

namespace qmines {

class BitWalks {
 public:
  static constexpr int kWalks = 64;
  static constexpr int kShares = 8;  // of the walks, for the mines that they hold

  // `log_weight`: by the mines of all members. Walks may leave for numbers of mines nearby, so that
  // a total that is strict does not hold them; what they see there does not count.
  BitWalks(const Problem& problem, const std::vector<std::int32_t>& members,
           const std::vector<double>& log_weight, Random random);

  void use(const Moves& moves);
  // What a walk has at present, by group of the problem.
  std::vector<std::uint8_t> filling(int walk) const;

  // What all of it takes, about.
  static std::size_t bytes(std::size_t members, std::size_t cells) {
    return members * 2 * kWalks * 4 + cells * (8 * 10 + 17 * 4 + 16 * 8) + 100 * members;
  }

  // Walk w begins with filling w % size.
  void start(const std::vector<std::vector<std::uint8_t>>& fillings);
  void walk(std::uint64_t sweeps, Control& control);
  // Begins a new part; the part before the last is dropped.
  void begin_part();

  std::uint64_t sweep_work() const { return sweep_work_; }
  std::uint64_t samples() const;
  // Every member's chance of a mine per cell, in their order.
  std::vector<Summary> summaries() const;
  // How often the members held so many mines, in a share of the walks.
  std::vector<double> held(int share) const;

 private:
  struct Part {
    std::vector<std::uint32_t> mines;             // by member and walk
    std::array<std::uint32_t, kWalks> counted{};  // how often a walk counted
    std::vector<std::vector<double>> held;        // by share and mines: how often
  };

  Summary summary(std::size_t member, int first, int last, bool& frozen) const;
  void sweep();
  std::uint64_t accepted(std::uint64_t walks, int change);
  void observe();
  void flush();

  const Problem& problem_;
  const std::vector<std::int32_t>& members_;
  Random random_;
  int families_ = 1;  // walks that began with the same filling

  struct Move {
    std::uint32_t first;  // in places_
    std::uint8_t more, fewer;
  };
  struct Place {
    std::uint32_t first;  // cell
    std::uint32_t size;
  };
  std::vector<Move> moves_;
  std::vector<Place> places_;
  std::vector<std::uint32_t> first_cell_;       // by member
  std::vector<std::uint32_t> cell_of_;          // by group: its first
  std::vector<std::uint64_t> cells_, changed_;  // changed_: walks that ever did
  std::array<std::int32_t, kWalks> total_{};
  std::vector<double> log_weight_;    // softened
  std::vector<std::uint32_t> ratio_;  // of weights, by change and mines; 65536 is 1
  std::vector<double> counts_;        // by mines: the chance that this counts
  std::uint64_t sweep_work_ = 0;

  // Counters of all walks, bit by bit: 8 words a cell, and 8 for how often each walk counted.
  std::vector<std::uint64_t> planes_;
  int observed_ = 0;
  std::array<Part, 2> parts_;
};

}  // namespace qmines
