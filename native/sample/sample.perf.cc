#include "sample/estimate.h"
#include "sample/sample_boards.h"
#include "testing/ample_budget.h"
#include "testing/benchmark.h"
#include "testing/expert_positions.h"

namespace qmines::benchmark {

BENCHMARK(sample_1000_boards_of_expert) {
  constexpr std::size_t kBoards = 1000;
  const auto positions = expert_positions(50);
  Engine engine;
  Random random(1);
  std::vector<std::uint8_t> boards(kBoards * positions[0].cells.size());
  measure(positions.size(), [&](std::size_t i) {
    Control control = ample();
    sample_boards(engine, positions[i].field(), kBoards, random, control, boards.data());
  }).goal_rate(200'000, "boards", kBoards);
}

BENCHMARK(sample_estimate_expert_to_2_percent) {
  const auto positions = expert_positions(20);
  Engine engine;
  Analysis out;
  Sampling sampling;
  sampling.everything = true;
  sampling.error = 0.02;
  measure(positions.size(), [&](std::size_t i) {
    Control control = ample();
    estimate(engine, positions[i].field(), sampling, control, out);
  }).goal_micros(10'000);
}

}  // namespace qmines::benchmark
