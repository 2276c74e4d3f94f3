// An answer as JSON text: made on the thread that counted it, so that Python need not.
#pragma once

#include <string>

#include "count/analysis.h"

namespace qmines {

struct Written {
  std::string probability;  // rows of numbers, null where open
  std::string safe, mined;  // lists of [row, column]
};

Written write_json(const Analysis& analysis, int width);

}  // namespace qmines
