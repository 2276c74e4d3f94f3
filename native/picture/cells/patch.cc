#include "picture/cells/patch.h"

#include <cmath>

namespace qmines::picture {

namespace {

// The pixels that make up one pixel of a patch in one direction, with their weights.
struct Taps {
  std::vector<int> at;
  std::vector<int> weight;  // they add up to about 256
};

// Large cells are averaged, small ones interpolated.
std::vector<Taps> taps_of(double begin, double end, int size) {
  double scale = (end - begin) / kPatch;
  double radius = std::max(1.0, scale);
  std::vector<Taps> all(kPatch);
  for (int i = 0; i < kPatch; ++i) {
    double centre = begin + (i + 0.5) * scale - 0.5;
    double total = 0;
    std::vector<double> weights;
    for (int x = static_cast<int>(std::ceil(centre - radius)); x <= centre + radius; ++x) {
      double weight = 1 - std::abs(x - centre) / radius;
      if (weight <= 0) continue;
      all[static_cast<std::size_t>(i)].at.push_back(std::clamp(x, 0, size - 1));
      weights.push_back(weight), total += weight;
    }
    for (double w : weights)
      all[static_cast<std::size_t>(i)].weight.push_back(static_cast<int>(256 * w / total + 0.5));
  }
  return all;
}

}  // namespace

Patch sample(const Image& image, const Rectangle& cell) {
  auto across = taps_of(cell.left, cell.right, image.width);
  auto down = taps_of(cell.top, cell.bottom, image.height);
  Patch patch;
  std::uint8_t* out = patch.pixels.data();
  for (const Taps& rows : down)
    for (const Taps& columns : across) {
      std::array<int, 3> sum{};
      int total = 0;
      for (std::size_t j = 0; j < rows.at.size(); ++j)
        for (std::size_t i = 0; i < columns.at.size(); ++i) {
          const std::uint8_t* p = image.at(columns.at[i], rows.at[j]);
          int weight = rows.weight[j] * columns.weight[i];
          total += weight;
          for (std::size_t c = 0; c < 3; ++c) sum[c] += weight / 16 * p[c];
        }
      for (std::size_t c = 0; c < 3; ++c)
        *out++ = static_cast<std::uint8_t>(std::min(255, (sum[c] + total / 32) / (total / 16)));
    }
  return patch;
}

Blocks blocks_of(const Patch& patch) {
  Blocks blocks{};
  for (int y = 0; y < kPatch; ++y)
    for (int x = 0; x < kPatch; ++x) {
      const std::uint8_t* p = patch.pixels.data() + 3 * (y * kPatch + x);
      Colour& block = blocks.inside[static_cast<std::size_t>(y / kBlock * kBlocks + x / kBlock)];
      for (std::size_t c = 0; c < 3; ++c) block[c] += p[c];
    }
  for (Colour& block : blocks.inside)
    for (int& value : block) value /= kBlock * kBlock;
  for (int y = 0; y < kFine; ++y)
    for (int x = 0; x < kFine; ++x) {
      const std::uint8_t* p = patch.pixels.data() + 3 * ((2 * y + 4) * kPatch + 2 * x + 4);
      for (std::size_t c = 0; c < 3; ++c)
        blocks.fine[static_cast<std::size_t>(y * kFine + x)][c] = static_cast<std::uint8_t>(
            (p[c] + p[c + 3] + p[c + 3 * kPatch] + p[c + 3 * kPatch + 3]) / 4);
    }
  for (int i = 1; i + 1 < kBlocks; ++i)
    for (std::size_t c = 0; c < 3; ++c) {
      auto add = [&](std::size_t side, int x, int y) {
        blocks.sides[side][c] += blocks.inside[static_cast<std::size_t>(y * kBlocks + x)][c];
      };
      add(0, i, 0), add(1, i, kBlocks - 1), add(2, 0, i), add(3, kBlocks - 1, i);
    }
  for (Colour& side : blocks.sides)
    for (int& value : side) value /= kBlocks - 2;
  return blocks;
}

int inner_distance(const Blocks& a, const Blocks& b) {
  int most = 0;
  for (int y = 1; y + 1 < kBlocks; ++y)
    for (int x = 1; x + 1 < kBlocks; ++x) {
      auto i = static_cast<std::size_t>(y * kBlocks + x);
      most = std::max(most, difference(a.inside[i], b.inside[i]));
    }
  return most;
}

int distance(const Blocks& a, const Blocks& b) {
  int most = inner_distance(a, b);
  // Lines between cells are a pixel off here and there, so that edges vary more.
  for (std::size_t side = 0; side < 4; ++side)
    most = std::max(most, difference(a.sides[side], b.sides[side]) / 2);
  for (std::size_t i = 0; i < a.fine.size(); ++i)
    for (std::size_t c = 0; c < 3; ++c)
      most = std::max(most, std::abs(a.fine[i][c] - b.fine[i][c]) * 3 / 5);
  return most;
}

}  // namespace qmines::picture
