#include "play/auto_player.h"

namespace qmines {

AutoPlayer::AutoPlayer(const Strategy& strategy, int effort) : strategy_(strategy) {
  if (strategy.make_guesser) guesser_ = strategy.make_guesser(workspace_, effort);
}

Outcome AutoPlayer::play(Game& game, int start, Random& random) {
  Outcome outcome;
  if (!game.open(start)) return outcome;
  while (!game.won()) {
    if (strategy_.deduces && workspace_.open_certain(game)) continue;
    if (!guesser_) {
      outcome.gave_up = true;
      return outcome;
    }
    const Analysis& analysis = workspace_.analysis;
    const int cell = guesser_->choose(game.field(), analysis, random);
    ++outcome.guesses;
    outcome.luck *= static_cast<float>(1 - analysis.probability[cell]);
    if (!game.open(cell)) return outcome;
  }
  outcome.won = true;
  return outcome;
}

}  // namespace qmines
