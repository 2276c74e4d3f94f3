// Many games on all cores: game i of a seed is the same board for every strategy, on any machine.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "play/policy.h"

namespace qmines {

struct Contest {
  int width = 0, height = 0, mines = 0;
  FirstClick first_click = FirstClick::opening;
  int start = 0;
  Strategy strategy = Strategy::best;
  std::uint64_t seed = 0;
  Tuning tuning;
};

// The board of game `index`.
void contest_board(const Contest& contest, std::uint64_t index, std::vector<std::uint8_t>& board);

// Plays games first, first + 1, … into `out`, one outcome each. False if `cancel` was raised:
// then the outcomes are not all there.
bool simulate(const Contest& contest, std::uint64_t first, std::size_t games, int threads,
              const std::atomic<bool>* cancel, Outcome* out);

// The same on given boards, one after the other, each with its own start.
bool play_boards(const Contest& contest, const std::uint8_t* boards, const std::int32_t* starts,
                 std::size_t games, int threads, const std::atomic<bool>* cancel, Outcome* out);

}  // namespace qmines
