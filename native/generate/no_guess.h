// Generates boards that need no guess: deduction alone wins from the first click.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "deduce/deducer.h"
#include "generate/repair.h"

namespace qmines {

// The board to make. Its first cell shows 0, or is only safe where the mines leave no room for
// that.
struct NoGuessRequest {
  int width = 0, height = 0, mines = 0, start = 0;
  bool fast = false;                     // repaired boards instead of uniformly random ones
  Technique hardest = Technique::count;  // technique that may be needed,
  Technique least = Technique::single;   // and the easiest that must be
};

class NoGuessMaker {
 public:
  // Makes attempt `number` of a seed, the same on every machine. True if it produced a board
  // without guesses, one byte a cell. Unless `fast` is set, every such board is equally likely.
  bool attempt(const NoGuessRequest& request, std::uint64_t seed, std::uint64_t number,
               Control& control, std::vector<std::uint8_t>& board);

 private:
  bool draw(const NoGuessRequest& request, Random& random, Control& control,
            std::vector<std::uint8_t>& board);
  bool repair(const NoGuessRequest& request, Random& random, Control& control,
              std::vector<std::uint8_t>& board);
  bool wins(const NoGuessRequest& request, Technique hardest, Control& control,
            const std::vector<std::uint8_t>& board);

  Deducer deducer_;
  BoardRepairer repairer_;
  Game game_;
};

// Makes attempts first, first + 1, … for each seed until one succeeds or `most` have failed. Board
// i goes to `out`, and the number of attempts it took (0 if none succeeded) to `attempts`. When
// `control` stops it, the boards made so far are kept and Stopped is thrown after all threads
// ended.
void make_boards(const NoGuessRequest& request, const std::vector<std::uint64_t>& seeds,
                 std::uint64_t first, std::uint64_t most, int threads, Control& control,
                 std::uint8_t* out, std::uint64_t* attempts);

}  // namespace qmines
