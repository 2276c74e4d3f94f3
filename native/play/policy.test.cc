#include "play/policy.h"

#include <cmath>
#include <string>
#include <vector>

#include "sample/sample_boards.h"
#include "testing/test.h"

namespace qmines {
namespace {

constexpr int kWidth = 7, kHeight = 6, kMines = 9;

// A game that has come to its first guess, on a board of this seed.
Field stuck(Game& game, std::uint64_t seed) {
  Random random(seed);
  std::vector<std::uint8_t> board;
  draw_board(kWidth, kHeight, kMines, FirstClick::safe, 0, random, board);
  game.start(kWidth, kHeight, board.data());
  Player player;
  player.play(game, 0, Strategy::deduce, random);
  return game.field();
}

TEST(a_game_goes_on_where_it_was) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Game game, other;
    const Field field = stuck(game, seed);
    if (game.won()) continue;
    std::vector<std::uint8_t> board(kWidth * kHeight);
    for (int c = 0; c < game.cells(); ++c) board[c] = game.mined(c);
    other.resume(field, board.data());
    CHECK(other.view() == game.view());
    CHECK_EQ(other.opened(), game.opened());
    for (int c = 0; c < game.cells(); ++c)
      if (game.view()[c] == hidden) {
        CHECK_EQ(other.open(c), game.open(c));
        CHECK(other.view() == game.view());
        break;
      }
  }
}

TEST(advice_played_out_is_what_playing_gives) {
  // The estimate of a choice against games that are really played from there, both without search.
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 2; ++seed) {
    Game game;
    const Field field = stuck(game, seed);
    if (game.won()) continue;
    Player adviser, player;
    adviser.tuning.search_boards = player.tuning.search_boards = 0;
    adviser.tuning.roll_boards = 150;
    Control control(Budget{60, std::size_t{256} << 20});
    Random random(seed);
    const Advice advice = adviser.advise(field, control, random);
    CHECK(advice.kind == Advice::estimated);
    const Choice& choice = advice.choices.front();
    Engine engine;
    constexpr int kGames = 400;
    std::vector<std::uint8_t> boards(static_cast<std::size_t>(kGames) * kWidth * kHeight);
    sample_boards(engine, field, kGames, random, control, boards.data());
    int won = 0;
    for (int i = 0; i < kGames; ++i) {
      Game trial;
      trial.resume(field, boards.data() + static_cast<std::size_t>(i) * kWidth * kHeight);
      won += player.play(trial, choice.cell, Strategy::best, random).won;
    }
    const double rate = static_cast<double>(won) / kGames;
    const double error = std::hypot(choice.error, std::sqrt(rate * (1 - rate) / kGames));
    CHECK(std::abs(rate - choice.won) < 5 * error + 0.01);  // the best of some is a little lucky
    ++compared;
  }
}

TEST(deep_plays_the_same_game_again) {
  std::vector<std::uint8_t> board;
  for (std::uint64_t seed = 1; seed < 3; ++seed) {
    Outcome first;
    for (int round = 0; round < 2; ++round) {
      Random random(seed), dice(seed, 1);
      draw_board(kWidth, kHeight, kMines, FirstClick::safe, 0, random, board);
      Game game;
      game.start(kWidth, kHeight, board.data());
      Player player;
      player.tuning.search_boards = 50;
      player.tuning.roll_boards = 20;
      const Outcome outcome = player.play(game, 0, Strategy::deep, dice);
      if (round == 0) first = outcome;
      CHECK_EQ(outcome.won, first.won);
      CHECK_EQ(int{outcome.guesses}, int{first.guesses});
    }
  }
}

TEST(a_guess_that_cannot_be_avoided_is_taken_first) {
  // One of the two cells at the top left is a mine, and whatever is opened, nothing tells which;
  // the sea on the right is safer, cell by cell, and would have to be survived as well.
  const std::string rows =
      "#1S#####"
      "#3S#####"
      "**S#####"
      "22S#####";
  std::vector<std::uint8_t> cells;
  for (const char c : rows)
    cells.push_back(c == '#'   ? std::uint8_t{hidden}
                    : c == '*' ? std::uint8_t{mine}
                    : c == 'S' ? std::uint8_t{safe}
                               : static_cast<std::uint8_t>(c - '0'));
  const Field field{8, 4, cells.data(), 7, 0.2, -1};
  Player player;
  player.tuning.search_boards = 0;
  Control control(Budget{60, std::size_t{256} << 20});
  Random random(1);
  Analysis analysis;
  player.engine().analyse(field, Options{}, control, analysis);
  CHECK(analysis.status == Status::solved);
  const int best = player.guess(field, analysis, Strategy::best, random);
  CHECK(best == 0 || best == 8);
  const int progress = player.guess(field, analysis, Strategy::progress, random);
  CHECK(progress != 0 && progress != 8);
}

}  // namespace
}  // namespace qmines
