// What each kind of cell looks like on its own: plain, or with something drawn in it.
#pragma once

#include "picture/cells/clusters.h"
#include "picture/cells/glyph_net.h"

namespace qmines::picture {

struct Look {
  bool plain = false;  // nothing is drawn in it
  Glyph glyph;         // otherwise what is
  Chances chances{};
  std::size_t cells = 0;  // that show the same drawing, whatever they look like otherwise
  bool raised = false;    // light at the top and left, dark at the bottom and right
};

// One for each cluster.
std::vector<Look> look_at(const Clusters& clusters, const Grid& grid);

// How different the edges of two cells are, where a bevel would be: 0 to 255.
double ring_distance(const Patch& a, const Patch& b);

}  // namespace qmines::picture
