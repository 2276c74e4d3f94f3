// Advice on any position: which cell to open, how likely it survives, and how likely the game is
// won.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "play/guess/endgame.h"
#include "play/guess/look_ahead.h"
#include "play/guess/network_choice.h"
#include "play/guess/rollouts.h"
#include "play/guess/workspace.h"

namespace qmines {

// A cell that might be opened next.
struct Choice {
  int cell = -1;
  double survival = 0;
  double won = 0;    // the chance to win the game with it; NaN if unknown
  double error = 0;  // its standard error
};

struct Advice {
  enum Kind : std::uint8_t {
    certain,    // some cells are safe; the winning chance is estimated
    exact,      // the rest of the game was searched
    estimated,  // the candidates were compared by rollouts
    survival,   // only the chance of a mine is known
  };
  Status status = Status::solved;
  Kind kind = survival;
  std::vector<Choice> choices;  // best first; empty if nothing can be opened
};

class Advisor {
 public:
  Advisor() = default;
  Advisor(const Advisor&) = delete;
  Advisor& operator=(const Advisor&) = delete;

  // What to open in any position, within a budget.
  Advice advise(const Field& field, Control& control, Random& random);

  Tuning& tuning() { return workspace_.tuning; }

 private:
  void choose_guess(const Field& field, Random& random, Advice& advice);

  Workspace workspace_;
  Endgame endgame_{workspace_};
  LookAhead look_ahead_{workspace_};
  NetworkChoice network_choice_{workspace_};
  Rollouts rollouts_{workspace_};
  std::vector<Candidate> candidates_;
};

}  // namespace qmines
