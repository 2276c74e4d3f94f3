// The order in which a component's groups are counted. Few clues open at once means few states.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "position/position.h"

namespace qmines {

// One group of the chain. A state is one 64-bit word with a 3-bit field for what each open clue
// still needs (never more than 7: a clue that needs all its cells has been settled before).
struct Step {
  std::int32_t group;
  std::uint8_t size;
  std::uint8_t clue_count;  // clues of the group, a counter not included
  std::uint8_t shift[8];    // the field of each
  std::uint8_t rest[8];     // the cells that each still has after this step
  std::uint64_t unit;       // what one mine in the group subtracts from the state
  std::uint64_t open;       // what clues first touched here add before
  double bound;             // an upper estimate of the states after it
};

constexpr int kSlots = 20;  // 20 fields of 3 bits; the top 4 bits count for a counter
constexpr int kCounterShift = 60;

struct Chain {
  std::vector<Step> steps;
  int cells = 0;
  double bound = 0;       // an upper estimate of the states over all steps
  bool too_wide = false;  // more open clues than a state has fields
};

// With so many clues open at once, an order is given up: no state has fields for a third of them.
constexpr std::size_t kMostOpen = 64;

// Lays out groups, each of them once, in the given order.
void lay_chain(const Problem& problem, const std::vector<std::int32_t>& order, Chain& chain);

class Orderer {
 public:
  // Finds a good order for a component and lays it out. With `search`, a wide component is searched
  // for a better one, for a small share of the time that is left.
  void chain(const Problem& problem, const Component& part, int width, Chain& chain,
             Control& control, bool search = true);

 private:
  void begin(const Component& part);
  // False if it gives up.
  bool greedy(const Problem& problem, const Component& part, std::int32_t start);
  // As greedy, but weighs the states themselves, with some noise: better and slower.
  bool careful(const Problem& problem, const Component& part, std::int32_t start, double noise);
  double growth(const Problem& problem, std::int32_t clue);
  std::uint64_t looked_ = 0;
  void sweep(const Problem& problem, const Component& part, int width, bool by_column);
  void take(const Problem& problem, std::int32_t clue);
  int opened_by(const Problem& problem, std::int32_t clue);
  void keep_better(const Problem& problem, Chain& best);

  std::vector<std::int32_t> order_, open_, sorted_;
  std::vector<std::uint64_t> mark_;
  std::vector<std::uint8_t> taken_, is_open_, done_, more_;
  std::vector<std::int32_t> touched_;
  Random random_{20261115};
  std::uint64_t marks_ = 0;
  Chain trial_;
};

}  // namespace qmines
