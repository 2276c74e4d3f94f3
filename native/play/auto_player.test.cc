#include "play/auto_player.h"

#include <cmath>
#include <vector>

#include "testing/stuck_game.h"
#include "testing/test.h"

namespace qmines {
namespace {

TEST(outcomes_say_how_a_game_ended) {
  // Two cells, one mine: the first click wins or loses.
  const std::vector<std::uint8_t> board = {0, 1};
  Random random(1);
  Game game;
  for (const Strategy* strategy : strategies()) {
    AutoPlayer player(*strategy);
    game.start(2, 1, board.data());
    CHECK(player.play(game, 0, random).won);
    game.start(2, 1, board.data());
    const Outcome lost = player.play(game, 1, random);
    CHECK(!lost.won && !lost.gave_up);
    CHECK_EQ(int{lost.guesses}, 0);
  }
}

TEST(who_does_not_guess_gives_up) {
  // A 1 in the middle of three cells: either end may be the mine.
  const std::vector<std::uint8_t> board = {1, 0, 0};
  Random random(1);
  Game game;
  for (const Strategy* strategy : strategies()) {
    AutoPlayer player(*strategy);
    game.start(3, 1, board.data());
    const Outcome outcome = player.play(game, 1, random);
    CHECK_EQ(outcome.gave_up, strategy->make_guesser == nullptr);
    CHECK_EQ(int{outcome.guesses}, int{!outcome.gave_up});
    CHECK_NEAR(outcome.luck, outcome.gave_up ? 1 : 0.5, 1e-6);
  }
}

TEST(deep_plays_the_same_game_from_the_same_seed) {
  std::vector<std::uint8_t> board;
  for (std::uint64_t seed = 1; seed < 3; ++seed) {
    Outcome first;
    for (int round = 0; round < 2; ++round) {
      Random random(seed), dice(seed, 1);
      draw_board(kStuckWidth, kStuckHeight, kStuckMines, FirstClick::safe, 0, random, board);
      Game game;
      game.start(kStuckWidth, kStuckHeight, board.data());
      AutoPlayer player(find_strategy("deep"));
      player.tuning().search_boards = 50;
      player.tuning().rollout_boards = 20;
      const Outcome outcome = player.play(game, 0, dice);
      if (round == 0) first = outcome;
      CHECK_EQ(outcome.won, first.won);
      CHECK_EQ(int{outcome.guesses}, int{first.guesses});
    }
  }
}

}  // namespace
}  // namespace qmines
