// Guesses that cannot be avoided: two cells side by side, or four in a square, that no number can
// ever tell apart. Taking such a guess now costs nothing, since it has to be taken later anyway.
#pragma once

#include <vector>

#include "play/guess/workspace.h"

namespace qmines {

class ForcedGuesses {
 public:
  explicit ForcedGuesses(Workspace& workspace) : workspace_(workspace) {}

  // Computes for every cell the chance that it is a mine of a forced guess. `analysis` is that of
  // the field.
  void weigh(const Field& field, const Analysis& analysis);
  // Sets all of these chances to 0, for strategies that do not care.
  void clear(const Field& field);

  double risk(int cell) const { return risk_[cell]; }

 private:
  // Cells that form a forced guess, and the border around them that must be mined for it.
  struct Shape {
    struct Cell {
      int row, column;
      bool mined;
    };
    struct Place {
      int row, column;
    };
    std::vector<Cell> cells;
    std::vector<Place> border;
  };
  void weigh_shape(const Field& field, const Analysis& analysis, const Shape& shape, int row,
                   int column);
  double chance_of(const Field& field, double boards);

  Workspace& workspace_;
  std::vector<double> risk_;
  std::vector<int> mined_, free_;  // of the shape that is weighed
  std::vector<std::uint8_t> cells_;
};

}  // namespace qmines
