// Games side by side: what is shown, first clicks and seeds, and what goes on too long.
#include "play/batch.h"

#include <algorithm>

#include "testing/test.h"

using namespace qmines;

TEST(batch_shows_what_the_rules_say) {
  Random random(7);
  for (int trial = 0; trial < 200; ++trial) {
    const int width = 1 + static_cast<int>(random.below(9)),
              height = 1 + static_cast<int>(random.below(9)), cells = width * height;
    const int mines = static_cast<int>(random.below(static_cast<std::uint32_t>(cells)));
    Batch batch(2, width, height, mines, FirstClick::anything, 1000);
    std::vector<std::uint8_t> board;
    draw_board(width, height, mines, FirstClick::anything, 0, random, board);
    batch.lay(1, board.data());
    const std::int8_t* view = batch.view().data() + cells;
    std::int32_t opened[2], in_all = 0;
    std::uint8_t results[2] = {Batch::playing, Batch::playing};
    bool cut[2];
    while (results[1] == Batch::playing || results[1] == Batch::wasted) {
      const std::int64_t cell = random.below(static_cast<std::uint32_t>(cells));
      const std::int64_t both[2] = {cell, cell};
      const bool shown = view[cell] != Batch::kHidden;
      batch.step(both, false, opened, results, cut);
      CHECK_EQ(shown, results[1] == Batch::wasted);
      CHECK_EQ(board[cell] == 1, results[1] == Batch::lost);
      in_all += opened[1];
      CHECK_EQ(in_all == cells - mines, results[1] == Batch::won);
    }
    for (int c = 0; c < cells; ++c) {
      if (view[c] == Batch::kHidden || view[c] == Batch::kMine) continue;
      --in_all;
      int around = 0;
      for (int r = std::max(c / width - 1, 0); r <= std::min(c / width + 1, height - 1); ++r)
        for (int k = std::max(c % width - 1, 0); k <= std::min(c % width + 1, width - 1); ++k) {
          around += board[r * width + k];
          if (view[c] == 0) CHECK(view[r * width + k] != Batch::kHidden);
        }
      CHECK_EQ(int{view[c]}, around);
    }
    CHECK_EQ(in_all, 0);
  }
}

TEST(batch_keeps_the_first_click_rule_and_its_seeds) {
  Batch first(3, 5, 4, 8, FirstClick::opening, 9), second(3, 5, 4, 8, FirstClick::opening, 9);
  std::int32_t opened[3];
  std::uint8_t results[3];
  bool cut[3];
  const std::int64_t middle[3] = {7, 7, 7};
  for (Batch* batch : {&first, &second})
    for (int game = 0; game < 3; ++game) batch->seed(game, 40 + game);
  bool differ = false;
  for (int round = 0; round < 50; ++round) {
    for (Batch* batch : {&first, &second}) {
      for (int game = 0; game < 3; ++game) batch->reset(game);
      batch->step(middle, true, opened, results, cut);
      for (int game = 0; game < 3; ++game) CHECK(opened[game] >= 9);
    }
    CHECK(first.view() == second.view());
    differ |=
        !std::equal(first.view().begin(), first.view().begin() + 20, first.view().begin() + 20);
  }
  CHECK(differ);
}

TEST(batch_cuts_off_what_goes_on_too_long) {
  Batch batch(1, 3, 3, 0, FirstClick::anything, 3);
  const std::uint8_t board[9] = {0, 0, 0, 0, 0, 1, 1, 0, 0};
  batch.lay(0, board);
  std::int32_t opened = 0;
  std::uint8_t result = 0;
  bool cut = false;
  const std::int64_t cell = 4;
  for (const bool last : {false, false, true}) {
    batch.step(&cell, true, &opened, &result, &cut);
    CHECK_EQ(cut, last);
  }
  CHECK(result == Batch::wasted);
  batch.step(&cell, true, &opened, &result, &cut);
  CHECK(result == Batch::begun);
  CHECK_EQ(int{batch.view()[4]}, -1);
}
