// Boards in pictures for Python: plain tuples.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>

#include <tuple>

#include "picture/picture.h"
#include "python/bind.h"

using namespace nanobind::literals;

namespace qmines {

namespace {

using Corners = std::tuple<double, double, double, double>;

constexpr const char* kProblems[] = {"", "too_large", "too_small", "no_board", "several_boards"};

Corners corners(const picture::Rectangle& r) { return {r.left, r.top, r.right, r.bottom}; }

nb::bytes bytes_of(const std::vector<std::uint8_t>& values) {
  return nb::bytes(reinterpret_cast<const char*>(values.data()), values.size());
}

// (problem, columns, rows, cell width, cell height, board, other board, cells, second, confidence,
// exploded, mines)
std::tuple<const char*, int, int, double, double, Corners, Corners, nb::bytes, nb::bytes,
           Array1<float>, nb::bytes, std::optional<int>>
read_picture(const nb::bytes& pixels, int width, int height) {
  if (width < 1 || height < 1 || pixels.size() / 4 / width != static_cast<std::size_t>(height) ||
      pixels.size() % (static_cast<std::size_t>(4) * width) != 0)
    throw nb::value_error("pixels must hold four bytes for each pixel");
  picture::Reading reading;
  {
    nb::gil_scoped_release unlocked;
    reading = picture::read_picture(static_cast<const std::uint8_t*>(pixels.data()), width, height);
  }
  std::optional<int> mines;
  if (reading.mines >= 0) mines = reading.mines;
  return {kProblems[static_cast<int>(reading.problem)],
          reading.columns,
          reading.rows,
          reading.cell_width,
          reading.cell_height,
          corners(reading.board),
          corners(reading.other),
          bytes_of(reading.cells),
          bytes_of(reading.second),
          row(std::move(reading.confidence)),
          bytes_of(reading.exploded),
          mines};
}

}  // namespace

void bind_picture(nb::module_& m) {
  m.def("read_picture", &read_picture, "pixels"_a, "width"_a, "height"_a,
        "The board in a picture of red, green, blue and opacity: (problem, columns, rows, cell "
        "width, cell height, board, other board, cells, second, confidence, exploded, mines).");
}

}  // namespace qmines
