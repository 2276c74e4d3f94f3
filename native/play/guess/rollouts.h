// Compares candidates by rollouts: each is opened on many boards that fit, and the game played to
// the end from there. Slow, and the strongest way to choose a guess.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "play/guess/endgame.h"
#include "play/guess/look_ahead.h"
#include "play/guess/workspace.h"

namespace qmines {

class Rollouts {
 public:
  explicit Rollouts(Workspace& workspace) : workspace_(workspace) {}

  // Sets the winning chances of the candidates, which are ranked already, and puts the best first.
  // Where the budget ends after a few boards, those count; before, it throws Stopped.
  void compare(const Field& field, Random& random, std::vector<Candidate>& candidates);

 private:
  // Plays the rest of a game, with engines of its own.
  class Player {
   public:
    Player() = default;
    Player(const Player&) = delete;  // its parts point to its workspace
    Player& operator=(const Player&) = delete;

    Workspace workspace;
    // A game that is never lost: if a guess hits a mine, the board is replaced by one on which it
    // does not. The product of the survival chances is on average the chance to win from here, and
    // varies far less than wins and losses.
    double play_out(Game& game, Random& random);

   private:
    Endgame endgame_{workspace};
    LookAhead look_ahead_{workspace};
    std::vector<std::uint8_t> cells_, drawn_;
  };

  Workspace& workspace_;
  Player player_;
  Game trial_;
  std::vector<std::uint8_t> cells_;
};

}  // namespace qmines
