#include "play/strategy.h"

namespace qmines {

extern const Strategy kDeduce{
    .name = "deduce",
    .description = "opens every cell that is certainly safe and never guesses",
};

}  // namespace qmines
