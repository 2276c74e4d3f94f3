#include "count/analysis.h"

#include <set>

#include "testing/ample_budget.h"
#include "testing/fuzz_compare.h"
#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

Analysis analysed(const TestField& d, Options options = {}) {
  Engine engine;
  Control control = ample();
  Analysis out;
  engine.analyse(d.field(), options, control, out);
  return out;
}

Options with_tilt() { return Options{true, true, false}; }

void check_same(const Analysis& a, const Analysis& b, double tolerance) {
  CHECK(a.status == b.status);
  CHECK_EQ(a.probability.size(), b.probability.size());
  if (a.probability.size() != b.probability.size()) return;
  for (std::size_t i = 0; i < a.probability.size(); ++i) {
    if (std::isnan(a.probability[i]) && std::isnan(b.probability[i])) continue;
    CHECK_NEAR(a.probability[i], b.probability[i], tolerance);
    CHECK(a.certain[i] == b.certain[i]);
  }
  CHECK_NEAR(a.sea_mines, b.sea_mines, tolerance * (1 + a.sea_mines));
}

}  // namespace

TEST(analysis_by_hand) {
  const Analysis a = analysed(TestField({"1#", "##"}, 1));
  CHECK(std::isnan(a.probability[0]));
  for (const int i : {1, 2, 3}) CHECK_NEAR(a.probability[i], 1 / 3.0, 1e-15);
  CHECK(a.counted && a.boards == Natural(3));
  const Analysis b = analysed(TestField({"##", "##"}, 1));
  CHECK_NEAR(b.probability[0], 0.25, 1e-15);
  CHECK_NEAR(b.sea_mines, 1, 1e-15);
  CHECK_EQ(b.sea, 4);
  CHECK(analysed(TestField({"1"}, 0)).status == Status::clash);
  CHECK(analysed(TestField({"#"}, 2)).status == Status::total_clash);
  CHECK(analysed(TestField({"#"}, 1)).certain[0] == Certain::mine);
  CHECK(analysed(TestField({"#"}, 0)).certain[0] == Certain::safe);
  CHECK(analysed(TestField({"#"})).certain[0] == Certain::no);
  CHECK_EQ(analysed(TestField({"#"}, -1, 0.3)).probability[0], 0.3);
}

TEST(analysis_against_every_board) {
  Choices choices(Random(51));
  FieldMaker make(choices);
  Engine engine;  // one for all, as a thread of Python's has it
  Analysis out;
  int solved = 0;
  for (int i = 0; i < 4000; ++i) {
    const TestField d = make.small(16);
    BruteForce brute(d.field());
    brute.solve();
    for (const bool tilt : {false, true}) {
      Control control = ample();
      engine.analyse(d.field(), Options{true, tilt, false}, control, out);
      const std::string fault = difference(out, d.field(), brute, 1e-12);
      if (!fault.empty()) FAIL(fault + (tilt ? " (tilted): " : ": ") + d.text());
      if (out.status != Status::solved) continue;
      ++solved;
      CHECK(out.counted);
      CHECK_EQ(out.sea, [&] {  // settled cells are sea no longer
        int sea = 0;
        for (int c = 0; c < d.size(); ++c) {
          bool touches = d.cells[c] < hidden || d.cells[c] > question;
          for (const int n : cells_around(d.width, d.height, c)) touches |= d.cells[n] <= 8;
          sea += !touches;
        }
        return sea;
      }());
      CHECK_EQ(control.room(), control.limit());
    }
  }
  CHECK(solved > 4000);
}

TEST(analysis_where_the_total_binds) {
  // The clues allow many mine counts; the total forces the least, the most, or neither.
  const char* rows = "##1##1##1##";
  TestField d({"###########", rows, "###########"});
  for (d.mines = 0; d.mines <= 30; ++d.mines)
    check_same(analysed(d), analysed(d, with_tilt()), 1e-12);
  // A sea so large that certainty needs no second look, but at its edges.
  TestField sea(30, 20, 0);
  for (const int at : {31, 34, 37, 91, 94}) sea.cells[at] = 1;
  for (const int mines : {1, 2, 3, 4, 5, 6, 100, 580, 588, 589, 590, 591, 592}) {
    sea.mines = mines;
    const Analysis plain = analysed(sea), tilted = analysed(sea, with_tilt());
    check_same(plain, tilted, 1e-12);
    CHECK_EQ(plain.counted, tilted.counted);
    CHECK(plain.boards == tilted.boards);
  }
}

