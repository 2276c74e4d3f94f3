// What to measure next: certain moves, and where there is none the guess that survives most often.
// In endgames guesses are judged by playing on from them many times on layouts drawn from the exact
// chances: the safest one wins unless another is better beyond doubt.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "qubits/qubit_play.h"
#include "qubits/qubits.h"

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
  int rollouts = 0;      // from each that is not behind beyond doubt before
  double within = 0.15;  // of the best survival: the candidates
  int endgame = 0;       // only where at most so many cells may be good; 0: nowhere
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
  void look_ahead(const Stand& stand, const Care& care, Random& random, Control& control,
                  std::vector<Choice>& choices);
  double play_on(Stand stand, Choice choice, Random& random, Control& control);

  Engine here_, ahead_;
};

}  // namespace qmines::qubits
