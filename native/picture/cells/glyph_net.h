// A small neural network that knows the shapes: digits in any font, flags, mines, question marks.
#pragma once

#include "picture/cells/glyph.h"

namespace qmines::picture {

// What a glyph can be; `other` is anything else, such as a mouse pointer.
enum Shape {
  one,
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  flag_shape,
  mine_shape,
  question_shape,
  crossed_shape,
  other_shape,
  zero,
  kShapes
};

using Chances = std::array<float, kShapes>;

// The chance of each shape; they add up to 1.
Chances recognise(const Glyph& glyph);

}  // namespace qmines::picture
