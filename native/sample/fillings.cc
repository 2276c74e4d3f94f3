#include "sample/fillings.h"

#include <algorithm>
#include <numeric>

#include "sample/gibbs.h"

namespace qmines {

namespace {

constexpr std::size_t kFew = 200, kMany = 800;  // states
constexpr std::uint64_t kWorkNearby = 3'000'000;

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

void Fillings::cut_out(std::int32_t group, const std::vector<std::uint8_t>& filling,
                       std::size_t most) {
  for (const auto g : cut_) name_[g] = -1;
  for (const auto c : cut_clue_) clue_name_[c] = -1;
  name_.resize(problem_.groups.size(), -1);
  clue_name_.resize(problem_.clues.size(), -1);
  part_.groups.clear();
  part_.clues.clear();
  cut_.assign(1, group);
  cut_clue_.clear();
  name_[group] = 0;
  for (std::size_t n = 0; n < cut_.size() && cut_.size() < most; ++n) {
    const Group& at = problem_.groups[cut_[n]];
    for (int i = 0; i < at.clue_count; ++i) {
      const Clue& clue = problem_.clues[at.clues[i]];
      for (int k = 0; k < clue.group_count && cut_.size() < most; ++k) {
        if (name_[clue.groups[k]] >= 0) continue;
        name_[clue.groups[k]] = static_cast<std::int32_t>(cut_.size());
        cut_.push_back(clue.groups[k]);
      }
    }
  }
  for (std::size_t n = 0; n < cut_.size(); ++n) {
    Group own = problem_.groups[cut_[n]];
    for (int i = 0; i < own.clue_count; ++i) {
      std::int32_t& name = clue_name_[own.clues[i]];
      if (name < 0) {
        name = static_cast<std::int32_t>(cut_clue_.size());
        cut_clue_.push_back(own.clues[i]);
        Clue clue = problem_.clues[own.clues[i]];
        clue.group_count = clue.cells = 0;
        part_.clues.push_back(clue);
      }
      own.clues[i] = name;
      Clue& clue = part_.clues[name];
      clue.groups[clue.group_count++] = static_cast<std::int32_t>(n);
      clue.cells = static_cast<std::uint8_t>(clue.cells + own.size);
    }
    part_.groups.push_back(own);
  }
  for (std::size_t c = 0; c < cut_clue_.size(); ++c) {
    const Clue& whole = problem_.clues[cut_clue_[c]];
    for (int k = 0; k < whole.group_count; ++k)
      if (name_[whole.groups[k]] < 0)
        part_.clues[c].need =
            static_cast<std::uint8_t>(part_.clues[c].need - filling[whole.groups[k]]);
  }
  control_.spend(400 * cut_.size());
}

ClueSolver::Answer Fillings::differs_nearby(std::int32_t group,
                                            const std::vector<std::uint8_t>& filling,
                                            std::size_t most, std::vector<std::uint8_t>& other) {
  cut_out(group, filling, most);
  std::vector<std::int32_t> groups(cut_.size());
  std::iota(groups.begin(), groups.end(), 0);
  const auto ask = [&](ClueSolver& solver) {
    for (const auto g : groups)
      for (int j = 1; j <= part_.groups[g].size; ++j)
        solver.prefer(filling[cut_[g]] >= j ? solver.at_least(g, j) : ~solver.at_least(g, j));
    const ClueSolver::Literal wanted =
        filling[group] == 0 ? solver.at_least(0, 1) : ~solver.at_least(0, part_.groups[0].size);
    return solver.solve(kWorkNearby, {&wanted, 1});
  };
  ClueSolver fixed(part_, groups, control_);
  if (ask(fixed) == ClueSolver::Answer::found) {
    other = filling;
    for (const auto g : groups) other[cut_[g]] = fixed.mines()[g];
    return ClueSolver::Answer::found;
  }
  // A proof may not use what the filling has outside: clues that see it demand nothing.
  for (std::size_t c = 0; c < cut_clue_.size(); ++c) {
    const Clue& whole = problem_.clues[cut_clue_[c]];
    part_.clues[c].need = whole.need;
    part_.clues[c].counter |= part_.clues[c].cells != whole.cells;
  }
  ClueSolver loose(part_, groups, control_);
  return ask(loose) == ClueSolver::Answer::none ? ClueSolver::Answer::none
                                                : ClueSolver::Answer::unknown;
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
