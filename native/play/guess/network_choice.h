// Chooses among the guesses that look nearly equal two moves ahead by what the network thinks of
// the positions after them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "play/guess/look_ahead.h"
#include "play/guess/workspace.h"
#include "play/learned/network.h"

namespace qmines {

class NetworkChoice {
 public:
  // With the network that has been set by now.
  explicit NetworkChoice(Workspace& workspace)
      : workspace_(workspace), look_ahead_(workspace), network_(learned_network()) {}

  // Whether the network is asked in the position that workspace.engine has just analysed.
  bool applies(const Field& field) const;

  // Works on the position that workspace.engine has just analysed. Where the network is not asked,
  // or there is none, this is the best move by looking ahead.
  int best_move(const Field& field, const Analysis& analysis);

 private:
  int compare(const Field& field, const Analysis& analysis);
  std::uint64_t winning_chance(const Field& field, const Candidate& candidate);

  Workspace& workspace_;
  LookAhead look_ahead_;
  std::shared_ptr<const Network> network_;
  Network::Scratch scratch_;
  BoardView view_;
  Analysis analysis_;
  std::vector<Candidate> candidates_;
  std::vector<std::uint8_t> cells_;
  std::unordered_map<std::string, int> openings_;  // choices by position
};

}  // namespace qmines
