// Plays a game without guessing, as far as that goes: with everything that is certain, or only with
// the techniques up to a given one. Fast and without proofs; for those, see ladder.h.
#pragma once

#include "base/control.h"
#include "count/analysis.h"
#include "deduce/ladder.h"
#include "position/game.h"

namespace qmines {

class Deducer {
 public:
  // Opens the first cell and everything that can be deduced from there. True if that wins the game.
  bool play(Game& game, int start, Technique hardest, Control& control);

  // To be called when the single-clue rules are exhausted: finds other certain cells and opens
  // them. False if there is no safe cell to open.
  bool step(Game& game, Technique hardest, Control& control);

 private:
  bool by_count(Game& game, Control& control);
  bool by_ladder(Game& game, Technique hardest, Control& control);

  Engine engine_;
  Analysis analysis_;
  Ladder ladder_;
  Deduction deduction_;
};

}  // namespace qmines
