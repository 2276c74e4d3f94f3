#include "play.h"

#include <algorithm>
#include <numeric>

namespace qmines {

namespace {

enum State : std::uint8_t {
  unknown = 0,
  known_safe = 1,
  known_mine = 2,
  open_cell = 3,
  outside = 4
};

}  // namespace

void draw_board(int width, int height, int mines, FirstClick rule, int start, Random& random,
                std::vector<std::uint8_t>& board) {
  const int cells = width * height;
  board.assign(static_cast<std::size_t>(cells), 0);
  const int row = start / width, column = start % width;
  const auto kept_free = [&](int cell, FirstClick by) {
    if (by == FirstClick::anything) return false;
    if (by == FirstClick::safe) return cell == start;
    return std::abs(cell / width - row) <= 1 && std::abs(cell % width - column) <= 1;
  };
  thread_local std::vector<std::int32_t> room;
  for (FirstClick by : {rule, FirstClick::safe, FirstClick::anything}) {
    room.clear();
    for (int c = 0; c < cells; ++c)
      if (!kept_free(c, by)) room.push_back(c);
    if (static_cast<int>(room.size()) >= mines) break;
  }
  for (int i = 0; i < mines; ++i) {
    std::swap(room[i], room[i + random.below(static_cast<std::uint32_t>(room.size() - i))]);
    board[room[i]] = 1;
  }
}

void Game::start(int width, int height, const std::uint8_t* board) {
  width_ = width;
  height_ = height;
  stride_ = width + 2;
  const std::size_t n = static_cast<std::size_t>(stride_) * (height + 2);
  mine_.assign(n, 0);
  number_.assign(n, 0);
  state_.assign(n, outside);
  left_.assign(n, 0);
  need_.assign(n, 0);
  view_.assign(static_cast<std::size_t>(cells()), hidden);
  for (int r = 0; r < height; ++r)
    std::fill_n(state_.begin() + (r + 1) * stride_ + 1, width, unknown);
  lay(board);
  mines_ = std::accumulate(mine_.begin(), mine_.end(), 0);
  to_open_ = cells() - mines_;
  opened_ = 0;
  waiting_.clear();
  clues_.clear();
}

void Game::resume(const Field& field, const std::uint8_t* board) {
  start(field.width, field.height, board);
  for (int c = 0; c < cells(); ++c) {
    if (field.cells[c] <= 8) reveal(padded(c));
    if (field.cells[c] == mine) mark(padded(c), true);
  }
  follow();
}

void Game::change(const std::uint8_t* board) { lay(board); }

void Game::lay(const std::uint8_t* board) {
  for (int r = 0; r < height_; ++r)
    std::copy_n(board + static_cast<std::size_t>(r) * width_, width_,
                mine_.begin() + (r + 1) * stride_ + 1);
  const int limit = static_cast<int>(mine_.size()) - stride_ - 1;
  const std::uint8_t* m = mine_.data();
  std::uint8_t* out = number_.data();
  for (int p = stride_ + 1; p < limit; ++p) {
    const std::uint8_t *up = m + p - stride_, *down = m + p + stride_;
    out[p] = static_cast<std::uint8_t>(up[-1] + up[0] + up[1] + m[p - 1] + m[p + 1] + down[-1] +
                                       down[0] + down[1]);
  }
}

// Opens one cell: its clue comes into play, and those around it have one unknown cell fewer.
void Game::reveal(int p) {
  const int steps[8] = {-stride_ - 1, -stride_, -stride_ + 1, -1, 1,
                        stride_ - 1,  stride_,  stride_ + 1};
  const bool was_unknown = state_[p] == unknown;
  state_[p] = open_cell;
  view_[plain(p)] = number_[p];
  --to_open_;
  ++opened_;
  int left = 0, found = 0;
  for (const int step : steps) {
    const int q = p + step;
    left += state_[q] == unknown;
    found += state_[q] == known_mine;
    if (was_unknown && state_[q] == open_cell) {
      --left_[q];
      look_at(q);
    }
  }
  left_[p] = static_cast<std::uint8_t>(left);
  need_[p] = static_cast<std::uint8_t>(number_[p] - found);
  look_at(p);
}

void Game::look_at(int p) {
  if (left_[p] && (need_[p] == 0 || need_[p] == left_[p])) clues_.push_back(p);
}

void Game::mark(int p, bool mined) {
  if (state_[p] != unknown) return;
  const int steps[8] = {-stride_ - 1, -stride_, -stride_ + 1, -1, 1,
                        stride_ - 1,  stride_,  stride_ + 1};
  state_[p] = mined ? known_mine : known_safe;
  if (mined) {
    view_[plain(p)] = mine;
  } else {
    waiting_.push_back(p);
  }
  for (const int step : steps) {
    const int q = p + step;
    if (state_[q] != open_cell) continue;
    --left_[q];
    need_[q] = static_cast<std::uint8_t>(need_[q] - mined);
    look_at(q);
  }
}

bool Game::open(int cell) {
  const int p = padded(cell);
  if (state_[p] == open_cell) return true;
  if (mine_[p]) return false;
  reveal(p);
  follow();
  return true;
}

void Game::settle(int cell, bool mined) { mark(padded(cell), mined); }

void Game::follow() {
  const int steps[8] = {-stride_ - 1, -stride_, -stride_ + 1, -1, 1,
                        stride_ - 1,  stride_,  stride_ + 1};
  while (true) {
    if (!waiting_.empty()) {
      const int p = waiting_.back();
      waiting_.pop_back();
      if (state_[p] != open_cell) reveal(p);
    } else if (!clues_.empty()) {
      const int p = clues_.back();
      clues_.pop_back();
      if (!left_[p]) continue;
      const bool mined = need_[p] != 0;
      for (const int step : steps) mark(p + step, mined);
    } else {
      return;
    }
  }
}

}  // namespace qmines
