// Chooses a guess by looking two moves ahead: the chance to survive this guess and the next one,
// with a bonus where the first is likely to make other cells certain.
#pragma once

#include <cstdint>
#include <vector>

#include "play/guess/forced_guesses.h"
#include "play/guess/workspace.h"

namespace qmines {

// A cell that might be opened where nothing is certain.
struct Candidate {
  int cell;
  double safe;                // the chance that it is not a mine
  double worth = 1;           // above 1 if a forced guess would have to be taken there anyway
  double value = -1;          // by looking ahead
  double won = 0, error = 0;  // the winning chance by rollouts, and its standard error
  bool dropped = false;       // clearly worse than another in the rollouts
};

class LookAhead {
 public:
  explicit LookAhead(Workspace& workspace) : workspace_(workspace), forced_(workspace) {}

  // All work on the position that workspace.engine has just analysed. With `forced`, forced
  // guesses count as less of a risk.
  int best_move(const Field& field, const Analysis& analysis, bool forced);
  // Lists the candidates whose values are at most the share `margin` below the best, best first.
  // The first is what best_move chooses.
  void close_candidates(const Field& field, const Analysis& analysis, double margin,
                        std::vector<Candidate>& out);
  // Lists all candidates with their values, best first.
  void rank(const Field& field, const Analysis& analysis, std::vector<Candidate>& out);

 private:
  void list(const Field& field, const Analysis& analysis, bool forced, std::vector<Candidate>& out);
  std::size_t compare(const Field& field, double margin, std::vector<Candidate>& all);
  double two_moves(const Field& field, const Candidate& candidate, double floor);

  Workspace& workspace_;
  ForcedGuesses forced_;
  std::vector<Candidate> candidates_;
  std::vector<std::uint8_t> cells_;
};

}  // namespace qmines
