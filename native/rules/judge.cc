#include "rules/judge.h"

#include <algorithm>
#include <new>

namespace qmines {

namespace {

constexpr std::size_t kJudgedWork = 50'000'000;  // cells times events
constexpr std::uint64_t kJudgedStates = 10'000'000;
constexpr Budget kBudget{60.0, std::size_t{32} << 20};  // memory decides
constexpr double kEqual = 1e-9;

class Odds {
 public:
  Odds(const MineSetup& setup, const JudgedMove& move) {
    Bytes cells = *move.before;
    for (auto& code : cells)
      if (code == flag || code == question) code = hidden;
    if (!analyse(setup, cells)) return;
    states = analysis_.states;
    double least = 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (analysis_.certain[i] == Certain::safe) safe.push_back(static_cast<std::int32_t>(i));
      if (cells[i] == hidden) least = std::min(least, analysis_.probability[i]);
    }
    best = 1.0 - least;
    for (const auto cell : move.opens) {
      survival *= 1.0 - analysis_.probability[cell];
      if (survival == 0) break;
      cells[cell] = qmines::safe;
      if (cell != move.opens.back() && !analyse(setup, cells)) return;
    }
    known = true;
  }

  bool known = false;
  double survival = 1, best = 0;
  std::vector<std::int32_t> safe;
  std::uint64_t states = 0;

 private:
  bool analyse(const MineSetup& setup, const Bytes& cells) {
    try {
      Control control(kBudget);
      const Field field{setup.width, setup.height, cells.data(), setup.mines, 0.2, -1};
      engine_.analyse(field, Options{false, false, false}, control, analysis_);
      return analysis_.status == Status::solved;
    } catch (const Stopped&) {
    } catch (const std::bad_alloc&) {
    }
    return false;
  }

  Engine engine_;
  Analysis analysis_;
};

}  // namespace

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
    Odds odds(setup, move);
    if (!odds.known) {
      lucky = false;
      if (move.lost) found.losses.push_back({move.sequence, false, false, 0, 0, {}});
      continue;
    }
    states += odds.states;
    lucky = lucky && states <= kJudgedStates;
    if (move.lost) {
      const bool mistake = !odds.safe.empty() || odds.best > odds.survival + kEqual;
      found.losses.push_back({move.sequence, true, mistake, odds.survival, odds.best, odds.safe});
    }
    if (move.undone) continue;
    std::fill(safe.begin(), safe.end(), 0);
    for (const auto cell : odds.safe) safe[cell] = 1;
    if (0 < odds.survival && odds.survival < 1) {
      luck *= odds.survival;
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
