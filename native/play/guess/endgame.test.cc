#include "play/guess/endgame.h"

#include <algorithm>

#include "play/auto_player.h"
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
  const TestField field({"1###", "####", "####", "####"}, 4);
  Workspace workspace;
  workspace.tuning.search_boards = 500;
  Control control = workspace.control();
  workspace.engine.analyse(field.field(), Options{false, false, false}, control,
                           workspace.analysis);
  CHECK_NEAR(workspace.analysis.weight, 3 * 220.0, 1e-6);  // more than in larger fields
  CHECK(workspace.analysis.weight > workspace.tuning.search_boards);
  Endgame endgame(workspace);
  double won = 0;
  CHECK_EQ(endgame.best_move(field.field(), workspace.analysis, won), -1);
  CHECK(endgame.remembered_move(field.field(), workspace.analysis) >= 0);
}

TEST(one_search_decides_all_guesses_of_the_smallest_games) {
  const Strategy& search = *find_strategy("search").strategy;
  AutoPlayer planned(search), unlimited(search);
  // Only the first guess is searched.
  planned.tuning().search_work = planned.tuning().small_work = 1;
  int won[2] = {0, 0}, guesses = 0;
  std::vector<std::uint8_t> board;
  for (unsigned mask = 0; mask < 1u << 16; mask += 2) {
    const bool shows_number = mask & (1 << 1 | 1 << 4 | 1 << 5);  // not 0, which opens more
    if (__builtin_popcount(mask) != 5 || !shows_number) continue;
    board.assign(16, 0);
    for (std::size_t c = 0; c < 16; ++c) board[c] = mask >> c & 1;
    Game game;
    Random dice(1, mask);
    AutoPlayer* const players[2] = {&planned, &unlimited};
    for (int p = 0; p < 2; ++p) {
      game.start(4, 4, board.data());
      const Outcome outcome = players[p]->play(game, 0, dice);
      won[p] += outcome.won;
      guesses = std::max<int>(guesses, outcome.guesses);
    }
  }
  CHECK(guesses > 2);
  CHECK_EQ(won[0], won[1]);
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
