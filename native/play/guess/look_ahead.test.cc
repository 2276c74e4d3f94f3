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

TEST(close_candidates_are_those_within_the_margin) {
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 10; ++seed) {
    Game game;
    const Field field = stuck_game(game, seed);
    if (game.won()) continue;
    Workspace workspace;
    workspace.tuning.candidates = 100;
    CHECK(!workspace.open_certain(game));
    LookAhead look_ahead(workspace);
    std::vector<Candidate> ranked, close;
    look_ahead.rank(field, workspace.analysis, ranked);
    look_ahead.close_candidates(field, workspace.analysis, 0.1, close);
    CHECK_EQ(close.front().cell, look_ahead.best_move(field, workspace.analysis, true));
    const double least = ranked.front().value * 0.9;
    std::size_t within = 0;
    for (const Candidate& c : ranked) within += c.value >= least;
    CHECK_EQ(close.size(), within);
    for (std::size_t i = 0; i < close.size() && i < within; ++i)
      CHECK_NEAR(close[i].value, ranked[i].value, 1e-12);
    ++compared;
  }
}

}  // namespace
}  // namespace qmines
