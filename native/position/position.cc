#include "position/position.h"

#include <algorithm>
#include <cstring>
#include <numeric>

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
  const std::uint8_t* from = in.data();
  std::uint8_t *rows = row3.data(), *sums = out.data();
  for (int p = 1; p + 1 < n; ++p)
    rows[p] = static_cast<std::uint8_t>(from[p - 1] + from[p] + from[p + 1]);
  for (int p = stride; p + stride < n; ++p)
    sums[p] = static_cast<std::uint8_t>(rows[p - stride] + rows[p] + rows[p + stride]);
}

// Calls f with the place of every byte that is not 0, in order; skips eight zeros at a time.
template <class F>
void for_each_set(const std::vector<std::uint8_t>& bytes, F&& f) {
  const std::size_t n = bytes.size();
  std::size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    std::uint64_t word;
    std::memcpy(&word, bytes.data() + i, 8);
    if (!word) continue;
    for (std::size_t k = i; k < i + 8; ++k)
      if (bytes[k]) f(static_cast<int>(k));
  }
  for (; i < n; ++i)
    if (bytes[i]) f(static_cast<int>(i));
}

}  // namespace

void Problem::reduce(const Field& field) {
  clash = -1;
  total_clash = false;
  component_count = 0;
  settled_safe = 0;
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
  for (int r = 0; r < height; ++r)
    std::copy_n(field.cells + static_cast<std::size_t>(r) * width, width,
                code_.begin() + static_cast<std::ptrdiff_t>(r + 1) * stride_ + 1);
  for (auto* bytes : {&unknown_, &known_mine_, &is_clue_, &row3_, &left_, &need_, &mark_})
    bytes->resize(n);
  padded_fate_.resize(n);
  // Plain loops over local pointers, which compilers turn into vector code.
  const std::uint8_t* code = code_.data();
  std::uint8_t *unknown_at = unknown_.data(), *mine_at = known_mine_.data();
  std::uint8_t *clue_at = is_clue_.data(), *need_at = need_.data(), *mark_at = mark_.data();
  const std::uint8_t* left_at = left_.data();
  auto* fate_at = reinterpret_cast<std::uint8_t*>(padded_fate_.data());
  for (std::size_t i = 0; i < n; ++i) {
    const std::uint8_t c = code[i];
    const auto is_unknown = static_cast<std::uint8_t>(static_cast<std::uint8_t>(c - hidden) <=
                                                      static_cast<std::uint8_t>(question - hidden));
    const auto is_mine = static_cast<std::uint8_t>(c == mine);
    unknown_at[i] = is_unknown;
    mine_at[i] = is_mine;
    clue_at[i] = c <= 8;
    fate_at[i] = static_cast<std::uint8_t>(is_unknown | is_mine << 2 | (c == safe ? 3 : 0));
  }
  if (field.counter >= 0) {
    const int p = (field.counter / width + 1) * stride_ + field.counter % width + 1;
    unknown_[p] = 0;
    padded_fate_[p] = Fate::safe;
  }
  unknown = std::accumulate(unknown_.begin(), unknown_.end(), 0);
  rest = field.mines - std::accumulate(known_mine_.begin(), known_mine_.end(), 0);
  block_sums(unknown_, row3_, left_, stride_);
  block_sums(known_mine_, row3_, need_, stride_);
  // What each clue still needs; marked where it settles its cells, or cannot hold at all.
  for (std::size_t i = 0; i < n; ++i) {
    const auto demand = static_cast<std::uint8_t>(code[i] - need_at[i]);  // wraps if negative
    const std::uint8_t left = left_at[i];
    need_at[i] = demand;
    const std::uint8_t settles = (left != 0) & ((demand == 0) | (demand == left));
    mark_at[i] = static_cast<std::uint8_t>(clue_at[i] & ((demand > left) | settles));
  }
  for_each_set(mark_, [&](int p) {
    if (need_[p] > left_[p]) clash = p;
    queue_.push_back(p);
  });
}

void Problem::settle(int cell, bool mined) {
  const Around around(stride_);
  unknown_[cell] = 0;
  padded_fate_[cell] = mined ? Fate::mine : Fate::safe;
  --unknown;
  rest -= mined;
  settled_safe += !mined;
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
  group_of.resize(static_cast<std::size_t>(width) * height);
  first_group_.clear();
  const std::size_t n = code_.size();
  std::uint8_t* mark_at = mark_.data();
  const std::uint8_t *clue_at = is_clue_.data(), *left_at = left_.data(),
                     *unknown_at = unknown_.data();
  for (std::size_t i = 0; i < n; ++i) mark_at[i] = clue_at[i] & (left_at[i] != 0);
  const auto cell_at = [&](int p) { return (p / stride_ - 1) * width + p % stride_ - 1; };
  for_each_set(mark_, [&](int p) {
    clue_id_[p] = static_cast<std::int32_t>(clues.size());
    clues.push_back(Clue{{}, 0, need_[p], left_[p], p == counter, cell_at(p)});
    if (p == counter) clues.back().need = 0;
    first_group_.push_back(-1);
  });
  next_group_.clear();
  block_sums(is_clue_, row3_, mark_, stride_);
  for (std::size_t i = 0; i < n; ++i) mark_at[i] = unknown_at[i] & (mark_at[i] != 0);
  int frontier = 0;
  for_each_set(mark_, [&](int p) {
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
    group_of[cell_at(p)] = id;
  });
  fate.resize(group_of.size());
  for (int r = 0; r < height; ++r)
    std::copy_n(padded_fate_.begin() + static_cast<std::ptrdiff_t>(r + 1) * stride_ + 1, width,
                fate.begin() + static_cast<std::ptrdiff_t>(r) * width);
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
