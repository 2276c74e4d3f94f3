#include <algorithm>

#include "play/guess/endgame.h"
#include "play/guess/look_ahead.h"
#include "play/guess/rollouts.h"
#include "play/strategy.h"

namespace qmines {

namespace {

class Deep : public Guesser {
 public:
  explicit Deep(Workspace& workspace)
      : tuning_(workspace.tuning),
        endgame_(workspace),
        look_ahead_(workspace),
        rollouts_(workspace) {}

  int choose(const Field& field, const Analysis& analysis, Random& random) override {
    const int cell = endgame_.remembered_move(field, analysis);
    if (cell >= 0) return cell;
    look_ahead_.rank(field, analysis, candidates_);
    const double least = candidates_.front().value * (1 - tuning_.rollout_margin);
    std::erase_if(candidates_, [&](const Candidate& c) { return c.value < least; });
    const auto most = static_cast<std::size_t>(tuning_.rollout_candidates);
    if (candidates_.size() > most) candidates_.resize(most);
    if (candidates_.size() > 1) rollouts_.compare(field, random, candidates_);
    return candidates_.front().cell;
  }

 private:
  const Tuning& tuning_;
  Endgame endgame_;
  LookAhead look_ahead_;
  Rollouts rollouts_;
  std::vector<Candidate> candidates_;
};

}  // namespace

extern const Strategy kDeep{
    .name = "deep",
    .description = "like search, with larger endgames and rollouts (slow)",
    .takes_effort = true,
    .make_guesser = [](Workspace& workspace, int effort) -> std::unique_ptr<Guesser> {
      workspace.tuning = Tuning::deep(effort);
      return std::make_unique<Deep>(workspace);
    },
};

}  // namespace qmines
