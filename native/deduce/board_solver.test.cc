#include "deduce/board_solver.h"

#include <vector>

#include "deduce/deducer.h"
#include "generate/no_guess.h"
#include "testing/test.h"

namespace qmines {
namespace {

TEST(solutions_are_complete_and_right) {
  BoardSolver solver;
  Engine engine;
  Deducer deducer;
  NoGuessMaker maker;
  Random random(11);
  Game game;
  std::vector<Deduction> steps;
  std::vector<std::uint8_t> board;
  int solved = 0;
  for (int round = 0; round < 60; ++round) {
    Control control(Budget{60.0, std::size_t{1} << 28});
    draw_board(10, 8, 17, FirstClick::opening, 33, random, board);
    for (const Technique hardest : {Technique::single, Technique::pair, Technique::split,
                                    Technique::total, Technique::count}) {
      game.start(10, 8, board.data());
      const bool expected = deducer.play(game, 33, hardest, control);
      Limits limits;
      limits.hardest = hardest;
      CHECK_EQ(solver.play(10, 8, board.data(), 33, limits, engine, control, steps), expected);
      solved += expected;
      for (const Deduction& step : steps) {
        CHECK(step.technique <= hardest);
        for (const auto cell : step.safe) CHECK_EQ(int{board[cell]}, 0);
        for (const auto cell : step.mined) CHECK_EQ(int{board[cell]}, 1);
      }
    }
  }
  CHECK(solved > 60);
}

TEST(boards_can_be_made_for_every_technique) {
  BoardSolver solver;
  Engine engine;
  NoGuessMaker maker;
  std::vector<Deduction> steps;
  std::vector<std::uint8_t> board;
  for (const bool fast : {false, true})
    for (const Technique hardest : {Technique::split, Technique::total}) {
      Control control(Budget{60.0, std::size_t{1} << 28});
      const NoGuessRequest wish{9, 9, 14, 40, fast, hardest};
      std::uint64_t number = 0;
      while (!maker.attempt(wish, 3, number, control, board)) ++number;
      Limits limits;
      limits.hardest = hardest;
      CHECK(solver.play(9, 9, board.data(), 40, limits, engine, control, steps));
    }
}

TEST(boards_can_be_asked_to_need_a_technique) {
  NoGuessMaker maker;
  Game game;
  Deducer deducer;
  std::vector<std::uint8_t> board;
  for (const bool fast : {false, true})
    for (const Technique wanted : {Technique::pair, Technique::split, Technique::total}) {
      Control control(Budget{60.0, std::size_t{1} << 28});
      const NoGuessRequest wish{9, 9, 14, 40, fast, wanted, wanted};
      std::uint64_t number = 0;
      while (!maker.attempt(wish, 4, number, control, board)) ++number;
      game.start(9, 9, board.data());
      CHECK(deducer.play(game, 40, wanted, control));
      game.start(9, 9, board.data());
      CHECK(!deducer.play(game, 40, static_cast<Technique>(static_cast<int>(wanted) - 1), control));
    }
}

TEST(a_mine_at_the_start_is_no_solution) {
  BoardSolver solver;
  Engine engine;
  Control control(Budget{60.0, std::size_t{1} << 28});
  std::vector<Deduction> steps;
  const std::uint8_t board[4] = {1, 0, 0, 0};
  CHECK(!solver.play(2, 2, board, 0, Limits{}, engine, control, steps));
  CHECK(steps.empty());
}

}  // namespace
}  // namespace qmines
