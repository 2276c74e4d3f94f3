#include "play/guess/game_tree.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace qmines {

namespace {

constexpr std::size_t kRow = 32;  // bytes that are processed together
constexpr std::size_t kOrdered =
    6;  // from this many boards on, cells are tried in the order of their bounds
constexpr std::size_t kFirstSlots = 1024;  // a power of two

std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

struct OutOfWork {};

}  // namespace

void GameTree::Memo::clear() {
  slots_.assign(kFirstSlots, {});
  used_ = 0;
}

void GameTree::Memo::grow() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  const std::size_t mask = slots_.size() - 1;
  for (const Slot& slot : old) {
    if (!slot.key) continue;
    std::size_t at = slot.key & mask;
    while (slots_[at].key) at = (at + 1) & mask;
    slots_[at] = slot;
  }
}

float& GameTree::Memo::at(std::uint64_t key) {
  if (2 * used_ >= slots_.size()) grow();
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = key & mask;
  while (slots_[at].key && slots_[at].key != key) at = (at + 1) & mask;
  if (!slots_[at].key) {
    slots_[at].key = key;
    ++used_;
  }
  return slots_[at].value;
}

void GameTree::reset(std::size_t boards, std::size_t cells) {
  boards_ = boards;
  cells_ = cells;
  stride_ = (cells + kRow - 1) / kRow * kRow;
  rows_.assign(boards * stride_, 0);  // the padding cells are safe and tell nothing
  mined_.resize(stride_);
  some_.resize(stride_);
  low_.resize(stride_);
  high_.resize(stride_);
  names_.resize(boards);
  for (std::size_t b = 0; b < boards; ++b) names_[b] = mix(b + 0x9E3779B97F4A7C15ULL);
  memo_.clear();
}

GameTree::Frame& GameTree::frame(std::size_t depth) {
  // A frame must not move in memory while deeper ones are created.
  if (frames_.size() <= depth) frames_.resize(depth + 1);
  if (frames_[depth].empty()) frames_[depth].resize(1);
  return frames_[depth].front();
}

std::uint64_t GameTree::key(Set set) const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < set.size; ++i) sum += names_[set.at[i]];
  return sum ? sum : 1;
}

// Gathers statistics of all cells at once, board by board, in loops over bytes that compilers
// vectorise.
void GameTree::look(Set set) {
  work_ += set.size * (stride_ / kRow) + 4;
  std::fill(mined_.begin(), mined_.end(), 0);
  std::fill(low_.begin(), low_.end(), kMine);
  std::fill(high_.begin(), high_.end(), 0);
  std::uint8_t* const some = some_.data();
  std::uint8_t* const low = low_.data();
  std::uint8_t* const high = high_.data();
  for (std::size_t begin = 0; begin < set.size; begin += 255) {  // a byte counts up to 255
    std::memset(some, 0, stride_);
    const std::size_t end = std::min(set.size, begin + 255);
    for (std::size_t i = begin; i < end; ++i) {
      const std::uint8_t* const row = rows_.data() + set.at[i] * stride_;
      for (std::size_t block = 0; block < stride_; block += kRow)
        for (std::size_t c = block; c < block + kRow; ++c) {
          const std::uint8_t shows = row[c];
          const bool mine = shows == kMine;
          const std::uint8_t number = mine ? 0 : shows;
          some[c] = static_cast<std::uint8_t>(some[c] + mine);
          low[c] = std::min(low[c], shows);
          high[c] = std::max(high[c], number);
        }
    }
    for (std::size_t c = 0; c < stride_; ++c) mined_[c] += some[c];
  }
}

// Whether a cell that is safe on both boards tells them apart.
bool GameTree::apart(Set two) const {
  const std::uint8_t* one = rows_.data() + two.at[0] * stride_;
  const std::uint8_t* other = rows_.data() + two.at[1] * stride_;
  bool found = false;
  for (std::size_t c = 0; c < stride_; ++c)
    found |= one[c] != other[c] && one[c] != kMine && other[c] != kMine;
  return found;
}

