// Components of an earlier position with their counts, for the next position of the same game.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "count/count.h"
#include "count/order.h"
#include "position/position.h"

namespace qmines {

class KeptComponents {
 public:
  bool empty() const { return kept_.empty(); }
  // Hands back the chain and the counts of a component that was there before; false if it is new.
  bool take(const Problem& problem, std::size_t part, Chain& chain, Tables& tables,
            Control& control);
  // Keeps the components whose tables are whole, in place of those of the call before.
  void keep(const Problem& problem, std::vector<Chain>& chains, std::vector<Tables>& tables,
            Control& control);

 private:
  // A component by what it is made of.
  struct Kept {
    std::vector<std::int32_t> key;
    Chain chain;  // its steps name groups by their place in the component
    Tables tables;
  };
  std::vector<Kept> kept_;
  std::vector<std::int32_t> key_, place_;
};

}  // namespace qmines