TEST(analysis_where_the_sea_is_smaller_than_a_gap) {
  // Three chains that hold all of their switches or none: n switches more or fewer mines, nothing
  // between. A sea of 64 cells cannot make up for a gap of 100 or 170, so the total decides.
  const int switches[] = {100, 170, 170};
  TestField d(4 * 170 + 1, 3 * 5 + 2, 0);
  d.cells.assign(d.size(), safe);
  for (int i = 0; i < 64; ++i) d.cells[16 * d.width + i] = hidden;
  int least = 0;
  for (int chain = 0; chain < 3; ++chain)
    for (int c = 0; c <= 4 * (switches[chain] - 1); ++c) {
      auto* column = &d.cells[5 * chain * d.width + c];
      column[2 * d.width] = c % 2 ? 1 : hidden;  // switch, clue, link, clue, switch, ...
      if (c % 4 != 2) continue;
      column[0] = hidden;  // mined if the link is not
      column[d.width] = 1;
      ++least;
    }
  // One of the long chains is on, and ten mines lie in the sea; the short one cannot be on.
  d.mines = least + 170 + 10;
  const Analysis a = analysed(d);
  CHECK(a.status == Status::solved);
  const int first = 2 * d.width, link = first + 2, other = 7 * d.width;
  CHECK(a.certain[first] == Certain::safe);
  CHECK(a.certain[link] == Certain::mine);
  CHECK(a.certain[other] == Certain::no);
  CHECK_NEAR(a.probability[other], 0.5, 1e-9);
}

TEST(analysis_of_medium_fields_both_ways) {
  Choices choices(Random(52));
  FieldMaker make(choices);
  int solved = 0;
  for (int i = 0; i < 150; ++i) {
    const TestField d = make.large(12);
    try {
      const Analysis plain = analysed(d), tilted = analysed(d, with_tilt());
      check_same(plain, tilted, 1e-10);
      CHECK(plain.boards == tilted.boards);
      solved += plain.status == Status::solved;
    } catch (const Stopped&) {  // a wide lattice: not what is asked here
    }
  }
  CHECK(solved > 60);
}

TEST(analysis_of_many_components) {
  // More than keep their own tables: 80 clues far apart, so that every chance is known.
  TestField d(40, 32, 200);
  for (int r = 1; r < d.height; r += 4)
    for (int c = 1; c < d.width; c += 4) d.cells[r * d.width + c] = 1;
  const Analysis a = analysed(d);
  CHECK_EQ(a.components, 80);
  const int sea = d.size() - 9 * 80;
  for (int i = 0; i < d.size(); ++i) {
    if (d.cells[i] == 1) continue;
    bool touches = false;
    for (const int n : cells_around(d.width, d.height, i)) touches |= d.cells[n] == 1;
    CHECK_NEAR(a.probability[i], touches ? 0.125 : 120.0 / sea, 1e-12);
  }
  Natural boards = choose(static_cast<std::uint32_t>(sea), 120);
  for (int i = 0; i < 80; ++i) boards *= 8;
  CHECK(a.counted && a.boards == boards);
  Engine engine;
  Control control = ample();
  double numbers[9];
  engine.numbers(d.field(), 0, control, numbers);  // a corner of the first clue's eight
  CHECK_NEAR(numbers[0], 5.0 / 7, 1e-12);
  CHECK_NEAR(numbers[1], 2.0 / 7, 1e-12);
}

TEST(analysis_numbers_against_every_board) {
  Choices choices(Random(53));
  FieldMaker make(choices);
  Engine engine;
  int asked = 0;
  for (int i = 0; i < 2500; ++i) {
    const TestField d = make.small(12);
    BruteForce brute(d.field());
    brute.solve();
    if (brute.boards().empty()) continue;
    for (int tries = 0; tries < 2; ++tries) {
      const int cell = static_cast<int>(choices.below(static_cast<std::uint32_t>(d.size())));
      if (d.cells[cell] < hidden || d.cells[cell] == blank || d.cells[cell] == mine) continue;
      Control control = ample();
      double found[9];
      engine.numbers(d.field(), cell, control, found);
      const std::string fault = difference_of_numbers(found, brute, cell, 1e-12);
      if (!fault.empty()) FAIL(fault + ": " + d.text());
      CHECK_EQ(control.room(), control.limit());
      ++asked;
    }
  }
  CHECK(asked > 1000);
}

