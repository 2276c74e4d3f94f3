#include "play/learned/board_view.h"

#include <algorithm>
#include <cmath>

namespace qmines {

void BoardView::look(const Field& field, const Analysis& analysis) {
  width = field.width;
  height = field.height;
  unknown = 0;
  mines = field.mines;
  const std::size_t cells = static_cast<std::size_t>(width) * height;
  code.assign(cells, kInactive);
  chance.assign(cells, 0);
  for (std::size_t i = 0; i < cells; ++i) {
    if (field.cells[i] <= 8) {
      code[i] = field.cells[i];
    } else if (field.cells[i] == blank) {
      continue;
    } else if (field.cells[i] == mine || analysis.certain[i] == Certain::mine) {
      --mines;
    } else if (analysis.certain[i] == Certain::safe) {
      code[i] = kSafe;
    } else {
      code[i] = kUnknown;
      const long rounded = std::lround(analysis.probability[i] * kOne);
      chance[i] = static_cast<std::uint16_t>(std::clamp(rounded, 1L, kOne - 1L));
      ++unknown;
    }
  }
  // Clues: less the mines that are known around them; inactive with nothing left to open there.
  for (int row = 0; row < height; ++row)
    for (int column = 0; column < width; ++column) {
      const std::size_t i = static_cast<std::size_t>(row) * width + column;
      if (field.cells[i] > 8) continue;
      int need = field.cells[i];
      bool active = false;
      for (int r = std::max(0, row - 1); r <= std::min(height - 1, row + 1); ++r)
        for (int c = std::max(0, column - 1); c <= std::min(width - 1, column + 1); ++c) {
          const std::size_t near = static_cast<std::size_t>(r) * width + c;
          if (field.cells[near] <= 8 || field.cells[near] == blank) continue;
          if (code[near] == kInactive) {
            --need;
          } else {
            active = true;
          }
        }
      code[i] = active ? static_cast<std::uint8_t>(need) : kInactive;
    }
}

}  // namespace qmines
