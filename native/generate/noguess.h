// Boards that need no guess: from the first click on, deduction alone wins.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "deduce/deduce.h"
#include "generate/mend.h"

namespace qmines {

// What is wanted. The first cell is an opening, or only safe where the mines leave no room for one.
struct Wish {
  int width = 0, height = 0, mines = 0, start = 0;
  bool fast = false;                     // mended boards instead of uniformly random ones
  Technique hardest = Technique::count;  // that may be needed,
  Technique least = Technique::single;   // and that must be
};

class Maker {
 public:
  // Attempt `number` of a seed: the same on every machine. True if it gave a board that needs no
  // guess, one byte a cell. Uniform: every such board is equally likely to be the outcome.
  bool attempt(const Wish& wish, std::uint64_t seed, std::uint64_t number, Control& control,
               std::vector<std::uint8_t>& board);

 private:
  bool draw(const Wish& wish, Random& random, Control& control, std::vector<std::uint8_t>& board);
  bool mend(const Wish& wish, Random& random, Control& control, std::vector<std::uint8_t>& board);
  bool wins(const Wish& wish, Technique hardest, Control& control,
            const std::vector<std::uint8_t>& board);

  Deducer deducer_;
  Mender mender_;
  Game game_;
};

// Attempts first, first + 1, … for each seed until one succeeds or `most` were made; board i goes
// to `out`, and the number of attempts up to its success (0 if none) to `attempts`. Stops early,
// with what is done so far, where `control` says so: the reason is thrown when all threads have
// ended.
void make_boards(const Wish& wish, const std::vector<std::uint64_t>& seeds, std::uint64_t first,
                 std::uint64_t most, int threads, Control& control, std::uint8_t* out,
                 std::uint64_t* attempts);

}  // namespace qmines
