// A cell at a size of its own, so that what follows needs not know how large it was.
#pragma once

#include "picture/grid/extent.h"

namespace qmines::picture {

constexpr int kPatch = 32;  // pixels to a side

struct Patch {
  std::array<std::uint8_t, 3 * kPatch * kPatch> pixels{};

  Colour colour(int x, int y) const {
    const std::uint8_t* p = pixels.data() + 3 * (y * kPatch + x);
    return {p[0], p[1], p[2]};
  }
};

// What lies between these corners, which may be fractions of a pixel and outside the picture.
Patch sample(const Image& image, const Rectangle& cell);

inline Rectangle cell_of(const Grid& grid, int column, int row) {
  return {grid.x.line(column), grid.y.line(row), grid.x.line(column + 1), grid.y.line(row + 1)};
}

// A cell in squares of a few pixels, to compare it by.
constexpr int kBlock = 4;
constexpr int kBlocks = kPatch / kBlock;
constexpr int kFine = kPatch / 2 - 4;
struct Blocks {
  std::array<Colour, kBlocks * kBlocks> inside;
  std::array<Colour, 4> sides;  // its edges as a whole: top, bottom, left, right
  // Every two by two pixels, without the edges.
  std::array<std::array<std::uint8_t, 3>, kFine * kFine> fine;
};
Blocks blocks_of(const Patch& patch);
// The largest difference between squares of their insides, and between their edges.
int distance(const Blocks& a, const Blocks& b);
int inner_distance(const Blocks& a, const Blocks& b);

}  // namespace qmines::picture
