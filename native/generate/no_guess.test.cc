#include "generate/no_guess.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <vector>

#include "generate/swappable_cells.h"
#include "play/auto_player.h"
#include "testing/test.h"

namespace qmines {
namespace {

Control plenty() { return Control(Budget{60.0, std::size_t{1} << 28}); }

bool near(int a, int b, int width) {
  return std::abs(a / width - b / width) <= 1 && std::abs(a % width - b % width) <= 1;
}

// By definition: swap the two cells and compare every number.
bool twins_by_hand(int width, int height, int start, const std::vector<std::uint8_t>& board) {
  const int cells = width * height;
  const auto number = [&](const std::vector<std::uint8_t>& on, int cell) {
    int n = 0;
    for (int c = 0; c < cells; ++c) n += on[c] && c != cell && near(c, cell, width);
    return n;
  };
  for (int a = 0; a < cells; ++a)
    for (int b = 0; b < cells; ++b) {
      if (!board[a] || board[b] || b == start || a == start) continue;
      if (std::abs(a / width - b / width) > 2 || std::abs(a % width - b % width) > 2) continue;
      auto other = board;
      std::swap(other[a], other[b]);
      bool same = true;
      for (int c = 0; c < cells && same; ++c)
        same = c == a || c == b || board[c] || number(board, c) == number(other, c);
      if (same) return true;
    }
  return false;
}

TEST(twins_are_found_and_are_hopeless) {
  Random random(3), dice(4);
  AutoPlayer player(find_strategy("deduce"));
  Game game;
  std::vector<std::uint8_t> board;
  int twins = 0;
  for (int round = 0; round < 600; ++round) {
    const int width = 1 + static_cast<int>(random.below(7));
    const int height = 1 + static_cast<int>(random.below(6)), cells = width * height;
    const int start = static_cast<int>(random.below(cells));
    draw_board(width, height, static_cast<int>(random.below(cells)), FirstClick::safe, start,
               random, board);
    const bool found = has_swappable_cells(width, height, start, board);
    CHECK_EQ(found, twins_by_hand(width, height, start, board));
    if (!found) continue;
    ++twins;
    game.start(width, height, board.data());
    CHECK(!player.play(game, start, dice).won);
  }
  CHECK(twins > 100);
  board.assign(70, 0);
  board[3] = 1;
  CHECK(!has_swappable_cells(70, 1, 0, board));  // too wide to tell
  board.assign(62, 0);
  board[61] = 1;
  CHECK(!has_swappable_cells(62, 1, 0, board));
  board[60] = 1;
  board[59] = 1;
  board[61] = 0;
  CHECK(has_swappable_cells(62, 1, 0, board));
}

TEST(boards_need_no_guess) {
  Control control = plenty();
  NoGuessMaker maker;
  AutoPlayer player(find_strategy("deduce"));
  Random dice(9);
  Game game;
  std::vector<std::uint8_t> board;
  struct Case {
    int width, height, mines, start;
  };
  for (const Case& one :
       {Case{9, 9, 10, 0}, Case{9, 9, 30, 40}, Case{16, 16, 40, 136}, Case{12, 7, 35, 30},
        Case{5, 5, 12, 12}, Case{3, 3, 8, 4}, Case{1, 1, 0, 0}, Case{4, 4, 0, 5}})
    for (const bool fast : {false, true})
      for (const Technique hardest : {Technique::single, Technique::pair, Technique::count})
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
          if (!fast && (one.mines == 30 || one.mines == 35)) continue;  // too few such boards
          const NoGuessRequest request{one.width, one.height, one.mines, one.start, fast, hardest};
          std::uint64_t number = 0;
          while (number < 20000 && !maker.attempt(request, seed, number, control, board)) ++number;
          if (number == 20000) {
            FAIL("no board for " + std::to_string(one.mines) + (fast ? " fast" : " uniform"));
            continue;
          }
          CHECK_EQ(std::accumulate(board.begin(), board.end(), 0), one.mines);
          game.start(one.width, one.height, board.data());
          CHECK(player.play(game, one.start, dice).won);
          if (opening_fits(one.width, one.height, one.mines, one.start))
            CHECK_EQ(int{game.view()[one.start]}, 0);
        }
}

TEST(the_same_seed_gives_the_same_board) {
  const NoGuessRequest request{30, 16, 140, 255, true, Technique::count};
  const std::vector<std::uint64_t> seeds = {1, 2, 3, 1};
  std::vector<std::uint8_t> one(4 * 480), two(4 * 480);
  std::vector<std::uint64_t> attempts(4);
  Control control = plenty();
  make_boards(request, seeds, 0, 1000, 1, control, one.data(), attempts.data());
  for (const auto n : attempts) CHECK(n > 0);
  make_boards(request, seeds, 0, 1000, 3, control, two.data(), attempts.data());
  CHECK(one == two);
  CHECK(std::equal(one.begin(), one.begin() + 480, one.begin() + 3 * 480));
  CHECK(!std::equal(one.begin(), one.begin() + 480, one.begin() + 480));
  std::uint64_t hash = 14695981039346656037ULL;  // FNV-1a: the same bits everywhere
  for (const auto byte : one) hash = (hash ^ byte) * 1099511628211ULL;
  CHECK_EQ(hash, 712010486723692085ULL);
}

TEST(what_cannot_be_is_not_made) {
  // A corner of a 2x2 field and one mine: always a guess.
  std::vector<std::uint8_t> out(4);
  std::uint64_t attempts = 7;
  for (const bool fast : {false, true}) {
    Control control = plenty();
    make_boards(NoGuessRequest{2, 2, 1, 0, fast, Technique::count}, {5}, 0, 300, 1, control,
                out.data(), &attempts);
    CHECK_EQ(attempts, 0U);
  }
}

TEST(making_boards_can_be_stopped) {
  std::vector<std::uint8_t> out(480);
  std::uint64_t attempts = 7;
  const std::atomic<bool> raised{true};
  for (const bool fast : {false, true}) {
    const NoGuessRequest request{30, 16, 478, 255, fast, Technique::count};
    for (const bool cancelled : {false, true}) {
      Control control(Budget{0.02, std::size_t{1} << 28}, cancelled ? &raised : nullptr);
      Reason reason = Reason::width;
      try {
        make_boards(request, {1}, 0, 1'000'000'000, 2, control, out.data(), &attempts);
        FAIL("it did not stop");
      } catch (const Stopped& stopped) {
        reason = stopped.reason;
      }
      CHECK(reason == (cancelled ? Reason::cancelled : Reason::time));
      CHECK_EQ(attempts, 0U);
    }
  }
}

}  // namespace
}  // namespace qmines
