#include "position.h"

#include <algorithm>

namespace qmines {

namespace {

struct Around {
  explicit Around(int stride)
      : step{-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1} {}
  int step[8];
};

// out[p] = sum of in over the 3x3 block around p, itself included.
void block_sums(const std::vector<std::uint8_t>& in, std::vector<std::uint8_t>& row3,
                std::vector<std::uint8_t>& out, int stride) {
  const int n = static_cast<int>(in.size());
  for (int p = 1; p + 1 < n; ++p)
    row3[p] = static_cast<std::uint8_t>(in[p - 1] + in[p] + in[p + 1]);
  for (int p = stride; p + stride < n; ++p)
    out[p] = static_cast<std::uint8_t>(row3[p - stride] + row3[p] + row3[p + stride]);
}

}  // namespace

void Problem::reduce(const Field& field) {
  clash = -1;
  total_clash = false;
  component_count = 0;
  groups.clear();
  clues.clear();
  queue_.clear();
  scan(field);
  if (clash < 0) propagate();
  if (clash < 0) {
    group(field);
    split();
  }
  if (clash >= 0) clash = (clash / stride_ - 1) * field.width + clash % stride_ - 1;
}

void Problem::scan(const Field& field) {
  const int width = field.width, height = field.height;
  stride_ = width + 2;
  const std::size_t n = static_cast<std::size_t>(stride_) * (height + 2);
  code_.assign(n, blank);
  unknown_.assign(n, 0);
  known_mine_.assign(n, 0);
  is_clue_.assign(n, 0);
  row3_.resize(n);
  left_.resize(n);
  need_.resize(n);
  padded_fate_.assign(n, Fate::open);
  rest = field.mines;
  unknown = 0;
  for (int r = 0; r < height; ++r) {
    const std::uint8_t* in = field.cells + static_cast<std::size_t>(r) * width;
    const std::size_t base = static_cast<std::size_t>(r + 1) * stride_ + 1;
    for (int c = 0; c < width; ++c) {
      const std::uint8_t code = in[c];
      const bool is_unknown = code >= hidden && code <= question;
      code_[base + c] = code;
      unknown_[base + c] = is_unknown;
      known_mine_[base + c] = code == mine;
      is_clue_[base + c] = code <= 8;
      padded_fate_[base + c] = is_unknown     ? Fate::sea
                               : code == mine ? Fate::mine
                               : code == safe ? Fate::safe
                                              : Fate::open;
      unknown += is_unknown;
      rest -= code == mine;
    }
  }
  if (field.counter >= 0) {
    const int p = (field.counter / width + 1) * stride_ + field.counter % width + 1;
    if (unknown_[p]) {
      unknown_[p] = 0;
      --unknown;
    }
    padded_fate_[p] = Fate::safe;
  }
  block_sums(unknown_, row3_, left_, stride_);
  block_sums(known_mine_, row3_, need_, stride_);
  for (int r = 1; r <= height; ++r) {
    for (int p = r * stride_ + 1, end = p + width; p < end; ++p) {
      if (!is_clue_[p]) continue;
      const int demand = code_[p] - need_[p];
      if (demand < 0 || demand > left_[p]) {
        clash = p;
        return;
      }
      need_[p] = static_cast<std::uint8_t>(demand);
      if (left_[p] && (demand == 0 || demand == left_[p])) queue_.push_back(p);
    }
  }
}

void Problem::settle(int cell, bool mined) {
  const Around around(stride_);
  unknown_[cell] = 0;
  padded_fate_[cell] = mined ? Fate::mine : Fate::safe;
  --unknown;
  rest -= mined;
  for (const int step : around.step) {
    const int p = cell + step;
    if (!is_clue_[p]) continue;
    --left_[p];
    if (mined) {
      if (need_[p] == 0) {
        clash = p;
        return;
      }
      --need_[p];
    }
    if (need_[p] > left_[p]) {
      clash = p;
      return;
    }
    if (left_[p] && (need_[p] == 0 || need_[p] == left_[p])) queue_.push_back(p);
  }
}

void Problem::propagate() {
  const Around around(stride_);
  while (!queue_.empty()) {
    const int p = queue_.back();
    queue_.pop_back();
    if (!left_[p]) continue;
    const bool mined = need_[p] != 0;
    for (const int step : around.step) {
      if (unknown_[p + step]) settle(p + step, mined);
      if (clash >= 0) return;
    }
  }
}

void Problem::group(const Field& field) {
  const Around around(stride_);
  const int width = field.width, height = field.height;
  const int counter =
      field.counter < 0 ? -1 : (field.counter / width + 1) * stride_ + field.counter % width + 1;
  if (counter >= 0) {
    is_clue_[counter] = 1;
    left_[counter] = 0;
    counter_base = 0;
    for (const int step : around.step) {
      left_[counter] += unknown_[counter + step];
      counter_base += padded_fate_[counter + step] == Fate::mine;
    }
  }
  clue_id_.resize(code_.size());
  fate.resize(static_cast<std::size_t>(width) * height);
  group_of.resize(fate.size());
  first_group_.clear();
  for (int r = 1; r <= height; ++r) {
    for (int p = r * stride_ + 1, end = p + width; p < end; ++p) {
      if (!is_clue_[p] || !left_[p]) continue;
      clue_id_[p] = static_cast<std::int32_t>(clues.size());
      clues.push_back(Clue{{},
                           0,
                           need_[p],
                           left_[p],
                           p == counter,
                           static_cast<std::int32_t>((r - 1) * width + p - r * stride_ - 1)});
      if (p == counter) clues.back().need = 0;
      first_group_.push_back(-1);
    }
  }
  next_group_.clear();
  block_sums(is_clue_, row3_, known_mine_, stride_);  // known_mine_ has served; now: clues around
  int frontier = 0;
  for (int r = 1; r <= height; ++r) {
    const std::size_t base = static_cast<std::size_t>(r - 1) * width;
    for (int p = r * stride_ + 1, end = p + width, c = 0; p < end; ++p, ++c) {
      if (!unknown_[p] || !known_mine_[p]) continue;
      Group g{{}, 0, 1};
      for (const int step : around.step)
        if (is_clue_[p + step]) g.clues[g.clue_count++] = clue_id_[p + step];
      padded_fate_[p] = Fate::frontier;
      ++frontier;
      std::int32_t id = first_group_[g.clues[0]];
      while (id >= 0 && !(groups[id].clue_count == g.clue_count &&
                          std::equal(g.clues, g.clues + g.clue_count, groups[id].clues)))
        id = next_group_[id];
      if (id >= 0) {
        ++groups[id].size;
      } else {
        id = static_cast<std::int32_t>(groups.size());
        groups.push_back(g);
        next_group_.push_back(first_group_[g.clues[0]]);
        first_group_[g.clues[0]] = id;
      }
      group_of[base + c] = id;
    }
    std::copy_n(padded_fate_.begin() + r * stride_ + 1, width, fate.begin() + base);
  }
  sea = unknown - frontier;
  for (std::size_t id = 0; id < groups.size(); ++id)
    for (int i = 0; i < groups[id].clue_count; ++i) {
      Clue& clue = clues[groups[id].clues[i]];
      clue.groups[clue.group_count++] = static_cast<std::int32_t>(id);
    }
  if (field.mines >= 0) total_clash = rest < 0 || rest > unknown;
}

void Problem::split() {
  // clue_id_ has served; work_ marks what has been reached.
  std::vector<std::int32_t>& seen = work_;
  seen.assign(clues.size() + groups.size(), 0);
  for (std::size_t start = 0; start < clues.size(); ++start) {
    if (seen[start]) continue;
    if (static_cast<int>(components.size()) <= component_count) components.emplace_back();
    Component& part = components[component_count++];
    part.clues.assign(1, static_cast<std::int32_t>(start));
    part.groups.clear();
    seen[start] = 1;
    for (std::size_t next = 0; next < part.clues.size(); ++next) {
      const Clue& clue = clues[part.clues[next]];
      for (int i = 0; i < clue.group_count; ++i) {
        const std::int32_t g = clue.groups[i];
        if (seen[clues.size() + g]) continue;
        seen[clues.size() + g] = 1;
        part.groups.push_back(g);
        for (int k = 0; k < groups[g].clue_count; ++k) {
          const std::int32_t other = groups[g].clues[k];
          if (!seen[other]) {
            seen[other] = 1;
            part.clues.push_back(other);
          }
        }
      }
    }
  }
}

}  // namespace qmines
