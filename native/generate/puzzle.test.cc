#include "generate/puzzle.h"

#include <algorithm>
#include <vector>

#include "testing/test.h"

namespace qmines {
namespace {

TEST(puzzles_have_a_step_of_their_technique) {
  BoardSolver solver;
  Engine engine;
  std::vector<std::uint8_t> board;
  std::vector<Deduction> steps;
  for (const Technique wanted :
       {Technique::single, Technique::pair, Technique::split, Technique::total}) {
    Control control(Budget{60.0, std::size_t{1} << 28});
    const PuzzleRequest request{9, 9, 16, 40, wanted};
    const auto number = find_puzzle(request, 1, 0, 10'000, solver, engine, control, board);
    CHECK(number > 0);
    CHECK_EQ(std::count(board.begin(), board.end(), 1), 16);
    solver.play(9, 9, board.data(), 40, Limits{}, engine, control, steps);
    CHECK(std::any_of(steps.begin(), steps.end(), [&](const Deduction& step) {
      return step.technique == wanted && !step.safe.empty();
    }));
    // Found again from its own number on, and not from the next.
    CHECK_EQ(find_puzzle(request, 1, number - 1, 1, solver, engine, control, board), number);
    CHECK_EQ(find_puzzle(request, 1, 0, number - 1, solver, engine, control, board), 0U);
  }
}

}  // namespace
}  // namespace qmines
