#include "play/learned/convolution.h"

#include <algorithm>
#include <cstring>

#include "base/inline.h"
#include "play/learned/network.h"

#ifdef QMINES_X86_VECTORS
#include <immintrin.h>
#endif

namespace qmines {

namespace {

// Two rows with four outputs at a time: what is loaded is used several times. Compilers know this
// loop of sums of products as one instruction for many at once.
QMINES_INLINE void two_rows(const Convolution& c, const std::int16_t* x, const std::int16_t* y,
                            int output, std::int32_t sums[8]) {
  const int length = 9 * c.inputs;
  const std::int16_t* w0 = c.weights + static_cast<std::ptrdiff_t>(output) * length;
  const std::int16_t* w1 = w0 + length;
  const std::int16_t* w2 = w1 + length;
  const std::int16_t* w3 = w2 + length;
  std::int32_t x0 = 0, x1 = 0, x2 = 0, x3 = 0, y0 = 0, y1 = 0, y2 = 0, y3 = 0;
  for (int i = 0; i < length; ++i) {
    x0 += x[i] * w0[i];
    x1 += x[i] * w1[i];
    x2 += x[i] * w2[i];
    x3 += x[i] * w3[i];
    y0 += y[i] * w0[i];
    y1 += y[i] * w1[i];
    y2 += y[i] * w2[i];
    y3 += y[i] * w3[i];
  }
  const std::int32_t all[8] = {x0, x1, x2, x3, y0, y1, y2, y3};
  std::copy(all, all + 8, sums);
}

QMINES_INLINE void gather(const Convolution& c, int row, std::int16_t* out) {
  for (int n = 0; n < 9; ++n)
    std::memcpy(out + n * c.inputs,
                c.in + static_cast<std::ptrdiff_t>(c.near[row * 9 + n]) * c.inputs,
                sizeof(std::int16_t) * c.inputs);
}

// Some outputs of one row from their sums; on copies, which nothing else can point to.
template <int kCount>
QMINES_INLINE void finish(const Convolution& c, int row, int output, const std::int32_t* sums) {
  const std::ptrdiff_t at = static_cast<std::ptrdiff_t>(row) * c.outputs + output;
  const int shift = c.shift;
  const std::int32_t half = shift ? 1 << (shift - 1) : 0;
  std::int16_t values[kCount] = {};
  std::int32_t bias[kCount];
  std::memcpy(bias, c.bias + output, sizeof bias);
  if (c.shortcut) std::memcpy(values, c.shortcut + at, sizeof values);
  for (int k = 0; k < kCount; ++k) {
    const std::int32_t value = ((sums[k] + bias[k] + half) >> shift) + values[k];
    values[k] = static_cast<std::int16_t>(std::clamp(value, 0, Network::kMost));
  }
  std::memcpy(c.out + at, values, sizeof values);
}

QMINES_INLINE void convolve(const Convolution& c) {
  std::int16_t* x = c.gathered;
  std::int16_t* y = x + 9 * c.inputs;
  for (int row = 0; row < c.rows; row += 2) {
    const int rows = std::min(2, c.rows - row);
    gather(c, row, x);
    gather(c, row + rows - 1, y);
    for (int output = 0; output < c.outputs; output += 4) {
      std::int32_t sums[8];
      two_rows(c, x, y, output, sums);
      for (int r = 0; r < rows; ++r) finish<4>(c, row + r, output, sums + 4 * r);
    }
  }
}

}  // namespace

void convolve_plain(const Convolution& convolution) { convolve(convolution); }

#ifdef QMINES_X86_VECTORS
__attribute__((target("avx2"))) void convolve_avx2(const Convolution& convolution) {
  convolve(convolution);
}

#define QMINES_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vnni")))

// By hand, since no compiler finds this arrangement: a vector holds the sums of 16 outputs, and
// takes two inputs at a time. Twice as fast as what is made of the loops above. So many vectors of
// outputs share what is loaded of the inputs.
template <int kVectors>
QMINES_AVX512 void convolve_vectors(const Convolution& c) {
  constexpr int kRows = Convolution::kMostRows, kOutputs = 16 * kVectors;
  const int length = 9 * c.inputs;
  for (int row = 0; row < c.rows; row += kRows) {
    const int rows = std::min(kRows, c.rows - row);
    for (int r = 0; r < kRows; ++r)
      gather(c, row + std::min(r, rows - 1), c.gathered + static_cast<std::ptrdiff_t>(r) * length);
    for (int output = 0; output < c.outputs; output += kOutputs) {
      __m512i sums[kRows][kVectors];
#pragma GCC unroll 8
      for (int r = 0; r < kRows; ++r)
#pragma GCC unroll 3
        for (int v = 0; v < kVectors; ++v) sums[r][v] = _mm512_setzero_si512();
      for (int i = 0; i < length; i += 2) {
        const std::int16_t* weights =
            c.packed + static_cast<std::ptrdiff_t>(i) * c.outputs + 2 * output;
        __m512i factors[kVectors];
#pragma GCC unroll 3
        for (int v = 0; v < kVectors; ++v) factors[v] = _mm512_loadu_si512(weights + 32 * v);
#pragma GCC unroll 8  // or the sums would live in memory
        for (int r = 0; r < kRows; ++r) {
          std::int32_t two;
          std::memcpy(&two, c.gathered + static_cast<std::ptrdiff_t>(r) * length + i, sizeof two);
          const __m512i inputs = _mm512_set1_epi32(two);
#pragma GCC unroll 3
          for (int v = 0; v < kVectors; ++v)
            sums[r][v] = _mm512_dpwssd_epi32(sums[r][v], inputs, factors[v]);
        }
      }
#pragma GCC unroll 8
      for (int r = 0; r < kRows; ++r) {
        if (r == rows) break;
        std::int32_t plain[kOutputs];
#pragma GCC unroll 3
        for (int v = 0; v < kVectors; ++v) _mm512_storeu_si512(plain + 16 * v, sums[r][v]);
        finish<kOutputs>(c, row + r, output, plain);
      }
    }
  }
}

QMINES_AVX512 void convolve_avx512(const Convolution& c) {
  if (c.outputs % 48 == 0) return convolve_vectors<3>(c);
  if (c.outputs % 32 == 0) return convolve_vectors<2>(c);
  if (c.outputs % 16 == 0) return convolve_vectors<1>(c);
  convolve(c);
}
#endif

}  // namespace qmines
