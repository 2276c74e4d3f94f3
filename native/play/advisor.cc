#include "play/advisor.h"

#include <algorithm>
#include <limits>

namespace qmines {

namespace {

constexpr std::size_t kChoices = 8;  // at most, in an advice
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

}  // namespace

Advice Advisor::advise(const Field& field, Control& control, Random& random) {
  Advice advice;
  workspace_.budget = &control;
  const Analysis& analysis = workspace_.analysis;
  workspace_.engine.analyse(field, Options{false, false, false}, control, workspace_.analysis);
  advice.status = analysis.status;
  if (advice.status != Status::solved) return advice;
  const auto add = [&](int cell, double won, double error) {
    if (advice.choices.size() < kChoices)
      advice.choices.push_back({cell, 1 - analysis.probability[cell], won, error});
  };
  std::vector<int> certain;
  for (int c = 0; c < field.width * field.height; ++c)
    if (analysis.certain[c] == Certain::safe) certain.push_back(c);
  advice.kind = certain.empty() ? Advice::survival : Advice::certain;
  double won = kUnknown, error = kUnknown;
  try {
    if (certain.empty()) {
      choose_guess(field, random, advice);
    } else if (field.mines >= 0) {  // all of them will be opened, so one stands for all
      candidates_.assign(1, Candidate{certain[0], 1.0});
      rollouts_.compare(field, random, candidates_);
      won = candidates_[0].won;
      error = candidates_[0].error;
    }
  } catch (const Stopped& stopped) {
    if (stopped.reason == Reason::cancelled) throw;
  }
  for (const int c : certain) add(c, won, error);
  if (advice.choices.empty()) {  // the budget allowed no more than this
    double least = 2;
    int safest = -1;
    for (int c = 0; c < field.width * field.height; ++c)
      if (field.cells[c] == hidden && analysis.probability[c] < least) {
        least = analysis.probability[c];
        safest = c;
      }
    if (safest >= 0 && least < 1) add(safest, kUnknown, kUnknown);
  }
  return advice;
}

// Where nothing is certain: the perfect move if few boards remain, otherwise rollouts.
void Advisor::choose_guess(const Field& field, Random& random, Advice& advice) {
  const Analysis& analysis = workspace_.analysis;
  const auto add = [&](int cell, double won, double error) {
    if (advice.choices.size() < kChoices)
      advice.choices.push_back({cell, 1 - analysis.probability[cell], won, error});
  };
  double won = 0;
  const int cell = field.mines < 0 ? -1 : endgame_.best_move(field, analysis, won);
  if (cell >= 0) {
    advice.kind = Advice::exact;
    add(cell, won, 0);
    for (const auto& [other, value] : endgame_.values())
      if (other != cell) add(other, value, 0);
    return;
  }
  look_ahead_.rank(field, analysis, candidates_);
  if (candidates_.empty()) return;
  if (field.mines < 0) {  // without a total nobody knows how the game ends
    for (const Candidate& c : candidates_) add(c.cell, kUnknown, kUnknown);
    return;
  }
  if (network_choice_.applies(field)) {
    // What the strategy `best` opens comes first: rollouts replace it only by what is clearly
    // better.
    const int best = network_choice_.best_move(field, analysis);
    const auto found = std::find_if(candidates_.begin(), candidates_.end(),
                                    [&](const Candidate& c) { return c.cell == best; });
    if (found != candidates_.end()) std::rotate(candidates_.begin(), found, found + 1);
  }
  candidates_.resize(
      std::min({candidates_.size(), kChoices,
                static_cast<std::size_t>(std::max(1, workspace_.tuning.rollout_candidates))}));
  rollouts_.compare(field, random, candidates_);
  advice.kind = Advice::estimated;
  for (const Candidate& c : candidates_) add(c.cell, c.won, c.error);
}

}  // namespace qmines
