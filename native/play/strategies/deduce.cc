#include "play/strategy.h"

namespace qmines {

extern const Strategy kDeduce{
    .name = "deduce",
    .description = "opens everything that is certain, and never guesses",
};

}  // namespace qmines
