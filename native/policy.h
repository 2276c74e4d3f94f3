// Who plays: the strategies by name, each a way to choose when nothing is certain.
#pragma once

#include <cstdint>
#include <vector>

#include "analysis.h"
#include "play.h"
#include "search.h"

namespace qmines {

enum class Strategy : std::uint8_t {
  simple,    // what single clues settle, then gives up
  deduce,    // everything that is certain, then gives up: it never guesses
  safest,    // the cell of least chance of a mine
  progress,  // survival now and one move ahead
  best,      // and the rest of the game in full where few boards remain
};

struct Outcome {
  bool won = false;
  bool gave_up = false;
  std::uint16_t guesses = 0;
  float luck = 1;  // the product of the survival chances of the guesses
};

struct Tuning {
  double tolerance = 0.90;  // candidates within this of the safest cell
  int candidates = 12;
  double progress = 0.05;  // what certain cells after the guess add to it
  double search_boards = 400;
  double search_work = 400'000;
  int sea = 8;  // candidates among the cells that touch no clue
};

class Player {
 public:
  Tuning tuning;

  Outcome play(Game& game, int start, Strategy strategy, Random& random);

  // The cell to open where nothing is certain; `analysis` is the position's.
  int guess(const Field& field, const Analysis& analysis, Strategy strategy, Random& random);

  Engine& engine() { return engine_; }

 private:
  struct Candidate {
    int cell;
    double safe;
  };
  void list_candidates(const Field& field, const Analysis& analysis);
  double two_moves(const Field& field, const Candidate& candidate, double floor);

  Engine engine_, ahead_;
  Search search_;
  Analysis analysis_;
  std::vector<Candidate> candidates_;
  std::vector<std::uint8_t> cells_;
};

}  // namespace qmines
