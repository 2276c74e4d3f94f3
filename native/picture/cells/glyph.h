// What is drawn in a cell, apart from the cell itself.
#pragma once

#include "picture/cells/patch.h"

namespace qmines::picture {

constexpr int kGlyph = 18;  // pixels to a side of a glyph, wherever and how large it was

struct Glyph {
  bool any = false;     // false: the cell is plain
  Colour background{};  // of the cell around it
  Colour ink{};         // most of what is drawn
  double width = 0;     // as a share of the cell
  double height = 0;
  double contrast = 0;  // between ink and background, 0 to 255
  double second = 0;    // how much is drawn in another colour than most, 0 to 1
  // How much each pixel differs from the background, and from the ink where it does: 0 to 255.
  std::array<std::uint8_t, kGlyph * kGlyph> shape{};
  std::array<std::uint8_t, kGlyph * kGlyph> other{};
};

// The part of a cell that is a border: a share of its width and height on each side.
struct Margin {
  double x = 0.1, y = 0.1;
};

// `aspect` is the width of a cell by its height. Each of `plain` is how a cell looks without
// anything drawn in it; a cell whose background is all of one colour needs none.
Glyph glyph_of(const Patch& patch, Margin margin, double aspect,
               const std::vector<const Patch*>& plain);

}  // namespace qmines::picture
