#include "qubits/rows.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace qmines::qubits {

void RowWeights::set(const std::vector<Kind>& kinds) {
  for (auto& row : weighing) std::fill(row, row + 3, std::uint8_t{0});
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    const int z = kinds[k].z, h = kinds[k].h;
    const int weight[types] = {z + h - 1, z - h + 1, z, h};
    for (int t = 0; t < types; ++t) {
      of[t][k] = static_cast<std::uint8_t>(weight[t]);
      weighing[t][weight[t]] |= static_cast<std::uint8_t>(1U << k);
    }
  }
  for (int t = 0; t < types; ++t)
    for (int m = 0; m < 256; ++m) {
      least[t][m] = static_cast<std::uint8_t>(m & weighing[t][0] ? 0 : m & weighing[t][1] ? 1 : 2);
      most[t][m] = static_cast<std::uint8_t>(m & weighing[t][2] ? 2 : m & weighing[t][1] ? 1 : 0);
    }
}

bool Rows::reduce(const Field& field) {
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  weights.set(field.kinds);
  mask.assign(field.kinds_of, field.kinds_of + cells);
  bundle_of.assign(cells, -1);
  settled.assign(field.kinds.size(), 0);
  rows.clear();
  bundles.clear();
  clash = -1;
  if (!collect(field) || !propagate(field)) return false;
  bundle();
  split(field);
  return true;
}

bool Rows::collect(const Field& field) {
  const int width = field.width, height = field.height;
  first_row_.assign(mask.size() * 16, -1);
  rows_of_.assign(mask.size(), 0);
  for (int cell = 0; cell < width * height; ++cell) {
    const int z = field.z[cell], h = field.h[cell];
    if (z < 0 && h < 0) continue;
    Row row{cell, 0, 0, 0, {}};
    const int y = cell / width, x = cell % width;
    for (int v = std::max(y - 1, 0); v <= std::min(y + 1, height - 1); ++v)
      for (int u = std::max(x - 1, 0); u <= std::min(x + 1, width - 1); ++u)
        if (v * width + u != cell && mask[v * width + u]) row.cells[row.count++] = v * width + u;
    const auto add = [&](RowWeights::Type type, int need) {
      row.type = type;
      row.need = static_cast<std::int16_t>(need);
      for (int i = 0; i < row.count; ++i)
        first_row_[row.cells[i] * 16 + rows_of_[row.cells[i]]++] =
            static_cast<std::int32_t>(rows.size());
      rows.push_back(row);
    };
    if (z >= 0 && h >= 0) {
      add(RowWeights::sum, z + h - row.count);
      add(RowWeights::difference, z - h + row.count);
    } else if (z >= 0) {
      add(RowWeights::only_z, z);
    } else {
      add(RowWeights::only_h, h);
    }
  }
  return true;
}

// Takes away the kinds that a single row rules out, until nothing changes.
bool Rows::propagate(const Field&) {
  queue_.resize(rows.size());
  std::iota(queue_.begin(), queue_.end(), 0);
  queued_.assign(rows.size(), 1);
  while (!queue_.empty()) {
    const std::int32_t id = queue_.back();
    queue_.pop_back();
    queued_[id] = 0;
    const Row& row = rows[id];
    const auto &least = weights.least[row.type], &most = weights.most[row.type];
    int low = 0, high = 0;
    for (int i = 0; i < row.count; ++i) {
      low += least[mask[row.cells[i]]];
      high += most[mask[row.cells[i]]];
    }
    if (row.need < low || row.need > high) {
      clash = row.cell;
      return false;
    }
    for (int i = 0; i < row.count; ++i) {
      std::uint8_t& kinds = mask[row.cells[i]];
      std::uint8_t left = 0;
      for (int w = least[kinds]; w <= most[kinds]; ++w)
        if (row.need - w >= low - least[kinds] && row.need - w <= high - most[kinds])
          left |= kinds & weights.weighing[row.type][w];
      if (left == kinds) continue;
      if (!left) {
        clash = row.cell;
        return false;
      }
      low += least[left] - least[kinds];
      high += most[left] - most[kinds];
      kinds = left;
      // Every row of the cell again, this one too: its bounds have moved.
      for (int r = 0; r < rows_of_[row.cells[i]]; ++r) {
        const std::int32_t other = first_row_[row.cells[i] * 16 + r];
        if (queued_[other]) continue;
        queued_[other] = 1;
        queue_.push_back(other);
      }
    }
  }
  return true;
}

