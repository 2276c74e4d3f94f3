// Reads a board from a picture of it: a screenshot of any program, or a straight photo of a screen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "picture/image.h"

namespace qmines::picture {

enum class Trouble : std::uint8_t {
  none,
  too_large,  // more pixels than are looked at
  too_small,  // cells, or the picture as a whole
  no_board,
  several_boards,
};

struct Reading {
  Trouble problem = Trouble::none;
  int columns = 0, rows = 0;  // of the board; where there is none, of what came closest
  double cell_width = 0, cell_height = 0;
  Rectangle board;                     // in pixels of the picture
  Rectangle other;                     // the second board, where there are several
  std::vector<std::uint8_t> cells;     // codes of a position, row by row
  std::vector<std::uint8_t> second;    // for each cell what else it may be
  std::vector<float> confidence;       // for each cell, 0 to 1
  std::vector<std::uint8_t> exploded;  // for each cell, 1 for a mine that is marked as hit
  int mines = -1;                      // by the counter above the board; -1 if none was read
};

constexpr std::size_t kMostPixels = 40'000'000;
constexpr int kMostCells = 10'000;

// `pixels` holds red, green, blue and opacity, one byte each, row by row.
Reading read_picture(const std::uint8_t* pixels, int width, int height);

}  // namespace qmines::picture
