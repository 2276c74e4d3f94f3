// The Python face of the count of qubits.
#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <bit>
#include <tuple>

#include "python/bind.h"
#include "qubits/advisor.h"
#include "qubits/analysis.h"

using namespace nanobind::literals;

namespace qmines {

namespace {

using KindTuple = std::tuple<int, int, int>;  // z, h, total

struct QubitAnswer {
  qubits::Chances chances;
  std::size_t kinds = 0;
  std::vector<std::uint8_t> layouts;  // one after the other, a byte a cell
  const char* stopped = "";
  double seconds = 0;
};

void check(bool good, const char* what) {
  if (!good) throw nb::value_error(what);
}

qubits::Field qubit_field(const nb::bytes& kinds_of, const nb::bytes& z, const nb::bytes& h,
                          int width, int height, const std::vector<KindTuple>& kinds,
                          const std::vector<std::vector<double>>& loose, int some_of) {
  const std::size_t cells = static_cast<std::size_t>(width) * height;
  check(width >= 1 && height >= 1 && kinds_of.size() == cells && z.size() == cells &&
            h.size() == cells,
        "every cell needs a byte of each sort");
  check(!kinds.empty() && kinds.size() <= qubits::kMaxKinds, "there can be 1 to 8 kinds");
  qubits::Field field;
  field.width = width;
  field.height = height;
  field.kinds_of = static_cast<const std::uint8_t*>(kinds_of.data());
  field.z = static_cast<const std::int8_t*>(z.data());
  field.h = static_cast<const std::int8_t*>(h.data());
  field.some_of = static_cast<std::uint8_t>(some_of);
  std::size_t total = 0, open = loose.size();
  for (const auto& [kz, kh, count] : kinds) {
    check(kz >= 0 && kh >= 0 && kz + kh >= 1 && kz + kh <= 3 && std::abs(kz - kh) <= 1,
          "no qubit has such chances of a mine");
    check(count >= 0 && count <= (1 << 22), "a total is out of range");
    field.kinds.push_back({static_cast<std::uint8_t>(kz), static_cast<std::uint8_t>(kh), count});
    total += static_cast<std::size_t>(count);
  }
  for (std::size_t i = 0; i < cells; ++i) {
    check(field.kinds_of[i] < 1U << kinds.size(), "a cell names a kind that there is not");
    check(field.z[i] <= 16 && field.h[i] <= 16, "a number is out of range");
    open += field.kinds_of[i] != 0;
  }
  check(total == open, "the totals do not match the number of cells");
  for (const auto& weights : loose) {
    check(weights.size() == kinds.size(), "a loose cell needs a weight for each kind");
    field.loose.emplace_back();
    std::copy(weights.begin(), weights.end(), field.loose.back().begin());
  }
  return field;
}

QubitAnswer analyse_qubits(const nb::bytes& kinds_of, const nb::bytes& z, const nb::bytes& h,
                           int width, int height, const std::vector<KindTuple>& kinds,
                           const std::vector<std::vector<double>>& loose, int some_of,
                           double seconds, std::size_t mib, const Cancel* cancel, int draws,
                           std::uint64_t seed, bool force_tilt) {
  const qubits::Field field = qubit_field(kinds_of, z, h, width, height, kinds, loose, some_of);
  QubitAnswer answer;
  answer.kinds = kinds.size();
  Control control = control_of(seconds, mib, cancel);
  guarded(answer, control, [&] {
    thread_local qubits::Engine engine;
    const struct Forget {  // the tables, which are of this control
      ~Forget() { engine.forget(); }
    } forget;
    engine.analyse(field, control, answer.chances, draws > 0, force_tilt);
    if (answer.chances.status != qubits::Status::solved) return;
    Random random(seed);
    std::vector<std::uint8_t> layout;
    for (int i = 0; i < draws; ++i) {
      control.spend(static_cast<std::uint64_t>(width) * height * 20);
      engine.draw(random, layout);
      answer.layouts.insert(answer.layouts.end(), layout.begin(), layout.end());
    }
  });
  return answer;
}

using GroupTuple =
    std::tuple<int, std::vector<std::int32_t>, std::vector<std::tuple<int, int, bool>>>;

// (cell, board, shield, survival, value, error, rollouts) for each move, the best first; why
// stopped
using Moves = std::vector<std::tuple<int, int, bool, double, double, double, int>>;
std::tuple<Moves, const char*, double> advise_qubits(
    const nb::bytes& kinds_of, const nb::bytes& z, const nb::bytes& h, int width, int height,
    const std::vector<KindTuple>& kinds, const std::vector<std::vector<double>>& loose,
    const nb::bytes& measured, const std::vector<GroupTuple>& groups, int shields, bool both,
    int candidates, int rollouts, double within, int endgame, std::uint64_t seed, double seconds,
    std::size_t mib, const Cancel* cancel) {
  const qubits::Field field = qubit_field(kinds_of, z, h, width, height, kinds, loose, 0);
  check(kinds.size() == 4, "there are four states");
  qubits::PlayerView view;
  view.width = width;
  view.height = height;
  view.both = both;
  view.shields = shields;
  const std::size_t cells = kinds_of.size();
  check(measured.size() == cells, "every cell needs a byte of each sort");
  view.kinds_of.assign(field.kinds_of, field.kinds_of + cells);
  view.z.assign(field.z, field.z + cells);
  view.h.assign(field.h, field.h + cells);
  const auto* bytes = static_cast<const std::uint8_t*>(measured.data());
  for (std::size_t i = 0; i < cells; ++i) view.measured.push_back(bytes[i] != 255);
  for (int s = 0; s < 4; ++s) view.left[s] = field.kinds[s].total;
  view.loose = field.loose;
  for (const auto& [kind, members, outcomes] : groups) {
    check(kind >= 0 && kind <= 2 && members.size() == (kind == 2 ? 3U : 2U), "no such group");
    for (const auto cell : members)
      check(cell >= 0 && static_cast<std::size_t>(cell) < cells, "no such cell");
    qubits::EntangledGroup& shared =
        view.groups.emplace_back(static_cast<qubits::GroupKind>(kind), members);
    for (const auto& [place, board, mine] : outcomes) {
      check(place >= 0 && static_cast<std::size_t>(place) < members.size(), "no such member");
      const auto cell = members[static_cast<std::size_t>(place)];
      check((board == 0 || board == 1) && shared.weight(cell, board) != (mine ? 0 : 2),
            "a group cannot have had such an outcome");
      shared.measure(cell, board, mine);
    }
  }
  view.begin();
  Control control = control_of(seconds, mib, cancel);
  QubitAnswer answer;
  std::vector<qubits::Choice> choices;
  guarded(answer, control, [&] {
    qubits::Advisor player;
    Random random(seed);
    player.choose(view, {candidates, rollouts, within, endgame}, random, control, choices);
  });
  Moves moves;
  for (const auto& each : choices)
    moves.emplace_back(each.measurement.cell, each.measurement.board, each.measurement.shield,
                       each.survival, each.value, each.error, each.rollouts);
  return {std::move(moves), answer.stopped, answer.seconds};
}

}  // namespace

void bind_qubits(nb::module_& m) {
  nb::class_<QubitAnswer>(m, "QubitAnswer", "What may be under each cell, or why it is not known.")
      .def_ro("stopped", &QubitAnswer::stopped, "'', 'time', 'memory', 'width' or 'cancelled'.")
      .def_ro("seconds", &QubitAnswer::seconds)
      .def_prop_ro(
          "status", [](const QubitAnswer& a) { return static_cast<int>(a.chances.status); },
          "0 solved, 1 the numbers clash, 2 the numbers clash with the totals.")
      .def_prop_ro("clash", [](const QubitAnswer& a) { return a.chances.clash; })
      .def_prop_ro(
          "chance",
          [](const QubitAnswer& a) {
            const std::size_t cells = a.chances.possible.size();
            return array(std::vector<double>(a.chances.chance), cells, a.kinds);
          },
          nb::rv_policy::move, "Cells × kinds; 0 where a cell is not in question.")
      .def_prop_ro(
          "possible",
          [](const QubitAnswer& a) {
            return nb::bytes(reinterpret_cast<const char*>(a.chances.possible.data()),
                             a.chances.possible.size());
          },
          "A byte a cell: the kinds that some layout has there.")
      .def_prop_ro(
          "layouts",
          [](const QubitAnswer& a) {
            return nb::bytes(reinterpret_cast<const char*>(a.layouts.data()), a.layouts.size());
          },
          "Layouts drawn, each as often as its weight says: a kind a cell, 255 where none is in "
          "question.")
      .def_prop_ro("log_weight", [](const QubitAnswer& a) { return a.chances.log_weight; })
      .def_prop_ro("states", [](const QubitAnswer& a) { return a.chances.states; })
      .def_prop_ro("components", [](const QubitAnswer& a) { return a.chances.components; });

  m.def("analyse_qubits", &analyse_qubits, "kinds_of"_a, "z"_a, "h"_a, "width"_a, "height"_a,
        "kinds"_a, nb::kw_only(), "loose"_a, "some_of"_a, "seconds"_a = 2.0, "mib"_a = 256,
        "cancel"_a = nb::none(), "draws"_a = 0, "seed"_a = 0, "force_tilt"_a = false,
        "The exact chance of each kind of qubit.");

  m.def("advise_qubits", &advise_qubits, "kinds_of"_a, "z"_a, "h"_a, "width"_a, "height"_a,
        "kinds"_a, nb::kw_only(), "loose"_a, "measured"_a, "groups"_a, "shields"_a, "both"_a,
        "candidates"_a = 8, "rollouts"_a = 0, "within"_a = 0.15, "endgame"_a = 0, "seed"_a = 0,
        "seconds"_a = 2.0, "mib"_a = 256, "cancel"_a = nb::none(),
        "The moves worth considering, the best first.");
}

}  // namespace qmines
