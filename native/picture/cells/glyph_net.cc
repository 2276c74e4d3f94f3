#include "picture/cells/glyph_net.h"

#include <cmath>

#include "picture/cells/glyph_weights.h"

namespace qmines::picture {

namespace {

constexpr int kFirst = 5, kFirstSize = kGlyph - kFirst + 1, kPooled = kFirstSize / 2;
constexpr int kSecond = 3, kSecondSize = kPooled - kSecond + 1;
constexpr int kFlat = kSecondSize * kSecondSize * kSecondMaps + 2;

// The weights as text: a character for each, on a scale for each output.
template <int Inputs, int Outputs>
struct Layer {
  std::array<std::array<float, Outputs>, Inputs> weight;
  std::array<float, Outputs> bias;

  Layer(const char* text, const float* scales, const float* biases) {
    for (auto& row : weight)
      for (int o = 0; o < Outputs; ++o) {
        int code = *text++;
        code -= code > '\\' ? 1 : 0;  // the one character that a string cannot hold as it is
        row[static_cast<std::size_t>(o)] = static_cast<float>(code - '#' - 45) * scales[o];
      }
    std::copy_n(biases, Outputs, bias.begin());
  }

  void add(int input, float value, std::array<float, Outputs>& sums) const {
    if (value == 0) return;
    const auto& row = weight[static_cast<std::size_t>(input)];
    for (std::size_t o = 0; o < Outputs; ++o) sums[o] += value * row[o];
  }
};

struct Network {
  Layer<2 * kFirst * kFirst, kFirstMaps> first{kWeights1, kScales1, kBiases1};
  Layer<kFirstMaps * kSecond * kSecond, kSecondMaps> second{kWeights2, kScales2, kBiases2};
  Layer<kFlat, kHidden> third{kWeights3, kScales3, kBiases3};
  Layer<kHidden, kShapes> last{kWeights4, kScales4, kBiases4};
};

}  // namespace

Chances recognise(const Glyph& glyph) {
  static const Network net;
  // The first convolution and, at once, the greatest of each two by two.
  std::array<std::array<float, kFirstMaps>, kPooled * kPooled> pooled{};
  for (int y = 0; y < kFirstSize; ++y)
    for (int x = 0; x < kFirstSize; ++x) {
      auto sums = net.first.bias;
      for (int j = 0; j < kFirst; ++j)
        for (int i = 0; i < kFirst; ++i) {
          auto at = static_cast<std::size_t>((y + j) * kGlyph + x + i);
          net.first.add(j * kFirst + i, static_cast<float>(glyph.shape[at]) / 255.0F, sums);
          net.first.add(kFirst * kFirst + j * kFirst + i,
                        static_cast<float>(glyph.other[at]) / 255.0F, sums);
        }
      auto& cell = pooled[static_cast<std::size_t>(y / 2 * kPooled + x / 2)];
      for (std::size_t m = 0; m < kFirstMaps; ++m) cell[m] = std::max(cell[m], sums[m]);
    }
  auto hidden = net.third.bias;
  for (int y = 0; y < kSecondSize; ++y)
    for (int x = 0; x < kSecondSize; ++x) {
      auto sums = net.second.bias;
      for (int m = 0; m < kFirstMaps; ++m)
        for (int j = 0; j < kSecond; ++j)
          for (int i = 0; i < kSecond; ++i)
            net.second.add((m * kSecond + j) * kSecond + i,
                           pooled[static_cast<std::size_t>((y + j) * kPooled + x + i)]
                                 [static_cast<std::size_t>(m)],
                           sums);
      for (int m = 0; m < kSecondMaps; ++m)
        net.third.add((y * kSecondSize + x) * kSecondMaps + m,
                      std::max(0.0F, sums[static_cast<std::size_t>(m)]), hidden);
    }
  net.third.add(kFlat - 2, static_cast<float>(glyph.width), hidden);
  net.third.add(kFlat - 1, static_cast<float>(glyph.height), hidden);
  Chances out = net.last.bias;
  for (int h = 0; h < kHidden; ++h)
    net.last.add(h, std::max(0.0F, hidden[static_cast<std::size_t>(h)]), out);
  float most = *std::max_element(out.begin(), out.end()), sum = 0;
  for (float& value : out) value = std::exp(value - most), sum += value;
  for (float& value : out) value /= sum;
  return out;
}

}  // namespace qmines::picture
