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
  // Whether a group that is empty in `filling` can hold a mine, or one that is not can miss one.
  // Tries to change little else; `other` is then such a filling.
  ClueSolver::Answer differs(std::int32_t group, const std::vector<std::uint8_t>& filling,
                             std::uint64_t work, std::vector<std::uint8_t>& other);
  // The same, if only the groups nearest to it change, at most so many. Says `none` only if these
  // prove it, and `unknown` if they do not suffice.
  ClueSolver::Answer differs_nearby(std::int32_t group, const std::vector<std::uint8_t>& filling,
                                    std::size_t most, std::vector<std::uint8_t>& other);
  // The last one that was found, of all components.
  const std::vector<std::uint8_t>& last() const { return last_; }

 private:
  // Beyond this, finding one along a chain takes longer than solving.
  static constexpr std::size_t kManyGroups = 1'500;

  ClueSolver& solver(std::size_t component);
  // The nearest groups, as a problem of their own; their clues need what the filling leaves them.
  void cut_out(std::int32_t group, const std::vector<std::uint8_t>& filling, std::size_t most);
  bool solve(std::size_t component, Random& random, std::vector<std::uint8_t>& mines);

  const Problem& problem_;
  const std::vector<Chain>& chains_;
  Control& control_;
  bool narrow_ = true;  // counting along a chain with few states has always found one
  std::vector<std::uint8_t> last_;
  std::vector<std::int32_t> component_of_;            // by group
  std::vector<std::unique_ptr<ClueSolver>> solvers_;  // by component; they keep what they learned
  Problem part_;                                      // what is cut out
  std::vector<std::int32_t> cut_;               // by group of it: what it is called in the whole
  std::vector<std::int32_t> cut_clue_;          // and by clue
  std::vector<std::int32_t> name_, clue_name_;  // by group and clue of the whole; -1: not in it
};

}  // namespace qmines
