#include "position/game.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
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

// For two clues `down` and `right` apart: which of the first one's neighbours, as bits in the order
// of the steps, the second does not touch.
struct Reaches {
  std::uint8_t alone[3][5];
  constexpr Reaches() : alone{} {
    for (int down = 0; down <= 2; ++down)
      for (int right = -2; right <= 2; ++right) {
        int bit = 0;
        for (int y = -1; y <= 1; ++y)
          for (int x = -1; x <= 1; ++x) {
            if (!y && !x) continue;
            if (y - down < -1 || x - right < -1 || x - right > 1)
              alone[down][right + 2] = static_cast<std::uint8_t>(alone[down][right + 2] | 1 << bit);
            ++bit;
          }
      }
  }
};
constexpr Reaches kReaches;

// The bits of a neighbourhood as seen from the other side: the k-th step is minus the (7-k)-th.
constexpr std::uint8_t reversed(std::uint8_t bits) {
  std::uint8_t out = 0;
  for (int k = 0; k < 8; ++k) out = static_cast<std::uint8_t>(out | (bits >> k & 1) << (7 - k));
  return out;
}

}  // namespace

bool opening_fits(int width, int height, int mines, int start) {
  const int row = start / width, column = start % width;
  const int rows = std::min(row + 1, height - 1) - std::max(row - 1, 0) + 1;
  const int columns = std::min(column + 1, width - 1) - std::max(column - 1, 0) + 1;
  return mines <= width * height - rows * columns;
}

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

// Opens one cell: its clue becomes active, and the clues around it lose one undecided cell.
void Game::reveal(int p) {
  const int steps[8] = {-stride_ - 1, -stride_, -stride_ + 1, -1, 1,
                        stride_ - 1,  stride_,  stride_ + 1};
  const bool was_unknown = state_[p] == unknown;
  state_[p] = open_cell;
  view_[plain(p)] = number_[p];
  if (record_) record_->push_back(plain(p));
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
  if (mine_[p]) {
    if (record_) record_->push_back(cell);
    return false;
  }
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

bool Game::pair_up() {
  const int steps[8] = {-stride_ - 1, -stride_, -stride_ + 1, -1, 1,
                        stride_ - 1,  stride_,  stride_ + 1};
  const auto around = [&](int p) {
    unsigned bits = 0;
    for (int k = 0; k < 8; ++k) bits |= static_cast<unsigned>(state_[p + steps[k]] == unknown) << k;
    return bits;
  };
  bool found = false;
  const auto mark_all = [&](int p, unsigned bits, bool mined) {
    for (; bits; bits &= bits - 1) mark(p + steps[std::countr_zero(bits)], mined);
  };
  const int last = static_cast<int>(state_.size()) - stride_ - 1;
  for (int p = stride_ + 1; p < last; ++p) {
    if (state_[p] != open_cell || !left_[p]) continue;
    unsigned mine_bits = around(p);
    for (int down = 0; down <= 2; ++down)
      for (int right = down ? -2 : 1; right <= 2; ++right) {
        const int q = p + down * stride_ + right;
        // A border cell is never open, but two steps may wrap around to the next row.
        if (q >= last || std::abs(q % stride_ - p % stride_) > 2) continue;
        if (state_[q] != open_cell || !left_[q]) continue;
        const unsigned alone = kReaches.alone[down][right + 2];
        const unsigned ours = mine_bits & alone;
        const unsigned theirs = around(q) & reversed(static_cast<std::uint8_t>(alone));
        if (!ours && !theirs) continue;
        const int more = need_[p] - need_[q];
        const bool here = more == std::popcount(ours), there = -more == std::popcount(theirs);
        if (!here && !there) continue;
        // One clue needs as many more mines as it has cells of its own: those are mines, and the
        // cells that only the other one has are safe.
        found = true;
        mark_all(p, ours, here);
        mark_all(q, theirs, !here);
        mine_bits = around(p);
      }
  }
  return found;
}

void Game::turn(int cell) {
  const int p = padded(cell);
  const int steps[8] = {-stride_ - 1, -stride_, -stride_ + 1, -1, 1,
                        stride_ - 1,  stride_,  stride_ + 1};
  mine_[p] ^= 1;
  const int change = mine_[p] ? 1 : -1;
  mines_ += change;
  to_open_ -= change;
  for (const int step : steps) {
    const int q = p + step;
    number_[q] = static_cast<std::uint8_t>(number_[q] + change);
    if (state_[q] != open_cell) continue;
    view_[plain(q)] = number_[q];
    need_[q] = static_cast<std::uint8_t>(need_[q] + change);
    look_at(q);
  }
}

void Game::survey(std::vector<std::int32_t>& clues, std::vector<std::int32_t>& sea) const {
  const int steps[8] = {-stride_ - 1, -stride_, -stride_ + 1, -1, 1,
                        stride_ - 1,  stride_,  stride_ + 1};
  clues.clear();
  sea.clear();
  for (int r = 0; r < height_; ++r)
    for (int c = 0, p = (r + 1) * stride_ + 1; c < width_; ++c, ++p) {
      if (state_[p] == open_cell) {
        if (left_[p]) clues.push_back(r * width_ + c);
      } else if (state_[p] == unknown && std::none_of(steps, steps + 8, [&](int step) {
                   return state_[p + step] == open_cell;
                 })) {
        sea.push_back(r * width_ + c);
      }
    }
}

}  // namespace qmines
