// What the parts of an auto-player share: the engines with their memory, the budget and the tuning.
#pragma once

#include "base/control.h"
#include "count/analysis.h"
#include "position/game.h"

namespace qmines {

struct Tuning {
  // Which cells are considered (look_ahead.h).
  double tolerance = 0.90;  // candidates are at least this share as safe as the safest cell
  int candidates = 12;      // how many of them are compared
  int sea = 8;              // candidates among the cells that touch no clue
  double progress = 0.05;   // bonus for a guess that leads to certain cells

  // Guesses that cannot be avoided (forced_guesses.h).
  int forced_missing = 2;       // cells of the border that may still have to turn out mines
  double forced_least = 0.003;  // forced guesses less likely than this are ignored
  double forced_weight = 0.9;   // how much of the risk of a forced guess is not held against it

  // Perfect play at the end of the game (endgame.h).
  double search_boards = 4000;     // at most so many boards may remain
  double search_work = 3'000'000;  // and the search gives up after this much work
  double small_boards = 20'000;    // the same on small fields, where moves are remembered
  double small_work = 30'000'000;
  double first_work = 300'000'000;  // and for the first guess on the smallest

  // Games played out from the candidates (rollouts.h).
  int rollout_boards = 100;     // boards on which they are played out
  int rollout_candidates = 5;   // how many of the best candidates
  double rollout_margin = 0.1;  // and how far they may be from the best

  // Candidates that the network compares (network_choice.h).
  double network_margin = 0.05;  // how far they may be from the best by looking ahead
  int network_candidates = 5;    // how many
  int network_need = 15;         // the lead that replaces the first choice, in thousandths
  int network_prior = 0;         // weight of looking ahead beside the network, in thousandths
  int network_field = 257;       // only on fields of so many cells: see docs/lab.md
  int network_vectors = 2;       // at most these vector instructions: Network::Vectors
  int network_unknown = 480;  // and not where more are unknown: it has learned from no such field

  // For those who can wait: perfect endgames of far more boards, and more rollouts. Effort 1 takes
  // about a second a move at most.
  static Tuning deep(int effort);
};

struct Workspace {
  Tuning tuning;
  const Control* budget = nullptr;  // what every call spends from; null: a minute each
  Engine engine;                    // analyses the position on the board; others read its parts
  Engine ahead;                     // analyses positions that may come
  Analysis analysis;                // of the position on the board

  // The limits of one call of an engine.
  Control control() const;

  // Opens every cell that is certainly safe. False if there is none; `analysis` is then that of the
  // position.
  bool open_certain(Game& game);
};

}  // namespace qmines
