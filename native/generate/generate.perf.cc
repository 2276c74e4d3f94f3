#include "generate/no_guess.h"
#include "generate/swappable_cells.h"
#include "testing/benchmark.h"
#include "testing/expert_positions.h"

namespace qmines::benchmark {

namespace {

// Boards without guesses, one a call.
Measured make(const NoGuessRequest& request) {
  std::vector<std::uint8_t> board(static_cast<std::size_t>(request.width) * request.height);
  return measure(100, [&](std::size_t i) {
    Control control(Budget{60, std::size_t{256} << 20});
    std::uint64_t attempts = 0;
    make_boards(request, {i}, 0, 1'000'000, 1, control, board.data(), &attempts);
  });
}

}  // namespace

// The goals are those of benchmarks/noguess.py.
BENCHMARK(generate_uniform_beginner) { make({9, 9, 10, 20, false}).goal_rate(20'000, "boards"); }

BENCHMARK(generate_uniform_intermediate) {
  make({16, 16, 40, 34, false}).goal_rate(3'000, "boards");
}

BENCHMARK(generate_fast_expert) {
  make({kExpertWidth, kExpertHeight, kExpertMines, kExpertStart, true}).goal_rate(1'000, "boards");
}

BENCHMARK(generate_find_swappable_cells) {
  std::vector<std::vector<std::uint8_t>> boards(200);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    Random random(i);
    draw_board(kExpertWidth, kExpertHeight, kExpertMines, FirstClick::opening, kExpertStart, random,
               boards[i]);
  }
  measure(boards.size(), [&](std::size_t i) {
    has_swappable_cells(kExpertWidth, kExpertHeight, kExpertStart, boards[i]);
  }).goal_micros(2);
}

}  // namespace qmines::benchmark
