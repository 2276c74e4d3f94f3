#include "play/guess/rollouts.h"

#include <algorithm>
#include <cmath>

#include "testing/stuck_game.h"
#include "testing/test.h"

namespace qmines {
namespace {

TEST(rollouts_agree_with_the_endgame_search) {
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 3; ++seed) {
    Game game;
    const Field field = stuck_game(game, seed);
    if (game.won()) continue;
    Workspace workspace;
    CHECK(!workspace.open_certain(game));
    Endgame endgame(workspace);
    double won = 0;
    const int cell = endgame.best_move(field, workspace.analysis, won);
    if (cell < 0) continue;
    workspace.tuning.rollout_boards = 200;
    std::vector<Candidate> candidates{{cell, 1 - workspace.analysis.probability[cell]}};
    Rollouts rollouts(workspace);
    Random random(seed);
    rollouts.compare(field, random, candidates);
    CHECK(candidates[0].error < 0.1);
    CHECK(candidates[0].won < won + 4 * candidates[0].error + 0.01);
    CHECK(candidates[0].won > won - 4 * candidates[0].error - 0.1);  // rollouts are not perfect
    ++compared;
  }
}

TEST(rollouts_put_a_clearly_better_candidate_first) {
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 3; ++seed) {
    Game game;
    const Field field = stuck_game(game, seed);
    if (game.won()) continue;
    Workspace workspace;
    CHECK(!workspace.open_certain(game));
    LookAhead look_ahead(workspace);
    std::vector<Candidate> candidates;
    look_ahead.rank(field, workspace.analysis, candidates);
    // The one that looks best, behind a cell that is almost certainly a mine.
    const auto& chance = workspace.analysis.probability;
    int worst = -1;
    for (int c = 0; c < game.cells(); ++c)
      if (workspace.analysis.certain[c] == Certain::no && !std::isnan(chance[c]) &&
          (worst < 0 || chance[c] > chance[worst]))
        worst = c;
    if (chance[worst] < 0.6 || candidates[0].safe < 0.7) continue;
    const int best = candidates[0].cell;
    candidates = {{worst, 1 - chance[worst]}, candidates[0]};
    Rollouts rollouts(workspace);
    Random random(seed);
    rollouts.compare(field, random, candidates);
    CHECK_EQ(candidates[0].cell, best);
    CHECK(candidates[1].dropped);
    ++compared;
  }
}

TEST(rollouts_without_time_are_stopped) {
  Game game;
  std::uint64_t seed = 0;
  Field field;
  do field = stuck_game(game, ++seed);
  while (game.won());
  Workspace workspace;
  workspace.open_certain(game);
  LookAhead look_ahead(workspace);
  std::vector<Candidate> candidates;
  look_ahead.rank(field, workspace.analysis, candidates);
  const Control spent(Budget{0, 0});
  workspace.budget = &spent;
  Rollouts rollouts(workspace);
  Random random(1);
  bool stopped = false;
  try {
    rollouts.compare(field, random, candidates);
  } catch (const Stopped&) {
    stopped = true;
  }
  CHECK(stopped);
}

}  // namespace
}  // namespace qmines
