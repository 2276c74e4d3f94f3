#include "play/simulate.h"

#include <vector>

#include "testing/test.h"

namespace qmines {
namespace {

TEST(who_never_guesses_never_loses) {
  Contest contest;
  contest.width = 9;
  contest.height = 9;
  contest.mines = 10;
  contest.start = 20;
  contest.strategy = find_strategy("deduce");
  std::vector<Outcome> outcomes(300);
  CHECK(simulate(contest, 0, outcomes.size(), 2, nullptr, outcomes.data()));
  int won = 0;
  for (const Outcome& outcome : outcomes) {
    CHECK(outcome.won != outcome.gave_up);
    CHECK_EQ(int{outcome.guesses}, 0);
    won += outcome.won;
  }
  CHECK(won > 100);
}

TEST(a_cancelled_contest_says_so) {
  Contest contest;
  contest.width = contest.height = 9;
  contest.mines = 10;
  contest.strategy = find_strategy("best");
  const std::atomic<bool> cancel{true};
  std::vector<Outcome> outcomes(10);
  CHECK(!simulate(contest, 0, outcomes.size(), 2, &cancel, outcomes.data()));
}

TEST(a_game_alone_opens_the_cells_that_decide_it) {
  Contest contest;
  contest.width = contest.height = 9;
  contest.mines = 10;
  contest.seed = 5;
  for (const char* name : {"simple", "deduce", "best"}) {
    contest.strategy = find_strategy(name);
    std::vector<Outcome> outcomes(40);
    CHECK(simulate(contest, 0, outcomes.size(), 1, nullptr, outcomes.data()));
    std::vector<std::uint8_t> board;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
      std::vector<std::int32_t> opened;
      contest_board(contest, i, board);
      const Outcome alone = play_board(contest, i, board.data(), opened);
      CHECK_EQ(alone.won, outcomes[i].won);
      CHECK_EQ(alone.gave_up, outcomes[i].gave_up);
      CHECK_EQ(opened.front(), contest.start);
      CHECK_EQ(board[opened.back()] == 1, !alone.won && !alone.gave_up);
      if (alone.won) CHECK_EQ(opened.size(), std::size_t{71});
    }
  }
}

}  // namespace
}  // namespace qmines
