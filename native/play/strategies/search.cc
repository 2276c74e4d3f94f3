#include "play/guess/endgame.h"
#include "play/guess/look_ahead.h"
#include "play/strategy.h"

namespace qmines {

namespace {

class Search : public Guesser {
 public:
  explicit Search(Workspace& workspace) : endgame_(workspace), look_ahead_(workspace) {}

  int choose(const Field& field, const Analysis& analysis, Random&) override {
    const int cell = endgame_.remembered_move(field, analysis);
    return cell >= 0 ? cell : look_ahead_.best_move(field, analysis, true);
  }

 private:
  Endgame endgame_;
  LookAhead look_ahead_;
};

}  // namespace

extern const Strategy kSearch{
    .name = "search",
    .description = "like progress, with forced guesses first and perfect endgames",
    .make_guesser = [](Workspace& workspace, int) -> std::unique_ptr<Guesser> {
      return std::make_unique<Search>(workspace);
    },
};

}  // namespace qmines
