// Turns a board into one that needs no guess by moving mines wherever a player would be stuck.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "deduce/deducer.h"
#include "position/game.h"

namespace qmines {

// Two phases. *Growing*: where the player is stuck, empty the cells around one clue of mines, or
// fill them, in exchange with cells that touch no clue, and play on; after a dead end, go back a
// few such steps. *Patching*: swap a mine with a free cell, replay from the first click, and keep
// the swap if fewer cells stay closed. A board is accepted only after it was won from the first
// click without any change.
class BoardRepairer {
 public:
  // Changes the board until it needs no guess. False if this attempt failed: a larger `pressure`
  // moves mines farther away from the start, which makes dense boards likelier to succeed.
  bool repair(int width, int height, int start, Technique hardest, int pressure, Random& random,
              Control& control, std::vector<std::uint8_t>& board);

 private:
  struct Kept {
    Game game;
    std::vector<std::uint8_t> board;
    int tries = 0;
  };
  struct Choice {
    std::int32_t clue;
    int cost;
  };

  void gather();
  bool grow(bool only_empty);
  bool grow_all(Control& control);
  void keep();
  bool go_back();
  bool patch_all(Control& control);
  int closed_after_play(Control& control);
  void turn(int cell);
  bool protects(int cell) const;
  int distance(int cell) const;
  int take(std::vector<std::int32_t>& pool, bool near);
  int partner(int cell);

  int width_ = 0, height_ = 0, start_ = 0, pressure_ = 0;
  bool opening_ = true;
  double density_ = 0;
  Technique hardest_ = Technique::count;
  Random* random_ = nullptr;
  std::vector<std::uint8_t>* board_ = nullptr;
  Deducer deducer_;
  Game game_;
  std::vector<Kept> kept_;
  int keeps_ = 0, depth_ = 0, floor_ = 0, backs_ = 0;
  std::vector<std::int32_t> clues_, sea_, closed_, last_closed_;
  std::vector<std::int32_t> pool_[2];  // of the sea: without a mine, with one
  std::vector<Choice> choices_;
};

}  // namespace qmines
