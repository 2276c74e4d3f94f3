#include "deduce/deducer.h"
#include "deduce/ladder.h"
#include "testing/ample_budget.h"
#include "testing/benchmark.h"
#include "testing/expert_positions.h"

namespace qmines::benchmark {

BENCHMARK(deduce_play_expert_without_guessing) {
  constexpr std::size_t kBoards = 200;
  std::vector<std::vector<std::uint8_t>> boards(kBoards);
  for (std::size_t i = 0; i < kBoards; ++i) {
    Random random(i);
    draw_board(kExpertWidth, kExpertHeight, kExpertMines, FirstClick::opening, kExpertStart, random,
               boards[i]);
  }
  Deducer deducer;
  Game game;
  measure(kBoards, [&](std::size_t i) {
    Control control = ample();
    game.start(kExpertWidth, kExpertHeight, boards[i].data());
    deducer.play(game, kExpertStart, Technique::count, control);
  }).goal_rate(2'000, "games");
}

BENCHMARK(deduce_explain_expert_with_proofs) {
  const auto positions = expert_positions(50, "simple");
  Engine engine;
  Ladder ladder;
  Deduction step;
  measure(positions.size(), [&](std::size_t i) {
    Control control = ample();
    ladder.begin(positions[i].field());
    while (ladder.next(Limits{}, engine, control, step)) {
    }
  }).goal_micros(100);
}

}  // namespace qmines::benchmark
