// Luck and blame: what the exact analysis says of every guess and every loss of a game, as in
// qmines.session.judge.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "count/analysis.h"
#include "rules/mine_rules.h"

namespace qmines {

// A move, what was seen before it, the hidden cells that it staked the game on, and how it ended.
struct JudgedMove {
  std::size_t sequence = 0;
  MineState::Shared before;
  std::vector<std::int32_t> opens;
  bool lost = false, undone = false;
};

// What a move staked: the chance to survive it and that of the safest move, and the cells that were
// certainly safe.
struct Odds {
  double survival = 1, best = 0;
  std::vector<std::int32_t> safe;
  std::uint64_t states = 0;
};

// Nothing if the position is too hard.
std::optional<Odds> odds_of(const MineSetup& setup, const JudgedMove& move);

// A loss, and whether it could have been avoided; nothing but the number where that is unknown.
struct Verdict {
  std::size_t sequence = 0;
  bool judged = false, mistake = false;
  double survival = 0, best = 0;
  std::vector<std::int32_t> safe;  // cells that were certainly safe
};

struct Judgement {
  std::optional<double> luck;
  std::optional<int> guesses;
  std::vector<Verdict> losses;
};

// Whether the luck of a game of so many events is worked out.
bool luck_is_judged(std::size_t cells, std::size_t events);

Judgement judge(const MineSetup& setup, const std::vector<JudgedMove>& moves, std::size_t events);

}  // namespace qmines