// A quick upper bound on the boards that can be won.
double GameTree::bound(Set set) {
  const double size = static_cast<double>(set.size);
  if (set.size == 1) return 1;
  if (set.size == 2) return apart(set) ? 2 : 1;
  float& known = memo_.at(key(set));
  if (known != 0) return std::abs(known);
  look(set);
  double most = 1;
  for (std::size_t c = 0; c < cells_; ++c) {
    if (low_[c] >= high_[c]) continue;  // shows the same number wherever it is safe
    most = std::max(most, size - mined_[c]);
  }
  known = -static_cast<float>(most);
  return most;
}

double GameTree::best(Set set, double floor, std::size_t depth, int* chosen) {
  if (set.size == 1) return 1;
  if (set.size == 2 && !chosen) return apart(set) ? 2 : 1;
  if (work_ > limit_) throw OutOfWork{};
  const std::uint64_t name = key(set);
  const float known = chosen ? 0 : memo_.at(name);
  if (known > 0) return known;
  if (known < 0 && -known <= floor) return -known;
  look(set);
  const double won =
      safe_cell_tells() ? learn(set, floor, depth) : guess(set, floor, depth, chosen);
  memo_.at(name) = static_cast<float>(won > floor ? won : -won);
  return won;
}

// Whether a cell that is safe on all boards of the set looked at last shows different numbers.
bool GameTree::safe_cell_tells() const {
  for (std::size_t c = 0; c < cells_; ++c)
    if (!mined_[c] && low_[c] < high_[c]) return true;
  return false;
}

// Opens every cell that is safe on all boards and continues with each part that their numbers
// distinguish.
double GameTree::learn(Set set, double floor, std::size_t depth) {
  Frame& here = frame(depth);
  part_by_safe_cells(set, here);
  return follow(here, floor, depth);
}

void GameTree::part_by_safe_cells(Set set, Frame& here) {
  here.told.clear();
  for (std::size_t i = 0; i < set.size; ++i) here.told.emplace_back(0, set.at[i]);
  for (std::size_t c = 0; c < cells_; ++c) {
    if (mined_[c] || low_[c] >= high_[c]) continue;
    work_ += set.size / 4 + 1;
    for (auto& [told, board] : here.told)
      told = mix(told + rows_[board * stride_ + c] + 1 + c * 16);
  }
  std::sort(here.told.begin(), here.told.end());
  here.parts.clear();
  here.begins.clear();
  for (std::size_t i = 0; i < here.told.size(); ++i) {
    if (i == 0 || here.told[i].first != here.told[i - 1].first)
      here.begins.push_back(static_cast<std::uint32_t>(i));
    here.parts.push_back(here.told[i].second);
  }
  here.begins.push_back(static_cast<std::uint32_t>(set.size));
}

// Sums the boards won over the parts of a frame; stops when the sum cannot exceed the floor.
double GameTree::follow(Frame& frame, double floor, std::size_t depth) {
  const std::size_t parts = frame.begins.size() - 1;
  const auto part_at = [&](std::size_t i) {
    return Set{frame.parts.data() + frame.begins[i], frame.begins[i + 1] - frame.begins[i]};
  };
  frame.bounds.resize(parts);
  double total = 0;
  for (std::size_t i = 0; i < parts; ++i) {
    frame.bounds[i] = bound(part_at(i));
    total += frame.bounds[i];
  }
  for (std::size_t i = 0; i < parts && total > floor; ++i) {
    const double rest = total - frame.bounds[i];
    total = rest + best(part_at(i), floor - rest, depth + 1, nullptr);
  }
  return total;
}

void GameTree::part(Set set, int cell, Frame& frame) {
  std::uint32_t count[kMine + 1] = {};
  for (std::size_t i = 0; i < set.size; ++i) ++count[rows_[set.at[i] * stride_ + cell]];
  std::uint32_t place[kMine] = {}, sum = 0;
  frame.begins.clear();
  // The small parts first: they are cheap, and what they lose lowers the bound.
  std::uint8_t order[kMine] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::sort(order, order + kMine, [&](int a, int b) { return count[a] < count[b]; });
  for (const std::uint8_t v : order) {
    place[v] = sum;
    if (count[v]) frame.begins.push_back(sum);
    sum += count[v];
  }
  frame.begins.push_back(sum);
  frame.parts.resize(sum);
  for (std::size_t i = 0; i < set.size; ++i) {
    const std::uint8_t shows = rows_[set.at[i] * stride_ + cell];
    if (shows != kMine) frame.parts[place[shows]++] = set.at[i];
  }
  work_ += set.size / 8 + 1;
}

