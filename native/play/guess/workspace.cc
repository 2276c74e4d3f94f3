#include "play/guess/workspace.h"

namespace qmines {

Tuning Tuning::deep(int effort) {
  Tuning tuning;
  tuning.search_boards = 50'000;
  tuning.search_work = 5e7 * effort;
  tuning.rollout_boards *= effort;
  return tuning;
}

Control Workspace::control() const {
  return budget ? budget->share(budget->left()) : Control(Budget{60.0, std::size_t{1} << 30});
}

bool Workspace::open_certain(Game& game) {
  Control limits = control();
  const Field field = game.field();
  engine.analyse(field, Options{false, false, false}, limits, analysis);
  bool certain = false;
  for (int c = 0; c < game.cells(); ++c) {
    if (game.view()[c] != hidden || analysis.certain[c] == Certain::no) continue;
    certain |= analysis.certain[c] == Certain::safe;
    game.settle(c, analysis.certain[c] == Certain::mine);
  }
  if (certain) game.follow();
  return certain;
}

}  // namespace qmines
