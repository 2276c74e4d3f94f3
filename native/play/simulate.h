// Plays many games on several threads. Game i of a seed has the same board for every strategy and
// on every machine.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "play/auto_player.h"

namespace qmines {

struct Contest {
  int width = 0, height = 0, mines = 0;
  FirstClick first_click = FirstClick::opening;
  int start = 0;
  ChosenStrategy strategy;
  std::uint64_t seed = 0;
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

// Plays game `index` on a given board, and lists the cells it opens in order; the last one is a
// mine if the game is lost.
Outcome play_board(const Contest& contest, std::uint64_t index, const std::uint8_t* board,
                   std::vector<std::int32_t>& opened);

}  // namespace qmines
