#include "play/guess/endgame.h"

#include <algorithm>

#include "testing/brute_force.h"
#include "testing/stuck_game.h"
#include "testing/test.h"

namespace qmines {
namespace {

TEST(a_toss_up_is_won_half_the_time) {
  const TestField field({"#1#"}, 1);
  Workspace workspace;
  Control control = workspace.control();
  workspace.engine.analyse(field.field(), Options{false, false, false}, control,
                           workspace.analysis);
  Endgame endgame(workspace);
  double won = 0;
  const int cell = endgame.best_move(field.field(), workspace.analysis, won);
  CHECK(cell == 0 || cell == 2);
  CHECK_NEAR(won, 0.5, 1e-12);
  CHECK_EQ(endgame.values().size(), std::size_t{2});
}

TEST(remembered_moves_are_the_same) {
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 10; ++seed) {
    Game game;
    const Field field = stuck_game(game, seed);
    if (game.won()) continue;
    Workspace workspace;
    CHECK(!workspace.open_certain(game));
    if (workspace.analysis.weight > workspace.tuning.search_boards) continue;
    Endgame endgame(workspace);
    double won = 0;
    const int cell = endgame.best_move(field, workspace.analysis, won);
    CHECK_EQ(endgame.values().front().second, won);
    CHECK_EQ(endgame.remembered_move(field, workspace.analysis), cell);
    CHECK_EQ(endgame.remembered_move(field, workspace.analysis), cell);
    ++compared;
  }
}

TEST(small_fields_are_searched_from_the_first_number) {
  const TestField field({"1####", "#####", "#####", "#####"}, 5);
  Workspace workspace;
  Control control = workspace.control();
  workspace.engine.analyse(field.field(), Options{false, false, false}, control,
                           workspace.analysis);
  CHECK_NEAR(workspace.analysis.weight, 3 * 1820.0, 1e-6);  // more than in larger fields
  CHECK(workspace.analysis.weight > workspace.tuning.search_boards);
  Endgame endgame(workspace);
  double won = 0;
  CHECK_EQ(endgame.best_move(field.field(), workspace.analysis, won), -1);
  CHECK(endgame.remembered_move(field.field(), workspace.analysis) >= 0);
}

TEST(too_many_boards_are_not_searched) {
  const TestField field(5, 5, 8);
  Workspace workspace;
  Control control = workspace.control();
  workspace.engine.analyse(field.field(), Options{false, false, false}, control,
                           workspace.analysis);
  Endgame endgame(workspace);
  double won = 0;
  CHECK_EQ(endgame.best_move(field.field(), workspace.analysis, won), -1);
  CHECK_EQ(endgame.remembered_move(field.field(), workspace.analysis), -1);
}

}  // namespace
}  // namespace qmines
