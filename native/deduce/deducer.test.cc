#include "deduce/deducer.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "play/auto_player.h"
#include "testing/test.h"

namespace qmines {
namespace {

Control plenty() { return Control(Budget{60.0, std::size_t{1} << 28}); }

std::vector<std::uint8_t> some_board(int width, int height, int mines, Random& random) {
  std::vector<std::uint8_t> board;
  draw_board(width, height, mines, FirstClick::safe, 0, random, board);
  return board;
}

std::vector<int> hidden_around(const Game& game, int cell) {
  std::vector<int> cells;
  for (int c = 0; c < game.cells(); ++c)
    if (c != cell && std::abs(c / game.width() - cell / game.width()) <= 1 &&
        std::abs(c % game.width() - cell % game.width()) <= 1 && !game.settled(c))
      cells.push_back(c);
  return cells;
}

// What two clues settle, by trying every way to mine the cells that they touch.
std::vector<Certain> by_pairs(const Game& game) {
  std::vector<Certain> certain(game.cells(), Certain::no);
  for (int a = 0; a < game.cells(); ++a)
    for (int b = 0; b < game.cells(); ++b) {
      if (game.view()[a] > 8 || game.view()[b] > 8) continue;
      const auto one = hidden_around(game, a), other = hidden_around(game, b);
      std::vector<int> both;
      std::set_union(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(both));
      unsigned ever_mined = 0, ever_safe = 0;
      for (unsigned way = 0; way < 1U << both.size(); ++way) {
        const auto mines = [&](const std::vector<int>& cells) {
          int n = 0;
          for (std::size_t i = 0; i < both.size(); ++i)
            n += (way >> i & 1) && std::find(cells.begin(), cells.end(), both[i]) != cells.end();
          return n;
        };
        if (mines(one) != game.need(a) || mines(other) != game.need(b)) continue;
        ever_mined |= way;
        ever_safe |= ~way;
      }
      for (std::size_t i = 0; i < both.size(); ++i) {
        if (!(ever_mined >> i & 1)) certain[both[i]] = Certain::safe;
        if (!(ever_safe >> i & 1)) certain[both[i]] = Certain::mine;
      }
    }
  return certain;
}

TEST(pairs_settle_what_two_clues_settle) {
  Random random(5);
  int found = 0;
  for (int round = 0; round < 120; ++round) {
    const int width = 3 + static_cast<int>(random.below(3)), height = 3;
    const auto board = some_board(width, height, 2 + static_cast<int>(random.below(4)), random);
    Game game;
    game.start(width, height, board.data());
    for (int k = 0; k < 4; ++k) game.open(static_cast<int>(random.below(width * height)));
    const auto expected = by_pairs(game);
    bool any = false;
    for (const Certain c : expected) any |= c != Certain::no;
    Game after = game;
    CHECK_EQ(after.pair_up(), any);
    after.follow();
    for (int c = 0; c < game.cells(); ++c) {
      if (expected[c] == Certain::no) continue;
      ++found;
      CHECK(after.settled(c));
      CHECK_EQ(expected[c] == Certain::mine, board[c] == 1);
    }
    for (int c = 0; c < game.cells(); ++c)
      if (after.settled(c)) CHECK_EQ(after.view()[c] == mine, board[c] == 1);
  }
  CHECK(found > 50);
}

TEST(numbers_follow_the_mines_that_are_turned) {
  Random random(6);
  for (int round = 0; round < 50; ++round) {
    auto board = some_board(7, 6, 8, random);
    Game game;
    game.start(7, 6, board.data());
    game.open(0);
    for (int k = 0; k < 6; ++k) {
      const int cell = static_cast<int>(random.below(42));
      if (game.settled(cell)) continue;
      game.turn(cell);
      board[cell] ^= 1;
    }
    Game fresh;
    fresh.start(7, 6, board.data());
    CHECK_EQ(game.mines(), fresh.mines());
    for (int c = 0; c < 42; ++c) {
      if (game.view()[c] > 8) continue;
      fresh.start(7, 6, board.data());
      fresh.open(c);
      CHECK_EQ(int{game.view()[c]}, int{fresh.view()[c]});
      CHECK_EQ(game.left(c), static_cast<int>(hidden_around(game, c).size()));
    }
  }
}

TEST(a_survey_tells_clues_and_sea) {
  const std::vector<std::uint8_t> board = {0, 1, 0, 0, 0,  //
                                           0, 0, 0, 0, 1};
  Game game;
  game.start(5, 2, board.data());
  game.open(0);
  std::vector<std::int32_t> clues, sea;
  game.survey(clues, sea);
  CHECK(clues == std::vector<std::int32_t>{0});
  CHECK((sea == std::vector<std::int32_t>{2, 3, 4, 7, 8, 9}));
  CHECK_EQ(game.need(0), 1);
  CHECK_EQ(game.left(0), 3);
}

TEST(deduction_wins_what_the_player_without_guesses_wins) {
  Random random(7), dice(8);
  Control control = plenty();
  Deducer deducer;
  AutoPlayer player(find_strategy("deduce"));
  Game game;
  std::vector<std::uint8_t> board;
  int won = 0, by_pair = 0, by_single = 0;
  for (int round = 0; round < 400; ++round) {
    draw_board(12, 9, 22, FirstClick::opening, 40, random, board);
    game.start(12, 9, board.data());
    const bool expected = player.play(game, 40, dice).won;
    const auto wins = [&](Technique hardest) {
      game.start(12, 9, board.data());
      return deducer.play(game, 40, hardest, control);
    };
    CHECK_EQ(wins(Technique::count), expected);
    const bool pair = wins(Technique::pair), single = wins(Technique::single);
    CHECK(pair <= expected);
    CHECK(single <= pair);
    won += expected;
    by_pair += pair;
    by_single += single;
  }
  CHECK(won > by_pair);
  CHECK(by_pair > by_single);
  CHECK(by_single > 0);
}

}  // namespace
}  // namespace qmines
