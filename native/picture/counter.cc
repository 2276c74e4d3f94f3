#include "picture/counter.h"

#include <cmath>
#include <vector>

namespace qmines::picture {

namespace {

struct Box {
  int left, top, right, bottom;
  int width() const { return right - left; }
  int height() const { return bottom - top; }
};

// A display is black or a dark red, with segments in bright red.
bool of_display(const Colour& c) {
  return std::max(c[1], c[2]) < 70 && (c[0] < 70 || c[0] > c[1] + 30);
}
bool lit(const Colour& c) { return c[0] > 170 && c[1] < 110 && c[2] < 110; }

// Rectangles of a display's colours, from left to right.
std::vector<Box> displays(const Image& image, Box area) {
  std::vector<Box> found;
  int w = area.width(), h = area.height();
  std::vector<bool> seen(static_cast<std::size_t>(std::max(0, w)) *
                         static_cast<std::size_t>(std::max(0, h)));
  std::vector<int> queue;
  auto at = [&](int x, int y) { return static_cast<std::size_t>(y) * w + x; };
  for (int x0 = 0; x0 < w; ++x0)
    for (int y0 = 0; y0 < h; ++y0) {
      if (seen[at(x0, y0)] || !of_display(image.colour(area.left + x0, area.top + y0))) continue;
      queue.assign(1, y0 * w + x0);
      seen[at(x0, y0)] = true;
      Box box{x0, y0, x0 + 1, y0 + 1};
      for (std::size_t i = 0; i < queue.size(); ++i) {
        int x = queue[i] % w, y = queue[i] / w;
        box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + 1),
               std::max(box.bottom, y + 1)};
        constexpr int kAround[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        for (auto [dx, dy] : kAround) {
          int nx = x + dx, ny = y + dy;
          if (nx < 0 || ny < 0 || nx >= w || ny >= h || seen[at(nx, ny)]) continue;
          if (!of_display(image.colour(area.left + nx, area.top + ny))) continue;
          seen[at(nx, ny)] = true;
          queue.push_back(ny * w + nx);
        }
      }
      double shape = static_cast<double>(box.width()) / box.height();
      double filled = static_cast<double>(queue.size()) / (box.width() * box.height());
      if (box.height() < 12 || shape < 1.2 || shape > 2.6 || filled < 0.85) continue;
      found.push_back(
          {box.left + area.left, box.top + area.top, box.right + area.left, box.bottom + area.top});
    }
  return found;
}

// Which of the seven segments are on: from the top around clockwise, then the middle.
int segments(const Image& image, Box digit) {
  // The middle of each segment, and whether it lies across, in shares of the digit.
  constexpr struct {
    double x, y;
    bool across;
  } kSegments[7] = {{0.5, 0.1, true},    {0.85, 0.28, false}, {0.85, 0.72, false}, {0.5, 0.9, true},
                    {0.15, 0.72, false}, {0.15, 0.28, false}, {0.5, 0.5, true}};
  int on = 0;
  for (int s = 0; s < 7; ++s) {
    double half_x = kSegments[s].across ? 0.12 : 0.14, half_y = kSegments[s].across ? 0.08 : 0.08;
    int all = 0, bright = 0;
    for (int y = static_cast<int>(digit.top + (kSegments[s].y - half_y) * digit.height());
         y <= digit.top + (kSegments[s].y + half_y) * digit.height(); ++y)
      for (int x = static_cast<int>(digit.left + (kSegments[s].x - half_x) * digit.width());
           x <= digit.left + (kSegments[s].x + half_x) * digit.width(); ++x) {
        if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
        ++all, bright += lit(image.colour(x, y));
      }
    if (bright * 3 > all) on |= 1 << s;
  }
  return on;
}

int digit_of(int on) {
  constexpr int kDigits[10] = {0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110,
                               0b1101101, 0b1111101, 0b0000111, 0b1111111, 0b1101111};
  for (int d = 0; d < 10; ++d)
    if (kDigits[d] == on) return d;
  return -1;
}

}  // namespace

int read_counter(const Image& image, const Grid& grid, bool& found) {
  found = false;
  double tall = std::max(6 * grid.y.step, 80.0);
  Box area{std::max(0, static_cast<int>(grid.x.first - 2 * grid.x.step)),
           std::max(0, static_cast<int>(grid.y.first - tall)),
           std::min(image.width, static_cast<int>(grid.x.last() + 2 * grid.x.step)),
           std::clamp(static_cast<int>(grid.y.first), 0, image.height)};
  for (const Box& box : displays(image, area)) {
    constexpr int kPlaces = 3, kMinus = 0b1000000;
    int number = 0;
    bool negative = false, readable = true;
    for (int i = 0; i < kPlaces && readable; ++i) {
      Box digit{box.left + box.width() * i / kPlaces, box.top,
                box.left + box.width() * (i + 1) / kPlaces, box.bottom};
      int on = segments(image, digit);
      if (i == 0 && on == kMinus) {
        negative = true;
        continue;
      }
      int value = digit_of(on);
      readable = value >= 0;
      number = 10 * number + value;
    }
    if (!readable) continue;
    found = true;
    return negative ? -number : number;
  }
  return 0;
}

}  // namespace qmines::picture
