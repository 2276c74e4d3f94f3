#include "play/guess/look_ahead.h"

#include <algorithm>

#include "testing/stuck_game.h"
#include "testing/test.h"

namespace qmines {
namespace {

TEST(the_best_move_is_the_first_of_all_ranked) {
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 10; ++seed) {
    Game game;
    const Field field = stuck_game(game, seed);
    if (game.won()) continue;
    Workspace workspace;
    workspace.tuning.candidates = 100;  // all of them
    CHECK(!workspace.open_certain(game));
    LookAhead look_ahead(workspace);
    std::vector<Candidate> ranked;
    look_ahead.rank(field, workspace.analysis, ranked);
    CHECK(!ranked.empty());
    CHECK(std::is_sorted(ranked.begin(), ranked.end(),
                         [](const Candidate& a, const Candidate& b) { return a.value > b.value; }));
    const int best = look_ahead.best_move(field, workspace.analysis, true);
    const auto found = std::find_if(ranked.begin(), ranked.end(),
                                    [&](const Candidate& c) { return c.cell == best; });
    CHECK(found != ranked.end());
    CHECK_NEAR(found->value, ranked.front().value, 1e-12);
    for (const Candidate& c : ranked) {
      CHECK(c.safe > 0 && c.safe < 1);
      // No value exceeds survival with the bonus for certain progress.
      CHECK(c.value <= c.safe * c.worth * (1 + workspace.tuning.progress) + 1e-12);
    }
    ++compared;
  }
}

}  // namespace
}  // namespace qmines
