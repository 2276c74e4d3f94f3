#include "position/position.h"

#include "testing/benchmark.h"
#include "testing/expert_positions.h"

namespace qmines::benchmark {

BENCHMARK(position_reduce_expert) {
  const auto positions = expert_positions(200);
  Problem problem;
  measure(positions.size(), [&](std::size_t i) {
    problem.reduce(positions[i].field());
  }).goal_micros(15);
}

}  // namespace qmines::benchmark
