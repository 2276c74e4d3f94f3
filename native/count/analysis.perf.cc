#include "count/analysis.h"

#include "testing/ample_budget.h"
#include "testing/benchmark.h"
#include "testing/expert_positions.h"

namespace qmines::benchmark {

BENCHMARK(count_analyse_expert) {
  const auto positions = expert_positions(200);
  Engine engine;
  Analysis out;
  measure(positions.size(), [&](std::size_t i) {
    Control control = ample();
    engine.analyse(positions[i].field(), Options{}, control, out);
  }).goal_micros(30);
}

BENCHMARK(count_analyse_expert_without_the_board_count) {
  const auto positions = expert_positions(200);
  Engine engine;
  Analysis out;
  measure(positions.size(), [&](std::size_t i) {
    Control control = ample();
    engine.analyse(positions[i].field(), Options{false, false, false}, control, out);
  }).goal_micros(25);
}

BENCHMARK(count_lattice_of_15_by_15) {
  const TestField field = lattice(15, 15, 2, 40);
  Engine engine;
  Analysis out;
  measure(1, [&](std::size_t) {
    Control control = ample();
    engine.analyse(field.field(), Options{}, control, out);
  }).goal_micros(150'000);
}

}  // namespace qmines::benchmark
