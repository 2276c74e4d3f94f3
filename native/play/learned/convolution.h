// The inner loops of the network, in several versions for the same result.
#pragma once

#include <cstdint>

namespace qmines {

// outputs(rows × out) = cut((weights · inputs of the nine neighbours + bias) >> shift + shortcut)
struct Convolution {
  static constexpr int kMostRows = 8;                // that are computed together
  int rows = 0, inputs = 0, outputs = 0, shift = 0;  // outputs: a multiple of 4
  const std::int16_t* weights = nullptr;             // outputs × 9 × inputs
  const std::int16_t* packed = nullptr;              // the same as 9 × inputs / 2 × outputs × 2
  const std::int32_t* bias = nullptr;
  const std::int32_t* near = nullptr;      // rows × 9: rows of the inputs
  const std::int16_t* in = nullptr;        // with a row of zeros for what is inactive
  const std::int16_t* shortcut = nullptr;  // rows × outputs, or none
  std::int16_t* out = nullptr;
  std::int16_t* gathered = nullptr;  // room for kMostRows × 9 × inputs
};

void convolve_plain(const Convolution& convolution);
#if defined(__x86_64__) && defined(__GNUC__)
#define QMINES_X86_VECTORS
void convolve_avx2(const Convolution& convolution);
void convolve_avx512(const Convolution& convolution);
#endif

}  // namespace qmines
