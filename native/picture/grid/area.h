// Boards whose hidden cells are drawn as one area, without borders between them.
#pragma once

#include "picture/grid/extent.h"

namespace qmines::picture {

// Extends a grid over areas of one colour that begin on it, if they end where cells would.
Grid extend_over_areas(const Image& image, const Grid& grid);

}  // namespace qmines::picture
