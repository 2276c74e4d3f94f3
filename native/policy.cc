#include "policy.h"

#include <algorithm>
#include <cmath>

namespace qmines {

namespace {

Control unbounded() { return Control(Budget{60.0, std::size_t{1} << 30}); }

}  // namespace

// The safest cells; of the sea, where all are equally safe, those in corners and edges (which open
// most easily) and those beside the frontier (whose number tells most).
void Player::list_candidates(const Field& field, const Analysis& analysis) {
  candidates_.clear();
  const Problem& problem = engine_.problem();
  const int cells = field.width * field.height;
  double best = 0;
  for (int c = 0; c < cells; ++c)
    if (!std::isnan(analysis.probability[c]) && analysis.certain[c] == Certain::no)
      best = std::max(best, 1 - analysis.probability[c]);
  struct Wet {
    int cell, around, shore;
  };
  std::vector<Wet> sea;
  for (int c = 0; c < cells; ++c) {
    if (analysis.certain[c] != Certain::no || std::isnan(analysis.probability[c])) continue;
    const double safe = 1 - analysis.probability[c];
    if (safe < best * tuning.tolerance) continue;
    if (problem.fate[c] == Fate::frontier) {
      candidates_.push_back({c, safe});
      continue;
    }
    int around = 0, shore = 0;
    const int row = c / field.width, column = c % field.width;
    for (int r = std::max(0, row - 1); r <= std::min(field.height - 1, row + 1); ++r)
      for (int k = std::max(0, column - 1); k <= std::min(field.width - 1, column + 1); ++k) {
        const Fate fate = problem.fate[r * field.width + k];
        around += fate == Fate::sea || fate == Fate::frontier;
        shore += fate == Fate::frontier;
      }
    sea.push_back({c, around, shore});
  }
  std::stable_sort(sea.begin(), sea.end(), [](const Wet& a, const Wet& b) {
    return a.around - a.shore / 2 < b.around - b.shore / 2;
  });
  for (std::size_t i = 0; i < sea.size() && i < static_cast<std::size_t>(tuning.sea); ++i)
    candidates_.push_back({sea[i].cell, 1 - analysis.probability[sea[i].cell]});
  std::stable_sort(candidates_.begin(), candidates_.end(),
                   [](const Candidate& a, const Candidate& b) { return a.safe > b.safe; });
}

// The chance to survive this guess and the next one, with something for certain progress; stops
// where it cannot exceed `floor` any more.
double Player::two_moves(const Field& field, const Candidate& candidate, double floor) {
  Control control = unbounded();
  double chance[9];
  ahead_.numbers(field, candidate.cell, control, chance);
  double value = 0, left = candidate.safe;
  Field next = field;
  next.cells = cells_.data();
  // The likeliest numbers first: they move the bound most.
  int order[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::sort(order, order + 9, [&](int a, int b) { return chance[a] > chance[b]; });
  for (const int v : order) {
    const double p = chance[v] * candidate.safe;
    if (p <= 0) break;
    if (value + left * (1 + tuning.progress) <= floor) break;
    cells_[candidate.cell] = static_cast<std::uint8_t>(v);
    const Engine::Outlook outlook = ahead_.look_ahead(next, control);
    left -= p;
    value += p * (1 - outlook.least + (outlook.safe ? tuning.progress : 0));
  }
  cells_[candidate.cell] = hidden;
  return value;
}

int Player::guess(const Field& field, const Analysis& analysis, Strategy strategy, Random& random) {
  list_candidates(field, analysis);
  if (strategy == Strategy::safest) {
    // Over the whole field, ties at random.
    double least = 2;
    int chosen = -1;
    std::uint32_t equal = 0;
    for (std::size_t c = 0; c < analysis.probability.size(); ++c) {
      const double p = analysis.probability[c];
      if (std::isnan(p) || analysis.certain[c] != Certain::no) continue;
      if (p < least - 1e-12) {
        least = p;
        equal = 0;
      }
      if (p <= least + 1e-12 && random.below(++equal) == 0) chosen = static_cast<int>(c);
    }
    return chosen;
  }
  if (strategy == Strategy::best) {
    Search::Limits limits;
    limits.boards = tuning.search_boards;
    limits.work = static_cast<std::uint64_t>(tuning.search_work);
    int cell = -1;
    double won = 0;
    if (search_.enumerate(field, engine_, analysis.weight, limits) && search_.solve(cell, won) &&
        cell >= 0)
      return cell;
  }
  cells_.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  double best = -1;
  int chosen = candidates_.front().cell, tried = 0;
  for (const Candidate& candidate : candidates_) {
    if (candidate.safe * (1 + tuning.progress) <= best || tried++ == tuning.candidates) break;
    const double value = two_moves(field, candidate, best);
    if (value > best) {
      best = value;
      chosen = candidate.cell;
    }
  }
  return chosen;
}

Outcome Player::play(Game& game, int start, Strategy strategy, Random& random) {
  Outcome outcome;
  if (!game.open(start)) return outcome;
  while (!game.won()) {
    if (strategy == Strategy::simple) {
      outcome.gave_up = true;
      return outcome;
    }
    Control control = unbounded();
    const Field field = game.field();
    engine_.analyse(field, Options{false, false, false}, control, analysis_);
    bool certain = false;
    for (int c = 0; c < game.cells(); ++c) {
      if (game.view()[c] != hidden || analysis_.certain[c] == Certain::no) continue;
      certain |= analysis_.certain[c] == Certain::safe;
      game.settle(c, analysis_.certain[c] == Certain::mine);
    }
    if (certain) {
      game.follow();
      continue;
    }
    if (strategy == Strategy::deduce) {
      outcome.gave_up = true;
      return outcome;
    }
    const int cell = guess(game.field(), analysis_, strategy, random);
    ++outcome.guesses;
    outcome.luck *= static_cast<float>(1 - analysis_.probability[cell]);
    if (!game.open(cell)) return outcome;
  }
  outcome.won = true;
  return outcome;
}

}  // namespace qmines
