#include "play/strategy.h"

namespace qmines {

extern const Strategy kSimple{
    .name = "simple",
    .description = "uses one clue at a time and gives up when that is not enough",
    .deduces = false,
};

}  // namespace qmines
