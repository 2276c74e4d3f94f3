#include "deduce/clash.h"

#include "testing/ample_budget.h"
#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

Clash explained(const TestField& d, Engine& engine) {
  Control control = ample();
  Analysis out;
  engine.analyse(d.field(), Options{}, control, out);
  CHECK(out.status != Status::solved);
  return explain_clash(d.field(), out.status, engine, control);
}

}  // namespace

TEST(clash_by_hand) {
  Engine engine;
  Clash clash = explained(TestField({"#2", "00"}), engine);
  CHECK(clash.minimal && !clash.uses_total);
  CHECK_EQ(clash.cells.size(), 1U);  // one cell cannot hold two mines
  clash = explained(TestField({"1#", "##"}, 0), engine);
  CHECK(clash.uses_total);
  CHECK(clash.cells == std::vector<std::int32_t>{0});
  clash = explained(TestField({"#"}, 2), engine);  // the total alone
  CHECK(clash.uses_total && clash.cells.empty());
  clash = explained(TestField({"##", "12", "##"}), engine);
  CHECK((clash.cells == std::vector<std::int32_t>{2, 3}));
}

TEST(clash_is_minimal) {
  Choices choices(Random(101));
  FieldMaker make(choices);
  Engine engine;
  int clashes = 0, with_total = 0;
  for (int i = 0; i < 4000; ++i) {
    const TestField d = make.small(16);
    BruteForce brute(d.field());
    if (brute.fits(brute.clues(), true)) continue;
    const Clash clash = explained(d, engine);
    CHECK(clash.minimal);
    const std::string fault = brute.fault(clash.cells, clash.uses_total);
    if (!fault.empty()) FAIL(fault + ": " + d.text());
    ++clashes;
    with_total += clash.uses_total;
  }
  CHECK(clashes > 600);
  CHECK(with_total > 100);
}

TEST(clash_blames_the_total_only_where_it_matters) {
  // The total is impossible here, but the three clues clash without it.
  const TestField d({"##", "21", "#2", "##", "##", "#3"}, 2);
  Engine engine;
  const Clash clash = explained(d, engine);
  CHECK(clash.minimal);
  CHECK_EQ(BruteForce(d.field()).fault(clash.cells, clash.uses_total), "");
}

TEST(clash_far_away_on_a_large_field) {
  // Two clues in a corner contradict each other among hundreds that do not.
  for (const int corner : {0, 1, 2, 3}) {
    TestField d(60, 44, -1);
    for (int r = 2; r < d.height; r += 4)
      for (int c = 2; c < d.width; c += 3) d.cells[r * d.width + c] = 2;
    const int row = corner / 2 ? d.height - 2 : 1, column = corner % 2 ? d.width - 2 : 1;
    for (int r = row - 1; r <= row + 1; ++r)
      for (int c = column - 1; c <= column + 1; ++c) d.cells[r * d.width + c] = safe;
    const int a = row * d.width + (corner % 2 ? d.width - 1 : 0);
    d.cells[a] = 1;
    Engine engine;
    const Clash clash = explained(d, engine);
    CHECK(clash.minimal && !clash.uses_total);
    CHECK_EQ(clash.cells.size(), 1U);
    CHECK_EQ(clash.cells[0], a);
  }
}

TEST(clash_without_time_names_what_it_has) {
  const TestField d({"##", "12", "##"});
  Engine engine;
  Control none(Budget{-1.0, std::size_t{64} << 20});
  none.spend(499'999);  // the next unit looks at the clock
  const Clash clash = explain_clash(d.field(), Status::clash, engine, none);
  CHECK(!clash.minimal);
  CHECK((clash.cells == std::vector<std::int32_t>{2, 3}));
}

TEST(clash_can_be_cancelled) {
  const TestField d({"##", "12", "##"});
  Engine engine;
  const std::atomic<bool> cancel{true};
  Control control(Budget{60, std::size_t{64} << 20}, &cancel);
  control.spend(499'999);
  bool cancelled = false;
  try {
    explain_clash(d.field(), Status::clash, engine, control);
  } catch (const Stopped& stop) {
    cancelled = stop.reason == Reason::cancelled;
  }
  CHECK(cancelled);
}

TEST(clash_trials_give_back_their_memory) {
  // Each test of a part of the clues counts; its tables must not be held against the next.
  const TestField d({"##", "12", "##"});
  Engine engine;
  Control control = ample();
  CHECK(engine.feasible(d.field(), control) == Status::clash);
  CHECK_EQ(control.room(), control.limit());
  CHECK_EQ(engine.clash_near(d.field(), control), 2);
  CHECK_EQ(control.room(), control.limit());
  explain_clash(d.field(), Status::clash, engine, control);
  CHECK_EQ(control.room(), control.limit());
}