TEST(analysis_no_number_under_an_asserted_mine) {
  const TestField d({"*#", "##"}, 2);
  Engine engine;
  Control control = ample();
  double found[9];
  engine.numbers(d.field(), 0, control, found);
  for (const double chance : found) CHECK_EQ(chance, 0.0);  // it cannot be safe
}

TEST(analysis_numbers_on_a_large_field_with_a_binding_total) {
  // 250 pairs of clues that hold 1 or 2 mines; the total leaves nearly every pair its least.
  TestField d(60, 100, 0);
  int pairs = 0;
  for (int r = 1; r < d.height; r += 4)
    for (int c = 1; c + 3 < d.width; c += 6, ++pairs)
      d.cells[r * d.width + c] = d.cells[r * d.width + c + 2] = 1;
  for (int i = 0; i < d.size(); ++i) {  // no sea: what the pairs do not touch is safe
    bool touches = d.cells[i] == 1;
    for (const int n : cells_around(d.width, d.height, i)) touches |= d.cells[n] == 1;
    if (!touches) d.cells[i] = safe;
  }
  CHECK_EQ(pairs, 250);
  for (const int more : {0, 2, 30}) {
    d.mines = pairs + more;
    const Analysis a = analysed(d);
    CHECK(a.status == Status::solved);
    Engine engine;
    Control control = ample();
    double found[9], sum = 0;
    const int between = 2;  // above, between the first two clues
    engine.numbers(d.field(), between, control, found);
    for (const double chance : found) sum += chance;
    CHECK(a.probability[between] < 1);
    CHECK_NEAR(sum, 1.0, 1e-9);
  }
}

TEST(analysis_of_rare_and_common_mines) {
  // Two of three cells, whatever the density: it cancels.
  for (const double density : {1e-300, 1e-100, 1e-30, 1e-9, 0.5, 1 - 1e-9, 1 - 1e-16}) {
    const Analysis a = analysed(TestField({"2#", "##"}, -1, density));
    for (const int i : {1, 2, 3}) CHECK_NEAR(a.probability[i], 2 / 3.0, 1e-12);
  }
}

TEST(analysis_follows_a_game) {
  // With tables kept from call to call the answers are those of a fresh engine.
  Choices choices(Random(54));
  FieldMaker make(choices);
  Engine tracker;
  for (int game = 0; game < 60; ++game) {
    TestField d(8, 8, 10);
    std::vector<std::uint8_t> board(d.size(), 0);
    for (int mines = 0; mines < d.mines;) {
      auto& cell = board[choices.below(64)];
      mines += !cell;
      cell = 1;
    }
    for (int move = 0; move < 12; ++move) {
      const int cell = static_cast<int>(choices.below(64));
      if (board[cell]) continue;
      d.cells[cell] = 0;
      for (const int n : cells_around(8, 8, cell)) d.cells[cell] += board[n];
      Control control = ample();
      Analysis kept;
      tracker.analyse(d.field(), Options{true, false, true}, control, kept);
      const Analysis fresh = analysed(d);
      check_same(kept, fresh, 1e-12);
      CHECK(kept.boards == fresh.boards);
      CHECK_EQ(kept.groups, fresh.groups);
    }
  }
}

TEST(analysis_after_being_stopped) {
  // An engine that ran out of memory half-way answers the next question as if nothing had been.
  Choices choices(Random(55));
  FieldMaker make(choices);
  Engine engine;
  Analysis out;
  int stopped = 0;
  for (int i = 0; i < 1500; ++i) {
    const TestField d = make.small(14);
    BruteForce brute(d.field());
    brute.solve();
    for (const std::size_t bytes : {choices.below(600), choices.below(3000), 1U << 28}) {
      Control control(Budget{60, bytes});
      try {
        engine.analyse(d.field(), Options{true, choices.one_in(2), choices.one_in(2)}, control,
                       out);
        const std::string fault = difference(out, d.field(), brute, 1e-12);
        if (!fault.empty()) FAIL(fault + ": " + d.text());
      } catch (const Stopped& stop) {
        CHECK(stop.reason == Reason::memory);
        CHECK(bytes < 1U << 28);
        ++stopped;
      }
    }
  }
  CHECK(stopped > 100);
}
