#include "generate/swappable_cells.h"

#include <array>
#include <cstdlib>

namespace qmines {

namespace {

constexpr int kWidest = 62;  // a border on both sides has to fit as well

struct Shift {
  int down, right;
};

// Two cells so near that their neighbourhoods overlap, and the cells that touch only one of them,
// as offsets from the first.
struct Pair {
  Shift other;
  std::array<Shift, 16> tell;
  int count;
};

constexpr bool touches(Shift a, Shift b) {
  const int down = a.down - b.down, right = a.right - b.right;
  return down >= -1 && down <= 1 && right >= -1 && right <= 1;
}

constexpr std::array<Pair, 12> all_pairs() {
  std::array<Pair, 12> pairs{};
  int n = 0;
  for (int down = 0; down <= 2; ++down)
    for (int right = down ? -2 : 1; right <= 2; ++right) {
      Pair& pair = pairs[n++];
      pair.other = {down, right};
      for (int y = -1; y <= 3; ++y)
        for (int x = -3; x <= 3; ++x) {
          const bool is_one = (!y && !x) || (y == down && x == right);
          if (!is_one && touches({y, x}, {0, 0}) != touches({y, x}, {down, right}))
            pair.tell[pair.count++] = {y, x};
        }
    }
  return pairs;
}
constexpr auto kPairs = all_pairs();

// The bits of a row, moved so that column c + right comes to column c.
std::uint64_t from(std::uint64_t row, int right) {
  return right >= 0 ? row >> right : row << -right;
}

}  // namespace

bool has_swappable_cells(int width, int height, int start, const std::vector<std::uint8_t>& board) {
  if (width > kWidest) return false;
  // Row r is word r + 1, column c is bit c + 1. Mines are solid, and so is all around the field.
  thread_local std::vector<std::uint64_t> solid;
  solid.assign(static_cast<std::size_t>(height) + 4, ~std::uint64_t{0});
  const std::uint64_t field = ((std::uint64_t{1} << width) - 1) << 1;
  const std::uint8_t* cell = board.data();
  for (int r = 0; r < height; ++r) {
    std::uint64_t mines = 0;
    for (int c = 0; c < width; ++c) mines |= std::uint64_t{cell[c]} << (c + 1);
    solid[r + 1] = mines | ~field;
    cell += width;
  }
  const int start_row = start / width;
  const std::uint64_t start_bit = std::uint64_t{2} << start % width;
  for (const Pair& pair : kPairs) {
    const auto [down, right] = pair.other;
    const std::uint64_t both = field & from(field, right);
    for (int r = 0; r + down < height; ++r) {
      const std::uint64_t* here = solid.data() + r + 1;
      std::uint64_t twins = (here[0] ^ from(here[down], right)) & both;
      for (int i = 0; twins && i < pair.count; ++i)
        twins &= from(here[pair.tell[i].down], pair.tell[i].right);
      if (r == start_row) twins &= ~start_bit;
      if (r + down == start_row) twins &= ~from(start_bit, right);
      if (twins) return true;
    }
  }
  return false;
}

}  // namespace qmines
