#include "play/guess/endgame.h"
#include "play/guess/network_choice.h"
#include "play/strategy.h"

namespace qmines {

namespace {

class Best : public Guesser {
 public:
  explicit Best(Workspace& workspace) : endgame_(workspace), choice_(workspace) {}

  int choose(const Field& field, const Analysis& analysis, Random&) override {
    const int cell = endgame_.remembered_move(field, analysis);
    return cell >= 0 ? cell : choice_.best_move(field, analysis);
  }

 private:
  Endgame endgame_;
  NetworkChoice choice_;
};

}  // namespace

extern const Strategy kBest{
    .name = "best",
    .description = "like search, with a neural network for close guesses",
    .needs_network = true,
    .make_guesser = [](Workspace& workspace, int) -> std::unique_ptr<Guesser> {
      return std::make_unique<Best>(workspace);
    },
};

}  // namespace qmines
