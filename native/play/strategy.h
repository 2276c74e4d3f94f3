// The strategies of the auto-player, by name. Python, the command line and the documentation read
// their names and descriptions from here.
//
// To add one: write a file in strategies/ that defines a Strategy, and list it in strategy.cc.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "count/analysis.h"
#include "play/guess/workspace.h"

namespace qmines {

// Chooses a cell to open where nothing is certain.
class Guesser {
 public:
  virtual ~Guesser() = default;
  // `analysis` is that of the field, just made by the engine of the workspace.
  virtual int choose(const Field& field, const Analysis& analysis, Random& random) = 0;
};

struct Strategy {
  const char* name;            // lower-case letters, as the command line takes it
  const char* description;     // one line, without a full stop
  bool deduces = true;         // opens all cells that are certain; false: only by single clues
  bool takes_effort = false;   // "name:N" asks for N times the effort
  bool needs_network = false;  // plays as it should only with a learned_network()
  // Makes what guesses, and may change the tuning for it. Null: it gives up where nothing is
  // certain.
  std::unique_ptr<Guesser> (*make_guesser)(Workspace& workspace, int effort) = nullptr;
};

// A strategy as a user asks for it.
struct ChosenStrategy {
  const Strategy* strategy = nullptr;
  int effort = 1;
  explicit operator bool() const { return strategy != nullptr; }
};

// All of them, weakest first.
const std::vector<const Strategy*>& strategies();

// Reads "name", or "name:N" with an effort N from 1 to 999; none if there is no such strategy.
ChosenStrategy find_strategy(std::string_view text);

// Adds a strategy that is not built in. Not while games are played: readers do not lock.
void register_strategy(const Strategy& strategy);

}  // namespace qmines
