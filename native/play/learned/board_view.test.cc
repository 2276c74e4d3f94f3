#include "play/learned/board_view.h"

#include "testing/test.h"

namespace qmines {
namespace {

TEST(board_view_shows_only_what_still_matters) {
  // 1 # 1 0      the # in the corner row is a mine, known to the clues around it; below it two
  // 1 1 1 0      clues of an unknown pair at the right end
  const std::uint8_t cells[] = {1, hidden, 1, 0, 1, hidden,  //
                                1, 1,      1, 0, 1, hidden};
  const Field field{6, 2, cells, 2, 0.2, -1};
  Engine engine;
  Control control(Budget{5, std::size_t{64} << 20});
  Analysis analysis;
  engine.analyse(field, Options{false, false, false}, control, analysis);
  CHECK(analysis.status == Status::solved);
  BoardView view;
  view.look(field, analysis);
  const std::uint8_t x = BoardView::kInactive, u = BoardView::kUnknown;
  const std::vector<std::uint8_t> expected{x, x, x, x, 1, u,  //
                                           x, x, x, x, 1, u};
  CHECK(view.code == expected);
  CHECK_EQ(view.unknown, 2);
  CHECK_EQ(view.mines, 1);
  CHECK_EQ(int{view.chance[5]}, BoardView::kOne / 2);
  CHECK_EQ(int{view.chance[1]}, 0);
}

TEST(board_view_tells_safe_cells_from_unknown_ones) {
  const std::uint8_t cells[] = {0, hidden, hidden};
  const Field field{3, 1, cells, 1, 0.2, -1};
  Engine engine;
  Control control(Budget{5, std::size_t{64} << 20});
  Analysis analysis;
  engine.analyse(field, Options{false, false, false}, control, analysis);
  BoardView view;
  view.look(field, analysis);
  const std::vector<std::uint8_t> expected{0, BoardView::kSafe, BoardView::kInactive};
  CHECK(view.code == expected);
  CHECK_EQ(view.mines, 0);
}

}  // namespace
}  // namespace qmines
