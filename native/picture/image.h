// A picture as plain pixels, and the little arithmetic that every stage shares.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace qmines::picture {

using Colour = std::array<int, 3>;

// The largest difference of a channel: 0 for equal colours, 255 for black and white.
inline int difference(const Colour& a, const Colour& b) {
  return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

// Red, green and blue, one byte each, row by row.
struct Image {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;

  const std::uint8_t* at(int x, int y) const {
    return pixels.data() + 3 * (static_cast<std::size_t>(y) * width + x);
  }
  Colour colour(int x, int y) const {
    const std::uint8_t* p = at(x, y);
    return {p[0], p[1], p[2]};
  }
};

// One number for each pixel.
struct Plane {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> values;

  Plane() = default;
  Plane(int w, int h) : width(w), height(h), values(static_cast<std::size_t>(w) * h) {}
  std::uint8_t* row(int y) { return values.data() + static_cast<std::size_t>(y) * width; }
  const std::uint8_t* row(int y) const {
    return values.data() + static_cast<std::size_t>(y) * width;
  }
};

struct Rectangle {
  double left = 0, top = 0, right = 0, bottom = 0;
  double width() const { return right - left; }
  double height() const { return bottom - top; }
};

}  // namespace qmines::picture
