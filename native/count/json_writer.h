// Writes an analysis as JSON text, on the thread that made the analysis: Python is slower at it and
// holds the GIL.
#pragma once

#include <string>

#include "count/analysis.h"

namespace qmines {

struct AnalysisJson {
  std::string probability;  // rows of numbers, null for open cells
  std::string safe, mined;  // lists of [row, column]
};

AnalysisJson write_json(const Analysis& analysis, int width);

}  // namespace qmines
