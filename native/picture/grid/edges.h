// Straight horizontal and vertical edges: what a grid is made of and text is not.
#pragma once

#include "picture/image.h"

namespace qmines::picture {

// How strong an edge counts at most; faint lines have to count beside strong ones.
constexpr int kStrongest = 12;

struct Edges {
  // vertical.row(y)[x]: the edge between pixels x - 1 and x of row y, 0 to kStrongest.
  // horizontal.row(y)[x]: the same between rows y - 1 and y.
  Plane vertical;
  Plane horizontal;
};

Edges find_edges(const Image& image);

// Drops edges that run straight for fewer pixels than this; those of cells do for most of their
// size. Can be called again with a larger number.
void keep_longer(Edges& edges, int straight);

}  // namespace qmines::picture
