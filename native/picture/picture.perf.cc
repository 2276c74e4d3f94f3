#include "picture/picture.h"

#include "testing/benchmark.h"

namespace qmines::benchmark {

namespace {

// An Expert board without an open cell, in the middle of a screen.
std::vector<std::uint8_t> screen(int width, int height, int size) {
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(4) * width * height, 255);
  for (int y = 200; y < 200 + 16 * size; ++y)
    for (int x = 300; x < 300 + 30 * size; ++x) {
      int i = (x - 300) % size, j = (y - 200) % size, bevel = size / 8;
      bool light = i < bevel || j < bevel, dark = i >= size - bevel || j >= size - bevel;
      auto shade = static_cast<std::uint8_t>(dark ? 128 : light ? 250 : 192);
      for (int c = 0; c < 3; ++c) pixels[static_cast<std::size_t>(4 * (y * width + x) + c)] = shade;
    }
  return pixels;
}

}  // namespace

BENCHMARK(picture_expert_1920x1080) {
  const auto pixels = screen(1920, 1080, 40);
  measure(1, [&](std::size_t) {
    picture::read_picture(pixels.data(), 1920, 1080);
  }).goal_micros(300'000);
}

}  // namespace qmines::benchmark
