#include "deduce/deducer.h"

namespace qmines {

namespace {

// Work for one position. A limit on work, not on time, so that the clock does not decide which
// boards are generated: beyond it cells count as uncertain. Boards that people play stay far below.
constexpr double kSeconds = 60;

}  // namespace

// Finds everything that is certain at once: much faster than the ladder, which decides the same
// cells step by step.
bool Deducer::by_count(Game& game, Control& control) {
  engine_.analyse(game.field(), Options{false, false, false}, control, analysis_);
  bool safe = false;
  for (int c = 0; c < game.cells(); ++c) {
    if (game.settled(c) || analysis_.certain[c] == Certain::no) continue;
    safe |= analysis_.certain[c] == Certain::safe;
    game.settle(c, analysis_.certain[c] == Certain::mine);
  }
  return safe;
}

bool Deducer::by_ladder(Game& game, Technique hardest, Control& control) {
  Limits limits;
  limits.hardest = hardest;
  limits.proof = false;
  ladder_.begin(game.field());
  while (ladder_.next(limits, engine_, control, deduction_)) {
    for (const auto cell : deduction_.mined) game.settle(cell, true);
    for (const auto cell : deduction_.safe) game.settle(cell, false);
    if (!deduction_.safe.empty()) return true;
  }
  return false;
}

bool Deducer::step(Game& game, Technique hardest, Control& control) {
  if (hardest == Technique::single) return false;
  const int before = game.opened();
  while (game.pair_up()) {
    game.follow();
    if (game.opened() > before) return true;
  }
  if (hardest == Technique::pair) return false;
  control.spend(1000);
  Control share = control.share(kSeconds);
  try {
    const bool found =
        hardest == Technique::count ? by_count(game, share) : by_ladder(game, hardest, share);
    control.spend(share.work());
    if (found) game.follow();
    return found;
  } catch (const Stopped& stopped) {
    if (stopped.reason == Reason::cancelled) throw;
    return false;
  }
}

bool Deducer::play(Game& game, int start, Technique hardest, Control& control) {
  if (!game.open(start)) return false;
  while (!game.won())
    if (!step(game, hardest, control)) return false;
  return true;
}

}  // namespace qmines
