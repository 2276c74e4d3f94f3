// What is certain, where there is no time for chances.
#include <limits>

#include "count/analysis.h"

namespace qmines {

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
