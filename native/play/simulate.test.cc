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

}  // namespace
}  // namespace qmines
