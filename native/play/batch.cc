#include "play/batch.h"

#include <algorithm>
#include <numeric>

namespace qmines {

Batch::Batch(int games, int width, int height, int mines, FirstClick rule, int most)
    : width_(width),
      height_(height),
      stride_(width + 2),
      mines_(mines),
      most_(most),
      rule_(rule),
      padded_(static_cast<std::size_t>(stride_) * (height + 2)),
      mine_(padded_ * games),
      view_(static_cast<std::size_t>(games) * width * height, kHidden),
      left_(games),
      moves_(games),
      laid_(games),
      over_(games) {
  for (int game = 0; game < games; ++game) {
    random_.emplace_back(0, game);
    reset(game);
  }
}

void Batch::reset(int game) {
  std::fill_n(view_.begin() + static_cast<std::ptrdiff_t>(game) * cells(), cells(), kHidden);
  moves_[game] = 0;
  left_[game] = cells() - mines_;
  laid_[game] = over_[game] = false;
}

void Batch::lay(int game, const std::uint8_t* board) {
  reset(game);
  place(game, board);
}

void Batch::place(int game, const std::uint8_t* board) {
  std::uint8_t* mine = mine_.data() + game * padded_;
  for (int row = 0; row < height_; ++row)
    std::copy_n(board + row * width_, width_, mine + (row + 1) * stride_ + 1);
  left_[game] = cells() - std::accumulate(board, board + cells(), 0);
  laid_[game] = true;
}

void Batch::step(const std::int64_t* cells, bool again, std::int32_t* opened, std::uint8_t* results,
                 bool* cut) {
  for (int game = 0; game < games(); ++game) {
    opened[game] = 0;
    cut[game] = false;
    if (!over_[game]) {
      results[game] = open(game, static_cast<int>(cells[game]), opened[game]);
      cut[game] = ++moves_[game] >= most_ && !over_[game];
      over_[game] |= cut[game];
    } else if (again) {
      reset(game);
      results[game] = begun;
    } else {
      results[game] = wasted;
    }
  }
}

Batch::Result Batch::open(int game, int cell, std::int32_t& opened) {
  std::int8_t* view = view_.data() + static_cast<std::ptrdiff_t>(game) * cells();
  if (view[cell] != kHidden) return wasted;
  if (!laid_[game]) {
    draw_board(width_, height_, mines_, rule_, cell, random_[game], board_);
    place(game, board_.data());
  }
  const std::uint8_t* mine = mine_.data() + game * padded_;
  if (mine[(cell / width_ + 1) * stride_ + cell % width_ + 1]) {
    view[cell] = kMine;
    over_[game] = true;
    return lost;
  }
  opened = reveal(view, mine, cell);
  left_[game] -= opened;
  over_[game] = left_[game] == 0;
  return over_[game] ? won : playing;
}

int Batch::reveal(std::int8_t* view, const std::uint8_t* mine, int cell) {
  const auto show = [&](int c, int row, int column) {
    const std::uint8_t* m = mine + (row + 1) * stride_ + column + 1;
    const std::uint8_t *up = m - stride_, *down = m + stride_;
    const int number = up[-1] + up[0] + up[1] + m[-1] + m[1] + down[-1] + down[0] + down[1];
    view[c] = static_cast<std::int8_t>(number);
    if (!number) stack_.push_back(c);
  };
  int opened = 1;
  stack_.clear();
  show(cell, cell / width_, cell % width_);
  while (!stack_.empty()) {
    const int from = stack_.back(), row = from / width_, column = from % width_;
    stack_.pop_back();
    for (int r = std::max(row - 1, 0); r <= std::min(row + 1, height_ - 1); ++r)
      for (int k = std::max(column - 1, 0); k <= std::min(column + 1, width_ - 1); ++k) {
        const int c = r * width_ + k;
        if (view[c] != kHidden) continue;
        show(c, r, k);
        ++opened;
      }
  }
  return opened;
}

}  // namespace qmines