double GameTree::split(Set set, int cell, double floor, std::size_t depth) {
  Frame& here = frame(depth);
  part(set, cell, here);
  return follow(here, floor, depth);
}

// A cell that shows the same number wherever it is safe gives no information, so opening it last is
// at least as good. Only the other cells are tried; if there are none, exactly one board is won.
double GameTree::guess(Set set, double floor, std::size_t depth, int* chosen) {
  Frame& here = frame(depth);
  const double size = static_cast<double>(set.size);
  std::vector<Option> options;
  options.swap(here.options);
  options.clear();
  int safest = -1;
  for (std::size_t c = 0; c < cells_; ++c) {
    if (mined_[c] == set.size) continue;
    if (mined_[c] && (safest < 0 || mined_[c] < mined_[static_cast<std::size_t>(safest)]))
      safest = static_cast<int>(c);
    if (low_[c] < high_[c]) options.push_back({size - mined_[c], static_cast<int>(c)});
  }
  if (options.empty()) {
    if (chosen) *chosen = safest;
    here.options.swap(options);
    return 1;
  }
  const auto better = [](const Option& a, const Option& b) { return a.most > b.most; };
  std::stable_sort(options.begin(), options.end(), better);
  if (set.size >= kOrdered) {
    for (Option& option : options) {
      if (option.most <= floor) break;
      part(set, option.cell, here);
      option.most = 0;
      for (std::size_t i = 0; i + 1 < here.begins.size(); ++i)
        option.most +=
            bound({here.parts.data() + here.begins[i], here.begins[i + 1] - here.begins[i]});
    }
    std::stable_sort(options.begin(), options.end(), better);
  }
  double value = 0;
  for (const Option& option : options) {
    if (option.most <= std::max(value, floor)) {
      value = std::max(value, std::min(option.most, floor));  // a bound for all remaining options
      break;
    }
    const double won = split(set, option.cell, std::max(value, floor), depth);
    if (won > value) {
      value = won;
      if (chosen) *chosen = option.cell;
    }
  }
  here.options.swap(options);
  return value;
}

std::vector<GameTree::Board> GameTree::all_boards() const {
  std::vector<Board> all(boards_);
  std::iota(all.begin(), all.end(), Board{0});
  return all;
}

bool GameTree::solve(std::uint64_t work, int& cell, double& won) {
  cell = -1;
  work_ = 0;
  limit_ = work;
  const std::vector<Board> all = all_boards();
  try {
    won = best({all.data(), all.size()}, 0, 0, &cell);
    return true;
  } catch (const OutOfWork&) {
    return false;
  }
}

std::vector<std::pair<int, double>> GameTree::values(std::uint64_t work) {
  std::vector<std::pair<int, double>> list;
  work_ = 0;
  limit_ = work;
  const std::vector<Board> all = all_boards();
  try {
    for (std::size_t c = 0; c < cells_; ++c) {
      const double won = split({all.data(), all.size()}, static_cast<int>(c), 0, 0);
      if (won > 0) list.emplace_back(static_cast<int>(c), won);
    }
  } catch (const OutOfWork&) {
    return {};
  }
  return list;
}

void GameTree::guesses(std::uint64_t work, const Visit& visit) {
  work_ = 0;
  limit_ = work;
  const std::vector<Board> all = all_boards();
  try {
    visit_guesses({all.data(), all.size()}, visit);
  } catch (const OutOfWork&) {
  }
}

void GameTree::visit_guesses(Set set, const Visit& visit) {
  if (set.size == 1) return;
  Frame here;  // not frame(depth): the searches below use those
  look(set);
  if (safe_cell_tells()) {
    part_by_safe_cells(set, here);
  } else {
    std::vector<std::uint8_t> shows(cells_, kMine);
    for (std::size_t c = 0; c < cells_; ++c)
      if (!mined_[c]) shows[c] = low_[c];
    // The table knows what perfect play wins here, so few cells are left to try.
    const float known = memo_.at(key(set));
    int cell = -1;
    best(set, known > 0 ? known - 0.5 : 0, 0, &cell);
    visit(shows, cell);
    part(set, cell, here);
  }
  for (std::size_t i = 0; i + 1 < here.begins.size(); ++i)
    visit_guesses({here.parts.data() + here.begins[i], here.begins[i + 1] - here.begins[i]}, visit);
}

}  // namespace qmines
