#include "picture/grid/edges.h"

namespace qmines::picture {

namespace {

constexpr int kNoise = 2;  // smaller steps are no edge

std::uint8_t strength(const std::uint8_t* a, const std::uint8_t* b) {
  int step = std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
  return static_cast<std::uint8_t>(std::min(std::max(step - kNoise, 0), kStrongest));
}

// The least (or greatest) of several values above and below each other, in every column.
template <class Pick>
Plane along_columns(const Plane& from, Pick pick, int first, int last) {
  Plane to(from.width, from.height);
  for (int y = 0; y < from.height; ++y) {
    std::uint8_t* out = to.row(y);
    std::copy_n(from.row(y), from.width, out);
    for (int k = first; k <= last; ++k) {
      int other = std::clamp(y + k, 0, from.height - 1);
      const std::uint8_t* in = from.row(other);
      for (int x = 0; x < from.width; ++x) out[x] = pick(out[x], in[x]);
    }
  }
  return to;
}

template <class Pick>
Plane along_rows(const Plane& from, Pick pick, int first, int last) {
  Plane to(from.width, from.height);
  for (int y = 0; y < from.height; ++y) {
    const std::uint8_t* in = from.row(y);
    std::uint8_t* out = to.row(y);
    std::copy_n(in, from.width, out);
    for (int k = first; k <= last; ++k) {
      int begin = std::max(0, -k), end = std::min(from.width, from.width - k);
      for (int x = begin; x < end; ++x) out[x] = pick(out[x], in[x + k]);
    }
  }
  return to;
}

constexpr auto least = [](std::uint8_t a, std::uint8_t b) { return a < b ? a : b; };
constexpr auto greatest = [](std::uint8_t a, std::uint8_t b) { return a > b ? a : b; };

}  // namespace

Edges find_edges(const Image& image, int straight) {
  Edges edges{Plane(image.width, image.height), Plane(image.width, image.height)};
  for (int y = 0; y < image.height; ++y) {
    std::uint8_t* out = edges.vertical.row(y);
    for (int x = 1; x < image.width; ++x) out[x] = strength(image.at(x - 1, y), image.at(x, y));
    if (y == 0) continue;
    out = edges.horizontal.row(y);
    for (int x = 0; x < image.width; ++x) out[x] = strength(image.at(x, y - 1), image.at(x, y));
  }
  // A morphological opening keeps runs of at least `straight` pixels and nothing else.
  edges.vertical = along_columns(edges.vertical, least, 0, straight - 1);
  edges.vertical = along_columns(edges.vertical, greatest, -(straight - 1), 0);
  edges.horizontal = along_rows(edges.horizontal, least, 0, straight - 1);
  edges.horizontal = along_rows(edges.horizontal, greatest, -(straight - 1), 0);
  return edges;
}

}  // namespace qmines::picture
