#include "sample/rejection.h"

#include "testing/fuzz_field.h"
#include "testing/process_time.h"
#include "testing/test.h"

using namespace qmines;

namespace {

Analysis rejected(const TestField& d, double error, double seconds = 20) {
  Sampling sampling;
  sampling.seed = 91;
  sampling.error = error;
  Control control(Budget{seconds, std::size_t{64} << 20});
  Analysis out;
  estimate_by_rejection(d.field(), sampling, control, out);
  return out;
}

}  // namespace

TEST(rejection_is_close_to_exact) {
  double worst = 0;
  for (const TestField& d :
       {TestField({"1##", "###", "##2"}, 3), TestField({"1##", "###", "##2"}, -1, 0.3),
        TestField({"F?*S", "#2##", "####"}, 4), TestField({"###"}, 2), TestField({"#"}, -1, 0.5),
        TestField({"*1", "S#"}, 1), TestField({"010"}, -1)}) {
    BruteForce brute(d.field());
    brute.solve();
    if (brute.boards().empty()) continue;
    const Analysis found = rejected(d, 0.005);
    CHECK(found.samples >= static_cast<std::uint64_t>(found.effective_samples));
    CHECK(found.effective_samples >= 10000);
    for (int i = 0; i < d.size(); ++i) {
      CHECK_EQ(std::isnan(found.probability[i]), d.cells[i] <= 8);
      if (d.cells[i] <= 8) continue;
      CHECK(found.error[i] <= 0.0051);
      if (d.cells[i] == mine) CHECK(found.certain[i] == Certain::mine);
      if (d.cells[i] == safe) CHECK(found.certain[i] == Certain::safe);
      const double off = std::abs(found.probability[i] - brute.chance(i));
      if (found.error[i] == 0) {
        CHECK_EQ(off, 0.0);
      } else {
        worst = std::max(worst, off / found.error[i]);
      }
    }
  }
  CHECK(worst > 0 && worst < 5);
}

TEST(rejection_gives_up_in_time) {
  const TestField d({"1#1#1#1#1#", "##########", "1#1#1#1#1#", "##########", "3#3#3#3#3#",
                     "##########", "1#1#1#1#1#", "##########"},
                    12);
  Sampling sampling;
  const ProcessTime used;
  Control control(Budget{0.05, std::size_t{64} << 20});
  Analysis out;
  try {
    estimate_by_rejection(d.field(), sampling, control, out);
    FAIL("found so many by chance");
  } catch (const Stopped& stop) {
    CHECK(stop.reason == Reason::time);
  }
  CHECK(used.seconds() < 0.5);
}

TEST(rejection_of_totals_that_cannot_be) {
  // More mines than cells to throw them at, or fewer than are asserted.
  for (const TestField& d : {TestField({"##"}, 3), TestField({"0"}, 1), TestField({"*#"}, 0),
                             TestField({"SS"}, 1), TestField({"##"}, 0x7FFFFFFF)}) {
    try {
      CHECK(rejected(d, 0.1, 0.05).status == Status::total_clash);
    } catch (const Stopped&) {
      FAIL("threw mines that do not fit: " + d.text());
    }
  }
}

TEST(rejection_counts_the_clues_it_looks_at) {
  // Nearly all is open: a throw is quick, and looking whether it fits is not. Found by libFuzzer.
  TestField d;
  d.width = d.height = 100;
  d.cells.assign(100 * 100, 0);
  d.cells[0] = hidden;
  d.mines = 0;
  Sampling sampling;
  sampling.error = 0.05;
  Control control(Budget{10, std::size_t{64} << 20});
  Analysis out;
  estimate_by_rejection(d.field(), sampling, control, out);
  CHECK(control.work() >= out.samples * 9'999);
}
