// One game on a known board: opening, flooding, and what single clues settle, kept move by move.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "position/position.h"

namespace qmines {

enum class FirstClick : std::uint8_t { anything, safe, opening };

// Whether the mines leave the first cell and its neighbours free.
bool opening_fits(int width, int height, int mines, int start);

// A board drawn uniformly among those that the first-click rule allows; one byte a cell, 1 a mine.
// `opening` without room for it degrades to `safe`.
void draw_board(int width, int height, int mines, FirstClick rule, int start, Random& random,
                std::vector<std::uint8_t>& board);

class Game {
 public:
  // A game on this board, nothing opened yet.
  void start(int width, int height, const std::uint8_t* board);

  // A game under way: what is open in `field` is open, and the mines known there are known. The
  // board must fit the field.
  void resume(const Field& field, const std::uint8_t* board);

  // Another board that fits all that is open: a game that goes on as if it had been so.
  void change(const std::uint8_t* board);

  // Opens a cell (numbered row by row) and what zeros open with it. False if it is a mine.
  bool open(int cell);

  // Takes note that a cell is certain; a safe one waits to be opened.
  void settle(int cell, bool mined);

  // Opens everything that waits, and all that single clues settle from it, until nothing follows.
  void follow();

  // Settles what two clues together settle, once over the field; a clue takes part while it touches
  // cells that are not settled. False if nothing was found.
  bool pair_up();

  // For who makes boards: puts a mine under a cell that is not settled, or takes it away. Numbers
  // follow, also those that are shown.
  void turn(int cell);

  // The clues that touch cells that are not settled, and such cells that touch no clue.
  void survey(std::vector<std::int32_t>& clues, std::vector<std::int32_t>& sea) const;

  // What a clue still needs, and among how many cells.
  int need(int cell) const { return need_[padded(cell)]; }
  int left(int cell) const { return left_[padded(cell)]; }

  bool mined(int cell) const { return mine_[padded(cell)]; }
  bool won() const { return to_open_ == 0; }
  // What a player sees, with the mines that are known asserted: for an analysis.
  Field field() const { return Field{width_, height_, view_.data(), mines_, 0.2, -1}; }
  const std::vector<std::uint8_t>& view() const { return view_; }
  int cells() const { return width_ * height_; }
  int width() const { return width_; }
  int height() const { return height_; }
  int mines() const { return mines_; }
  int opened() const { return opened_; }
  bool settled(int cell) const { return view_[cell] != hidden; }

 private:
  int padded(int cell) const { return (cell / width_ + 1) * stride_ + cell % width_ + 1; }
  int plain(int p) const { return (p / stride_ - 1) * width_ + p % stride_ - 1; }
  void lay(const std::uint8_t* board);
  void reveal(int p);
  void look_at(int p);
  void mark(int p, bool mined);

  int width_ = 0, height_ = 0, stride_ = 0, mines_ = 0, to_open_ = 0, opened_ = 0;
  std::vector<std::uint8_t> mine_, number_;        // padded; the secret
  std::vector<std::uint8_t> state_, left_, need_;  // padded; what is known
  std::vector<std::uint8_t> view_;
  std::vector<std::int32_t> waiting_, clues_, stack_;
};

}  // namespace qmines
