// What __builtin_cpu_supports reads. It belongs to the compiler's runtime library, but Zig's leaves it out.
// Only the features that the kernel asks for are filled in.
#if defined(__x86_64__)
#include <cpuid.h>

namespace {

// Numbers of features, as GCC and Clang agreed on them.
enum Feature { kAvx2 = 10, kAvx512f = 15, kAvx512vl = 20, kAvx512bw = 21, kAvx512vnni = 34 };

unsigned enabled_registers() {
  unsigned low = 0, high = 0;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

}  // namespace

extern "C" {

__attribute__((visibility("hidden"))) struct {
  unsigned vendor, type, subtype, features[1];
} __cpu_model = {};
__attribute__((visibility("hidden"))) unsigned __cpu_features2[4] = {};

static void set(unsigned feature) {
  if (feature < 32) {
    __cpu_model.features[0] |= 1u << feature;
  } else {
    __cpu_features2[feature / 32 - 1] |= 1u << feature % 32;
  }
}

__attribute__((constructor(101), used)) static void detect() {
  unsigned a = 0, b = 0, c = 0, d = 0;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE)) return;
  const unsigned registers = enabled_registers();
  const bool ymm = (registers & 0x06) == 0x06, zmm = (registers & 0xe6) == 0xe6;
  if (!ymm || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) return;
  if (b & bit_AVX2) set(kAvx2);
  if (!zmm) return;
  if (b & bit_AVX512F) set(kAvx512f);
  if (b & bit_AVX512VL) set(kAvx512vl);
  if (b & bit_AVX512BW) set(kAvx512bw);
  if (c & bit_AVX512VNNI) set(kAvx512vnni);
}

}  // extern "C"
#endif
