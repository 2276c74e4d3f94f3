#include "sample/fillings.h"

#include <algorithm>
#include <numeric>

#include "sample/gibbs.h"

namespace qmines {

namespace {

constexpr std::size_t kFew = 200, kMany = 800;  // states

}  // namespace

std::vector<std::uint8_t> Fillings::find(const std::vector<std::size_t>& components, double density,
                                         Random& random) {
  std::vector<std::int32_t> order;
  for (const auto i : components)
    for (const Step& step : chains_[i].steps) order.push_back(step.group);
  std::vector<std::uint8_t> mines(problem_.groups.size(), 0);
  const Weights weights = Weights::tilt(density);
  const std::size_t room = std::max<std::size_t>(100, control_.room() / (5 * order.size() + 1));
  for (std::size_t most = kFew; narrow_ && most <= kMany; most *= 4) {
    const Found found =
        find_filling(problem_, order, weights, std::min(most, room), random, control_, mines);
    if (found == Found::yes) return mines;
    if (found == Found::none) return {};
  }
  narrow_ = false;
  solvers_.resize(static_cast<std::size_t>(problem_.component_count));
  for (const auto i : components)
    if (!solve(i, random, mines)) return {};
  return mines;
}

bool Fillings::typical_density(bool total_known, Random& random, double& density) {
  std::vector<std::size_t> all(static_cast<std::size_t>(problem_.component_count));
  std::iota(all.begin(), all.end(), std::size_t{0});
  for (int round = 0; round < 2; ++round) {
    int held = 0;
    const std::vector<std::uint8_t> mines = find(all, density, random);
    if (mines.empty() && !all.empty()) return false;
    if (!total_known || problem_.sea == 0) return true;
    for (const auto m : mines) held += m;
    density = std::clamp(static_cast<double>(problem_.rest - held) / problem_.sea, 0.01, 0.9);
  }
  return true;
}

bool Fillings::solve(std::size_t component, Random& random, std::vector<std::uint8_t>& mines) {
  const std::vector<std::int32_t>& groups = problem_.components[component].groups;
  auto& solver = solvers_[component];
  if (!solver) solver = std::make_unique<ClueSolver>(problem_, groups, control_);
  solver->suggest(random);
  while (true) {
    const auto answer = solver->solve(1'000'000'000);
    if (answer == ClueSolver::Answer::none) return false;
    if (answer == ClueSolver::Answer::found) break;
  }
  for (const auto g : groups) mines[g] = solver->mines()[g];
  return true;
}

}  // namespace qmines
