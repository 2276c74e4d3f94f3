// Fuzzing the kernel: random fields of every kind through every public call, checked against every
// board written out where that is possible, and for crashes, hangs and overruns where it is not.
//
//   kernel_fuzz RUNS SEED [FIRST]      run FIRST of SEED is always the same field
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "testing/fuzz_runs.h"
#include "testing/fuzz_watch.h"

using namespace qmines;
using namespace qmines::fuzz;

int main(int count, char** arguments) {
  if (count < 3) {
    std::fprintf(stderr, "usage: kernel_fuzz RUNS SEED [FIRST]\n");
    return 2;
  }
  const std::uint64_t runs = std::strtoull(arguments[1], nullptr, 10);
  now.seed = std::strtoull(arguments[2], nullptr, 10);
  const std::uint64_t first = count > 3 ? std::strtoull(arguments[3], nullptr, 10) : 0;
  report_deaths();
  // A call that never comes back is reported as well.
  std::atomic<bool> finished{false};
  std::thread watch([&] {
    std::uint64_t last = ~std::uint64_t{0};
    for (int same = 0; !finished; std::this_thread::sleep_for(std::chrono::milliseconds(100))) {
      same = now.run == last ? same + 1 : 0;
      last = now.run;
      if (same > 300) complain("does not end");
    }
  });
  const auto start = std::chrono::steady_clock::now();
  for (std::uint64_t i = first; i < first + runs; ++i) {
    now.run = i;
    Choices pick{Random(now.seed, i)};
    run_one(pick);
  }
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  finished = true;
  watch.join();
  std::printf(
      "%llu runs of seed %llu without a finding: %llu solved, %llu clashes, %llu large, "
      "%llu estimated; %llu calls stopped by their budget; %.1f s, %.0f runs a second\n",
      static_cast<unsigned long long>(runs), static_cast<unsigned long long>(now.seed),
      static_cast<unsigned long long>(now.solved), static_cast<unsigned long long>(now.clashes),
      static_cast<unsigned long long>(now.large), static_cast<unsigned long long>(now.estimated),
      static_cast<unsigned long long>(now.stopped), seconds, static_cast<double>(runs) / seconds);
  return 0;
}
