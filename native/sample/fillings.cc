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
  narrow_ = narrow_ && problem_.groups.size() < kManyGroups;
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
    last_ = mines;
    if (!total_known || problem_.sea == 0) return true;
    for (const auto m : mines) held += m;
    density = std::clamp(static_cast<double>(problem_.rest - held) / problem_.sea, 0.01, 0.9);
    if (!narrow_) return true;  // solving does not look at the density
  }
  return true;
}

ClueSolver& Fillings::solver(std::size_t component) {
  solvers_.resize(static_cast<std::size_t>(problem_.component_count));
  auto& solver = solvers_[component];
  const auto& groups = problem_.components[component].groups;
  if (!solver) solver = std::make_unique<ClueSolver>(problem_, groups, control_);
  return *solver;
}

ClueSolver::Answer Fillings::differs(std::int32_t group, const std::vector<std::uint8_t>& filling,
                                     std::uint64_t work, std::vector<std::uint8_t>& other) {
  if (component_of_.empty()) {
    component_of_.assign(problem_.groups.size(), 0);
    for (int i = 0; i < problem_.component_count; ++i)
      for (const auto g : problem_.components[i].groups) component_of_[g] = i;
  }
  const auto component = static_cast<std::size_t>(component_of_[group]);
  ClueSolver& solver = this->solver(component);
  const auto& groups = problem_.components[component].groups;
  for (const auto g : groups)
    for (int j = 1; j <= problem_.groups[g].size; ++j)
      solver.prefer(filling[g] >= j ? solver.at_least(g, j) : ~solver.at_least(g, j));
  const int all = problem_.groups[group].size;
  const ClueSolver::Literal wanted =
      filling[group] == 0 ? solver.at_least(group, 1) : ~solver.at_least(group, all);
  const auto answer = solver.solve(work, {&wanted, 1});
  if (answer != ClueSolver::Answer::found) return answer;
  other = filling;
  for (const auto g : groups) other[g] = solver.mines()[g];
  return answer;
}

bool Fillings::solve(std::size_t component, Random& random, std::vector<std::uint8_t>& mines) {
  const std::vector<std::int32_t>& groups = problem_.components[component].groups;
  ClueSolver& solver = this->solver(component);
  solver.suggest(random);
  while (true) {
    const auto answer = solver.solve(1'000'000'000);
    if (answer == ClueSolver::Answer::none) return false;
    if (answer == ClueSolver::Answer::found) break;
  }
  for (const auto g : groups) mines[g] = solver.mines()[g];
  return true;
}

}  // namespace qmines
