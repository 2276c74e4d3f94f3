// The reader of screenshots as a WebAssembly module of its own: js/picture/module.js calls it.
//
// Pixels are written into qmines_picture_pixels(), four bytes each: red, green, blue and opacity.
// What qmines_picture_read() finds lies in the arrays behind it until the next call.
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "picture/picture.h"

using namespace qmines::picture;

namespace {

std::vector<std::uint8_t> pixels;
Reading reading;
std::array<double, 13> numbers;

}  // namespace

extern "C" {

// Room for so many pixels.
std::uint8_t* qmines_picture_pixels(int count) {
  pixels.resize(4 * static_cast<std::size_t>(count));
  return pixels.data();
}

// Reads the board and frees the pixels. Returns the Trouble with it, 0 for none.
int qmines_picture_read(int width, int height) {
  reading = read_picture(pixels.data(), width, height);
  pixels = {};
  const Rectangle &board = reading.board, &other = reading.other;
  numbers = {static_cast<double>(reading.columns),
             static_cast<double>(reading.rows),
             static_cast<double>(reading.mines),
             reading.cell_width,
             reading.cell_height,
             board.left,
             board.top,
             board.right,
             board.bottom,
             other.left,
             other.top,
             other.right,
             other.bottom};
  return static_cast<int>(reading.problem);
}

// Columns, rows, mines (-1 where there is no counter), the size of a cell, and the corners of the
// board and of another board.
const double* qmines_picture_numbers() { return numbers.data(); }

// One value for each cell, row by row.
const std::uint8_t* qmines_picture_cells() { return reading.cells.data(); }
const std::uint8_t* qmines_picture_second() { return reading.second.data(); }
const float* qmines_picture_confidence() { return reading.confidence.data(); }
}
