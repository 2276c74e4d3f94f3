// A budget for tests that are not about budgets: with sanitizers on a busy machine even a small
// field can outlast the two seconds of the default.
#pragma once

#include "base/control.h"

namespace qmines {

constexpr Budget kAmpleBudget{600.0};

inline Control ample() { return Control(Budget{60, std::size_t{256} << 20}); }

}  // namespace qmines
