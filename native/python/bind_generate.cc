// Boards without guesses for Python, and their solutions.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "deduce/board_solver.h"
#include "generate/no_guess.h"
#include "generate/puzzle.h"
#include "python/bind.h"

using namespace nanobind::literals;

namespace qmines {

namespace {

Technique technique_of(int rank) {
  if (rank < 0 || rank > static_cast<int>(Technique::count))
    throw nb::value_error("no such technique");
  return static_cast<Technique>(rank);
}

void check_field(int width, int height, int mines, int start) {
  if (width < 1 || height < 1 || mines < 0 || mines >= width * height || start < 0 ||
      start >= width * height)
    throw nb::value_error("no such field, number of mines or start");
}

// (boards, attempts of each, why it stopped)
std::tuple<Array2<std::uint8_t>, Array1<std::uint64_t>, const char*> no_guess(
    int width, int height, int mines, int start, const std::vector<std::uint64_t>& seeds, bool fast,
    int hardest, int least, std::uint64_t first, std::uint64_t attempts, int threads,
    double seconds, std::size_t mib, const Cancel* cancel) {
  check_field(width, height, mines, start);
  const NoGuessRequest request{
      width, height, mines, start, fast, technique_of(hardest), technique_of(least)};
  if (request.least > request.hardest) throw nb::value_error("no board needs more than it may");
  const std::size_t cells = static_cast<std::size_t>(width) * height;
  std::vector<std::uint8_t> boards(cells * seeds.size());
  std::vector<std::uint64_t> made(seeds.size());
  Control control = control_of(seconds, mib, cancel);
  Report report;
  guarded(report, control, [&] {
    make_boards(request, seeds, first, attempts, threads, control, boards.data(), made.data());
  });
  return {array(std::move(boards), seeds.size(), cells), row(std::move(made)), report.stopped};
}

// (steps, whether they solve it, why it stopped)
std::tuple<nb::typed<nb::list, nb::any>, bool, const char*> solve(
    const nb::bytes& board, int width, int height, int start, int hardest, int depth, bool proof,
    double seconds, std::size_t mib, const Cancel* cancel) {
  check_field(width, height, 0, start);
  if (board.size() != static_cast<std::size_t>(width) * height)
    throw nb::value_error("a board must hold width times height bytes");
  const auto* mines = static_cast<const std::uint8_t*>(board.data());
  for (std::size_t i = 0; i < board.size(); ++i)
    if (mines[i] > 1) throw nb::value_error("a board holds 0 and 1 only");
  Limits limits;
  limits.hardest = technique_of(hardest);
  limits.depth = depth;
  limits.proof = proof;
  Control control = control_of(seconds, mib, cancel);
  Report report;
  std::vector<Deduction> steps;
  bool solved = false;
  guarded(report, control, [&] {
    thread_local BoardSolver solver;
    solved = solver.play(width, height, mines, start, limits, engine(), control, steps);
  });
  nb::list list;
  for (const Deduction& step : steps) list.append(tuple_of(step));
  return {list, solved, report.stopped};
}

// (board or None, the number after its own, why it stopped)
std::tuple<std::optional<nb::bytes>, std::uint64_t, const char*> riddle(
    int width, int height, int mines, int start, int technique, std::uint64_t seed,
    std::uint64_t first, std::uint64_t attempts, double seconds, std::size_t mib,
    const Cancel* cancel) {
  check_field(width, height, mines, start);
  const PuzzleRequest wanted{width, height, mines, start, technique_of(technique)};
  Control control = control_of(seconds, mib, cancel);
  Report report;
  std::vector<std::uint8_t> board;
  std::uint64_t number = 0;
  guarded(report, control, [&] {
    thread_local BoardSolver solver;
    number = find_puzzle(wanted, seed, first, attempts, solver, engine(), control, board);
  });
  std::optional<nb::bytes> found;
  if (number) found.emplace(reinterpret_cast<const char*>(board.data()), board.size());
  return {found, number, report.stopped};
}

}  // namespace

void bind_generate(nb::module_& m) {
  m.def("no_guess", &no_guess, "width"_a, "height"_a, "mines"_a, "start"_a, "seeds"_a,
        nb::kw_only(), "fast"_a, "hardest"_a = 4, "least"_a = 0, "first"_a = 0, "attempts"_a,
        "threads"_a = 1, "seconds"_a = 2.0, "mib"_a = 256, "cancel"_a = nb::none(),
        "Boards that need no guess, one for each seed: (boards, attempts, stopped).");

  m.def("solve", &solve, "board"_a, "width"_a, "height"_a, "start"_a, nb::kw_only(),
        "hardest"_a = 4, "depth"_a = 2, "proof"_a = true, "seconds"_a = 2.0, "mib"_a = 256,
        "cancel"_a = nb::none(),
        "A board played by deduction from its first click: (steps, solved, stopped).");

  m.def("riddle", &riddle, "width"_a, "height"_a, "mines"_a, "start"_a, nb::kw_only(),
        "technique"_a, "seed"_a, "first"_a = 0, "attempts"_a, "seconds"_a = 2.0, "mib"_a = 256,
        "cancel"_a = nb::none(),
        "A board whose solution has a step of a technique: (board, number, stopped).");
}

}  // namespace qmines
