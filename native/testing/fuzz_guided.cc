// The same fuzzing guided by coverage: kernel_libfuzzer CORPUS... (clang, -DQMINES_LIBFUZZER=ON)
#include <cstddef>
#include <cstdint>

#include "testing/fuzz_runs.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  qmines::Choices pick(data, size);
  qmines::fuzz::run_one(pick);
  return 0;
}
