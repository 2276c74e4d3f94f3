#include "play/guess/rollouts.h"

#include <algorithm>
#include <cmath>

#include "sample/sample_boards.h"

namespace qmines {

namespace {

constexpr std::size_t kBetweenLooks = 20;  // boards after which weak candidates are dropped
// How many standard errors of a difference on the same boards count as clear.
constexpr double kClearlyWorse = 3;
constexpr double kClearlyBetter = 1.5;

constexpr double kQuickSearch = 400;  // boards of an endgame: rollouts search very many of them

struct Moments {
  double mean = 0, error = 0;
};

Moments moments(const std::vector<double>& values) {
  const double n = static_cast<double>(values.size());
  double sum = 0, squares = 0;
  for (const double v : values) sum += v;
  for (const double v : values) squares += (v - sum / n) * (v - sum / n);
  return {sum / n, n > 1 ? std::sqrt(squares / (n - 1) / n) : 1};
}

// By how many standard errors one candidate is ahead of another on the same boards.
double ahead_by(const std::vector<double>& one, const std::vector<double>& other) {
  std::vector<double> lead(std::min(one.size(), other.size()));
  for (std::size_t b = 0; b < lead.size(); ++b) lead[b] = one[b] - other[b];
  const auto [mean, error] = moments(lead);
  return mean > 0 ? mean / std::max(error, 1e-9) : 0;
}

// The candidate that wins most; dropped ones do not count.
std::size_t leader(const std::vector<Candidate>& candidates,
                   const std::vector<std::vector<double>>& won) {
  std::size_t lead = 0;
  double most = -1;
  for (std::size_t i = 0; i < won.size(); ++i) {
    if (candidates[i].dropped || won[i].empty()) continue;
    const double mean = moments(won[i]).mean;
    if (mean > most) {
      most = mean;
      lead = i;
    }
  }
  return lead;
}

// Drops the candidates that are clearly worse than the leader; returns how many are left.
std::size_t drop_weak(std::vector<Candidate>& candidates,
                      const std::vector<std::vector<double>>& won) {
  const std::size_t lead = leader(candidates, won);
  std::size_t left = 0;
  for (std::size_t i = 0; i < won.size(); ++i) {
    if (candidates[i].dropped) continue;
    candidates[i].dropped = i != lead && ahead_by(won[lead], won[i]) > kClearlyWorse;
    left += !candidates[i].dropped;
  }
  return left;
}

// Draws a board that fits the field, safe at `cell` unless that is -1.
void draw(const Field& field, int cell, Workspace& workspace, Random& random,
          std::vector<std::uint8_t>& cells, std::uint8_t* out) {
  Control limits = workspace.control();
  cells.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  if (cell >= 0) cells[cell] = safe;
  Field known = field;
  known.cells = cells.data();
  sample_boards(workspace.ahead, known, 1, random, limits, out);
}

}  // namespace

double Rollouts::Player::play_out(Game& game, Random& random) {
  double value = 1;
  while (!game.won()) {
    if (workspace.open_certain(game)) continue;
    double won = 0;
    const Field field = game.field();
    int cell = endgame_.best_move(field, workspace.analysis, won);
    if (cell >= 0) return value * won;
    cell = look_ahead_.best_move(field, workspace.analysis, true);
    value *= 1 - workspace.analysis.probability[cell];
    if (game.mined(cell)) {  // replace the board by one that is safe there
      drawn_.resize(static_cast<std::size_t>(game.cells()));
      draw(field, cell, workspace, random, cells_, drawn_.data());
      game.change(drawn_.data());
    }
    game.open(cell);
  }
  return value;
}

// All candidates are played on the same boards, so that luck with boards is the same for all.
void Rollouts::compare(const Field& field, Random& random, std::vector<Candidate>& candidates) {
  const Tuning& tuning = workspace_.tuning;
  Tuning& quick = player_.workspace.tuning;
  quick = tuning;
  quick.search_boards = std::min(tuning.search_boards, kQuickSearch);
  quick.search_work = 1000 * quick.search_boards;
  player_.workspace.budget = workspace_.budget;
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  std::vector<std::uint8_t> common(cells), other(cells);
  std::vector<std::vector<double>> won(candidates.size());
  const std::uint64_t dice = random.next();
  try {
    for (std::size_t b = 0; b < static_cast<std::size_t>(tuning.rollout_boards); ++b) {
      draw(field, -1, workspace_, random, cells_, common.data());
      for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate& candidate = candidates[i];
        if (candidate.dropped) continue;
        Random own(dice, b);
        const bool mined = common[candidate.cell];
        if (mined) draw(field, candidate.cell, workspace_, own, cells_, other.data());
        trial_.resume(field, mined ? other.data() : common.data());
        trial_.open(candidate.cell);
        won[i].push_back(candidate.safe * player_.play_out(trial_, own));
      }
      if ((b + 1) % kBetweenLooks == 0 && candidates.size() > 1 && drop_weak(candidates, won) == 1)
        break;
    }
  } catch (const Stopped& stopped) {
    if (stopped.reason == Reason::cancelled || won[0].empty()) throw;
  }
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (won[i].empty()) {
      candidates[i].dropped = true;
      continue;
    }
    const auto [mean, error] = moments(won[i]);
    candidates[i].won = mean;
    candidates[i].error = error;
  }
  // The candidate that ranked first stays there unless another is clearly better: among estimates
  // that differ by chance alone, the largest is just the luckiest.
  const std::size_t lead = leader(candidates, won);
  const bool clear = lead > 0 && (won[0].size() < won[lead].size() ||
                                  ahead_by(won[lead], won[0]) > kClearlyBetter);
  const int first = candidates[clear ? lead : 0].cell;
  std::stable_sort(candidates.begin(), candidates.end(),
                   [&](const Candidate& a, const Candidate& b) {
                     if ((a.cell == first) != (b.cell == first)) return a.cell == first;
                     return a.dropped != b.dropped ? b.dropped : a.won > b.won;
                   });
}

}  // namespace qmines
