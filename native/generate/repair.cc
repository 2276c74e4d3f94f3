#include "generate/repair.h"

#include <algorithm>
#include <cstdlib>

namespace qmines {

namespace {

constexpr int kMostSteps = 400;   // of growing, for each 480 cells
constexpr int kKept = 8;          // stuck positions to go back to
constexpr int kTries = 3;         // for each of them
constexpr int kMostBacks = 20;    // in all
constexpr int kPatches = 12;      // failed swaps in a row
constexpr int kFewClues = 4;      // with so few clues, filling one may leave no way on
constexpr double kPressures = 3;  // from this pressure on the sea may fill up with mines
constexpr int kGathering = 8;     // from this pressure on mines start far from the first cell
constexpr int kLargeField = 100'000;

}  // namespace

bool BoardRepairer::protects(int cell) const {
  return opening_ ? distance(cell) <= 1 : cell == start_;
}

int BoardRepairer::distance(int cell) const {
  return std::max(std::abs(cell / width_ - start_ / width_),
                  std::abs(cell % width_ - start_ % width_));
}

// On very dense boards the few safe cells hardly ever touch: moves them nearer to the start.
void BoardRepairer::gather() {
  auto& board = *board_;
  const auto cells = static_cast<std::uint32_t>(board.size());
  for (std::uint32_t n = cells * (pressure_ - kGathering + 1); n; --n) {
    const int near = static_cast<int>(random_->below(cells));
    const int far = static_cast<int>(random_->below(cells));
    if (board[near] && !board[far] && !protects(far) && distance(near) < distance(far))
      std::swap(board[near], board[far]);
  }
}

void BoardRepairer::turn(int cell) {
  (*board_)[cell] ^= 1;
  game_.turn(cell);
}

// Removes a random cell from the pool; under pressure, the farthest or nearest of several.
int BoardRepairer::take(std::vector<std::int32_t>& pool, bool near) {
  const auto any = [&] { return random_->below(static_cast<std::uint32_t>(pool.size())); };
  std::uint32_t chosen = any();
  for (int i = 0; i < 2 * pressure_ && i < 40; ++i) {
    const std::uint32_t other = any();
    const int gain = distance(pool[other]) - distance(pool[chosen]);
    if (near ? gain < 0 : gain > 0) chosen = other;
  }
  const int cell = pool[chosen];
  pool[chosen] = pool.back();
  pool.pop_back();
  return cell;
}

// Empties or fills the cells around the clue where that moves the fewest mines; whichever keeps the
// density of the sea, so that the rest of the board looks like the part that is done.
bool BoardRepairer::grow(bool only_empty) {
  game_.survey(clues_, sea_);
  for (auto& pool : pool_) pool.clear();
  for (const int cell : sea_) pool_[(*board_)[cell]].push_back(cell);
  int best[2] = {9, 9};
  for (const int clue : clues_) {
    const int need = game_.need(clue), room = game_.left(clue) - need;
    if (need <= static_cast<int>(pool_[0].size())) best[0] = std::min(best[0], need);
    if (room <= static_cast<int>(pool_[1].size())) best[1] = std::min(best[1], room);
  }
  if (best[0] == 9 && best[1] == 9) return false;
  const double wanted = density_ + (1 - density_) * std::min(1.0, pressure_ / kPressures);
  bool fill = static_cast<double>(pool_[1].size()) > wanted * static_cast<double>(sea_.size());
  if (only_empty || clues_.size() < kFewClues) fill = false;
  if (best[fill] == 9) fill = !fill;
  choices_.clear();
  for (const int clue : clues_) {
    const int cost = fill ? game_.left(clue) - game_.need(clue) : game_.need(clue);
    if (cost == best[fill]) choices_.push_back({clue, cost});
  }
  const int clue = choices_[random_->below(static_cast<std::uint32_t>(choices_.size()))].clue;
  const int row = clue / width_, column = clue % width_;
  for (int r = std::max(0, row - 1); r <= std::min(height_ - 1, row + 1); ++r)
    for (int c = std::max(0, column - 1); c <= std::min(width_ - 1, column + 1); ++c) {
      const int cell = r * width_ + c;
      if (game_.settled(cell) || (*board_)[cell] == fill) continue;
      turn(cell);
      turn(take(pool_[fill], fill));
    }
  game_.follow();
  return true;
}

void BoardRepairer::keep() {
  Kept& kept = kept_[depth_++ % keeps_];
  kept.game = game_;
  kept.board = *board_;
  kept.tries = 0;
  floor_ = std::max(floor_, depth_ - keeps_);
}

// Returns to the last stuck position that has not been tried too often.
bool BoardRepairer::go_back() {
  while (depth_ > floor_ && kept_[(depth_ - 1) % keeps_].tries >= kTries) --depth_;
  if (depth_ == floor_ || ++backs_ > kMostBacks) return false;
  Kept& kept = kept_[(depth_ - 1) % keeps_];
  ++kept.tries;
  game_ = kept.game;
  *board_ = kept.board;
  return true;
}

// True if the board was won without any change.
bool BoardRepairer::grow_all(Control& control) {
  game_.start(width_, height_, board_->data());
  if (deducer_.play(game_, start_, hardest_, control)) return true;
  depth_ = floor_ = backs_ = 0;
  keeps_ = game_.cells() > kLargeField ? 2 : kKept;  // each holds a whole game
  kept_.resize(static_cast<std::size_t>(keeps_));
  for (int steps = kMostSteps * (1 + game_.cells() / 480); steps && !game_.won(); --steps) {
    keep();
    if (!grow(false)) {
      --depth_;  // the position just kept is the dead end itself
      if (!go_back() || !grow(true)) return false;
    }
    while (!game_.won() && deducer_.step(game_, hardest_, control)) {
    }
  }
  return false;
}

int BoardRepairer::closed_after_play(Control& control) {
  game_.start(width_, height_, board_->data());
  closed_.clear();
  if (!deducer_.play(game_, start_, hardest_, control))
    for (int c = 0; c < game_.cells(); ++c)
      if (!game_.settled(c)) closed_.push_back(c);
  return static_cast<int>(closed_.size());
}

// A cell to swap with: close by, also closed, or anywhere; -1 if random tries found none.
int BoardRepairer::partner(int cell) {
  const std::uint32_t how = random_->below(4);
  for (int tries = 0; tries < 60; ++tries) {
    int other;
    if (how < 2 && tries < 30) {
      const int row = cell / width_ + static_cast<int>(random_->below(5)) - 2;
      const int column = cell % width_ + static_cast<int>(random_->below(5)) - 2;
      if (row < 0 || row >= height_ || column < 0 || column >= width_) continue;
      other = row * width_ + column;
    } else if (how == 2 && tries < 30) {
      other = closed_[random_->below(static_cast<std::uint32_t>(closed_.size()))];
    } else {
      other = static_cast<int>(random_->below(static_cast<std::uint32_t>(width_ * height_)));
    }
    if ((*board_)[other] != (*board_)[cell] && !protects(other)) return other;
  }
  return -1;
}

bool BoardRepairer::patch_all(Control& control) {
  int closed = closed_after_play(control);
  for (int idle = 0; closed && idle < kPatches; ++idle) {
    const int cell = closed_[random_->below(static_cast<std::uint32_t>(closed_.size()))];
    const int other = partner(cell);
    if (other < 0) continue;
    std::swap((*board_)[cell], (*board_)[other]);
    last_closed_.swap(closed_);
    const int now = closed_after_play(control);
    if (now < closed) idle = -1;
    if (now <= closed) {
      closed = now;
    } else {
      std::swap((*board_)[cell], (*board_)[other]);
      closed_.swap(last_closed_);
    }
  }
  return !closed;
}

bool BoardRepairer::repair(int width, int height, int start, Technique hardest, int pressure,
                           Random& random, Control& control, std::vector<std::uint8_t>& board) {
  width_ = width;
  height_ = height;
  start_ = start;
  hardest_ = hardest;
  pressure_ = pressure;
  random_ = &random;
  board_ = &board;
  const auto mines = static_cast<int>(std::count(board.begin(), board.end(), 1));
  opening_ = opening_fits(width, height, mines, start);
  density_ = mines / std::max(1.0, static_cast<double>(board.size()) - (opening_ ? 9 : 1));
  if (pressure >= kGathering) gather();
  return grow_all(control) || patch_all(control);
}

}  // namespace qmines
