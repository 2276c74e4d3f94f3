#include "deduce/ladder.h"

#include <algorithm>

#include "position/game.h"
#include "testing/ample_budget.h"
#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

using Cells = std::vector<std::int32_t>;

// Whether the clues (and the total) leave the cell no other fate, by every board written out.
bool follows(TestField d, std::int32_t cell, bool mined, const Cells& clues, bool total) {
  d.cells[static_cast<std::size_t>(cell)] = mined ? safe : mine;
  BruteForce brute(d.field());
  return !brute.fits(std::vector<int>(clues.begin(), clues.end()), total);
}

bool follows(const TestField& d, const Deduction& step, const Cells& clues) {
  for (const auto cell : step.safe)
    if (!follows(d, cell, false, clues, step.total)) return false;
  for (const auto cell : step.mined)
    if (!follows(d, cell, true, clues, step.total)) return false;
  return true;
}

// What is wrong with a step on a position in which all steps before it are asserted, or nothing.
std::string fault(const TestField& d, const Deduction& step) {
  if (step.safe.empty() && step.mined.empty()) return "a step decides nothing";
  if (!follows(d, step, step.clues)) return "a step does not follow from its clues";
  // A split may need a clue to get through that a longer argument could do without.
  if (step.technique == Technique::split || !step.branches.empty()) return "";
  for (const auto left_out : step.clues) {
    Cells fewer;
    for (const auto c : step.clues)
      if (c != left_out) fewer.push_back(c);
    if (follows(d, step, fewer)) return "a step needs fewer clues";
  }
  return "";
}

}  // namespace

TEST(ladder_decides_what_is_certain) {
  Choices choices(Random(71));
  FieldMaker make(choices);
  Engine engine;
  Ladder ladder;
  int by[5] = {};
  for (int i = 0; i < 9000; ++i) {
    TestField d = make.small(14);
    BruteForce brute(d.field());
    brute.solve();
    if (brute.boards().empty()) continue;
    Control control = ample();
    Analysis expected;
    engine.analyse(d.field(), Options{}, control, expected);
    const TestField given = d;
    ladder.begin(d.field());
    Limits limits;
    limits.depth = i % 3;  // fewer splits leave more to counting
    limits.choose = i % 2 == 0;
    limits.proof = i % 4 != 1;
    Deduction step;
    while (ladder.next(limits, engine, control, step)) {
      const std::string wrong = limits.proof ? fault(d, step) : "";
      if (!wrong.empty())
        FAIL(wrong + " (technique " + std::to_string(static_cast<int>(step.technique)) +
             "): " + d.text());
      for (const auto cell : step.safe) d.cells[static_cast<std::size_t>(cell)] = safe;
      for (const auto cell : step.mined) d.cells[static_cast<std::size_t>(cell)] = mine;
      ++by[static_cast<int>(step.technique)];
    }
    CHECK(!ladder.clash());
    for (int c = 0; c < d.size(); ++c) {
      const Certain want = expected.certain[static_cast<std::size_t>(c)];
      const std::uint8_t code = d.cells[static_cast<std::size_t>(c)];
      const Certain got = code == mine ? Certain::mine : code == safe ? Certain::safe : Certain::no;
      if (want != got) {
        FAIL("the ladder and the count differ: " + given.text());
        break;
      }
    }
    CHECK(ladder.view() == d.cells);
  }
  for (const int n : by) CHECK(n > 10);
}

TEST(ladder_by_hand) {
  Engine engine;
  Ladder ladder;
  Deduction step;
  const auto first = [&](const TestField& d) {
    Control control = ample();
    ladder.begin(d.field());
    CHECK(ladder.next(Limits{}, engine, control, step));
  };
  first(TestField({"1#"}, 1));
  CHECK(step.technique == Technique::single && step.mined == Cells{1} && step.safe.empty());
  first(TestField({"####", "0110", "0000"}, -1));
  CHECK(step.technique == Technique::single);  // a 0 leaves none around it
  first(TestField({"###", "112"}, -1));
  CHECK(step.technique == Technique::single && (step.mined == Cells{1, 2}));
  first(TestField({"###", "11S"}, -1));  // what the first 1 has, the second has too
  CHECK(step.technique == Technique::pair && step.safe == Cells{2} && step.mined.empty());
  CHECK((step.clues == Cells{3, 4}));
  first(TestField({"1##", "###"}, 1));
  CHECK(step.technique == Technique::total && step.total);
  CHECK((step.safe == Cells{2, 5} && step.clues == Cells{0}));
}

TEST(ladder_meets_a_clash) {
  Engine engine;
  Ladder ladder;
  Deduction step;
  Control control = ample();
  ladder.begin(TestField({"##", "12", "##"}, -1).field());
  while (ladder.next(Limits{}, engine, control, step)) {
  }
  CHECK(ladder.clash());
  const TestField d({"1#", "##"}, 2);
  ladder.begin(d.field());
  while (ladder.next(Limits{}, engine, control, step)) {
  }
  CHECK(ladder.clash());
}

TEST(ladder_plays_on) {
  // Opening what is decided, to the end: never a mine, and no technique beyond the limit.
  Random random(5);
  Engine engine;
  Ladder ladder;
  int won[2] = {};
  for (int game = 0; game < 60; ++game) {
    std::vector<std::uint8_t> board;
    const int width = 16, height = 16, start = 5 * width + 5;
    draw_board(width, height, 40, FirstClick::opening, start, random, board);
    for (const bool simple : {true, false}) {
      TestField d(width, height, 40);
      ladder.begin(d.field());
      std::vector<std::int32_t> to_open{start};
      Control control = ample();
      Limits limits;
      if (simple) limits.hardest = Technique::pair;
      Deduction step;
      int opened = 0;
      while (true) {
        while (!to_open.empty()) {
          const int cell = to_open.back();
          to_open.pop_back();
          if (ladder.view()[static_cast<std::size_t>(cell)] <= 8) continue;
          CHECK(!board[static_cast<std::size_t>(cell)]);
          int number = 0;
          for (const int n : cells_around(width, height, cell))
            number += board[static_cast<std::size_t>(n)];
          ladder.open(cell, number);
          ++opened;
          if (!number)
            for (const int n : cells_around(width, height, cell)) to_open.push_back(n);
        }
        if (!ladder.next(limits, engine, control, step)) break;
        CHECK(step.technique <= limits.hardest);
        to_open = step.safe;
      }
      CHECK(!ladder.clash());
      won[simple] += opened == width * height - 40;
    }
  }
  CHECK(won[0] > won[1]);
  CHECK(won[1] > 10);
}
