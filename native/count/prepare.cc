// From a field to components with an order in which to count each, and to what is certain where
// there is no time for chances.
#include <algorithm>
#include <limits>

#include "count/analysis.h"

namespace qmines {

namespace {

// Beyond this many states, it pays to look for certain cells before counting,
constexpr double kHardBound = 1e7;
// for this much work a second of the budget.
constexpr double kSettling = 0.1e9;
// which does not suffice for more groups than this.
constexpr std::size_t kMostSettled = 20'000;

}  // namespace

bool Engine::settled_before(const Field& field) const {
  return field.counter == asked_counter_ && field.width == asked_width_ &&
         static_cast<std::size_t>(field.width) * field.height == asked_.size() &&
         std::equal(asked_.begin(), asked_.end(), field.cells);
}

Field Engine::with_settled(const Field& field) const {
  Field known = field;
  if (settled_before(field)) known.cells = settled_.data();
  return known;
}

Status Engine::prepare(const Field& field, Control& control, bool reuse) {
  const Status status = divide(field, control, reuse);
  if (status != Status::solved) return status;
  if (!settled_before(field)) {
    asked_.clear();
    std::vector<std::size_t> hard;
    for (std::size_t i = 0; i < static_cast<std::size_t>(problem_.component_count); ++i)
      if (chains_[i].too_wide || chains_[i].bound > kHardBound) hard.push_back(i);
    if (hard.empty()) return status;
    if (!settle(hard, control)) return Status::clash;
    settled_.assign(field.cells, field.cells + problem_.fate.size());
    for (std::size_t c = 0; c < settled_.size(); ++c) {
      if (problem_.fate[c] != Fate::frontier) continue;
      const Possible& possible = possible_[problem_.group_of[c]];
      if (!possible.mined) settled_[c] = Code::safe;
      if (!possible.safe) settled_[c] = Code::mine;
    }
    asked_.assign(field.cells, field.cells + problem_.fate.size());
    asked_counter_ = field.counter;
    asked_width_ = field.width;
  }
  if (settled_ == asked_) return status;
  return divide(with_settled(field), control, reuse);
}

// Finds cells of hard components that are the same in all of their fillings, for a share of the
// budget: often they take a component apart. False if there is no filling.
bool Engine::settle(const std::vector<std::size_t>& hard, Control& control) {
  const std::uint64_t end =
      control.work() + static_cast<std::uint64_t>(kSettling * control.seconds());
  possible_.assign(problem_.groups.size(), {});
  for (const auto i : hard) {
    if (control.work() >= end) break;
    const std::vector<std::int32_t>& groups = problem_.components[i].groups;
    if (groups.size() > kMostSettled) continue;
    try {
      ClueSolver solver(problem_, groups, control);
      const auto answer = solver.solve(end - control.work());
      if (answer == ClueSolver::Answer::none) return false;
      if (answer == ClueSolver::Answer::found && control.work() < end)
        find_certain(solver, problem_, groups, end - control.work(), control, possible_);
    } catch (const Stopped& stop) {
      if (stop.reason != Reason::memory) throw;  // there may be enough for the count
    }
  }
  return true;
}

Status Engine::divide(const Field& field, Control& control, bool reuse) {
  for (auto& t : tables_) t.reset();
  reuse = reuse && !kept_.empty();
  problem_.reduce(field);
  control.spend(static_cast<std::uint64_t>(field.width) * field.height);
  if (problem_.clash >= 0) return Status::clash;
  if (problem_.total_clash) return Status::total_clash;
  const std::size_t parts = problem_.component_count;
  if (chains_.size() < parts) chains_.resize(parts);
  std::size_t hardest = 0;
  const std::size_t tables = shared_tables() ? 1 : parts;
  if (tables_.size() < tables) tables_.resize(tables);
  counted_.assign(parts, 0);
  for (std::size_t i = 0; i < parts; ++i) {
    if (reuse && !shared_tables() && kept_.take(problem_, i, chains_[i], tables_[i], control)) {
      counted_[i] = 1;
      continue;
    }
    orderer_.chain(problem_, problem_.components[i], field.width, chains_[i], control);
    control.spend(chains_[i].steps.size() * 200);
    if (chains_[i].bound > chains_[hardest].bound) hardest = i;
  }
  // The hardest goes last, where tables that all share stay with it for the way back.
  if (parts && shared_tables()) {
    std::swap(problem_.components[hardest], problem_.components[parts - 1]);
    std::swap(chains_[hardest], chains_[parts - 1]);
  }
  return Status::solved;
}

void Engine::mark_certain(const std::vector<std::uint16_t>& possible) {
  group_certain_.assign(problem_.groups.size(), Certain::no);
  for (std::size_t g = 0; g < possible.size(); ++g) {
    const int size = problem_.groups[g].size, some = possible[g] & ((2 << size) - 1);
    if (some == 1) group_certain_[g] = Certain::safe;
    if (some == 1 << size) group_certain_[g] = Certain::mine;
  }
  sea_certain_ = Certain::no;
}

void Engine::bound(const Field& field, std::vector<std::uint16_t> possible, Analysis& out) {
  constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
  out = Analysis{};
  problem_.reduce(with_settled(field));
  if (problem_.clash >= 0 || problem_.total_clash) {
    out.status = problem_.clash >= 0 ? Status::clash : Status::total_clash;
    return;
  }
  out.bounded = true;
  possible.resize(problem_.groups.size(), 0x1FF);
  mark_certain(possible);
  group_mine_.assign(problem_.groups.size(), 0.5);
  out.groups = static_cast<int>(problem_.groups.size());
  out.components = problem_.component_count;
  out.sea = problem_.sea;
  spread(field, out);
  out.sea_mines = kUnknown;
  out.error.assign(out.probability.size(), 0.0);
  for (std::size_t c = 0; c < out.error.size(); ++c) {
    const bool open = problem_.fate[c] == Fate::open;
    if (!open && out.certain[c] != Certain::no) continue;
    out.probability[c] = kUnknown;
    out.error[c] = open ? kUnknown : 0.5;
  }
}

}  // namespace qmines
