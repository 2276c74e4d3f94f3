#include "position/game.h"

#include <numeric>
#include <vector>

#include "testing/stuck_game.h"
#include "testing/test.h"

namespace qmines {
namespace {

TEST(boards_keep_the_first_click_rule) {
  Random random(1);
  std::vector<std::uint8_t> board;
  for (int round = 0; round < 200; ++round) {
    draw_board(5, 4, 8, FirstClick::opening, 7, random, board);
    CHECK_EQ(std::accumulate(board.begin(), board.end(), 0), 8);
    for (const int c : {1, 2, 3, 6, 7, 8, 11, 12, 13}) CHECK_EQ(int{board[c]}, 0);
    draw_board(5, 4, 19, FirstClick::opening, 7, random, board);  // no room: degrades to safe
    CHECK_EQ(std::accumulate(board.begin(), board.end(), 0), 19);
    CHECK_EQ(int{board[7]}, 0);
  }
}

TEST(an_empty_board_is_won_by_one_click) {
  const std::vector<std::uint8_t> board(10000, 0);
  Game game;
  game.start(100, 100, board.data());
  CHECK(game.open(5050));
  CHECK(game.won());
  CHECK_EQ(game.opened(), 10000);
}

TEST(single_clues_are_followed) {
  // * . .      The 1 at the end is opened; the 0 beside it floods, and the mine is known.
  const std::vector<std::uint8_t> board = {1, 0, 0};
  Game game;
  game.start(3, 1, board.data());
  CHECK(game.open(2));
  CHECK(game.won());
  CHECK_EQ(int{game.view()[0]}, int{mine});
  CHECK_EQ(int{game.view()[1]}, 1);
  game.start(3, 1, board.data());
  CHECK(!game.open(0));
}

TEST(a_resumed_game_continues_where_it_was) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Game game, other;
    const Field field = stuck_game(game, seed);
    if (game.won()) continue;
    std::vector<std::uint8_t> board(kStuckCells);
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

}  // namespace
}  // namespace qmines
