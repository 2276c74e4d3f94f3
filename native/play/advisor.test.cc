#include "play/advisor.h"

#include <cmath>
#include <vector>

#include "play/auto_player.h"
#include "sample/sample_boards.h"
#include "testing/ample_budget.h"
#include "testing/brute_force.h"
#include "testing/stuck_game.h"
#include "testing/test.h"

namespace qmines {
namespace {

TEST(advice_lists_certain_cells_first) {
  const TestField field({"1##", "1##"}, 1);  // one of the two cells in the middle is the mine
  Advisor advisor;
  Control control = ample();
  Random random(1);
  const Advice advice = advisor.advise(field.field(), control, random);
  CHECK(advice.kind == Advice::certain);
  CHECK_EQ(advice.choices.size(), std::size_t{2});
  for (const Choice& choice : advice.choices) {
    CHECK(choice.cell == 2 || choice.cell == 5);
    CHECK_EQ(choice.survival, 1.0);
  }
}

TEST(advice_is_exact_where_few_boards_remain) {
  const TestField field({"1#", "##"}, 1);
  Advisor advisor;
  Control control = ample();
  Random random(1);
  const Advice advice = advisor.advise(field.field(), control, random);
  CHECK(advice.kind == Advice::exact);
  CHECK_NEAR(advice.choices.front().won, 1 / 3.0, 1e-12);
}

TEST(advice_without_a_total_knows_only_survival) {
  const TestField field({"1#", "##"});
  Advisor advisor;
  Control control = ample();
  Random random(1);
  const Advice advice = advisor.advise(field.field(), control, random);
  CHECK(advice.kind == Advice::survival);
  CHECK(std::isnan(advice.choices.front().won));
  CHECK_NEAR(advice.choices.front().survival, 2 / 3.0, 1e-12);
}

TEST(advice_predicts_how_often_games_are_won) {
  // The estimate for a choice against games that are played from there, both without endgame
  // search.
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 1; ++seed) {
    Game game;
    const Field field = stuck_game(game, seed);
    if (game.won()) continue;
    Advisor advisor;
    AutoPlayer player(find_strategy("best"));
    for (Tuning* each : {&advisor.tuning(), &player.tuning()})
      each->search_boards = each->small_boards = 0;
    advisor.tuning().rollout_boards = 150;
    Control control(Budget{60, std::size_t{256} << 20});
    Random random(seed);
    const Advice advice = advisor.advise(field, control, random);
    CHECK(advice.kind == Advice::estimated);
    const Choice& choice = advice.choices.front();
    Engine engine;
    constexpr int kGames = 400;
    std::vector<std::uint8_t> boards(static_cast<std::size_t>(kGames) * kStuckCells);
    sample_boards(engine, field, kGames, random, control, boards.data());
    int won = 0;
    for (int i = 0; i < kGames; ++i) {
      Game trial;
      trial.resume(field, boards.data() + static_cast<std::size_t>(i) * kStuckCells);
      won += player.play(trial, choice.cell, random).won;
    }
    const double rate = static_cast<double>(won) / kGames;
    const double error = std::hypot(choice.error, std::sqrt(rate * (1 - rate) / kGames));
    CHECK(std::abs(rate - choice.won) < 5 * error + 0.01);  // the best of some is a little lucky
    ++compared;
  }
}

}  // namespace
}  // namespace qmines
