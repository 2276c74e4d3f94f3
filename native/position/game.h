// One game on a known board: opens cells, floods zeros, and applies the single-clue rules after
// every move.
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

  // Continues a game: the cells that are open in `field` are open, and the mines asserted there are
  // known. The board must be consistent with the field.
  void resume(const Field& field, const std::uint8_t* board);

  // Replaces the board by another one that is consistent with every open cell.
  void change(const std::uint8_t* board);

  // Lists every cell opened from now on in `opened`, in order, mines included; null stops that.
  void record(std::vector<std::int32_t>* opened) { record_ = opened; }

  // Opens a cell (numbered row by row) and what zeros open with it. False if it is a mine.
  bool open(int cell);

  // Records that a cell is certainly a mine, or certainly safe: then follow() opens it.
  void settle(int cell, bool mined);

  // Opens the cells known to be safe and applies the single-clue rules until nothing more follows.
  void follow();

  // Applies the pair rule (what two clues decide together) once to every pair of clues that still
  // touch undecided cells. False if nothing was found.
  bool pair_up();

  // For board generators: adds a mine to an undecided cell, or removes the one there. All numbers
  // change with it, including those that are open.
  void turn(int cell);

  // Lists the clues that touch undecided cells, and the undecided cells that touch no clue.
  void survey(std::vector<std::int32_t>& clues, std::vector<std::int32_t>& sea) const;

  // The mines that a clue still needs, and its undecided cells.
  int need(int cell) const { return need_[padded(cell)]; }
  int left(int cell) const { return left_[padded(cell)]; }

  bool mined(int cell) const { return mine_[padded(cell)]; }
  bool won() const { return to_open_ == 0; }
  // What the player sees, with known mines asserted, ready for an analysis.
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
  std::vector<std::int32_t>* record_ = nullptr;
};

}  // namespace qmines
