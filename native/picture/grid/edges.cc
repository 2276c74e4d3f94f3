#include "picture/grid/edges.h"

namespace qmines::picture {

namespace {

constexpr int kNoise = 2;  // smaller steps are no edge

std::uint8_t strength(const std::uint8_t* a, const std::uint8_t* b) {
  int step = std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
  return static_cast<std::uint8_t>(std::min(std::max(step - kNoise, 0), kStrongest));
}

constexpr auto least = [](std::uint8_t a, std::uint8_t b) { return a < b ? a : b; };
constexpr auto greatest = [](std::uint8_t a, std::uint8_t b) { return a > b ? a : b; };

// Takes `pick` over `length` values in a row by doubling what is covered: `join` combines each
// value with the one that many pixels away.
template <class Join>
void grow(int length, Join join) {
  for (int covered = 1; covered < length;) {
    int step = std::min(covered, length - covered);
    join(step);
    covered += step;
  }
}

// A morphological opening: keeps runs of at least `length` pixels, one below the other.
void open_columns(Plane& plane, int length) {
  auto join = [&](int y, int other, auto pick) {
    std::uint8_t* out = plane.row(y);
    const std::uint8_t* in = plane.row(std::clamp(other, 0, plane.height - 1));
    for (int x = 0; x < plane.width; ++x) out[x] = pick(out[x], in[x]);
  };
  grow(length, [&](int step) {
    for (int y = 0; y < plane.height; ++y) join(y, y + step, least);
  });
  grow(length, [&](int step) {
    for (int y = plane.height - 1; y >= 0; --y) join(y, y - step, greatest);
  });
}

// The same for runs beside each other.
void open_rows(Plane& plane, int length) {
  std::vector<std::uint8_t> shifted(static_cast<std::size_t>(plane.width));
  for (int y = 0; y < plane.height; ++y) {
    std::uint8_t* row = plane.row(y);
    std::copy_n(row, plane.width, shifted.data());
    auto join = [&](int begin, int end, int by, auto pick) {
      for (int x = begin; x < end; ++x)
        row[x] = pick(row[x], shifted[static_cast<std::size_t>(x + by)]);
      std::copy_n(row, plane.width, shifted.data());
    };
    grow(length, [&](int step) { join(0, plane.width - step, step, least); });
    grow(length, [&](int step) { join(step, plane.width, -step, greatest); });
  }
}

}  // namespace

Edges find_edges(const Image& image) {
  Edges edges{Plane(image.width, image.height), Plane(image.width, image.height)};
  for (int y = 0; y < image.height; ++y) {
    std::uint8_t* out = edges.vertical.row(y);
    for (int x = 1; x < image.width; ++x) out[x] = strength(image.at(x - 1, y), image.at(x, y));
    if (y == 0) continue;
    out = edges.horizontal.row(y);
    for (int x = 0; x < image.width; ++x) out[x] = strength(image.at(x, y - 1), image.at(x, y));
  }
  return edges;
}

void keep_longer(Edges& edges, int straight) {
  open_columns(edges.vertical, straight);
  open_rows(edges.horizontal, straight);
}

}  // namespace qmines::picture
