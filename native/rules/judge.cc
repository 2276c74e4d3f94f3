#include "rules/judge.h"

#include <algorithm>
#include <new>

namespace qmines {

namespace {

constexpr std::size_t kJudgedWork = 50'000'000;  // cells times events
constexpr std::uint64_t kJudgedStates = 10'000'000;
constexpr Budget kBudget{60.0, std::size_t{32} << 20};  // memory decides
constexpr double kEqual = 1e-9;

}  // namespace

std::optional<Odds> odds_of(const MineSetup& setup, const JudgedMove& move) {
  Engine engine;
  Analysis analysis;
  const auto solved = [&](const Bytes& cells) {
    try {
      Control control(kBudget);
      const Field field{setup.width, setup.height, cells.data(), setup.mines, 0.2, -1};
      engine.analyse(field, Options{false, false, false}, control, analysis);
      return analysis.status == Status::solved;
    } catch (const Stopped&) {
    } catch (const std::bad_alloc&) {
    }
    return false;
  };
  Bytes cells = *move.before;
  for (auto& code : cells)
    if (code == flag || code == question) code = hidden;
  if (!solved(cells)) return std::nullopt;
  Odds odds;
  odds.states = analysis.states;
  double least = 1;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (analysis.certain[i] == Certain::safe) odds.safe.push_back(static_cast<std::int32_t>(i));
    if (cells[i] == hidden) least = std::min(least, analysis.probability[i]);
  }
  odds.best = 1.0 - least;
  for (const auto cell : move.opens) {
    odds.survival *= 1.0 - analysis.probability[cell];
    if (odds.survival == 0) break;
    cells[cell] = safe;
    if (cell != move.opens.back() && !solved(cells)) return std::nullopt;
  }
  return odds;
}

bool luck_is_judged(std::size_t cells, std::size_t events) { return cells * events <= kJudgedWork; }

Judgement judge(const MineSetup& setup, const std::vector<JudgedMove>& moves, std::size_t events) {
  const auto cells = static_cast<std::size_t>(setup.width) * setup.height;
  bool lucky = luck_is_judged(cells, events);
  double luck = 1;
  int guesses = 0;
  std::uint64_t states = 0;
  Judgement found;
  Bytes safe(cells, 0);  // certainly so since an earlier position of this line
  for (const JudgedMove& move : moves) {
    const bool harmless = std::all_of(move.opens.begin(), move.opens.end(),
                                      [&](auto cell) { return safe[cell] != 0; });
    if (move.opens.empty() || !(lucky || move.lost) || (!move.lost && harmless)) continue;
    const auto odds = odds_of(setup, move);
    if (!odds) {
      lucky = false;
      if (move.lost) found.losses.push_back({move.sequence, false, false, 0, 0, {}});
      continue;
    }
    states += odds->states;
    lucky = lucky && states <= kJudgedStates;
    if (move.lost) {
      const bool mistake = !odds->safe.empty() || odds->best > odds->survival + kEqual;
      found.losses.push_back(
          {move.sequence, true, mistake, odds->survival, odds->best, odds->safe});
    }
    if (move.undone) continue;
    std::fill(safe.begin(), safe.end(), 0);
    for (const auto cell : odds->safe) safe[cell] = 1;
    if (0 < odds->survival && odds->survival < 1) {
      luck *= odds->survival;
      ++guesses;
    }
  }
  if (lucky) {
    found.luck = luck;
    found.guesses = guesses;
  }
  return found;
}

}  // namespace qmines
