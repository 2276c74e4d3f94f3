// What the network sees of a position: only what can still matter for the rest of the game.
//
// Mines that are known and clues whose neighbours are all settled matter no more than what lies
// beyond the edge of the field, and look the same: they are inactive.
#pragma once

#include <cstdint>
#include <vector>

#include "count/analysis.h"
#include "position/position.h"

namespace qmines {

struct BoardView {
  // Of an active cell: 0 to 8 for a clue, the mines that it still needs; or one of these.
  static constexpr std::uint8_t kUnknown = 9, kSafe = 10, kInactive = 11;
  // A mine chance of 1.
  static constexpr int kOne = 1024;

  int width = 0, height = 0;
  int unknown = 0;                    // cells of that code
  int mines = 0;                      // among them
  std::vector<std::uint8_t> code;     // per cell
  std::vector<std::uint16_t> chance;  // per cell, in units of 1/1024; 0 unless unknown

  // `analysis` is the exact one of the field, whose mine total is known.
  void look(const Field& field, const Analysis& analysis);
};

}  // namespace qmines
