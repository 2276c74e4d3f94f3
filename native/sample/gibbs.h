// Sampling where counting everything at once is too much: a block of groups is drawn anew, exactly,
// with everything else held fixed; then another block. Each drawing also yields the exact chances
// of the block's cells given the rest, which are what is averaged.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "count/count.h"
#include "count/order.h"
#include "position/position.h"

namespace qmines {

// Some groups of a problem, cut out so that they can be counted with any needs of their clues.
struct Block {
  Problem part;                           // clues and groups of its own
  std::vector<std::int32_t> group, clue;  // what each was called in the whole
  Chain chain;
  struct Opening {
    std::int32_t step;
    std::uint8_t shift;
    std::int32_t clue;
  };
  std::vector<Opening> openings;  // where each clue's need enters the chain
};

class Cutter {
 public:
  // `states`: what one block may cost to count; many cheap drawings or few dear ones.
  Cutter(const Problem& problem, int width, double states)
      : problem_(problem), width_(width), states_(states) {}

  // Blocks of at most `groups` groups each that together cover all of `members`, twice over, each
  // grown from two places so that mines can move between distant parts.
  std::vector<Block> cover(const std::vector<std::int32_t>& members, int groups, Random& random,
                           Control& control);

  // The block of at most `groups` groups around one of them; false if all are too dear.
  bool around(std::int32_t seed, int groups, Block& block, Control& control);

  // What the clues that lie wholly inside a block settle; sound for the whole.
  void settle(const Block& block, Control& control, std::vector<std::uint16_t>& possible);

 private:
  bool cut(const std::vector<std::int32_t>& chosen, Block& block, Control& control);
  void grow(std::int32_t seed, std::size_t groups, std::vector<std::int32_t>& chosen);

  const Problem& problem_;
  int width_;
  double states_;
  Orderer orderer_;
  std::vector<std::int32_t> local_clue_;
  std::vector<std::uint8_t> chosen_;
};

// A consistent filling of the groups (mines by group): the states of the exact count, but never
// more than `most` of them at a time, the others dropped at random. `lost` if that led nowhere,
// `none` if nothing had to be dropped: then there is no filling.
enum class Found { yes, lost, none };
Found find_filling(const Problem& problem, const std::vector<std::int32_t>& order,
                   const Weights& weights, std::size_t most, Random& random, Control& control,
                   std::vector<std::uint8_t>& mines);

// One Markov chain over the fillings of some groups.
class Walk {
 public:
  Walk(const Problem& problem, const std::vector<Block>& blocks, const Weights& weights,
       const Poly& log_outside, Random random)
      : problem_(problem),
        blocks_(blocks),
        weights_(weights),
        log_outside_(log_outside),
        random_(random) {}

  // With the mines of all groups that the weight outside is for, whether in a block or not.
  void start(std::vector<std::uint8_t> mines);
  // Draws every block anew once; adds each group's chance of a mine per cell to `chance`, and the
  // chance of each number of mines in all groups to `held`.
  void sweep(std::vector<double>& chance, double* held, Control& control);
  int mines() const { return total_; }

 private:
  const Problem& problem_;
  const std::vector<Block>& blocks_;
  const Weights& weights_;
  const Poly& log_outside_;  // the logarithm of the weight outside, by the mines of all groups here
  Random random_;
  std::vector<std::uint8_t> mines_;
  int total_ = 0;
  Tables tables_;
  Chain chain_;
  std::vector<Tally> tallies_;
  std::vector<double> sum_;
  std::vector<std::int32_t> hits_;
  std::vector<std::size_t> turn_;
};

}  // namespace qmines
