#include <cmath>

#include "play/strategy.h"

namespace qmines {

namespace {

class Safest : public Guesser {
 public:
  int choose(const Field&, const Analysis& analysis, Random& random) override {
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
};

}  // namespace

extern const Strategy kSafest{
    .name = "safest",
    .description = "guesses the cell with the lowest mine probability",
    .make_guesser = [](Workspace&, int) -> std::unique_ptr<Guesser> {
      return std::make_unique<Safest>();
    },
};

}  // namespace qmines
