// A field as a chain of layers: one line of groups after the other, each split into sites of two
// rows. Between two layers, a site's state says what its open clues still need.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "count/weights.h"
#include "position/position.h"

namespace qmines {

// What one site does in one layer. Its groups that also touch clues of the next site pass what
// they give to these on as a carry.
struct SiteLayer {
  struct Move {
    std::uint16_t carry, state, next_carry, next_state;
    double weight;
  };
  int carries = 1, states = 1, next_carries = 1, next_states = 1;
  std::vector<Move> moves;
  std::vector<std::int32_t> groups;  // whose chances are found here
  std::vector<double> mines;         // by move and group: the mean
};

class Layers {
 public:
  // The groups of `members`. Layers follow each other in the lines of groups, `along`, and
  // sites in those of clues, `across`. False if some site has too many states, or shows by itself
  // that there is no filling.
  bool build(const Problem& problem, const std::vector<std::int32_t>& members,
             const std::vector<std::int32_t>& along, const std::vector<std::int32_t>& across,
             const Weights& weights, Control& control);

  std::size_t count() const { return layers_.size(); }
  std::size_t sites() const { return sites_; }
  const SiteLayer& at(std::size_t layer, std::size_t site) const { return layers_[layer][site]; }

 private:
  struct Choice;
  bool build_site(const Problem& problem, std::size_t layer, std::size_t site,
                  const Weights& weights);
  bool prune();
  // Scales the states, so that forward and backward weights are about equally large: what is cut
  // off is then what is improbable, and not only what is rare on one side.
  void balance();

  using Messages = std::vector<std::vector<std::vector<double>>>;  // by layer and site

  std::size_t sites_ = 0;
  std::vector<std::vector<SiteLayer>> layers_;
  Messages later_, earlier_, right_, left_;  // kept for the next density

  // While building.
  struct Open {
    std::int32_t clue;
    int shift, left;  // left: cells after this layer
  };
  std::vector<std::vector<std::vector<std::int32_t>>> own_, shared_;  // groups by layer and site
  std::vector<std::int32_t> site_of_, last_, slot_, rest_;            // by clue
  std::vector<std::vector<std::uint64_t>> keys_;                      // by site: its states
  std::vector<std::uint64_t> carried_;                                // to the next site, by carry
  std::vector<std::vector<std::int32_t>> open_;                       // by site: clues
};

}  // namespace qmines
