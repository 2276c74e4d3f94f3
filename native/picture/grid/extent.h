// Where a grid ends: which of the cells that its lines mark out belong to the board.
#pragma once

#include "picture/grid/comb.h"
#include "picture/grid/edges.h"

namespace qmines::picture {

struct Grid {
  Comb x, y;
  double border_x = 0, border_y = 0;  // pixels that the border of a cell takes on each side
  // Rows and columns at each end that may lie outside the board: their borders are incomplete.
  int doubtful_left = 0, doubtful_top = 0, doubtful_right = 0, doubtful_bottom = 0;
  bool skips = false;  // every other line, or two of three, hits less than the rest
  double score = 0;    // cells whose borders are there, less those whose borders are missing
};

// The sum of the edges at each position, over rows (or columns) `begin` to `end`.
std::vector<double> across(const Plane& vertical, double begin, double end);
std::vector<double> down(const Plane& horizontal, double begin, double end);

// Puts lines into the middle between cells, and ends where the cells do; a row too many is left
// to those who compare the cells.
Grid settle(const Edges& edges, const Grid& rough);
// The same from the board alone, in case that what lies around it has led astray.
Grid settle_again(const Edges& edges, const Grid& grid);

}  // namespace qmines::picture
