#include "base/control.h"

#include <thread>

#include "count/analysis.h"
#include "sample/estimate.h"
#include "sample/sample_boards.h"
#include "testing/brute_force.h"
#include "testing/process_time.h"
#include "testing/test.h"

using namespace qmines;

namespace {

// What a call ends with: the reason it was stopped, or -1.
template <class F>
int reason_of(F&& call) {
  try {
    call();
  } catch (const Stopped& stop) {
    return static_cast<int>(stop.reason);
  }
  return -1;
}

constexpr int kTime = static_cast<int>(Reason::time), kMemory = static_cast<int>(Reason::memory),
              kWidth = static_cast<int>(Reason::width),
              kCancelled = static_cast<int>(Reason::cancelled);

}  // namespace

TEST(control_looks_at_the_clock_now_and_then) {
  Control control(Budget{-1.0, 100});
  CHECK_EQ(reason_of([&] { control.spend(499'999); }), -1);
  CHECK_EQ(reason_of([&] { control.spend(1); }), kTime);
  CHECK_EQ(control.work(), 500'000U);
  CHECK_EQ(reason_of([&] { control.spend(499'999); }), -1);
  CHECK_EQ(reason_of([&] { control.look(); }), kTime);
  CHECK(control.left() < 0);
}

TEST(control_counts_cpu_time_and_waits_for_a_busy_machine) {
  using namespace std::chrono_literals;
  Control control(Budget{0.1, 100});
  std::this_thread::sleep_for(150ms);  // as if the machine did something else
  CHECK_EQ(reason_of([&] { control.look(); }), -1);
  CHECK(control.elapsed() > 0.15);
  CHECK(control.left() > 0);
  std::this_thread::sleep_for(300ms);  // but not for ever
  CHECK_EQ(reason_of([&] { control.look(); }), kTime);
}

TEST(control_counts_the_work_of_the_thread_that_has_it) {
  Control control(Budget{0.1, 100});
  int reason = -1;
  std::thread other([&] {
    const ProcessTime used;
    while (reason < 0 && used.seconds() < 5) reason = reason_of([&] { control.look(); });
    CHECK(used.seconds() < 0.4);
  });
  other.join();
  CHECK_EQ(reason, kTime);
}

TEST(control_memory) {
  Control control(Budget{10, 100});
  control.hold(60);
  CHECK_EQ(control.room(), 40U);
  control.hold(40);
  CHECK_EQ(control.room(), 0U);
  CHECK_EQ(reason_of([&] { control.hold(1); }), kMemory);
  CHECK_EQ(control.peak(), 101U);
  CHECK_EQ(control.room(), 0U);
  control.release(101);
  CHECK_EQ(control.room(), 100U);
  CHECK_EQ(control.peak(), 101U);
}

TEST(control_cancels) {
  std::atomic<bool> cancel{false};
  Control control(Budget{10, 100}, &cancel);
  Control share = control.share(5);
  control.look();
  cancel = true;
  CHECK_EQ(reason_of([&] { control.look(); }), kCancelled);
  CHECK_EQ(reason_of([&] { share.look(); }), kCancelled);
  bool asked = false;
  Control interrupted(Budget{10, 100}, nullptr, [&] { return asked = true; });
  CHECK_EQ(reason_of([&] { interrupted.look(); }), kCancelled);
  CHECK(asked);
}

TEST(control_shares_have_their_own_clock) {
  const Control control(Budget{-1.0, 100});
  Control share = control.share(10);
  CHECK_EQ(share.limit(), 100U);
  CHECK_EQ(reason_of([&] { share.look(); }), -1);
}

TEST(control_time_budget_of_a_hard_field) {
  const TestField d = lattice(25, 25, 2, 90);
  Engine engine;
  for (const double seconds : {0.0, 0.02, 0.1}) {
    for (const bool count : {true, false}) {
      const ProcessTime used;
      Control control(Budget{seconds, std::size_t{256} << 20});
      Analysis out;
      const int reason =
          reason_of([&] { engine.analyse(d.field(), Options{count, false, false}, control, out); });
      CHECK(reason == kTime || reason == kWidth || reason == kMemory);
      CHECK(used.seconds() < seconds + 0.3);
    }
    const ProcessTime asking;
    Control control(Budget{seconds, std::size_t{256} << 20});
    double numbers[9];
    const int reason = reason_of([&] { engine.numbers(d.field(), 0, control, numbers); });
    CHECK(reason == kTime || reason == kMemory);
    CHECK(asking.seconds() < seconds + 0.3);
    const ProcessTime drawn;
    Control drawing(Budget{seconds, std::size_t{256} << 20});
    std::vector<std::uint8_t> boards(d.size());
    Random random(1);
    CHECK(reason_of([&] { sample_boards(engine, d.field(), 1, random, drawing, boards.data()); }) >=
          0);
    CHECK(drawn.seconds() < seconds + 0.3);
  }
}

TEST(control_memory_budget_of_a_hard_field) {
  const TestField d = lattice(17, 31, 2, 80);
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{1000}, std::size_t{1} << 20}) {
    Engine engine;
    Control control(Budget{60, bytes});
    Analysis out;
    CHECK_EQ(reason_of([&] { engine.feasible(d.field(), control); }), kMemory);
    CHECK(control.peak() <= 2 * bytes + 4096);
  }
}

TEST(control_budgets_of_a_field_that_takes_seconds) {
  // Those of mistakes planted in the count would take minutes with the fields above.
  const TestField d = lattice(17, 31, 2, 70);
  Engine engine;
  Control little(Budget{60, 1000});
  const int reason = reason_of([&] { engine.feasible(d.field(), little); });
  CHECK_EQ(reason, kMemory);
  if (reason != kMemory) return;
  // That was the time until the count begins: the clock must run out in the count, which takes
  // seconds, not in the search for an order before it.
  const double seconds = 2 * little.elapsed();
  const ProcessTime used;
  Control soon(Budget{seconds, std::size_t{1} << 30});
  const int late = reason_of([&] { engine.feasible(d.field(), soon); });
  CHECK(late == kTime || late == kWidth);  // or it sees soon enough that it would run out
  CHECK(used.seconds() < seconds + 0.3);
}

TEST(control_cancel_from_another_thread) {
  const TestField d = lattice(23, 23, 2, 80);
  for (const bool sampled : {false, true}) {
    std::atomic<bool> cancel{false};
    ProcessTime since_raised;
    std::thread other([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(60));
      since_raised = ProcessTime();
      cancel = true;
    });
    Engine engine;
    Control control(Budget{60, std::size_t{1} << 30}, &cancel);
    Analysis out;
    Sampling sampling;
    sampling.error = 1e-9;
    sampling.threads = 2;
    const int reason = reason_of([&] {
      if (sampled) {
        estimate(engine, d.field(), sampling, control, out);
      } else {
        engine.feasible(d.field(), control);
      }
    });
    other.join();
    CHECK_EQ(reason, kCancelled);
    CHECK(since_raised.seconds() < 0.6);  // of both threads together
  }
}

TEST(control_order_of_a_wide_component_is_within_the_budget) {
  // Looking for an order is work too: a field of 150 x 150 with a clue in every third cell.
  TestField d;
  d.width = d.height = 150;
  d.cells.assign(d.size(), hidden);
  Random random(111);
  std::vector<int> board(d.size());
  for (auto& cell : board) cell = random() < 0.2;
  for (int i = 0; i < d.size(); ++i) {
    d.mines += board[i];
    if (board[i] || random() > 0.3) continue;
    d.cells[i] = 0;
    for (const int n : cells_around(d.width, d.height, i)) d.cells[i] += board[n];
  }
  d.mines += 1;  // from -1
  Engine engine;
  const ProcessTime used;
  Control control(Budget{0.1, std::size_t{64} << 20});
  Analysis out;
  CHECK(reason_of([&] { engine.analyse(d.field(), Options{}, control, out); }) >= 0);
  CHECK(used.seconds() < 0.1 + 0.4);
}

TEST(control_count_of_a_long_component_is_within_the_budget) {
  // Ten thousand cells in one narrow component: putting the count together is work too.
  TestField d(10000, 2, 4000);
  for (int c = 0; c < d.width; ++c) d.cells[d.width + c] = c % 3 == 1 ? 1 : blank;
  Engine engine;
  const ProcessTime used;
  Control control(Budget{0.5, std::size_t{64} << 20});
  Analysis out;
  reason_of([&] { engine.analyse(d.field(), Options{}, control, out); });
  CHECK(used.seconds() < 0.5 + 0.5);
}
