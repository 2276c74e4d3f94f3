// Fillings from which random walks can start.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "count/order.h"
#include "position/position.h"
#include "satisfy/clue_solver.h"

namespace qmines {

class Fillings {
 public:
  Fillings(const Problem& problem, const std::vector<Chain>& chains, Control& control)
      : problem_(problem), chains_(chains), control_(control) {}

  // A random filling of these components (mines by group), typical for a density; empty if there
  // is none.
  std::vector<std::uint8_t> find(const std::vector<std::size_t>& components, double density,
                                 Random& random);
  // The density of the sea, from what fillings leave for it, so that walks do not start far off.
  // False if there is no filling.
  bool typical_density(bool total_known, Random& random, double& density);

 private:
  bool solve(std::size_t component, Random& random, std::vector<std::uint8_t>& mines);

  const Problem& problem_;
  const std::vector<Chain>& chains_;
  Control& control_;
  bool narrow_ = true;  // counting along a chain with few states has always found one
  std::vector<std::unique_ptr<ClueSolver>> solvers_;  // by component; they keep what they learned
};

}  // namespace qmines
