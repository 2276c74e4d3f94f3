// Games side by side for Python: arrays in, arrays out.
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <string>
#include <tuple>
#include <utility>

#include "play/batch.h"
#include "python/bind.h"

using namespace nanobind::literals;

namespace qmines {

namespace {

using CellNumbers = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using View = nb::ndarray<nb::numpy, const std::int8_t, nb::ndim<3>>;

void check_game(const Batch& batch, int game) {
  if (game < 0 || game >= batch.games()) throw nb::index_error("no such game");
}

Batch make(int games, int width, int height, int mines, const std::string& first_click, int most) {
  if (games < 1 || most < 1 || width < 1 || height < 1 || mines < 0 || mines >= width * height)
    throw nb::value_error("no such number of games, field or number of mines");
  return Batch(games, width, height, mines, first_click_of(first_click), most);
}

void lay(Batch& batch, int game, const nb::bytes& board) {
  check_game(batch, game);
  if (board.size() != static_cast<std::size_t>(batch.cells()))
    throw nb::value_error("the board has another size");
  batch.lay(game, static_cast<const std::uint8_t*>(board.data()));
}

std::tuple<Array1<std::int32_t>, Array1<std::uint8_t>, Array1<bool>> step(Batch& batch,
                                                                          const CellNumbers& cells,
                                                                          bool again) {
  const std::size_t games = static_cast<std::size_t>(batch.games());
  if (cells.size() != games) throw nb::value_error("one cell a game, please");
  for (std::size_t game = 0; game < games; ++game)
    if (cells.data()[game] < 0 || cells.data()[game] >= batch.cells())
      throw nb::index_error("a cell that is not on the field");
  std::vector<std::int32_t> opened(games);
  std::vector<std::uint8_t> results(games);
  auto* cut = new bool[games];
  nb::capsule owner(cut, [](void* p) noexcept { delete[] static_cast<bool*>(p); });
  {
    nb::gil_scoped_release unlocked;
    batch.step(cells.data(), again, opened.data(), results.data(), cut);
  }
  return {row(std::move(opened)), row(std::move(results)), Array1<bool>(cut, {games}, owner)};
}

}  // namespace

void bind_batch(nb::module_& m) {
  nb::class_<Batch>(m, "Batch", "Many games of one level side by side, each a move at a time.")
      .def(nb::new_(&make), "games"_a, "width"_a, "height"_a, "mines"_a, "first_click"_a, "most"_a)
      .def(
          "seed",
          [](Batch& batch, int game, std::uint64_t seed) {
            check_game(batch, game);
            batch.seed(game, seed);
          },
          "game"_a, "seed"_a, "From here on the game's boards come from this seed.")
      .def(
          "reset",
          [](Batch& batch, int game) {
            check_game(batch, game);
            batch.reset(game);
          },
          "game"_a, "A new game; its board is drawn when its first cell is opened.")
      .def("lay", &lay, "game"_a, "board"_a, "A new game on this board: a byte a cell, 1 a mine.")
      .def(
          "step", &step, "cells"_a, "again"_a,
          "Open a cell in every game: cells opened, results (0 playing, 1 won, 2 lost, 3 wasted, 4 "
          "begun anew), and which are cut off.")
      .def_prop_ro(
          "view",
          [](Batch& batch) {
            return View(batch.view().data(), {static_cast<std::size_t>(batch.games()),
                                              static_cast<std::size_t>(batch.height()),
                                              static_cast<std::size_t>(batch.width())});
          },
          nb::rv_policy::reference_internal,
          "What the players see, as it is now: -1 hidden, 0 to 8, 9 the mine that went off.");
}

}  // namespace qmines
