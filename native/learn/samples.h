// Samples from which the network learns how likely a position is to be won: positions right after a
// guess, with what came of them in games played out from there.
#pragma once

#include <cstdint>
#include <vector>

#include "play/guess/endgame.h"
#include "play/guess/look_ahead.h"
#include "play/guess/workspace.h"
#include "play/learned/board_view.h"
#include "play/simulate.h"

namespace qmines::learn {

constexpr int kWidth = 30, kHeight = 16;  // of the canvas at whose corner every position lies

// A position, as dev/learn/samples.py reads it.
struct Row {
  std::uint8_t code[kWidth * kHeight];
  std::uint16_t chance[kWidth * kHeight];
  std::uint16_t unknown, mines;
  float label;        // the mean result of the games played out from here
  float weight;       // how many these were; 0 also where a game was not played to its end
  float share;        // in a Pair: the chance of the number that leads here
  std::int32_t next;  // the next row of the same game is so many rows on; 0: there is none
  float survival;     // what the guesses up to there have to survive, its own included
};

constexpr int kBoards = 16;  // on which the candidates of a Pair are played out

// One of the games played out from a candidate.
struct PlayOut {
  std::int32_t row;   // of the number that the candidate showed; -1 if that has no row
  std::int32_t next;  // the first row of the rest of the game; -1: there is none
  float survival;     // of the guesses up to there, or the result of the game if there is none
};

// Two candidates of one position, with a row for each number that they may show.
struct Pair {
  std::uint32_t first;    // row; those of the second candidate follow those of the first
  std::uint16_t rows[2];  // how many each has
  float safe[2];          // the chance that it is no mine
  float value[2];         // by looking two moves ahead
  float lead;             // how much more often the first wins, on the same boards
  float lead_variance;    // of that mean
  std::uint32_t level;
  PlayOut games[2][kBoards];
};

// What is played, and how often it is drawn for a game.
struct Level {
  int width, height, mines;  // no width: of random size and density
  FirstClick first_click;
  double share;
};
const std::vector<Level>& levels();

class SampleMaker {
 public:
  explicit SampleMaker(std::uint64_t seed);
  SampleMaker(const SampleMaker&) = delete;
  SampleMaker& operator=(const SampleMaker&) = delete;

  // Plays a game that depends on the seed, the index and `to_the_end` alone, and adds its samples.
  // Unless candidates are played out `to_the_end`, their pairs have no leads of their own.
  void play(std::uint64_t index, bool to_the_end, std::vector<Row>& rows, std::vector<Pair>& pairs);

 private:
  void branch(const Field& field, Random& random, std::vector<Row>& rows, std::vector<Pair>& pairs);
  double play_out(Game& game, int most_guesses, Random& random, std::vector<Row>& rows,
                  PlayOut& out);
  void replace_board(Game& game, int cell, Random& random);
  bool snapshot(const Field& after, Row& row);
  bool snapshot_after(const Game& game, int cell, Row& row);
  void fill(const Field& after, const Analysis& analysis, Row& row);

  std::uint64_t seed_;
  bool to_the_end_ = true;
  Workspace workspace_, out_workspace_;  // of the game, and of the games played out from it
  Endgame endgame_{workspace_}, out_endgame_{out_workspace_};
  LookAhead look_ahead_{workspace_}, out_look_ahead_{out_workspace_};
  Engine engine_;
  Analysis analysis_;
  BoardView view_;
  Game game_, trial_;
  std::uint32_t level_ = 0;
  std::vector<Candidate> candidates_;
  std::vector<std::uint8_t> board_, cells_;
};

}  // namespace qmines::learn
