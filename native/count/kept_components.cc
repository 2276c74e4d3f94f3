#include "count/kept_components.h"

#include <utility>

namespace qmines {

namespace {

void describe(const Problem& problem, const Component& part, std::vector<std::int32_t>& key) {
  key.clear();
  for (const auto c : part.clues) {
    const Clue& clue = problem.clues[c];
    key.push_back(clue.cell);
    key.push_back(clue.need << 8 | clue.cells);
  }
  for (const auto g : part.groups) {
    const Group& group = problem.groups[g];
    key.push_back(-group.size);
    for (int i = 0; i < group.clue_count; ++i) key.push_back(problem.clues[group.clues[i]].cell);
  }
}

}  // namespace

bool KeptComponents::take(const Problem& problem, std::size_t part, Chain& chain, Tables& tables,
                          Control& control) {
  const Component& component = problem.components[part];
  describe(problem, component, key_);
  for (Kept& old : kept_) {
    if (old.key != key_) continue;
    old.key.clear();
    std::swap(chain, old.chain);
    std::swap(tables, old.tables);
    for (Step& step : chain.steps) step.group = component.groups[step.group];
    tables.borrow(chain, control);
    return true;
  }
  return false;
}

void KeptComponents::keep(const Problem& problem, std::vector<Chain>& chains,
                          std::vector<Tables>& tables, Control& control) {
  const auto parts = static_cast<std::size_t>(problem.component_count);
  kept_.resize(parts);
  place_.resize(problem.groups.size());
  for (std::size_t i = 0; i < parts; ++i) {
    Kept& kept = kept_[i];
    kept.key.clear();
    if (!tables[i].whole()) continue;
    const Component& component = problem.components[i];
    describe(problem, component, kept.key);
    for (std::size_t k = 0; k < component.groups.size(); ++k)
      place_[component.groups[k]] = static_cast<std::int32_t>(k);
    std::swap(kept.chain, chains[i]);
    std::swap(kept.tables, tables[i]);
    for (Step& step : kept.chain.steps) step.group = place_[step.group];
    kept.tables.lend(control);
    tables[i].reset();
  }
}

}  // namespace qmines
