// Plays whole games by one strategy.
#pragma once

#include <cstdint>
#include <memory>

#include "play/strategy.h"
#include "position/game.h"

namespace qmines {

struct Outcome {
  bool won = false;
  bool gave_up = false;
  std::uint16_t guesses = 0;
  float luck = 1;  // the product of the survival chances of the guesses
};

// Not for several threads at once: each has its own, and keeps its memory from game to game.
class AutoPlayer {
 public:
  explicit AutoPlayer(const Strategy& strategy, int effort = 1);
  explicit AutoPlayer(const ChosenStrategy& chosen) : AutoPlayer(*chosen.strategy, chosen.effort) {}
  AutoPlayer(const AutoPlayer&) = delete;
  AutoPlayer& operator=(const AutoPlayer&) = delete;

  // Opens `start`, and plays on until the game is won, lost or given up.
  Outcome play(Game& game, int start, Random& random);

  // To change what the strategy has set.
  Tuning& tuning() { return workspace_.tuning; }

 private:
  const Strategy& strategy_;
  Workspace workspace_;
  std::unique_ptr<Guesser> guesser_;
};

}  // namespace qmines
