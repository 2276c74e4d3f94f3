// Recommends what to measure next: certain moves, or else the guess that is likeliest to survive.
// In endgames guesses are compared by rollouts on layouts drawn from the exact chances; the safest
// guess is preferred unless another one is significantly better.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "qubits/analysis.h"
#include "qubits/player_view.h"

namespace qmines::qubits {

struct Choice {
  Measurement measurement;
  double survival = 0;  // 1 under a shield
  double score = 0;     // how promising it looks without rollouts
  double value = -1;    // the mean chance to win in its rollouts; -1: it had none
  double error = 0;     // the standard error of that
  int rollouts = 0;
};

struct AdvisorOptions {
  int candidates = 8;    // guesses compared by rollouts
  int rollouts = 0;      // for each guess that is not clearly worse before
  double within = 0.15;  // of the best survival: guesses below are no candidates
  int endgame = 0;       // rollouts only if at most so many cells may be good; 0: never
};

class Advisor {
 public:
  // Lists the moves worth considering, best first: only certain ones if there are any. Sets
  // `chances` to those of the position.
  void choose(const PlayerView& view, const AdvisorOptions& options, Random& random,
              Control& control, std::vector<Choice>& choices);
  Chances chances;

 private:
  void certain(const PlayerView& view, const Chances& chances, std::vector<Choice>& choices) const;
  void guesses(const PlayerView& view, const Chances& chances, double within,
               std::vector<Choice>& choices) const;
  void look_ahead(const PlayerView& view, const AdvisorOptions& options, Random& random,
                  Control& control, std::vector<Choice>& choices);
  double play_on(PlayerView view, Choice choice, Random& random, Control& control);

  Engine here_, ahead_;
};

}  // namespace qmines::qubits
