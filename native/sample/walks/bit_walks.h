// 256 random walks over the fillings at once: each cell has four words with one bit for every walk,
// and a move is tried in all of them with a few operations.
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
  static constexpr int kWords = 4, kLanes = 64;  // the walks of a lane are counted together
  static constexpr int kWalks = kWords * kLanes;
  static constexpr int kParts = 3;   // that are kept
  static constexpr int kShares = 8;  // of the walks, for the mines that they hold

  // `log_weight`: by the mines of all members. Walks may leave for numbers of mines nearby, so that
  // a total that is strict does not hold them; what they see there does not count.
  BitWalks(const Problem& problem, const std::vector<std::int32_t>& members,
           const std::vector<double>& log_weight, Random random);

  void use(const Moves& moves);
  // Tries the moves of these groups (by group of the problem) more often than the others.
  void focus(const std::vector<std::uint8_t>& wanted);
  // What a walk has at present, by group of the problem.
  std::vector<std::uint8_t> filling(int walk) const;
  // What each walk has whose number of mines counts at present; the others are empty.
  std::vector<std::vector<std::uint8_t>> typical_fillings();
  // Which walks began with the same filling.
  std::vector<int> families() const {
    std::vector<int> family(kWalks);
    for (int w = 0; w < kWalks; ++w) family[w] = w % kLanes % families_;
    return family;
  }

  // What all of it takes, about.
  static std::size_t bytes(std::size_t members, std::size_t cells) {
    return members * (kParts * kLanes * 4 + 100) +
           cells * (sizeof(Word) + 8 * 11 + 17 * 4 + kParts * kShares * 8);
  }

  // The walks of lane l begin with filling l % size.
  void start(const std::vector<std::vector<std::uint8_t>>& fillings);
  // Stops early, and says so, when no more than so many seconds are left.
  bool walk(std::uint64_t sweeps, Control& control, double reserve = 0);
  // Begins a new part; of those before, all but the last two are dropped.
  void begin_part();

  std::uint64_t sweep_work() const { return sweep_work_; }
  std::uint64_t samples() const;
  // Every member's chance of a mine per cell, in their order.
  std::vector<Summary> summaries() const;
  // How often the members held so many mines, in a share of the walks.
  std::vector<double> held(int share) const;

 private:
  using Word = std::array<std::uint64_t, kWords>;
  // A generator for each word (xorshift128+), side by side for the sake of vector instructions.
  struct Dice {
    Word a, b;
    explicit Dice(Random& random) {
      for (Word* word : {&a, &b})
        for (auto& some : *word) some = random.next() | 1;
    }
    Word operator()() {
      Word sum;
      for (int k = 0; k < kWords; ++k) {
        std::uint64_t x = a[k];
        const std::uint64_t y = b[k];
        sum[k] = x + y;
        x ^= x << 23;
        a[k] = y;
        b[k] = x ^ y ^ (x >> 18) ^ (y >> 5);
      }
      return sum;
    }
  };
  struct Part {
    std::vector<std::uint32_t> mines;             // by member and lane
    std::array<std::uint32_t, kLanes> counted{};  // how often the walks of a lane counted
    std::vector<std::vector<double>> held;        // by share and mines: how often
  };

  Summary summary(std::size_t member, int first, int last, bool& frozen) const;
  void keep_reserve();
  void approach();
  void observe();
  void flush();

  const Problem& problem_;
  const std::vector<std::int32_t>& members_;
  Random random_;
  Dice dice_{random_};
  int families_ = 1;  // lanes that began with the same filling

  struct Move {
    std::uint32_t first;  // in places_
    std::uint8_t more, fewer;
  };
  void sweep(const std::vector<Move>& moves);
  struct Place {
    std::uint32_t first;  // cell
    std::uint32_t size;
  };
  std::vector<Move> moves_, focus_;
  int repeats_ = 0;  // of focus_, after each sweep
  std::vector<Place> places_;
  std::vector<std::uint32_t> first_cell_;  // by member
  std::vector<std::uint32_t> cell_of_;     // by group: its first
  std::vector<Word> cells_;
  std::vector<std::uint64_t> changed_;                    // by cell: lanes in which it ever did
  std::array<std::int32_t, kWalks> total_{}, missing_{};  // missing_: mines beyond the reserve
  std::vector<double> log_weight_;
  double slope_ = -1;           // of it, where only one number of mines is possible
  std::uint32_t reserve_ = 0;   // cells after those of the members, in cells_
  std::vector<double> counts_;  // by mines: the chance that this counts
  std::uint64_t sweep_work_ = 0;

  // Counters of all lanes, bit by bit: some words a cell, and as many for how often each counted.
  std::vector<std::uint64_t> planes_;
  int observed_ = 0;
  std::array<Part, kParts> parts_;
};

}  // namespace qmines
