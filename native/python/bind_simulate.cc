// Many games for Python: outcomes as arrays, one value a game.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>
#include <utility>

#include "play/guess/endgame_search.h"
#include "play/simulate.h"
#include "python/bind.h"

using namespace nanobind::literals;

namespace qmines {

namespace {

Contest contest_of(int width, int height, int mines, const std::string& first_click, int start,
                   std::uint64_t seed) {
  if (width < 1 || height < 1 || mines < 0 || mines >= width * height || start < 0 ||
      start >= width * height)
    throw nb::value_error("no such field, number of mines or start");
  Contest contest;
  contest.width = width;
  contest.height = height;
  contest.mines = mines;
  contest.start = start;
  contest.seed = seed;
  contest.first_click = first_click_of(first_click);
  return contest;
}

ChosenStrategy strategy_of(const std::string& name) {
  const ChosenStrategy found = find_strategy(name);
  if (!found) throw nb::value_error("no such strategy");
  if (found.strategy->needs_network) ensure_network();
  return found;
}

// (name, description, whether it takes an effort) of each strategy.
std::vector<std::tuple<std::string, std::string, bool>> list_strategies() {
  std::vector<std::tuple<std::string, std::string, bool>> list;
  for (const Strategy* each : strategies())
    list.emplace_back(each->name, each->description, each->takes_effort);
  return list;
}

// Outcomes as columns: won, gave up, guesses, luck.
using Columns = std::tuple<Array1<std::uint8_t>, Array1<std::uint8_t>, Array1<std::uint16_t>,
                           Array1<float>, bool>;

Columns columns(const std::vector<Outcome>& outcomes, bool finished) {
  const std::size_t n = outcomes.size();
  std::vector<std::uint8_t> won(n), gave_up(n);
  std::vector<std::uint16_t> guesses(n);
  std::vector<float> luck(n);
  for (std::size_t i = 0; i < n; ++i) {
    won[i] = outcomes[i].won;
    gave_up[i] = outcomes[i].gave_up;
    guesses[i] = outcomes[i].guesses;
    luck[i] = outcomes[i].luck;
  }
  return {row(std::move(won)), row(std::move(gave_up)), row(std::move(guesses)),
          row(std::move(luck)), finished};
}

Columns run_contest(int width, int height, int mines, const std::string& first_click, int start,
                    const std::string& strategy, std::uint64_t seed, std::uint64_t first,
                    std::size_t games, int threads, const Cancel* cancel) {
  Contest contest = contest_of(width, height, mines, first_click, start, seed);
  contest.strategy = strategy_of(strategy);
  std::vector<Outcome> outcomes(games);
  bool finished;
  {
    nb::gil_scoped_release unlocked;
    finished = simulate(contest, first, games, threads, cancel ? &cancel->raised : nullptr,
                        outcomes.data());
  }
  return columns(outcomes, finished);
}

Columns run_boards(const nb::ndarray<const std::uint8_t, nb::ndim<3>, nb::c_contig>& boards,
                   const std::vector<std::int32_t>& starts, const std::string& strategy,
                   std::uint64_t seed, int threads, const Cancel* cancel) {
  const int height = static_cast<int>(boards.shape(1)), width = static_cast<int>(boards.shape(2));
  Contest contest = contest_of(width, height, 0, "anything", 0, seed);
  contest.strategy = strategy_of(strategy);
  if (starts.size() != boards.shape(0)) throw nb::value_error("every board needs a start");
  for (const auto start : starts)
    if (start < 0 || start >= width * height) throw nb::value_error("no such start");
  std::vector<Outcome> outcomes(starts.size());
  bool finished;
  {
    nb::gil_scoped_release unlocked;
    finished = play_boards(contest, boards.data(), starts.data(), starts.size(), threads,
                           cancel ? &cancel->raised : nullptr, outcomes.data());
  }
  return columns(outcomes, finished);
}

// (the cells opened, won, gave up) of one game.
std::tuple<std::vector<std::int32_t>, bool, bool> run_board(
    const nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig>& board, int start,
    const std::string& strategy, std::uint64_t seed, std::uint64_t index) {
  const int height = static_cast<int>(board.shape(0)), width = static_cast<int>(board.shape(1));
  Contest contest = contest_of(width, height, 0, "anything", start, seed);
  contest.strategy = strategy_of(strategy);
  std::vector<std::int32_t> opened;
  nb::gil_scoped_release unlocked;
  const Outcome outcome = play_board(contest, index, board.data(), opened);
  return {std::move(opened), outcome.won, outcome.gave_up};
}

Array2<std::uint8_t> one_board(int width, int height, int mines, const std::string& first_click,
                               int start, std::uint64_t seed, std::uint64_t index) {
  const Contest contest = contest_of(width, height, mines, first_click, start, seed);
  std::vector<std::uint8_t> board;
  contest_board(contest, index, board);
  return array(std::move(board), height, width);
}

// The rest of a game searched in full: (cell, boards won, boards), cell -1 where some cell is safe
// for certain; None if more boards remain, or more work is needed, than allowed.
std::optional<std::tuple<int, double, double>> endgame(const nb::bytes& cells, int width,
                                                       int height, int mines, double boards,
                                                       std::uint64_t work, double seconds,
                                                       std::size_t mib) {
  const Field field = field_of(cells, width, height, mines, 0.5);
  Control control = control_of(seconds, mib, nullptr);
  Report report;
  Analysis analysis;
  bool solved = false;
  int cell = -1;
  double won = 0, all = 0;
  guarded(report, control, [&] {
    EndgameSearch search;
    engine().analyse(field, Options{false, false, false}, control, analysis);
    all = analysis.weight;
    solved = analysis.status == Status::solved &&
             search.enumerate(field, engine(), all, {boards, work}) && search.solve(cell, won);
  });
  if (!solved) return std::nullopt;
  return std::tuple(cell, won, all);
}

}  // namespace

void bind_simulate(nb::module_& m) {
  m.def("strategies", &list_strategies,
        "The strategies, weakest first: [(name, description, whether it takes an effort)].");

  m.def("simulate", &run_contest, "width"_a, "height"_a, "mines"_a, "first_click"_a, "start"_a,
        "strategy"_a, nb::kw_only(), "seed"_a, "first"_a = 0, "games"_a, "threads"_a = 1,
        "cancel"_a = nb::none(),
        "Play games first, first + 1, … of a seed: (won, gave_up, guesses, luck, finished).");

  m.def("play_boards", &run_boards, "boards"_a, "starts"_a, "strategy"_a, nb::kw_only(),
        "seed"_a = 0, "threads"_a = 1, "cancel"_a = nb::none(),
        "Play given boards (games, height, width): as simulate.");

  m.def("play_board", &run_board, "board"_a, "start"_a, "strategy"_a, nb::kw_only(), "seed"_a = 0,
        "index"_a = 0,
        "Play game `index` of a seed on a given board: (cells opened in order, won, gave_up).");

  m.def("contest_board", &one_board, "width"_a, "height"_a, "mines"_a, "first_click"_a, "start"_a,
        nb::kw_only(), "seed"_a, "index"_a, "The board of one game of simulate.");

  m.def("endgame", &endgame, "cells"_a, "width"_a, "height"_a, "mines"_a, nb::kw_only(),
        "boards"_a = 500.0, "work"_a = 1'000'000, "seconds"_a = 2.0, "mib"_a = 256,
        "Perfect play to the end: (cell, boards won, boards), or None if that is too much.");
}

}  // namespace qmines
