// The slow and strong way to guess: play the candidates out on boards that fit, and compare.
#include <algorithm>
#include <cmath>

#include "play/policy.h"
#include "sample/sample_boards.h"

namespace qmines {

namespace {

constexpr std::size_t kBetweenLooks = 20;  // boards until the weak candidates are dropped
constexpr double kClearlyWorse = 3;        // standard errors of a difference on the same boards:
constexpr double kClearlyBetter = 1.5;     // to be dropped, and to be preferred

constexpr double kQuickSearch = 400;  // boards: an end is searched many times over here

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

// By how many standard errors one is ahead of another on the same boards.
double ahead_by(const std::vector<double>& one, const std::vector<double>& other) {
  std::vector<double> lead(std::min(one.size(), other.size()));
  for (std::size_t b = 0; b < lead.size(); ++b) lead[b] = one[b] - other[b];
  const auto [mean, error] = moments(lead);
  return mean > 0 ? mean / std::max(error, 1e-9) : 0;
}

}  // namespace

double Player::play_out(Game& game, Random& random) {
  double value = 1;
  while (!game.won()) {
    if (follow_certain(game)) continue;
    double won = 0;
    const Field field = game.field();
    int cell = search_end(field, analysis_, won);
    if (cell >= 0) return value * won;
    cell = look_ahead(field, analysis_, true);
    value *= 1 - analysis_.probability[cell];
    if (game.mined(cell)) {  // as if it had not been: another board that fits, safe there
      drawn_.resize(static_cast<std::size_t>(game.cells()));
      draw(field, cell, random, drawn_.data());
      game.change(drawn_.data());
    }
    game.open(cell);
  }
  return value;
}

// A board that fits the field and is safe at a cell, if one is named.
void Player::draw(const Field& field, int cell, Random& random, std::uint8_t* out) {
  Control limits = control();
  cells_.assign(field.cells, field.cells + static_cast<std::size_t>(field.width) * field.height);
  if (cell >= 0) cells_[cell] = safe;
  Field known = field;
  known.cells = cells_.data();
  sample_boards(ahead_, known, 1, random, limits, out);
}

// On each board all candidates in turn, so that luck with boards is the same for all.
void Player::roll_out(const Field& field, Random& random) {
  if (!second_) second_ = std::make_unique<Player>();
  second_->tuning = tuning;
  second_->tuning.search_boards = std::min(tuning.search_boards, kQuickSearch);
  second_->tuning.search_work = 1000 * second_->tuning.search_boards;
  second_->parent = parent;
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  std::vector<std::uint8_t> common(cells), other(cells);
  std::vector<std::vector<double>> won(candidates_.size());
  const std::uint64_t dice = random.next();
  try {
    for (std::size_t b = 0; b < static_cast<std::size_t>(tuning.roll_boards); ++b) {
      draw(field, -1, random, common.data());
      for (std::size_t i = 0; i < candidates_.size(); ++i) {
        const Candidate& candidate = candidates_[i];
        if (candidate.dropped) continue;
        Random own(dice, b);
        const bool mined = common[candidate.cell];
        if (mined) draw(field, candidate.cell, own, other.data());
        trial_.resume(field, mined ? other.data() : common.data());
        trial_.open(candidate.cell);
        won[i].push_back(candidate.safe * second_->play_out(trial_, own));
      }
      if ((b + 1) % kBetweenLooks == 0 && candidates_.size() > 1 && drop_weak(won) == 1) break;
    }
  } catch (const Stopped& stopped) {
    if (stopped.reason == Reason::cancelled || won[0].empty()) throw;
  }
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    if (won[i].empty()) {
      candidates_[i].dropped = true;
      continue;
    }
    const auto [mean, error] = moments(won[i]);
    candidates_[i].won = mean;
    candidates_[i].error = error;
  }
  // Whoever looked best before stays so until another is clearly better: of several estimates that
  // differ by chance alone, the largest is the luckiest.
  const std::size_t lead = leader(won);
  const bool clear = lead > 0 && (won[0].size() < won[lead].size() ||
                                  ahead_by(won[lead], won[0]) > kClearlyBetter);
  const int first = candidates_[clear ? lead : 0].cell;
  std::stable_sort(candidates_.begin(), candidates_.end(),
                   [&](const Candidate& a, const Candidate& b) {
                     if ((a.cell == first) != (b.cell == first)) return a.cell == first;
                     return a.dropped != b.dropped ? b.dropped : a.won > b.won;
                   });
}

// The candidate that wins most; a dropped one does not count.
std::size_t Player::leader(const std::vector<std::vector<double>>& won) const {
  std::size_t lead = 0;
  double most = -1;
  for (std::size_t i = 0; i < won.size(); ++i) {
    if (candidates_[i].dropped || won[i].empty()) continue;
    const double mean = moments(won[i]).mean;
    if (mean > most) {
      most = mean;
      lead = i;
    }
  }
  return lead;
}

std::size_t Player::drop_weak(const std::vector<std::vector<double>>& won) {
  const std::size_t lead = leader(won);
  std::size_t left = 0;
  for (std::size_t i = 0; i < won.size(); ++i) {
    if (candidates_[i].dropped) continue;
    candidates_[i].dropped = i != lead && ahead_by(won[lead], won[i]) > kClearlyWorse;
    left += !candidates_[i].dropped;
  }
  return left;
}

int Player::deepest(const Field& field, const Analysis& analysis, Random& random) {
  rank(field, analysis);
  const double top = candidates_.front().value;
  std::erase_if(candidates_,
                [&](const Candidate& c) { return c.value < top * (1 - tuning.roll_margin); });
  if (candidates_.size() > static_cast<std::size_t>(tuning.roll_candidates))
    candidates_.resize(static_cast<std::size_t>(tuning.roll_candidates));
  if (candidates_.size() > 1) roll_out(field, random);
  return candidates_.front().cell;
}

}  // namespace qmines
