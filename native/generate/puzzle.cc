#include "generate/puzzle.h"

#include <algorithm>

#include "position/game.h"

namespace qmines {

std::uint64_t find_puzzle(const PuzzleRequest& request, std::uint64_t seed, std::uint64_t first,
                          std::uint64_t most, BoardSolver& solver, Engine& engine, Control& control,
                          std::vector<std::uint8_t>& board) {
  // The ladder takes the weakest technique that decides anything: one step of the wanted kind is
  // enough to know that nothing weaker helps there.
  Limits limits;
  limits.hardest = request.technique;
  limits.proof = false;
  std::vector<Deduction> steps;
  for (std::uint64_t number = first; number - first < most; ++number) {
    Random random(seed, number);
    draw_board(request.width, request.height, request.mines, FirstClick::opening, request.start,
               random, board);
    control.spend(board.size() * 50);
    solver.play(request.width, request.height, board.data(), request.start, limits, engine, control,
                steps);
    if (std::any_of(steps.begin(), steps.end(), [&](const Deduction& step) {
          return step.technique == request.technique && !step.safe.empty();
        }))
      return number + 1;
  }
  return 0;
}

}  // namespace qmines
