// Who plays: the strategies by name, each a way to choose when nothing is certain.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "count/analysis.h"
#include "play/endgame.h"
#include "position/game.h"

namespace qmines {

enum class Strategy : std::uint8_t {
  simple,    // what single clues settle, then gives up
  deduce,    // everything that is certain, then gives up: it never guesses
  safest,    // the cell of least chance of a mine
  progress,  // survival now and one move ahead
  best,      // and the rest of the game in full where few boards remain
  deep,      // and elsewhere the candidates played out on boards that fit
};

struct Outcome {
  bool won = false;
  bool gave_up = false;
  std::uint16_t guesses = 0;
  float luck = 1;  // the product of the survival chances of the guesses
};

// A cell that might be opened next.
struct Choice {
  int cell = -1;
  double survival = 0;
  double won = 0;    // the chance to win the game with it; NaN where nobody knows
  double error = 0;  // its standard error
};

struct Advice {
  enum Kind : std::uint8_t {
    certain,    // some cells are safe; the winning chance is estimated
    exact,      // the rest of the game was searched
    estimated,  // the candidates were played out
    survival,   // only the chance of a mine is known
  };
  Status status = Status::solved;
  Kind kind = survival;
  std::vector<Choice> choices;  // the best first; none if nothing can be opened
};

struct Tuning {
  double tolerance = 0.90;  // candidates within this of the safest cell
  int candidates = 12;
  double progress = 0.05;  // what certain cells after the guess add to it
  double search_boards = 4000;
  double search_work = 3'000'000;
  int sea = 8;                // candidates among the cells that touch no clue
  int risk_missing = 2;       // guesses that cannot be avoided if at most so many cells are mined,
  double risk_least = 0.003;  // which are at least this likely,
  double risk_weight = 0.9;   // and what they count
  int roll_boards = 100;      // boards on which `deep` plays its candidates out
  int roll_candidates = 5;    // the most promising ones,
  double roll_margin = 0.1;   // within this of the best

  // For those who can wait: perfect ends of far more boards, and more boards played out. Effort 1
  // is about a second a move at most.
  static Tuning deep(int effort) {
    Tuning tuning;
    tuning.search_boards = 50'000;
    tuning.search_work = 5e7 * effort;
    tuning.roll_boards *= effort;
    return tuning;
  }
};

class Player {
 public:
  Tuning tuning;
  const Control* parent = nullptr;  // whose budget is spent; none: as long as it takes

  Outcome play(Game& game, int start, Strategy strategy, Random& random);

  // The cell to open where nothing is certain; `analysis` is the position's.
  int guess(const Field& field, const Analysis& analysis, Strategy strategy, Random& random);

  // What to open in any position, within a budget; flags are not believed.
  Advice advise(const Field& field, Control& control, Random& random);

  Engine& engine() { return engine_; }

 private:
  struct Candidate {
    int cell;
    double safe;
    double worth = 1;           // more than 1 where a guess could not be avoided anyway
    double value = -1;          // by looking ahead
    double won = 0, error = 0;  // by playing out, with its standard error
    bool dropped = false;       // clearly weaker than another
  };
  // Opens all that is certain. False if nothing was: then analysis_ is the position's.
  bool follow_certain(Game& game);
  void list_candidates(const Field& field, const Analysis& analysis, bool risks);
  // The perfect move and its winning chance where few boards remain; -1 where many do.
  int search_end(const Field& field, const Analysis& analysis, double& won);
  // The same move; on small fields, where games go the same way, from memory.
  int remembered_end(const Field& field, const Analysis& analysis);
  // The move that two_moves likes best; rank values and sorts all candidates by it.
  int look_ahead(const Field& field, const Analysis& analysis, bool risks);
  void rank(const Field& field, const Analysis& analysis);
  double two_moves(const Field& field, const Candidate& candidate, double floor);
  // Plays the rest of a game that is never lost: a guess on a mine changes the board. The product
  // of the survival chances is on average the chance to win from here, and varies far less
  // than wins and losses.
  double play_out(Game& game, Random& random);
  void roll_out(const Field& field, Random& random);
  std::size_t leader(const std::vector<std::vector<double>>& won) const;
  std::size_t drop_weak(const std::vector<std::vector<double>>& won);
  int deepest(const Field& field, const Analysis& analysis, Random& random);
  void draw(const Field& field, int cell, Random& random, std::uint8_t* out);
  void choose_guess(const Field& field, Random& random, Advice& advice);
  Control control() const;

  // Cells that would be alike, and the border that must be mined for it.
  struct Shape {
    struct Cell {
      int row, column;
      bool mined;
    };
    struct Place {
      int row, column;
    };
    std::vector<Cell> cells;
    std::vector<Place> border;
  };
  double chance_of(const Field& field, double boards);
  void weigh_shape(const Field& field, const Analysis& analysis, const Shape& shape, int row,
                   int column);
  // For every cell the chance that it is the mine of a guess that cannot be avoided.
  void weigh_risks(const Field& field, const Analysis& analysis);
  std::vector<double> risk_;
  std::vector<int> mined_, free_;  // a shape's cells, while it is weighed

  Engine engine_, ahead_;
  EndgameSearch search_;
  std::unordered_map<std::string, int> ends_;  // moves by position
  Analysis analysis_;
  std::vector<Candidate> candidates_;
  std::vector<std::uint8_t> cells_, drawn_;
  std::unique_ptr<Player> second_;  // who plays out, with a memory of its own
  Game trial_;
};

}  // namespace qmines
