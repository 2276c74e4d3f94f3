// Fuzzing the kernel: random fields of every kind through every public call, checked against every
// board written out where that is possible, and for crashes, hangs and overruns where it is not.
//
//   kernel_fuzz RUNS SEED [FIRST]      its own driver; run FIRST of SEED is always the same field
//   kernel_libfuzzer CORPUS...         guided by coverage (clang, -DQMINES_LIBFUZZER=ON)
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

#include "count/analysis.h"
#include "deduce/clash.h"
#include "deduce/ladder.h"
#include "sample/estimate.h"
#include "sample/rejection.h"
#include "sample/sample_boards.h"
#include "testing/fuzz_compare.h"
#include "testing/fuzz_field.h"
#include "testing/process_time.h"

#if defined(QMINES_SANITIZE)
#include <sanitizer/common_interface_defs.h>
#endif

using namespace qmines;

namespace {

constexpr double kTolerance = 1e-9;
constexpr int kMostFree = 16;
constexpr double kSlack = 2.0;  // seconds past its budget that a call may take on a busy machine
constexpr std::size_t kAmple = std::size_t{64} << 20;

// What is going on, for whoever must report it.
struct State {
  TestField field;
  std::atomic<const char*> call{"nothing"};
  std::atomic<std::uint64_t> run{0};
  std::uint64_t seed = 0;
  std::uint64_t solved = 0, clashes = 0, stopped = 0, estimated = 0, large = 0;
} now;

void report() {
  std::fprintf(
      stderr, "run %llu of seed %llu, in %s\n%s\n", static_cast<unsigned long long>(now.run.load()),
      static_cast<unsigned long long>(now.seed), now.call.load(), now.field.text().c_str());
}

// Whatever ends the process says which field it was about. (libFuzzer sees to that itself, and
// writes the input down.)
#if !defined(QMINES_LIBFUZZER)
void report_deaths() {
  const auto handler = [](int signal) {
    report();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  };
  std::signal(SIGABRT, handler);
#if defined(QMINES_SANITIZE)
  __sanitizer_set_death_callback(report);  // the sanitizers see to the other signals
#else
  std::signal(SIGSEGV, handler);
  std::signal(SIGFPE, handler);
#endif
}
#endif

[[noreturn]] void complain(const std::string& what) {
  std::fprintf(stderr, "DIFFERENCE: %s\n", what.c_str());
#if defined(QMINES_LIBFUZZER)
  report();
#endif
  std::abort();  // reports
}

void expect(const std::string& fault) {
  if (!fault.empty()) complain(fault);
}

// One of each for all runs, as a thread of Python's has it: what a call leaves behind, above all
// one that was stopped half-way, must not show in the next.
struct Tools {
  Engine engine, tracker;
  Ladder ladder;
  Analysis out;
  std::vector<std::uint8_t> boards;
};

Tools& tools() {
  static Tools one;
  return one;
}

// Runs a call within a budget. False if it was stopped; complains if it overstayed.
template <class Call>
bool within(const char* name, const Budget& budget, Call&& call) {
  now.call = name;
  Control control(budget);
  const ProcessTime used;
  bool finished = true;
  try {
    call(control);
  } catch (const Stopped& stop) {
    if (stop.reason == Reason::cancelled) complain("cancelled by nobody");
    finished = false;
    ++now.stopped;
  }
  // On a machine that does much else the clock may run on while nothing is done here.
  const double taken = std::min(control.elapsed(), used.seconds());
  if (taken > budget.seconds + kSlack)
    complain("took " + std::to_string(taken) + " s of " + std::to_string(budget.seconds));
  return finished;
}

// Now and then next to no memory, so that a call stops anywhere.
Budget some_budget(Choices& pick) {
  return Budget{10, pick.one_in(6) ? std::size_t{pick.below(pick.one_in(2) ? 200 : 2000)} : kAmple};
}

int some_hidden_cell(const TestField& d, Choices& pick) {
  const auto size = static_cast<std::uint32_t>(d.size());
  for (std::uint32_t i = 0, first = pick.below(size); i < size; ++i) {
    const std::uint32_t cell = (first + i) % size;
    if (d.cells[cell] >= hidden && d.cells[cell] <= safe && d.cells[cell] != mine)
      return static_cast<int>(cell);
  }
  return -1;
}

void check_analysis(BruteForce& brute, Choices& pick) {
  Tools& t = tools();
  const Field field = now.field.field();
  const bool track = pick.one_in(3);
  const Options options{true, pick.one_in(3), track};
  const bool done = within("analyse", some_budget(pick), [&](Control& control) {
    (track ? t.tracker : t.engine).analyse(field, options, control, t.out);
  });
  if (done) expect(difference(t.out, field, brute, kTolerance));
}

void check_feasible(BruteForce& brute, Choices& pick) {
  Status status = Status::solved;
  const bool done = within("feasible", some_budget(pick), [&](Control& control) {
    status = tools().engine.feasible(now.field.field(), control);
  });
  if (done && (status == Status::solved) != !brute.boards().empty()) complain("feasible is wrong");
}

void check_numbers(BruteForce& brute, Choices& pick) {
  const int cell = some_hidden_cell(now.field, pick);
  if (cell < 0) return;
  double found[9];
  const bool done = within("numbers", some_budget(pick), [&](Control& control) {
    tools().engine.numbers(now.field.field(), cell, control, found);
  });
  if (done) expect(difference_of_numbers(found, brute, cell, kTolerance));
}

void check_sample(BruteForce& brute, Choices& pick) {
  Tools& t = tools();
  const Field field = now.field.field();
  const std::size_t count = pick.below(4);
  t.boards.assign(count * now.field.size(), 255);
  Random random(pick.below(1000));
  Status status = Status::solved;
  const bool done = within("sample", some_budget(pick), [&](Control& control) {
    status = sample_boards(t.engine, field, count, random, control, t.boards.data());
  });
  if (!done) return;
  if ((status == Status::solved) != !brute.boards().empty()) complain("sample is wrong");
  for (std::size_t b = 0; b < count && status == Status::solved; ++b)
    if (!board_fits(field, t.boards.data() + b * now.field.size()))
      complain("a board does not fit");
}

void check_clash(BruteForce& brute, Choices& pick) {
  Tools& t = tools();
  const Field field = now.field.field();
  Clash clash;
  Status status = Status::solved;
  const Budget budget = some_budget(pick);
  const bool done = within("clash", budget, [&](Control& control) {
    t.engine.analyse(field, Options{false, false, false}, control, t.out);
    status = t.out.status;
    clash = explain_clash(field, status, t.engine, control);
  });
  if (!done) return;
  if (clash.minimal) {
    expect(brute.fault(clash.cells, clash.uses_total));
  } else if (budget.bytes == kAmple) {
    complain("time enough, but not minimal");
  } else if (brute.fits({clash.cells.begin(), clash.cells.end()}, clash.uses_total)) {
    complain("not even a clash");
  }
}

// What any sampled answer must be: whole, and certain only of what is so.
void check_sampled(BruteForce& brute) {
  const Analysis& out = tools().out;
  if (out.status != Status::solved) {
    if (!brute.boards().empty()) complain("no board is said to fit");
    return;
  }
  for (int i = 0; i < now.field.size(); ++i) {
    const auto code = now.field.cells[i];
    if (code <= 8 || code == blank) continue;
    if (!(out.probability[i] >= 0 && out.probability[i] <= 1)) complain("a chance out of range");
    if (!(out.error[i] >= 0)) complain("an error out of range");
    if (brute.boards().empty()) continue;  // it may not have noticed
    if (out.certain[i] == Certain::safe && brute.can_be(i, true)) complain("called safe, is not");
    if (out.certain[i] == Certain::mine && brute.can_be(i, false)) complain("called mined, is not");
  }
}

void check_estimate(BruteForce& brute, Choices& pick) {
  ++now.estimated;
  Sampling sampling;
  sampling.seed = pick.below(1000);
  sampling.error = 0.2;
  sampling.threads = pick.one_in(20) ? 2 : 1;
  sampling.everything = pick.one_in(2);
  sampling.block = pick.between(0, 6);
  const Budget budget{0.002, pick.one_in(4) ? std::size_t{pick.below(5000)} : kAmple};
  if (within("estimate", budget, [&](Control& control) {
        estimate(tools().engine, now.field.field(), sampling, control, tools().out);
      }))
    check_sampled(brute);
}

void check_rejection(BruteForce& brute, Choices& pick) {
  Sampling sampling;
  sampling.seed = pick.below(1000);
  sampling.error = 0.2;
  if (within("estimate_by_rejection", Budget{0.001, kAmple}, [&](Control& control) {
        estimate_by_rejection(now.field.field(), sampling, control, tools().out);
      }))
    check_sampled(brute);
}

// A few moves of the game whose board is one that fits, with tables kept from move to move.
void check_game(BruteForce& brute, Choices& pick) {
  if (brute.boards().empty() || now.field.size() > 64) return;
  Tools& t = tools();
  const std::uint32_t some = pick.below(static_cast<std::uint32_t>(brute.boards().size()));
  const std::uint32_t mask = brute.boards()[some];
  std::vector<std::uint8_t> board(now.field.size(), 0);
  int bit = 0;
  for (int i = 0; i < now.field.size(); ++i) {
    const auto code = now.field.cells[i];
    if (code >= hidden && code <= question) board[i] = mask >> bit++ & 1;
    if (code == mine) board[i] = 1;
  }
  for (int move = 0; move < 3; ++move) {
    const int cell = some_hidden_cell(now.field, pick);
    if (cell < 0 || board[cell]) continue;
    now.field.cells[cell] = 0;
    for (const int n : cells_around(now.field.width, now.field.height, cell))
      now.field.cells[cell] = static_cast<std::uint8_t>(now.field.cells[cell] + board[n]);
    BruteForce after(now.field.field());
    after.solve();
    if (within("analyse a game", some_budget(pick), [&](Control& control) {
          t.tracker.analyse(now.field.field(), Options{true, false, true}, control, t.out);
        }))
      expect(difference(t.out, now.field.field(), after, kTolerance));
  }
}

Limits some_limits(Choices& pick) {
  Limits limits;
  limits.hardest = pick.one_in(3) ? static_cast<Technique>(pick.below(5)) : Technique::count;
  limits.depth = pick.between(0, 3);
  limits.proof = !pick.one_in(3);
  limits.choose = pick.one_in(2);
  return limits;
}

// Every step is true, and without limits all that is certain is found.
void check_ladder(BruteForce& brute, Choices& pick) {
  Tools& t = tools();
  const Limits limits = some_limits(pick);
  const bool done = within("ladder", some_budget(pick), [&](Control& control) {
    Deduction step;
    t.ladder.begin(now.field.field());
    while (t.ladder.next(limits, t.engine, control, step)) {
      if (step.technique > limits.hardest) complain("a technique beyond the limit");
      if (brute.boards().empty()) continue;
      for (const auto cell : step.safe)
        if (brute.can_be(cell, true)) complain("deduced to be safe, is not");
      for (const auto cell : step.mined)
        if (brute.can_be(cell, false)) complain("deduced to be a mine, is not");
    }
  });
  if (!done || limits.hardest != Technique::count) return;
  if (brute.boards().empty() != t.ladder.clash()) complain("a clash is not seen, or none is there");
  for (int i = 0; i < now.field.size() && !brute.boards().empty(); ++i) {
    const auto code = t.ladder.view()[static_cast<std::size_t>(i)];
    if (code < hidden || code > question) continue;
    if (!brute.can_be(i, true) || !brute.can_be(i, false)) complain("certain, but not deduced");
  }
}

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
