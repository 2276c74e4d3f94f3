#include "play/policy.h"

#include <algorithm>
#include <cmath>

namespace qmines {

namespace {

constexpr std::size_t kSmallField = 64;  // cells of fields whose positions come again and again
constexpr std::size_t kRemembered = 200'000;

}  // namespace

Control Player::control() const {
  return parent ? parent->share(parent->left()) : Control(Budget{60.0, std::size_t{1} << 30});
}

// The safest cells; of the sea, where all are equally safe, those in corners and edges (which open
// most easily) and those beside the frontier (whose number tells most).
void Player::list_candidates(const Field& field, const Analysis& analysis, bool risks) {
  candidates_.clear();
  risk_.assign(static_cast<std::size_t>(field.width) * field.height, 0.0);
  if (risks) weigh_risks(field, analysis);
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
    if (safe + risk_[c] < best * tuning.tolerance) continue;
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
  for (Candidate& c : candidates_) c.worth = 1 + tuning.risk_weight * risk_[c.cell] / c.safe;
  std::stable_sort(
      candidates_.begin(), candidates_.end(),
      [](const Candidate& a, const Candidate& b) { return a.safe * a.worth > b.safe * b.worth; });
}

// The chance to survive this guess and the next one, with something for certain progress; stops
// where it cannot exceed `floor` any more.
double Player::two_moves(const Field& field, const Candidate& candidate, double floor) {
  Control limits = control();
  double chance[9];
  ahead_.numbers(field, candidate.cell, limits, chance);
  double value = 0, left = candidate.safe;
  Field next = field;
  next.cells = cells_.data();
  // The likeliest numbers first: they move the bound most.
  int order[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::sort(order, order + 9, [&](int a, int b) { return chance[a] > chance[b]; });
  for (const int v : order) {
    const double p = chance[v] * candidate.safe;
    if (p <= 0) break;
    if ((value + left * (1 + tuning.progress)) * candidate.worth <= floor) break;
    cells_[candidate.cell] = static_cast<std::uint8_t>(v);
    const Engine::Outlook outlook = ahead_.look_ahead(next, limits);
    left -= p;
    value += p * (1 - outlook.least + (outlook.safe ? tuning.progress : 0));
  }
  cells_[candidate.cell] = hidden;
  return value * candidate.worth;
}

int Player::guess(const Field& field, const Analysis& analysis, Strategy strategy, Random& random) {
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
  if (strategy >= Strategy::best) {
    const int cell = remembered_end(field, analysis);
    if (cell >= 0) return cell;
  }
  return strategy == Strategy::deep ? deepest(field, analysis, random)
                                    : look_ahead(field, analysis, strategy == Strategy::best);
}

int Player::search_end(const Field& field, const Analysis& analysis, double& won) {
  EndgameSearch::Limits limits;
  limits.boards = tuning.search_boards;
  limits.work = static_cast<std::uint64_t>(tuning.search_work);
  int cell = -1;
  if (!search_.enumerate(field, engine_, analysis.weight, limits) || !search_.solve(cell, won))
    return -1;
  won /= static_cast<double>(search_.boards());
  return cell;
}

int Player::remembered_end(const Field& field, const Analysis& analysis) {
  double won = 0;
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  if (analysis.weight > tuning.search_boards) return -1;
  if (cells > kSmallField) return search_end(field, analysis, won);
  std::string position(reinterpret_cast<const char*>(field.cells), cells);
  position += std::to_string(field.width) + "x" + std::to_string(field.mines);
  if (const auto found = ends_.find(position); found != ends_.end()) return found->second;
  if (ends_.size() == kRemembered) ends_.clear();
  return ends_[std::move(position)] = search_end(field, analysis, won);
}

int Player::look_ahead(const Field& field, const Analysis& analysis, bool risks) {
  list_candidates(field, analysis, risks);
  cells_.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  double best = -1;
  int chosen = candidates_.front().cell, tried = 0;
  for (const Candidate& candidate : candidates_) {
    if (candidate.safe * candidate.worth * (1 + tuning.progress) <= best ||
        tried++ == tuning.candidates)
      break;
    const double value = two_moves(field, candidate, best);
    if (value > best) {
      best = value;
      chosen = candidate.cell;
    }
  }
  return chosen;
}

void Player::rank(const Field& field, const Analysis& analysis) {
  list_candidates(field, analysis, true);
  cells_.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  for (Candidate& candidate : candidates_) candidate.value = two_moves(field, candidate, 0);
  std::stable_sort(candidates_.begin(), candidates_.end(),
                   [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
}

bool Player::follow_certain(Game& game) {
  Control limits = control();
  const Field field = game.field();
  engine_.analyse(field, Options{false, false, false}, limits, analysis_);
  bool certain = false;
  for (int c = 0; c < game.cells(); ++c) {
    if (game.view()[c] != hidden || analysis_.certain[c] == Certain::no) continue;
    certain |= analysis_.certain[c] == Certain::safe;
    game.settle(c, analysis_.certain[c] == Certain::mine);
  }
  if (certain) game.follow();
  return certain;
}

Outcome Player::play(Game& game, int start, Strategy strategy, Random& random) {
  Outcome outcome;
  if (!game.open(start)) return outcome;
  while (!game.won()) {
    if (strategy != Strategy::simple && follow_certain(game)) continue;
    if (strategy <= Strategy::deduce) {
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
