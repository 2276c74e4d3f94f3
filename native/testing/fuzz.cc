// Fuzzing the kernel: random fields of every kind through every public call, checked against every
// board written out where that is possible, and for crashes, hangs and overruns where it is not.
//
//   kernel_fuzz RUNS SEED [FIRST]      its own driver; run FIRST of SEED is always the same field
//   kernel_libfuzzer CORPUS...         guided by coverage (clang, -DQMINES_LIBFUZZER=ON)
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "deduce/clash.h"
#include "sample/estimate.h"
#include "sample/rejection.h"
#include "sample/sample_boards.h"
#include "testing/fuzz_checks.h"
#include "testing/fuzz_watch.h"

using namespace qmines;
using namespace qmines::fuzz;

namespace {

constexpr int kMostFree = 16;

void run_small(Choices& pick) {
  now.field = FieldMaker(pick).small(kMostFree);
  BruteForce brute(now.field.field());
  brute.solve();
  check_analysis(brute, pick);
  if (brute.boards().empty()) {
    ++now.clashes;
    check_clash(brute, pick);
  } else {
    ++now.solved;
  }
  switch (pick.below(16)) {
    case 0:
      return check_feasible(brute, pick);
    case 1:
    case 2:
    case 3:
      return check_sample(brute, pick);
    case 4:
    case 5:
      return check_game(brute, pick);
    case 6:
      if (pick.one_in(30)) check_estimate(brute, pick);
      return;
    case 7:
      if (pick.one_in(30)) check_rejection(brute, pick);
      return;
    case 8:
    case 9:
    case 10:
      return check_ladder(brute, pick);
    default:
      return check_numbers(brute, pick);
  }
}

// Too large to write out, with budgets too small to finish: whatever happens, it ends in time.
void run_large(Choices& pick) {
  ++now.large;
  now.field = FieldMaker(pick).large(pick.one_in(8) ? 40 : 14);
  Tools& t = tools();
  const Field field = now.field.field();
  const Budget budget{pick.among({0.0, 0.0005, 0.002, 0.005}),
                      pick.one_in(2) ? kAmple : std::size_t{pick.below(60000)}};
  Sampling sampling;
  sampling.seed = pick.below(1000);
  sampling.error = 0.05;
  sampling.everything = pick.one_in(2);
  sampling.block = pick.between(0, 60);
  double numbers[9];
  const int cell = some_hidden_cell(now.field, pick);
  const bool done = within("analyse (large)", budget, [&](Control& control) {
    t.engine.analyse(field, Options{pick.one_in(2), pick.one_in(2), false}, control, t.out);
  });
  const Status status = t.out.status;
  for (int i = 0; done && status == Status::solved && i < now.field.size(); ++i) {
    const bool open = field.cells[i] <= 8 || field.cells[i] == blank;
    const double p = t.out.probability[i];
    if (open ? !std::isnan(p) : !(p >= 0 && p <= 1)) complain("a chance out of range");
  }
  if (done && status != Status::solved)
    within("clash (large)", budget,
           [&](Control& control) { explain_clash(field, status, t.engine, control); });
  switch (pick.below(5)) {
    case 0:
      within("estimate (large)", budget,
             [&](Control& control) { estimate(t.engine, field, sampling, control, t.out); });
      return;
    case 1:
      t.boards.assign(now.field.size() * 2, 0);
      within("sample (large)", budget, [&](Control& control) {
        Random random(1);
        if (sample_boards(t.engine, field, 2, random, control, t.boards.data()) == Status::solved)
          for (int b = 0; b < 2; ++b)
            if (!board_fits(field, t.boards.data() + b * now.field.size()))
              complain("a board does not fit");
      });
      return;
    case 2:
      if (cell >= 0)
        within("numbers (large)", budget,
               [&](Control& control) { t.engine.numbers(field, cell, control, numbers); });
      return;
    case 3: {
      const Limits limits = some_limits(pick);
      within("ladder (large)", budget, [&](Control& control) {
        Deduction step;
        t.ladder.begin(field);
        while (t.ladder.next(limits, t.engine, control, step)) {
        }
      });
      return;
    }
    default:
      within("estimate_by_rejection (large)", budget,
             [&](Control& control) { estimate_by_rejection(field, sampling, control, t.out); });
  }
}

void run_one(Choices& pick) {
  if (pick.one_in(200)) {
    run_large(pick);
  } else {
    run_small(pick);
  }
}

}  // namespace

#if defined(QMINES_LIBFUZZER)

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Choices pick(data, size);
  run_one(pick);
  return 0;
}

#else

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

#endif
