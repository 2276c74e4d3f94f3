#include "play/guess/look_ahead.h"
#include "play/strategy.h"

namespace qmines {

namespace {

class Progress : public Guesser {
 public:
  explicit Progress(Workspace& workspace) : look_ahead_(workspace) {}

  int choose(const Field& field, const Analysis& analysis, Random&) override {
    return look_ahead_.best_move(field, analysis, false);
  }

 private:
  LookAhead look_ahead_;
};

}  // namespace

extern const Strategy kProgress{
    .name = "progress",
    .description = "weighs the risk of a guess against what its number may reveal",
    .make_guesser = [](Workspace& workspace, int) -> std::unique_ptr<Guesser> {
      return std::make_unique<Progress>(workspace);
    },
};

}  // namespace qmines
