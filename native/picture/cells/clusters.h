// Cells that look the same.
#pragma once

#include "picture/cells/patch.h"

namespace qmines::picture {

struct Cluster {
  Patch mean;  // what its cells have in common, without their noise
  std::vector<int> cells;
};

struct Clusters {
  int columns = 0;
  int rows = 0;
  std::vector<Patch> patches;  // of each cell, row by row
  std::vector<int> of;         // the cluster of each cell
  std::vector<Cluster> all;    // largest first
};

// Groups the cells of a grid, and removes rows and columns at its edges in which hardly any cell
// looks like one elsewhere: those belong to whatever is drawn around the board.
Clusters group_cells(const Image& image, Grid& grid);

}  // namespace qmines::picture
