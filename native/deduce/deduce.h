// How far a player gets who never guesses: with everything that is certain, or with what the
// techniques up to a given one find.
#pragma once

#include "base/control.h"
#include "count/analysis.h"
#include "deduce/ladder.h"
#include "position/play.h"

namespace qmines {

class Deducer {
 public:
  // Opens the first cell and all that follows; true if that wins the game.
  bool play(Game& game, int start, Technique hardest, Control& control);

  // Where single clues settle nothing more: finds what else is certain, and opens it. False if
  // nothing can be opened.
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
