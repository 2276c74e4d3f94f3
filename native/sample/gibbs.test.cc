#include "sample/gibbs.h"

#include <algorithm>

#include "count/analysis.h"
#include "sample/sample_boards.h"
#include "testing/ample_budget.h"
#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

// Clues at random places, with the numbers of a random board: one or a few wide components.
TestField scattered(Random& random, int width, int height, double mines, double open) {
  TestField d(width, height, -1);
  std::vector<int> board(d.size());
  for (auto& cell : board) cell = random() < mines;
  for (int i = 0; i < d.size(); ++i) {
    if (board[i] || random() > open) continue;
    d.cells[i] = 0;
    for (const int n : cells_around(width, height, i)) d.cells[i] += board[n];
  }
  d.mines = static_cast<int>(std::count(board.begin(), board.end(), 1));
  return d;
}

std::vector<std::int32_t> all_groups(const Problem& p) {
  std::vector<std::int32_t> order;
  Orderer orderer;
  Chain chain;
  Control control = ample();
  for (int i = 0; i < p.component_count; ++i) {
    orderer.chain(p, p.components[i], 30, chain, control);
    for (const Step& step : chain.steps) order.push_back(step.group);
  }
  return order;
}

void check_filling(const Problem& p, const std::vector<std::uint8_t>& mines) {
  for (const Clue& clue : p.clues) {
    int sum = 0;
    for (int i = 0; i < clue.group_count; ++i) sum += mines[clue.groups[i]];
    CHECK_EQ(sum, static_cast<int>(clue.need));
  }
  for (std::size_t g = 0; g < p.groups.size(); ++g) CHECK(mines[g] <= p.groups[g].size);
}

}  // namespace

TEST(gibbs_finds_a_filling) {
  Random random(71);
  for (int i = 0; i < 30; ++i) {
    const TestField d = scattered(random, 24, 18, 0.2, 0.15 + 0.2 * random());
    Problem p;
    p.reduce(d.field());
    CHECK(p.clash < 0);
    const auto order = all_groups(p);
    Control control = ample();
    std::vector<std::uint8_t> mines(p.groups.size());
    Found found = Found::lost;
    for (std::size_t most = 20; found == Found::lost && most < 1000000; most *= 4)
      found = find_filling(p, order, Weights::tilt(0.2), most, random, control, mines);
    CHECK(found == Found::yes);
    check_filling(p, mines);
  }
}

TEST(gibbs_finds_none_where_none_is) {
  // The two clues share all their cells, and want different numbers of mines.
  Problem p;
  p.reduce(TestField({"##", "12", "##"}).field());
  CHECK(p.clash < 0);
  Control control = ample();
  Random random(72);
  std::vector<std::uint8_t> mines(p.groups.size());
  CHECK(find_filling(p, all_groups(p), Weights::plain(), 1000, random, control, mines) ==
        Found::none);
}

TEST(gibbs_blocks_cover_everything_twice) {
  Random random(73);
  for (const int size : {1, 5, 40, 300}) {
    const TestField d = scattered(random, 30, 16, 0.2, 0.25);
    Problem p;
    p.reduce(d.field());
    const auto order = all_groups(p);
    Control control = ample();
    Cutter cutter(p, d.width, 30000);
    const std::vector<Block> blocks = cutter.cover(order, size, random, control);
    std::vector<int> covered(p.groups.size(), 0);
    for (const Block& block : blocks) {
      CHECK(!block.group.empty() && block.group.size() <= static_cast<std::size_t>(size));
      CHECK_EQ(block.chain.steps.size(), block.group.size());
      CHECK(!block.chain.too_wide);
      CHECK_EQ(block.openings.size(), block.clue.size());
      for (const auto g : block.group) ++covered[g];
      // The clues of the part are those of the whole, with the block's share of their cells.
      std::vector<int> cells(block.clue.size(), 0);
      for (std::size_t g = 0; g < block.group.size(); ++g) {
        const Group &mine = block.part.groups[g], &whole = p.groups[block.group[g]];
        CHECK_EQ(static_cast<int>(mine.size), static_cast<int>(whole.size));
        CHECK_EQ(static_cast<int>(mine.clue_count), static_cast<int>(whole.clue_count));
        for (int i = 0; i < mine.clue_count; ++i) {
          CHECK_EQ(block.clue[mine.clues[i]], whole.clues[i]);
          cells[mine.clues[i]] += mine.size;
        }
      }
      for (std::size_t c = 0; c < cells.size(); ++c)
        CHECK_EQ(static_cast<int>(block.part.clues[c].cells), cells[c]);
    }
    for (const auto g : order) CHECK(covered[g] >= 2);
  }
}

