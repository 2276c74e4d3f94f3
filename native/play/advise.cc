// Advice on any position: what to open, how likely that survives, and how likely the game is won.
#include <algorithm>
#include <limits>

#include "play/policy.h"

namespace qmines {

namespace {

constexpr std::size_t kChoices = 8;  // that are told
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

}  // namespace

Advice Player::advise(const Field& field, Control& control, Random& random) {
  Advice advice;
  parent = &control;
  engine_.analyse(field, Options{false, false, false}, control, analysis_);
  advice.status = analysis_.status;
  if (advice.status != Status::solved) return advice;
  const auto add = [&](int cell, double won, double error) {
    if (advice.choices.size() < kChoices)
      advice.choices.push_back({cell, 1 - analysis_.probability[cell], won, error});
  };
  std::vector<int> certain;
  for (int c = 0; c < field.width * field.height; ++c)
    if (analysis_.certain[c] == Certain::safe) certain.push_back(c);
  advice.kind = certain.empty() ? Advice::survival : Advice::certain;
  double won = kUnknown, error = kUnknown;
  try {
    if (certain.empty()) {
      choose_guess(field, random, advice);
    } else if (field.mines >= 0) {  // they will all be opened, so one of them tells for all
      candidates_.assign(1, Candidate{certain[0], 1.0});
      roll_out(field, random);
      won = candidates_[0].won;
      error = candidates_[0].error;
    }
  } catch (const Stopped& stopped) {
    if (stopped.reason == Reason::cancelled) throw;
  }
  for (const int c : certain) add(c, won, error);
  if (advice.choices.empty()) {  // no time for more than this
    double least = 2;
    int safest = -1;
    for (int c = 0; c < field.width * field.height; ++c)
      if (field.cells[c] == hidden && analysis_.probability[c] < least) {
        least = analysis_.probability[c];
        safest = c;
      }
    if (safest >= 0 && least < 1) add(safest, kUnknown, kUnknown);
  }
  return advice;
}

// Where nothing is certain: the perfect move if few boards remain, else the candidates played out.
void Player::choose_guess(const Field& field, Random& random, Advice& advice) {
  const auto add = [&](int cell, double won, double error) {
    if (advice.choices.size() < kChoices)
      advice.choices.push_back({cell, 1 - analysis_.probability[cell], won, error});
  };
  double won = 0;
  const int cell = field.mines < 0 ? -1 : search_end(field, analysis_, won);
  if (cell >= 0) {
    advice.kind = Advice::exact;
    add(cell, won, 0);
    for (const auto& [other, value] : search_.values())
      if (other != cell) add(other, value, 0);
    return;
  }
  rank(field, analysis_);
  if (candidates_.empty()) return;
  if (field.mines < 0) {  // nobody knows how such a game ends
    for (const Candidate& c : candidates_) add(c.cell, kUnknown, kUnknown);
    return;
  }
  candidates_.resize(std::min({candidates_.size(), kChoices,
                               static_cast<std::size_t>(std::max(1, tuning.roll_candidates))}));
  roll_out(field, random);
  advice.kind = Advice::estimated;
  for (const Candidate& c : candidates_) add(c.cell, c.won, c.error);
}

}  // namespace qmines