// Cells of the same kinds in the same rows are one bundle; a row in which a cell weighs the same
// whatever it is does not count as its own.
void Rows::bundle() {
  struct Entry {
    std::int32_t cell;
    Bundle shape;
  };
  std::vector<Entry> entries;
  for (std::int32_t cell = 0; cell < static_cast<std::int32_t>(mask.size()); ++cell) {
    const std::uint8_t kinds = mask[cell];
    if (!kinds) continue;
    Entry entry{cell, {}};
    entry.shape.mask = kinds;
    for (int r = 0; r < rows_of_[cell]; ++r) {
      Row& row = rows[first_row_[cell * 16 + r]];
      row.need = static_cast<std::int16_t>(row.need - weights.least[row.type][kinds]);
      if (weights.least[row.type][kinds] != weights.most[row.type][kinds])
        entry.shape.rows[entry.shape.row_count++] = first_row_[cell * 16 + r];
    }
    if (std::has_single_bit(kinds)) {
      ++settled[std::countr_zero(kinds)];
    } else {
      entries.push_back(entry);
    }
  }
  const auto shape_less = [](const Entry& a, const Entry& b) {
    const Bundle &p = a.shape, &q = b.shape;
    if ((p.row_count == 0) != (q.row_count == 0)) return p.row_count != 0;
    const auto order = std::lexicographical_compare_three_way(p.rows, p.rows + p.row_count, q.rows,
                                                              q.rows + q.row_count);
    if (order != 0) return order < 0;
    return p.mask < q.mask;
  };
  std::stable_sort(entries.begin(), entries.end(), shape_less);
  tied = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (i == 0 || shape_less(entries[i - 1], entries[i])) {
      bundles.push_back(entries[i].shape);
      if (entries[i].shape.row_count) ++tied;
    }
    ++bundles.back().size;
    bundle_of[entries[i].cell] = static_cast<std::int32_t>(bundles.size() - 1);
  }
}

// Components in the terms of the classic count, whose orderer lays them out. Two rows of one clue
// may belong to different components: a clue stands for those of its rows that hang together.
void Rows::split(const Field&) {
  Problem& p = problem;
  std::vector<std::int32_t> root(rows.size());
  std::iota(root.begin(), root.end(), 0);
  const auto find = [&](std::int32_t r) {
    while (root[r] != r) r = root[r] = root[root[r]];
    return r;
  };
  for (std::size_t b = 0; b < tied; ++b)
    for (int i = 1; i < bundles[b].row_count; ++i)
      root[find(bundles[b].rows[i])] = find(bundles[b].rows[0]);

  p.groups.assign(tied, {});
  p.clues.clear();
  p.components.clear();
  std::vector<std::int32_t> clue_of(rows.size(), -1), part_of(rows.size(), -1);
  std::vector<std::uint8_t> used(rows.size(), 0);
  for (std::size_t b = 0; b < tied; ++b)
    for (int i = 0; i < bundles[b].row_count; ++i) used[bundles[b].rows[i]] = 1;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (!used[r]) continue;
    // The two rows of a clue stand side by side.
    if (r && used[r - 1] && rows[r - 1].cell == rows[r].cell &&
        find(static_cast<std::int32_t>(r)) == find(static_cast<std::int32_t>(r - 1))) {
      clue_of[r] = clue_of[r - 1];
      continue;
    }
    clue_of[r] = static_cast<std::int32_t>(p.clues.size());
    Clue clue{};
    clue.cell = rows[r].cell;
    p.clues.push_back(clue);
  }
  std::vector<int> need(p.clues.size(), 0);
  for (std::size_t r = 0; r < rows.size(); ++r)
    if (used[r]) need[clue_of[r]] += rows[r].need;
  for (std::size_t b = 0; b < tied; ++b) {
    Group& group = p.groups[b];
    group.size = static_cast<std::uint8_t>(bundles[b].size);
    for (int i = 0; i < bundles[b].row_count; ++i) {
      const std::int32_t id = clue_of[bundles[b].rows[i]];
      if (group.clue_count && group.clues[group.clue_count - 1] == id) continue;
      group.clues[group.clue_count++] = id;
      Clue& clue = p.clues[id];
      clue.groups[clue.group_count++] = static_cast<std::int32_t>(b);
      clue.cells = static_cast<std::uint8_t>(clue.cells + bundles[b].size);
    }
  }
  // Only an order is asked for, so it need not be exact: a clue with two rows has about as many
  // values open as one that needs what both need.
  for (std::size_t c = 0; c < p.clues.size(); ++c)
    p.clues[c].need =
        static_cast<std::uint8_t>(std::clamp<int>((need[c] + 1) / 2, 0, p.clues[c].cells));

  std::vector<std::uint8_t> seen(p.clues.size(), 0), taken(tied, 0);
  for (std::size_t start = 0; start < p.clues.size(); ++start) {
    if (seen[start]) continue;
    Component part;
    part.clues.push_back(static_cast<std::int32_t>(start));
    seen[start] = 1;
    for (std::size_t i = 0; i < part.clues.size(); ++i) {
      const Clue& clue = p.clues[part.clues[i]];
      for (int k = 0; k < clue.group_count; ++k) {
        const std::int32_t g = clue.groups[k];
        if (taken[g]) continue;
        taken[g] = 1;
        part.groups.push_back(g);
        for (int c = 0; c < p.groups[g].clue_count; ++c) {
          const std::int32_t other = p.groups[g].clues[c];
          if (seen[other]) continue;
          seen[other] = 1;
          part.clues.push_back(other);
        }
      }
    }
    p.components.push_back(std::move(part));
  }
  p.component_count = static_cast<int>(p.components.size());
}

}  // namespace qmines::qubits
