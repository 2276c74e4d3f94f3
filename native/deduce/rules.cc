#include "deduce/rules.h"

#include <algorithm>

#include "deduce/set_packing.h"

namespace qmines {

namespace {

// With more clues than this at the border no person adds up the total, and counting is left to do.
constexpr std::size_t kMostClues = 256;

// For two clues an offset apart: which of the first one's neighbours the second does not touch.
struct Offset {
  int row, column;
  std::uint8_t alone, other_alone;
};

constexpr int kRow[8] = {-1, -1, -1, 0, 0, 1, 1, 1};
constexpr int kColumn[8] = {-1, 0, 1, -1, 1, -1, 0, 1};

constexpr std::uint8_t alone(int row, int column) {
  std::uint8_t mask = 0;
  for (int d = 0; d < 8; ++d) {
    const int r = kRow[d] - row, c = kColumn[d] - column;
    if (r < -1 || r > 1 || c < -1 || c > 1) mask = static_cast<std::uint8_t>(mask | 1U << d);
  }
  return mask;
}

struct Offsets {
  Offset at[24];
  constexpr Offsets() : at{} {
    int n = 0;
    for (int r = -2; r <= 2; ++r)
      for (int c = -2; c <= 2; ++c)
        if (r || c) at[n++] = Offset{r, c, alone(r, c), alone(-r, -c)};
  }
};
constexpr Offsets kOffsets;

}  // namespace

void Rules::load(const Field& field) {
  width_ = field.width;
  height_ = field.height;
  stride_ = width_ + 2;
  const std::size_t n = static_cast<std::size_t>(stride_) * (height_ + 2);
  for (int d = 0; d < 8; ++d) step_[d] = kRow[d] * stride_ + kColumn[d];
  for (int i = 0; i < 24; ++i) offset_[i] = kOffsets.at[i].row * stride_ + kOffsets.at[i].column;
  state_.assign(n, outside);
  for (auto* bytes : {&clue_, &mask_, &queued_}) bytes->assign(n, 0);
  need_.assign(n, 0);
  allow_.assign(n, 0);
  stamp_ = 0;
  restricted_ = false;
  trail_.clear();
  singles_.clear();
  doubles_.clear();
  single_head_ = double_head_ = 0;
  conflict_ = Conflict{};
  total_known_ = field.mines >= 0;
  rest_ = field.mines;
  unknown_ = 0;
  for (int r = 0; r < height_; ++r)
    for (int c = 0; c < width_; ++c) {
      const std::uint8_t code = field.cells[static_cast<std::size_t>(r) * width_ + c];
      const std::size_t p = static_cast<std::size_t>(r + 1) * stride_ + c + 1;
      state_[p] = code <= 8 || code == blank ? opened
                  : code == mine             ? settled_mine
                  : code == safe             ? settled_safe
                                             : unknown;
      clue_[p] = code <= 8;
      need_[p] = static_cast<std::int8_t>(code <= 8 ? code : 0);
      unknown_ += state_[p] == unknown;
      rest_ -= code == mine;
    }
  for (std::int32_t p = stride_; p < static_cast<std::int32_t>(n) - stride_; ++p) {
    if (!clue_[p]) continue;
    for (int d = 0; d < 8; ++d) {
      const std::uint8_t around = state_[p + step_[d]];
      mask_[p] = static_cast<std::uint8_t>(mask_[p] | (around == unknown) << d);
      need_[p] = static_cast<std::int8_t>(need_[p] - (around == settled_mine));
    }
    touch(p);
  }
}

void Rules::open(std::int32_t p, int number) {
  if (state_[p] == unknown) settle(p, false);
  state_[p] = opened;
  clue_[p] = 1;
  mask_[p] = 0;
  int need = number;
  for (int d = 0; d < 8; ++d) {
    const std::uint8_t around = state_[p + step_[d]];
    mask_[p] = static_cast<std::uint8_t>(mask_[p] | (around == unknown) << d);
    need -= around == settled_mine;
  }
  need_[p] = static_cast<std::int8_t>(need);
  touch(p);
}

void Rules::touch(std::int32_t p) {
  if (!allowed(p)) return;
  const int left = std::popcount(mask_[p]), need = need_[p];
  if (need < 0 || need > left) {
    if (!conflict_.found) {
      conflict_.found = true;
      conflict_.total = false;
      conflict_.clues.assign(1, p);
    }
    return;
  }
  if (!left) return;
  if (need == 0 || need == left) {
    singles_.push_back(p);
  } else if (!queued_[p]) {
    queued_[p] = 1;
    doubles_.push_back(p);
  }
}

void Rules::settle(std::int32_t p, bool mined) {
  state_[p] = mined ? settled_mine : settled_safe;
  --unknown_;
  rest_ -= mined;
  trail_.push_back(p);
  for (int d = 0; d < 8; ++d) {
    const std::int32_t q = p + step_[d];
    if (!clue_[q]) continue;
    mask_[q] = static_cast<std::uint8_t>(mask_[q] & ~(1U << (7 - d)));
    need_[q] = static_cast<std::int8_t>(need_[q] - mined);
    touch(q);
  }
}

void Rules::back(std::int32_t mark) {
  while (mark < static_cast<std::int32_t>(trail_.size())) {
    const std::int32_t p = trail_.back();
    trail_.pop_back();
    const bool mined = state_[p] == settled_mine;
    state_[p] = unknown;
    ++unknown_;
    rest_ += mined;
    for (int d = 0; d < 8; ++d) {
      const std::int32_t q = p + step_[d];
      if (!clue_[q]) continue;
      mask_[q] = static_cast<std::uint8_t>(mask_[q] | 1U << (7 - d));
      need_[q] = static_cast<std::int8_t>(need_[q] + mined);
    }
  }
  for (; double_head_ < doubles_.size(); ++double_head_) queued_[doubles_[double_head_]] = 0;
  singles_.clear();
  doubles_.clear();
  single_head_ = double_head_ = 0;
  conflict_.found = false;
}

void Rules::restrict_to(const std::vector<std::int32_t>* only) {
  restricted_ = only != nullptr;
  if (!only) return;
  ++stamp_;
  for (const auto p : *only) allow_[p] = stamp_;
}

void Rules::settle_mask(std::int32_t p, unsigned mask, bool mined) {
  for (; mask; mask &= mask - 1) settle(p + step_[std::countr_zero(mask)], mined);
}

bool Rules::infer(Technique most, Inference& out) {
  while (!conflict_.found) {
    if (single_head_ < singles_.size()) {
      if (single(singles_[single_head_++], out)) return true;
      continue;
    }
    singles_.clear();
    single_head_ = 0;
    if (most < Technique::pair) return false;
    if (double_head_ < doubles_.size()) {
      const std::int32_t p = doubles_[double_head_++];
      queued_[p] = 0;
      if (pairs(p, out)) return true;
      continue;
    }
    doubles_.clear();
    double_head_ = 0;
    return most >= Technique::total && total_known_ && total(out);
  }
  return false;
}

bool Rules::single(std::int32_t p, Inference& out) {
  const unsigned mask = mask_[p];
  if (!mask || (need_[p] != 0 && need_[p] != std::popcount(mask))) return false;
  out.technique = Technique::single;
  out.total = false;
  out.nested = -1;
  out.clues.assign(1, p);
  out.first = mark();
  settle_mask(p, mask, need_[p] != 0);
  out.last = mark();
  return true;
}

bool Rules::pairs(std::int32_t p, Inference& out) {
  for (int i = 0; i < 24 && mask_[p]; ++i) {
    const std::int32_t q = p + offset_[i];
    // Two rows beyond the rim lie outside the arrays.
    if (q < 0 || q >= size() || !clue_[q] || !mask_[q] || !allowed(q)) continue;
    if (pair(p, q, i, out)) return true;
    if (conflict_.found) return false;
  }
  return false;
}

// What a has alone minus what b has alone is the difference of what they need. Where that is as
// large as can be, a's own cells are full and b's own are empty; or the other way round.
bool Rules::pair(std::int32_t a, std::int32_t b, int offset, Inference& out) {
  unsigned own = mask_[a] & kOffsets.at[offset].alone;
  unsigned other = mask_[b] & kOffsets.at[offset].other_alone;
  int more = need_[a] - need_[b];
  if (more < 0 || (more == 0 && own)) {
    std::swap(a, b);
    std::swap(own, other);
    more = -more;
  }
  const int room = std::popcount(own);
  if (more > room) {
    conflict_.found = true;
    conflict_.total = false;
    conflict_.clues.assign({a, b});
    return false;
  }
  if (more < room || !(own | other)) return false;
  out.technique = Technique::pair;
  out.total = false;
  out.nested = -1;
  out.clues.assign({std::min(a, b), std::max(a, b)});
  out.first = mark();
  settle_mask(a, own, true);
  settle_mask(b, other, false);
  out.last = mark();
  // There may be more in these two clues and others.
  for (const auto p : {a, b})
    if (mask_[p] && !queued_[p]) {
      queued_[p] = 1;
      doubles_.push_back(p);
    }
  return true;
}

// Clues that share no cell need so many mines, or leave so much room, that nothing is left for the
// cells outside.
bool Rules::total(Inference& out) {
  std::vector<std::int32_t> active_clues;
  const bool plain = rest_ <= 0 || rest_ >= unknown_;  // no clue is needed
  for (std::int32_t p = stride_; p < size() - stride_ && !plain; ++p)
    if (active(p) && allowed(p)) active_clues.push_back(p);
  if (active_clues.size() > kMostClues) return false;
  return total_by(false, active_clues, out) ||
         (!conflict_.found && total_by(true, active_clues, out));
}

// `mined`: whether the cells outside would be mines.
bool Rules::total_by(bool mined, const std::vector<std::int32_t>& clues, Inference& out) {
  const int room = mined ? unknown_ - rest_ : rest_;
  const auto weighs = [&](std::int32_t p) {
    return mined ? std::popcount(mask_[p]) - need_[p] : need_[p];
  };
  std::vector<std::int32_t> chosen;
  int weight = 0;
  if (room >= 0) {
    int most = 0;
    for (const auto p : clues) most += weighs(p);
    if (most < room) return false;
    SetPacking packing;
    for (const auto p : clues) packing.add(p / stride_, p % stride_, mask_[p], weighs(p));
    weight = packing.solve(room, chosen);
    for (auto& c : chosen) c = clues[static_cast<std::size_t>(c)];
  }
  if (weight < room) return false;
  std::sort(chosen.begin(), chosen.end());
  if (weight > room) {
    conflict_.found = true;
    conflict_.total = true;
    conflict_.clues = chosen;
    return false;
  }
  std::vector<std::int32_t> around;
  for (const auto p : chosen) for_each_unknown(p, [&](std::int32_t q) { around.push_back(q); });
  if (static_cast<int>(around.size()) == unknown_) return false;
  std::sort(around.begin(), around.end());
  out.technique = Technique::total;
  out.total = true;
  out.nested = -1;
  out.clues = chosen;
  out.first = mark();
  for (std::int32_t p = stride_; p < size() - stride_; ++p)
    if (state_[p] == unknown && !std::binary_search(around.begin(), around.end(), p))
      settle(p, mined);
  out.last = mark();
  return true;
}

}  // namespace qmines
