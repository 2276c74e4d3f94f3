#include "sample/sample_boards.h"

#include <bit>
#include <map>

#include "count/analysis.h"
#include "testing/ample_budget.h"
#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

using Board = std::vector<std::uint8_t>;

std::vector<Board> sampled(Engine& engine, const TestField& d, std::size_t count, Random& random) {
  Board out(count * d.size());
  Control control = ample();
  const Status status = sample_boards(engine, d.field(), count, random, control, out.data());
  CHECK(status == Status::solved);
  CHECK_EQ(control.room(), control.limit());
  std::vector<Board> boards;
  for (std::size_t i = 0; i < count; ++i)
    boards.emplace_back(out.begin() + static_cast<std::ptrdiff_t>(i * d.size()),
                        out.begin() + static_cast<std::ptrdiff_t>((i + 1) * d.size()));
  return boards;
}

}  // namespace

TEST(sample_boards_fit) {
  Choices choices(Random(61));
  FieldMaker make(choices);
  Engine engine;
  Random random(62);
  int drawn = 0;
  for (int i = 0; i < 1500; ++i) {
    const TestField d = i % 20 ? make.small(16) : make.large(14);
    Board out(5 * d.size());
    Control control = ample();
    try {
      if (sample_boards(engine, d.field(), 5, random, control, out.data()) != Status::solved)
        continue;
    } catch (const Stopped&) {
      continue;
    }
    for (int b = 0; b < 5; ++b)
      if (!board_fits(d.field(), out.data() + b * d.size())) FAIL("does not fit: " + d.text());
    ++drawn;
  }
  CHECK(drawn > 700);
}

TEST(sample_says_what_clashes) {
  Engine engine;
  Random random(63);
  Control control = ample();
  std::uint8_t out[4];
  CHECK(sample_boards(engine, TestField({"2#", "00"}).field(), 1, random, control, out) ==
        Status::clash);
  CHECK(sample_boards(engine, TestField({"1#", "##"}, 0).field(), 1, random, control, out) ==
        Status::total_clash);
  CHECK(sample_boards(engine, TestField({"1#", "##"}, 1).field(), 0, random, control, out) ==
        Status::solved);
}

TEST(sample_is_even) {
  // Every board as often as its weight says: chi-squared over small fields, fixed seeds.
  Choices choices(Random(64));
  FieldMaker make(choices);
  Engine engine;
  Random random(65);
  int tested = 0;
  double worst = 0;
  for (int i = 0; i < 400; ++i) {
    const TestField d = make.small(8);
    BruteForce brute(d.field());
    brute.solve();
    if (brute.boards().size() < 3 || brute.boards().size() > 80) continue;
    std::vector<int> free;
    for (int c = 0; c < d.size(); ++c)
      if (d.cells[c] >= hidden && d.cells[c] <= question) free.push_back(c);
    double all = 0;
    for (const auto board : brute.boards()) all += brute.weight(std::popcount(board));
    const int draws = 4000;
    std::map<std::uint32_t, double> seen;
    for (const Board& board : sampled(engine, d, draws, random)) {
      std::uint32_t key = 0;
      for (std::size_t f = 0; f < free.size(); ++f) key |= std::uint32_t{board[free[f]]} << f;
      seen[key] += 1;
    }
    double squares = 0, bins = 0, rare = 0, rare_seen = 0;
    for (const auto board : brute.boards()) {
      const double expected = draws * brute.weight(std::popcount(board)) / all;
      if (expected < 5) {  // together, or the statistic is not what its table says
        rare += expected;
        rare_seen += seen[board];
        continue;
      }
      squares += (seen[board] - expected) * (seen[board] - expected) / expected;
      bins += 1;
    }
    if (rare > 5) {
      squares += (rare_seen - rare) * (rare_seen - rare) / rare;
      bins += 1;
    }
    if (bins < 2) continue;
    const double score = (squares - (bins - 1)) / std::sqrt(2 * (bins - 1));
    if (score > 6) FAIL("uneven: " + d.text());
    worst = std::max(worst, score);
    ++tested;
  }
  CHECK(tested > 60);
  CHECK(worst > 0.5);  // a statistic that never moves tests nothing
}

TEST(sample_is_the_same_for_the_same_seed) {
  const TestField d({"######", "#1#2##", "######"}, 4);
  Engine one, other;
  Random a(7), b(7);
  CHECK(sampled(one, d, 50, a) == sampled(other, d, 50, b));
  CHECK(sampled(one, d, 50, a) == sampled(one, d, 50, b));  // whatever the engine did before
}
