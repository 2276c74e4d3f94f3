// Perfect play at the end of a game, once few enough boards remain (endgame_search.h), with a table
// of moves for small fields.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "play/guess/endgame_search.h"
#include "play/guess/workspace.h"

namespace qmines {

class Endgame {
 public:
  explicit Endgame(Workspace& workspace) : workspace_(workspace) {}

  // The perfect move and its winning chance, or -1 if too many boards remain. Works on the position
  // that workspace.engine has just analysed.
  int best_move(const Field& field, const Analysis& analysis, double& won);
  // The same move; on small fields, whose positions recur from game to game, from a table, and for
  // far more boards. On the smallest, one search decides all later guesses too.
  int remembered_move(const Field& field, const Analysis& analysis);
  // After best_move: the winning chance of every cell, best first.
  std::vector<std::pair<int, double>> values() { return search_.values(); }

 private:
  EndgameSearch::Limits limits() const;
  EndgameSearch::Limits small_limits(const Field& field, std::size_t cells) const;
  int solve(const Field& field, const Analysis& analysis, const EndgameSearch::Limits& limits,
            double& won);

  Workspace& workspace_;
  EndgameSearch search_;
  std::string last_;                                  // position asked for, on the smallest fields
  std::shared_ptr<const EndgameSearch::Moves> plan_;  // the rest of that game, if it was searched
};

}  // namespace qmines
