#include "qubits/player_view.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace qmines::qubits {

EntangledGroup::EntangledGroup(GroupKind kind, std::vector<std::int32_t> cells)
    : cells_(std::move(cells)) {
  switch (kind) {
    case GroupKind::singlet:  // -XX, -ZZ
      amplitudes_ = {0, 1, -1, 0};
      break;
    case GroupKind::link:  // XZ, ZX
      amplitudes_ = {1, 1, 1, -1};
      break;
    case GroupKind::trio:  // XXX, -XZZ, -ZXZ
      amplitudes_ = {1, -1, -1, -1, -1, -1, -1, 1};
      break;
  }
}

EntangledGroup::Amplitudes EntangledGroup::projected(std::int32_t cell, int board,
                                                     bool mine) const {
  const auto at = std::find(cells_.begin(), cells_.end(), cell) - cells_.begin();
  const int bit = static_cast<int>(cells_.size()) - 1 - static_cast<int>(at);
  Amplitudes out{};
  for (int i = 0; i < 1 << cells_.size(); ++i) {
    // On Z a mine is |1>; on H it is X = +1.
    if (board == 0) {
      out[i] = (i >> bit & 1) == static_cast<int>(mine) ? 2 * amplitudes_[i] : 0;
    } else {
      const int other = amplitudes_[i ^ 1 << bit];
      out[i] = mine ? amplitudes_[i] + other : amplitudes_[i] - other;
    }
  }
  return out;
}

int EntangledGroup::weight(std::int32_t cell, int board) const {
  const auto norm = [](const Amplitudes& a) {
    return std::inner_product(a.begin(), a.end(), a.begin(), 0);
  };
  return 2 * norm(projected(cell, board, true)) / (4 * norm(amplitudes_));
}

void EntangledGroup::measure(std::int32_t cell, int board, bool mine) {
  amplitudes_ = projected(cell, board, mine);
  int common = 0;
  for (const int a : amplitudes_) common = std::gcd(common, a);
  for (int& a : amplitudes_) a /= std::max(common, 1);
}

void PlayerView::begin() {
  const int cells = width * height;
  std::vector<std::vector<std::int32_t>> around(static_cast<std::size_t>(cells));
  for (int cell = 0; cell < cells; ++cell)
    for (int y = std::max(cell / width - 1, 0); y <= std::min(cell / width + 1, height - 1); ++y)
      for (int x = std::max(cell % width - 1, 0); x <= std::min(cell % width + 1, width - 1); ++x)
        if (y * width + x != cell) around[cell].push_back(y * width + x);
  near_ = std::make_shared<const std::vector<std::vector<std::int32_t>>>(std::move(around));
  group_of.assign(static_cast<std::size_t>(cells), -1);
  for (std::size_t g = 0; g < groups.size(); ++g)
    for (const auto cell : groups[g].cells()) group_of[cell] = static_cast<std::int32_t>(g);
}

Field PlayerView::field() const {
  Field field;
  field.width = width;
  field.height = height;
  field.kinds_of = kinds_of.data();
  field.z = z.data();
  field.h = h.data();
  for (int s = 0; s < 4; ++s) field.kinds.push_back({kWeights[s][0], kWeights[s][1], left[s]});
  field.loose = loose;
  field.some_of = group_left() ? 0 : kGood;
  return field;
}

int PlayerView::group_weight(std::int32_t cell, int board) const {
  return groups[static_cast<std::size_t>(group_of[cell])].weight(cell, board);
}

void PlayerView::unsettled(std::vector<std::int32_t>& cells, int& outcomes) const {
  cells.clear();
  outcomes = 0;
  for (const EntangledGroup& group : groups) {
    int open = 0;
    for (const auto cell : group.cells()) {
      if (measured[cell] || group.weight(cell, 0) != 1 || group.weight(cell, 1) != 1) continue;
      cells.push_back(cell);
      ++open;
    }
    outcomes += std::max(open - 1, 0);
  }
}

bool PlayerView::group_left() const {
  for (const EntangledGroup& group : groups)
    for (const auto cell : group.cells())
      if (!measured[cell] && group.weight(cell, 0) != 2 && group.weight(cell, 1) != 2) return true;
  return false;
}

void PlayerView::show(const Measurement& measurement, const std::vector<std::uint8_t>& layout) {
  int sum[2] = {0, 0};
  for (const auto near : (*near_)[measurement.cell])
    if (kinds_of[near])
      for (const int board : {0, 1}) sum[board] += kWeights[layout[near]][board];
  if (both || measurement.board == 0) z[measurement.cell] = static_cast<std::int8_t>(sum[0]);
  if (both || measurement.board == 1) h[measurement.cell] = static_cast<std::int8_t>(sum[1]);
}

void PlayerView::measure_own(const Measurement& measurement, bool mine,
                             const std::vector<std::uint8_t>& layout) {
  const std::uint8_t state = layout[measurement.cell];
  // Keeps the states that allow this outcome and agree with how the numbers change.
  std::array<double, kMaxKinds> weights{};
  std::uint8_t possible = 0;
  bool seen[2] = {false, false};
  for (const auto near : (*near_)[measurement.cell]) {
    if (z[near] >= 0) {
      z[near] = static_cast<std::int8_t>(z[near] - kWeights[state][0]);
      seen[0] = true;
    }
    if (h[near] >= 0) {
      h[near] = static_cast<std::int8_t>(h[near] - kWeights[state][1]);
      seen[1] = true;
    }
  }
  for (int s = 0; s < 4; ++s) {
    const double chance = kWeights[s][measurement.board] / 2.0;
    weights[s] = mine ? chance : 1 - chance;
    for (const int board : {0, 1})
      if (seen[board] && kWeights[s][board] != kWeights[state][board]) weights[s] = 0;
    if (weights[s] > 0) possible |= static_cast<std::uint8_t>(1U << s);
  }
  if (std::has_single_bit(possible)) {
    --left[state];
  } else {
    loose.push_back(weights);
  }
  kinds_of[measurement.cell] = 0;
  measured[measurement.cell] = 1;
  if (measurement.shield) --shields;
  if (!mine) show(measurement, layout);
}

void PlayerView::measure_group(const Measurement& measurement, bool mine,
                               const std::vector<std::uint8_t>& layout) {
  groups[static_cast<std::size_t>(group_of[measurement.cell])].measure(measurement.cell,
                                                                       measurement.board, mine);
  measured[measurement.cell] = 1;
  if (measurement.shield) --shields;
  if (!mine) show(measurement, layout);
}

}  // namespace qmines::qubits
