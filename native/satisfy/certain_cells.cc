#include "satisfy/certain_cells.h"

#include <algorithm>

namespace qmines {

namespace {

constexpr std::uint64_t kWorkAQuestion = 50'000'000;

}  // namespace

void find_certain(ClueSolver& solver, const Problem& problem,
                  const std::vector<std::int32_t>& groups, std::uint64_t work, Control& control,
                  std::vector<Possible>& possible) {
  using Literal = ClueSolver::Literal;
  struct Question {
    Literal same, other;  // what every filling has had so far, and what to ask for
  };
  const std::uint64_t end = control.work() + work;
  const auto some = [&](std::int32_t g) { return solver.at_least(g, 1); };
  const auto all = [&](std::int32_t g) { return solver.at_least(g, problem.groups[g].size); };
  std::vector<Question> questions;
  for (const auto g : groups) {
    if (solver.mines()[g] == 0) questions.push_back({~some(g), some(g)});
    if (solver.mines()[g] == problem.groups[g].size) questions.push_back({all(g), ~all(g)});
  }
  std::vector<std::uint8_t> answered(questions.size(), 0);
  std::size_t first = 0;
  for (; first < questions.size() && control.work() < end; ++first) {
    if (answered[first] || solver.known(questions[first].same) == 1) {
      answered[first] = 1;
      continue;
    }
    // A filling that differs here may differ elsewhere too.
    for (std::size_t q = first; q < questions.size(); ++q)
      if (!answered[q]) solver.prefer(questions[q].other);
    control.spend(2 * (questions.size() - first));
    const auto answer =
        solver.solve(std::min(kWorkAQuestion, end - control.work()), {&questions[first].other, 1});
    answered[first] = answer != ClueSolver::Answer::unknown;
    if (answer != ClueSolver::Answer::found) continue;
    for (std::size_t q = first; q < questions.size(); ++q)
      answered[q] |= solver.found(questions[q].other);
  }
  for (const auto g : groups) {
    possible[g].mined = solver.known(some(g)) != 0;
    possible[g].safe = solver.known(all(g)) != 1;
    possible[g].settled = true;
  }
  for (std::size_t q = 0; q < questions.size(); ++q)
    if (!answered[q] && solver.known(questions[q].same) != 1)
      possible[solver.group_of(questions[q].same)].settled = false;
}

}  // namespace qmines
