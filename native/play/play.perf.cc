#include "play/advisor.h"
#include "play/simulate.h"
#include "testing/benchmark.h"
#include "testing/expert_positions.h"

namespace qmines::benchmark {

namespace {

// Games of Expert by one strategy, one at a time.
Measured play_expert(const char* strategy) {
  Contest contest;
  contest.width = kExpertWidth;
  contest.height = kExpertHeight;
  contest.mines = kExpertMines;
  contest.start = kExpertStart;
  contest.strategy = find_strategy(strategy);
  AutoPlayer player(contest.strategy);
  std::vector<std::uint8_t> board;
  Game game;
  return measure(200, [&](std::size_t i) {
    contest_board(contest, i, board);
    game.start(contest.width, contest.height, board.data());
    Random dice(1, i);
    player.play(game, contest.start, dice);
  });
}

}  // namespace

BENCHMARK(play_expert_by_safest) { play_expert("safest").goal_rate(2'000, "games"); }

// 3 ms a game.
BENCHMARK(play_expert_by_search) { play_expert("search").goal_rate(333, "games"); }

BENCHMARK(play_advise_expert_without_rollouts) {
  const auto positions = expert_positions(50);
  Advisor advisor;
  advisor.tuning().rollout_boards = 0;
  measure(positions.size(), [&](std::size_t i) {
    Control control(Budget{60, std::size_t{256} << 20});
    Random random(1);
    advisor.advise(positions[i].field(), control, random);
  }).goal_micros(10'000);
}

}  // namespace qmines::benchmark
