// Many games of one level side by side, each a move at a time: for agents that learn by playing.
#pragma once

#include <cstdint>
#include <vector>

#include "position/game.h"

namespace qmines {

class Batch {
 public:
  // What a move did to its game.
  enum Result : std::uint8_t { playing, won, lost, wasted, begun };
  static constexpr std::int8_t kHidden = -1, kMine = 9;

  // A game is cut off after `most` moves.
  Batch(int games, int width, int height, int mines, FirstClick rule, int most);

  // From here on a game's boards come from this seed.
  void seed(int game, std::uint64_t seed) { random_[game] = Random(seed); }

  // A new game: its board is drawn when its first cell is opened.
  void reset(int game);
  // A new game on this board, one byte a cell, whatever the first cell will be.
  void lay(int game, const std::uint8_t* board);

  // Opens a cell in every game. A game that was over begins anew instead, if `again`, and is left
  // as it is otherwise. `opened` gets the number of cells opened, `cut` whether the game is now cut
  // off. All cells must be on the field.
  void step(const std::int64_t* cells, bool again, std::int32_t* opened, std::uint8_t* results,
            bool* cut);

  // What the players see, a byte a cell, game after game.
  const std::vector<std::int8_t>& view() const { return view_; }
  int games() const { return static_cast<int>(random_.size()); }
  int cells() const { return width_ * height_; }
  int width() const { return width_; }
  int height() const { return height_; }

 private:
  void place(int game, const std::uint8_t* board);
  Result open(int game, int cell, std::int32_t& opened);
  int reveal(std::int8_t* view, const std::uint8_t* mine, int cell);

  int width_, height_, stride_, mines_, most_;
  FirstClick rule_;
  std::size_t padded_;
  std::vector<Random> random_;
  std::vector<std::uint8_t> mine_;  // padded, game after game; the secret
  std::vector<std::int8_t> view_;
  std::vector<std::int32_t> left_, moves_;  // safe cells not open; moves made
  std::vector<std::uint8_t> laid_, over_;
  std::vector<std::uint8_t> board_;
  std::vector<std::int32_t> stack_;
};

}  // namespace qmines
