#include "browser/proof_checker.h"

#include <map>
#include <set>

namespace qmines {

namespace {

constexpr std::size_t kMostWays = 200'000;

Cells without(const Cells& cells, const Cells& others) {
  Cells left;
  for (const auto cell : cells)
    if (!contains(others, cell)) left.push_back(cell);
  return left;
}

// Which numbers of mines are possible, as bits.
class Numbers {
 public:
  explicit Numbers(std::size_t most) : possible_(most + 1) {}
  void add(std::size_t number) { possible_[number] = true; }
  // Those of another, each with `more` mines.
  void add(const Numbers& other, std::size_t more) {
    for (std::size_t n = 0; n + more < possible_.size(); ++n)
      if (other.possible_[n]) possible_[n + more] = true;
  }
  bool any(std::ptrdiff_t least, std::ptrdiff_t most) const {
    for (auto n = std::max<std::ptrdiff_t>(least, 0); n <= most; ++n)
      if (n < static_cast<std::ptrdiff_t>(possible_.size()) && possible_[n]) return true;
    return false;
  }
  std::ptrdiff_t most() const { return static_cast<std::ptrdiff_t>(possible_.size()) - 1; }

 private:
  std::vector<bool> possible_;
};

}  // namespace

bool ProofChecker::valid(const std::vector<const Deduction*>& steps) const {
  Facts facts(field_);
  for (const Deduction* each : steps) {
    const auto found = step(*each, facts);
    if (!found) return false;
    for (const auto& [cell, mined] : *found) facts.learn(cell, mined);
  }
  return true;
}

std::optional<ProofChecker::Claims> ProofChecker::step(const Deduction& step,
                                                       const Facts& facts) const {
  Claims claims;
  for (const auto cell : step.safe) claims.emplace_back(cell, false);
  for (const auto cell : step.mined) claims.emplace_back(cell, true);
  const Cells cells = decided(step);
  if (claims.empty() || std::set(cells.begin(), cells.end()).size() < cells.size() ||
      std::set(step.clues.begin(), step.clues.end()).size() < step.clues.size())
    return std::nullopt;
  const bool cases = !step.branches.empty(), ordered = !step.order.empty();
  std::optional<Claims> found;
  switch (step.technique) {
    case Technique::single:
    case Technique::pair:
      if (cases || ordered || step.total ||
          step.clues.size() != (step.technique == Technique::single ? 1 : 2))
        return std::nullopt;
      found = directly(step, facts);
      break;
    case Technique::split:
      if (!cases || ordered || step.total) return std::nullopt;
      found = by_cases(step, facts);
      break;
    case Technique::total:
      if (ordered || !step.total) return std::nullopt;
      found = cases ? by_cases(step, facts) : directly(step, facts);
      break;
    case Technique::count:
      if (cases || !ordered) return std::nullopt;
      found = by_count(step, facts);
      break;
  }
  if (!found) return std::nullopt;
  std::sort(found->begin(), found->end());
  std::sort(claims.begin(), claims.end());
  return *found == claims ? found : std::nullopt;
}

std::optional<ProofChecker::Claims> ProofChecker::directly(const Deduction& step,
                                                           const Facts& facts) const {
  const auto found = equation(step.clues, facts, step.total);
  if (!found) return std::nullopt;
  const auto& [plus, minus, need] = *found;
  const bool full = need == static_cast<int>(plus.size());
  if (!full && need != -static_cast<int>(minus.size())) return std::nullopt;
  Claims claims;
  for (const auto cell : plus) claims.emplace_back(cell, full);
  for (const auto cell : minus) claims.emplace_back(cell, !full);
  return claims;
}

// The unknown cells around a clue, and how many of them are mines.
std::optional<ProofChecker::Equation> ProofChecker::clue(std::int32_t cell,
                                                         const Facts& facts) const {
  if (field_.cells[cell] >= hidden) return std::nullopt;
  Equation found;
  found.need = field_.cells[cell];
  for (const auto near : neighbours(field_, cell)) {
    if (field_.cells[near] < hidden) continue;
    if (!facts.known(near)) found.plus.push_back(near);
    found.need -= facts.mined(near);
  }
  return found;
}

std::optional<ProofChecker::Equation> ProofChecker::equation(const Cells& clues, const Facts& facts,
                                                             bool total) const {
  if (total) return outside(clues, facts);
  if (clues.empty() || clues.size() > 2) return std::nullopt;
  auto one = clue(clues[0], facts);
  if (!one || clues.size() == 1) return one;
  const auto other = clue(clues[1], facts);
  if (!other) return std::nullopt;
  return Equation{without(one->plus, other->plus), without(other->plus, one->plus),
                  one->need - other->need};
}

// The unknown cells beside these clues, which share none, and the mines among them.
std::optional<ProofChecker::Equation> ProofChecker::outside(const Cells& clues,
                                                            const Facts& facts) const {
  if (field_.mines < 0) return std::nullopt;
  Equation found{unknown(facts), {}, field_.mines - facts.mines()};
  for (const auto cell : clues) {
    const auto around = clue(cell, facts);
    if (!around || around->plus.empty() || !without(around->plus, found.plus).empty())
      return std::nullopt;
    found.plus = without(found.plus, around->plus);
    found.need -= around->need;
  }
  return found;
}

// What is so in every case; the clues and the total must be those used in them.
std::optional<ProofChecker::Claims> ProofChecker::by_cases(const Deduction& step,
                                                           const Facts& facts) const {
  std::vector<std::optional<Facts>> ends;
  std::set<std::int32_t> named;
  bool total = false;
  for (const Branch& each : step.branches) {
    ends.push_back(branch(each, facts));
    if (!ends.back()) return std::nullopt;
    for (const Deduction& inner : each.steps) {
      named.insert(inner.clues.begin(), inner.clues.end());
      total |= inner.total;
    }
    if (!each.clashes) continue;
    if (!clashes(each, *ends.back())) return std::nullopt;
    named.insert(each.clash.begin(), each.clash.end());
    total |= each.total;
  }
  if (named != std::set(step.clues.begin(), step.clues.end()) || total != step.total)
    return std::nullopt;
  const Branch& first = step.branches.front();
  Claims claims;
  if (step.branches.size() == 1 && first.clashes) {
    const auto touch = touched(step.clues, facts);
    if (!touch) return std::nullopt;
    for (const auto cell : alike(first.cell, *touch, facts))
      claims.emplace_back(cell, !first.mined);
    return claims;
  }
  if (step.branches.size() != 2 || first.clashes || step.branches[1].clashes ||
      first.cell != step.branches[1].cell || first.mined == step.branches[1].mined)
    return std::nullopt;
  for (const auto cell : unknown(facts))
    if (ends[0]->agrees(*ends[1], cell)) claims.emplace_back(cell, ends[0]->mined(cell));
  return claims;
}

// What is known at the end of a branch.
std::optional<Facts> ProofChecker::branch(const Branch& branch, const Facts& facts) const {
  if (facts.known(branch.cell) || field_.cells[branch.cell] < hidden) return std::nullopt;
  Facts inner = facts;
  inner.learn(branch.cell, branch.mined);
  for (const Deduction& each : branch.steps) {
    const auto found = step(each, inner);
    if (!found) return std::nullopt;
    for (const auto& [cell, mined] : *found) inner.learn(cell, mined);
  }
  return inner;
}

bool ProofChecker::clashes(const Branch& branch, const Facts& facts) const {
  const auto found = equation(branch.clash, facts, branch.total);
  return found && (found->need < -static_cast<int>(found->minus.size()) ||
                   found->need > static_cast<int>(found->plus.size()));
}

Cells ProofChecker::unknown(const Facts& facts) const {
  Cells cells;
  for (std::int32_t cell = 0; cell < field_.width * field_.height; ++cell)
    if (field_.cells[cell] >= hidden && !facts.known(cell)) cells.push_back(cell);
  return cells;
}

std::optional<ProofChecker::Touched> ProofChecker::touched(const Cells& clues,
                                                           const Facts& facts) const {
  Touched touched(static_cast<std::size_t>(field_.width) * field_.height);
  for (std::size_t place = 0; place < clues.size(); ++place) {
    const auto around = clue(clues[place], facts);
    if (!around || around->plus.empty()) return std::nullopt;
    for (const auto cell : around->plus) touched[cell].push_back(static_cast<int>(place));
  }
  return touched;
}

// The unknown cells that touch the same of the clues: none can be told from another.
Cells ProofChecker::alike(std::int32_t cell, const Touched& touched, const Facts& facts) const {
  Cells cells;
  for (const auto other : unknown(facts))
    if (touched[other] == touched[cell]) cells.push_back(other);
  return cells;
}

// Goes through all ways to fill the cells around the clues, with the claim false.
std::optional<ProofChecker::Claims> ProofChecker::by_count(const Deduction& step,
                                                           const Facts& facts) const {
  const bool mined = !step.mined.empty();
  const auto claim = decided(step).front();
  const auto touch = touched(step.clues, facts);
  if (!touch) return std::nullopt;
  Cells around;
  for (const auto cell : unknown(facts))
    if (!(*touch)[cell].empty()) around.push_back(cell);
  Cells order = step.order;
  std::sort(order.begin(), order.end());
  if (order != around) return std::nullopt;

  std::vector<int> ahead, needs;  // by clue: cells still to come, mines still to find
  for (const auto cell : step.clues) {
    const auto found = clue(cell, facts);
    ahead.push_back(static_cast<int>(found->plus.size()));
    needs.push_back(found->need);
  }
  std::map<std::vector<int>, Numbers> ways, before;
  ways.emplace(needs, Numbers(order.size())).first->second.add(0);
  for (const auto cell : step.order) {
    const auto& places = (*touch)[cell];
    for (const int place : places) --ahead[place];
    std::swap(before, ways);
    ways.clear();
    for (const auto& [left, numbers] : before) {
      for (const bool mine_here : {false, true}) {
        if (cell == claim && mine_here == mined) continue;
        std::vector<int> next = left;
        bool fits = true;
        for (const int place : places) {
          next[place] -= mine_here;
          fits = fits && next[place] >= 0 && next[place] <= ahead[place];
        }
        if (fits)
          ways.emplace(std::move(next), Numbers(order.size()))
              .first->second.add(numbers, mine_here);
      }
    }
    if (ways.size() > kMostWays) return std::nullopt;
  }
  const auto end = ways.find(std::vector<int>(step.clues.size(), 0));
  if (end != ways.end()) {
    std::ptrdiff_t least = 0, most = end->second.most();
    if (step.total) {
      const auto rest = outside({}, facts);
      if (!rest) return std::nullopt;
      const bool elsewhere = (*touch)[claim].empty();
      const auto free = static_cast<std::ptrdiff_t>(rest->plus.size() - order.size()) - elsewhere;
      most = rest->need - (elsewhere && !mined);
      least = most - free;
    }
    if (end->second.any(least, most)) return std::nullopt;
  }
  Claims claims;
  for (const auto cell : alike(claim, *touch, facts)) claims.emplace_back(cell, mined);
  return claims;
}

}  // namespace qmines
