// What to measure next: certain moves, and where there is none the guess whose games are won most
// often. A guess is judged by playing on from it many times on layouts drawn from the exact
// chances.
#pragma once

#include <cstdint>
#include <vector>

#include "control.h"
#include "qubit_play.h"
#include "qubits.h"
#include "random.h"

namespace qmines::qubits {

struct Choice {
  Act act;
  double survival = 0;  // 1 under a shield
  double score = 0;     // how promising it looks without playing on
  double value = -1;    // the mean chance to win if it was played on from; -1: it was not
  double error = 0;     // the standard error of that
  int rollouts = 0;
};

struct Care {
  int candidates = 8;    // guesses that are played on from
  int rollouts = 0;      // from the best of them; half of the others are dropped every so often
  double within = 0.15;  // of the best survival: the candidates
  int horizon = 0;       // so many cells on, a game is taken as won; 0: it is played to its end
};

class Player {
 public:
  // The moves worth considering, the best first: only certain ones if there are any. `chances`
  // becomes those of the position.
  void choose(const Stand& stand, const Care& care, Random& random, Control& control,
              std::vector<Choice>& choices);
  Chances chances;

 private:
  void certain(const Stand& stand, const Chances& chances, std::vector<Choice>& choices) const;
  void guesses(const Stand& stand, const Chances& chances, double within,
               std::vector<Choice>& choices) const;
  double play_on(Stand stand, Choice choice, const Care& care, Random& random, Control& control);

  Engine here_, ahead_;
};

}  // namespace qmines::qubits