TEST(gibbs_settles_soundly) {
  Random random(74);
  int settled = 0;
  for (int i = 0; i < 300; ++i) {
    TestField d = scattered(random, 5, 4, 0.3, 0.4);
    d.mines = -1;
    BruteForce brute(d.field());
    brute.solve();
    Problem p;
    p.reduce(d.field());
    const auto order = all_groups(p);
    if (order.empty()) continue;
    Control control = ample();
    Cutter cutter(p, d.width, 30000);
    std::vector<std::uint16_t> possible(p.groups.size(), 0x1FF);
    for (const Block& block : cutter.cover(order, 6, random, control))
      cutter.settle(block, control, possible);
    for (int c = 0; c < d.size(); ++c) {
      if (p.fate[c] != Fate::frontier) continue;
      const int size = p.groups[p.group_of[c]].size;
      const int some = possible[p.group_of[c]] & ((2 << size) - 1);
      CHECK(some != 0);
      if (some == 1) CHECK(!brute.can_be(c, true));
      if (some == 1 << size) CHECK(!brute.can_be(c, false));
      settled += some == 1 || some == 1 << size;
    }
  }
  CHECK(settled > 20);
}

TEST(gibbs_walk_keeps_the_distribution) {
  // From boards drawn exactly, sweeps lead to boards as likely, whatever the blocks are: the
  // averages stay where they were. (That a walk forgets its start is another matter, and depends
  // on the blocks.)
  Random random(75);
  Engine engine;
  int tested = 0;
  double worst = 0;
  for (int i = 0; i < 300 && tested < 8; ++i) {
    const TestField d = scattered(random, 6, 4, 0.3, 0.2);
    Problem p;
    p.reduce(d.field());
    if (p.groups.size() < 4 || p.unknown > 18) continue;
    ++tested;
    BruteForce brute(d.field());
    brute.solve();
    int cells = 0;
    for (const Group& g : p.groups) cells += g.size;
    Poly log_outside{0, std::vector<double>(cells + 1)};
    for (int k = 0; k <= cells; ++k) {
      const int sea = p.rest - k;
      log_outside.value[k] =
          sea < 0 || sea > p.sea
              ? -60.0 * (sea < 0 ? -sea : sea - p.sea)
              : std::lgamma(p.sea + 1) - std::lgamma(sea + 1) - std::lgamma(p.sea - sea + 1);
    }
    Control control = ample();
    Cutter cutter(p, d.width, 30000);
    const std::vector<Block> blocks = cutter.cover(all_groups(p), tested % 4 + 2, random, control);
    const Weights weights = tested % 2 ? Weights::plain() : Weights::tilt(0.5);
    Walk walk(p, blocks, weights, log_outside, Random(76, static_cast<std::uint64_t>(i)));
    const int starts = 1500;
    std::vector<std::uint8_t> boards(static_cast<std::size_t>(starts) * d.size());
    CHECK(sample_boards(engine, d.field(), starts, random, control, boards.data()) ==
          Status::solved);
    std::vector<double> first(p.groups.size(), 0.0), chance(p.groups.size(), 0.0);
    std::vector<double> held(cells + 1, 0.0), after(cells + 1, 0.0), drawn(cells + 1, 0.0);
    for (int b = 0; b < starts; ++b) {
      std::vector<std::uint8_t> mines(p.groups.size(), 0);
      int sum = 0;
      for (int c = 0; c < d.size(); ++c)
        if (p.fate[c] == Fate::frontier) {
          mines[p.group_of[c]] += boards[b * d.size() + c];
          sum += boards[b * d.size() + c];
        }
      walk.start(mines);
      CHECK_EQ(walk.mines(), sum);
      drawn[sum] += 1;
      walk.sweep(first, held.data(), control);
      walk.sweep(chance, after.data(), control);
      CHECK(walk.mines() <= p.rest && walk.mines() >= p.rest - p.sea);
    }
    for (int k = 0; k <= cells; ++k) {
      const double share = drawn[k] / starts;
      CHECK_NEAR(after[k] / starts, share, 7 * std::sqrt(share * (1 - share) / starts) + 1e-3);
    }
    for (int c = 0; c < d.size(); ++c) {
      if (p.fate[c] != Fate::frontier) continue;
      const double exact = brute.chance(c), found = chance[p.group_of[c]] / starts;
      const double error = std::sqrt(exact * (1 - exact) / starts);
      CHECK_NEAR(found, exact, 5 * error + 1e-12);
      if (error > 0) worst = std::max(worst, std::abs(found - exact) / error);
    }
  }
  CHECK_EQ(tested, 8);
  CHECK(worst > 0.1);
}
