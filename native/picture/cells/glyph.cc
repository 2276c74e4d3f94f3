#include "picture/cells/glyph.h"

#include <cmath>

namespace qmines::picture {

namespace {

constexpr int kFaint = 20;        // what differs less from its background is no drawing
constexpr double kAlways = 0.05;  // the margin that is never looked at
constexpr double kBevel = 0.18;   // the margin in which a border may lie
constexpr int kPixels = kPatch * kPatch;

struct Window {
  int left, top, right, bottom;
  bool has(int x, int y) const { return x >= left && x < right && y >= top && y < bottom; }
};

Window window_of(Margin margin) {
  auto pixels = [](double share) {
    return std::clamp(static_cast<int>(std::ceil(share * kPatch)), 2, kPatch / 3);
  };
  int x = pixels(margin.x), y = pixels(margin.y);
  return {x, y, kPatch - x, kPatch - y};
}

// The commonest colour, as the mean of the fullest of 16 × 16 × 16 bins and its like.
Colour commonest(const Patch& patch, Window in) {
  std::array<std::uint16_t, 4096> bins{};
  auto bin = [](const Colour& c) {
    return static_cast<std::size_t>((c[0] >> 4) << 8 | (c[1] >> 4) << 4 | c[2] >> 4);
  };
  std::size_t fullest = 0;
  for (int y = in.top; y < in.bottom; ++y)
    for (int x = in.left; x < in.right; ++x) {
      std::size_t i = bin(patch.colour(x, y));
      if (++bins[i] > bins[fullest]) fullest = i;
    }
  auto middle = [&](int shift) { return static_cast<int>((fullest >> shift & 15) << 4 | 8); };
  Colour centre{middle(8), middle(4), middle(0)};
  Colour sum{};
  int count = 0;
  for (int y = in.top; y < in.bottom; ++y)
    for (int x = in.left; x < in.right; ++x) {
      Colour c = patch.colour(x, y);
      if (difference(c, centre) > 16) continue;
      for (std::size_t i = 0; i < 3; ++i) sum[i] += c[i];
      ++count;
    }
  if (count == 0) return centre;
  for (int& value : sum) value /= count;
  return sum;
}

using Differences = std::array<std::uint8_t, kPixels>;

// The differences from a plain cell, or from a colour; returns how many pixels are drawn on.
int measure(const Patch& patch, Window in, const Patch* plain, const Colour& flat,
            Differences& out) {
  int drawn = 0;
  for (int y = in.top; y < in.bottom; ++y)
    for (int x = in.left; x < in.right; ++x) {
      int d = difference(patch.colour(x, y), plain ? plain->colour(x, y) : flat);
      out[static_cast<std::size_t>(y * kPatch + x)] = static_cast<std::uint8_t>(d);
      drawn += d > kFaint;
    }
  return drawn;
}

// The level that only a few pixels exceed: single ones may be noise.
int strongest(const Differences& differences, Window in) {
  std::array<int, 256> counts{};
  for (int y = in.top; y < in.bottom; ++y)
    for (int x = in.left; x < in.right; ++x)
      ++counts[differences[static_cast<std::size_t>(y * kPatch + x)]];
  int above = 0, level = 255;
  while (level > 0 && above + counts[static_cast<std::size_t>(level)] < 10)
    above += counts[static_cast<std::size_t>(level--)];
  return level;
}

// Marks the pixels that belong to the drawing: connected ones, without what is left of a border,
// which lies outside `inner`.
Window trace(const Differences& differences, Window in, Window inner, int enough,
             std::array<bool, kPixels>& ink) {
  std::array<bool, kPixels> seen{};
  std::array<int, kPixels> stack;
  Window box{kPatch, kPatch, 0, 0};
  auto index = [](int x, int y) { return static_cast<std::size_t>(y * kPatch + x); };
  for (int y0 = in.top; y0 < in.bottom; ++y0)
    for (int x0 = in.left; x0 < in.right; ++x0) {
      if (seen[index(x0, y0)] || differences[index(x0, y0)] < enough) continue;
      std::size_t count = 0, next = 0, deep = 0;
      stack[count++] = y0 * kPatch + x0;
      seen[index(x0, y0)] = true;
      Window part{x0, y0, x0 + 1, y0 + 1};
      while (next < count) {
        int x = stack[next] % kPatch, y = stack[next] / kPatch;
        ++next;
        deep += inner.has(x, y);
        part = {std::min(part.left, x), std::min(part.top, y), std::max(part.right, x + 1),
                std::max(part.bottom, y + 1)};
        for (int dy = -1; dy <= 1; ++dy)
          for (int dx = -1; dx <= 1; ++dx) {
            int nx = x + dx, ny = y + dy;
            if (!in.has(nx, ny) || seen[index(nx, ny)] || differences[index(nx, ny)] < enough)
              continue;
            seen[index(nx, ny)] = true;
            stack[count++] = ny * kPatch + nx;
          }
      }
      if (count < 6 || deep * 4 < count) continue;
      for (std::size_t i = 0; i < count; ++i) ink[static_cast<std::size_t>(stack[i])] = true;
      box = {std::min(box.left, part.left), std::min(box.top, part.top),
             std::max(box.right, part.right), std::max(box.bottom, part.bottom)};
    }
  return box;
}

// Interpolates a plane of the patch at a place between its pixels.
double between(const std::array<double, kPixels>& plane, double x, double y) {
  auto at = [&](int i, int j) {
    return i < 0 || j < 0 || i >= kPatch || j >= kPatch
               ? 0.0
               : plane[static_cast<std::size_t>(j * kPatch + i)];
  };
  int i = static_cast<int>(std::floor(x)), j = static_cast<int>(std::floor(y));
  double u = x - i, v = y - j;
  return (1 - v) * ((1 - u) * at(i, j) + u * at(i + 1, j)) +
         v * ((1 - u) * at(i, j + 1) + u * at(i + 1, j + 1));
}

}  // namespace

Glyph glyph_of(const Patch& patch, Margin margin, double aspect,
               const std::vector<const Patch*>& plain) {
  margin.x = std::max(margin.x, kBevel), margin.y = std::max(margin.y, kBevel);
  Window inner = window_of(margin), in = window_of({kAlways, kAlways});
  Glyph glyph;
  glyph.background = commonest(patch, in);
  Differences differences{}, tried{};
  int least = measure(patch, in, nullptr, glyph.background, differences);
  for (const Patch* reference : plain) {
    int drawn = measure(patch, in, reference, {}, tried);
    if (drawn < least) least = drawn, differences = tried;
  }
  int level = strongest(differences, inner);
  if (level < kFaint) return glyph;
  std::array<bool, kPixels> ink{};
  Window box = trace(differences, in, inner, std::clamp(level * 3 / 10, kFaint / 2, 40), ink);
  if (box.left >= box.right) return glyph;
  glyph.any = true;
  glyph.contrast = level;

  // The ink: the commonest colour among the pixels that differ most.
  Patch drawn;
  Window all{0, 0, kPatch, kPatch};
  int filled = 0;
  std::array<double, kPixels> shape{}, other{};
  for (std::size_t i = 0; i < kPixels; ++i) {
    if (!ink[i]) continue;
    shape[i] = std::min(1.0, static_cast<double>(differences[i]) / level);
    if (differences[i] * 10 < level * 6) continue;
    std::copy_n(patch.pixels.data() + 3 * i, 3, drawn.pixels.data() + 3 * filled++);
  }
  if (filled > 0) {
    all.bottom = std::max(1, filled / kPatch);
    all.right = std::min(filled, kPatch);
    glyph.ink = commonest(drawn, all);
  }
  double sum = 0, differing = 0;
  for (std::size_t i = 0; i < kPixels; ++i) {
    if (!ink[i]) continue;
    auto at = static_cast<int>(i);
    // A pixel between ink and background differs from both; only what is far from ink counts.
    double away = difference(patch.colour(at % kPatch, at / kPatch), glyph.ink);
    other[i] = shape[i] * std::clamp(away / std::max(level, 60), 0.0, 1.0);
    if (shape[i] < 0.6) continue;
    sum += 1, differing += other[i] > 0.35;
  }
  glyph.second = sum > 0 ? differing / sum : 0;

  double width = (box.right - box.left) * aspect, height = box.bottom - box.top;
  glyph.width = static_cast<double>(box.right - box.left) / kPatch;
  glyph.height = height / kPatch;
  double scale = std::max(width, height) / (kGlyph - 2);
  double x0 = (box.left + box.right) / 2.0, y0 = (box.top + box.bottom) / 2.0;
  for (int y = 0; y < kGlyph; ++y)
    for (int x = 0; x < kGlyph; ++x) {
      double dx = (x + 0.5 - kGlyph / 2.0) * scale / aspect, dy = (y + 0.5 - kGlyph / 2.0) * scale;
      auto i = static_cast<std::size_t>(y * kGlyph + x);
      glyph.shape[i] =
          static_cast<std::uint8_t>(255 * between(shape, x0 + dx - 0.5, y0 + dy - 0.5));
      glyph.other[i] =
          static_cast<std::uint8_t>(255 * between(other, x0 + dx - 0.5, y0 + dy - 0.5));
    }
  return glyph;
}

}  // namespace qmines::picture
