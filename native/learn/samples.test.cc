#include "learn/samples.h"

#include <cmath>
#include <cstring>

#include "testing/test.h"

namespace qmines::learn {
namespace {

TEST(samples_depend_on_the_seed_and_the_game_alone) {
  std::vector<Row> rows, again;
  std::vector<Pair> pairs, same;
  SampleMaker first(1), second(1);
  for (std::uint64_t game = 0; pairs.empty(); ++game) first.play(game, true, rows, pairs);
  second.play(1000, false, again, same);  // what was played before does not matter
  again.clear();
  same.clear();
  for (std::uint64_t game = 0; same.size() < pairs.size(); ++game)
    second.play(game, true, again, same);
  CHECK(!pairs.empty());
  CHECK_EQ(rows.size(), again.size());
  CHECK(!std::memcmp(rows.data(), again.data(), rows.size() * sizeof(Row)));
  CHECK(!std::memcmp(pairs.data(), same.data(), pairs.size() * sizeof(Pair)));
  for (const Row& row : rows) {
    CHECK(row.label >= 0 && row.label <= 1);
    CHECK(row.mines <= row.unknown);
  }
  for (const Pair& pair : pairs) {
    CHECK(pair.value[0] >= pair.value[1]);
    float share[2] = {0, 0}, games[2] = {0, 0};
    for (int side = 0, r = 0; side < 2; ++side)
      for (const int end = r + pair.rows[side]; r < end; ++r) {
        share[side] += rows[pair.first + r].share;
        games[side] += rows[pair.first + r].weight;
      }
    for (int side = 0; side < 2; ++side) {
      CHECK(share[side] > 0.95F && share[side] < 1.0001F);
      CHECK(games[side] >= kBoards - 2 && games[side] <= kBoards);
    }
    // The games on both sides add up to the lead, also when they are followed row by row.
    double lead = 0;
    for (int b = 0; b < kBoards; ++b)
      for (int side = 0; side < 2; ++side) {
        const PlayOut& out = pair.games[side][b];
        double result = out.survival;
        if (out.next >= 0) {
          const Row* row = &rows[out.next];
          for (; row->next; row += row->next) result *= row->survival;
          result *= row->label;
        }
        lead += (side ? -1 : 1) * pair.safe[side] * result / kBoards;
      }
    CHECK(std::abs(lead - pair.lead) < 1e-5);
  }
}

TEST(games_that_are_not_played_to_their_end_leave_a_position_to_value) {
  std::vector<Row> rows;
  std::vector<Pair> pairs;
  SampleMaker maker(1);
  for (std::uint64_t game = 0; pairs.size() < 5; ++game) maker.play(game, false, rows, pairs);
  int unfinished = 0;
  for (const Pair& pair : pairs)
    for (const auto& side : pair.games)
      for (const PlayOut& out : side) {
        CHECK(out.survival > 0 && out.survival <= 1);
        if (out.next < 0) continue;
        ++unfinished;
        const Row& row = rows[out.next];
        CHECK_EQ(row.next, 0);
        CHECK_EQ(row.weight, 0);
        CHECK(row.unknown > 0 && row.mines > 0);
        // Nothing is certain there: what is safe is open.
        for (const std::uint8_t code : row.code) CHECK(code != BoardView::kSafe);
      }
  CHECK(unfinished > 0);
}

}  // namespace
}  // namespace qmines::learn
