// Advice for Python: choices as plain tuples.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "play/advisor.h"
#include "python/bind.h"

using namespace nanobind::literals;

namespace qmines {

namespace {

constexpr const char* kKinds[] = {"certain", "exact", "estimated", "survival"};

using Told = std::tuple<int, double, double, double>;

// (kind, status, choices as (cell, survival, winning, error), why it stopped)
std::tuple<const char*, int, std::vector<Told>, const char*> advise(
    const nb::bytes& cells, int width, int height, std::optional<int> mines, double density,
    int boards, int candidates, std::uint64_t seed, double seconds, std::size_t mib,
    const Cancel* cancel) {
  Field field = field_of(cells, width, height, mines, density);
  std::vector<std::uint8_t> plain(field.cells, field.cells + cells.size());
  for (auto& code : plain)  // what a player marks is not believed
    if (code == flag || code == question) code = hidden;
  field.cells = plain.data();
  ensure_network();
  Control control = control_of(seconds, mib, cancel);
  Report report;
  Advice advice;
  guarded(report, control, [&] {
    Advisor advisor;
    advisor.tuning().rollout_boards = boards;
    advisor.tuning().rollout_candidates = candidates;
    Random random(seed);
    advice = advisor.advise(field, control, random);
  });
  std::vector<Told> told;
  for (const Choice& c : advice.choices) told.emplace_back(c.cell, c.survival, c.won, c.error);
  return {kKinds[advice.kind], static_cast<int>(advice.status), told, report.stopped};
}

}  // namespace

void bind_advice(nb::module_& m) {
  m.def("advise", &advise, "cells"_a, "width"_a, "height"_a, "mines"_a.none(), nb::kw_only(),
        "density"_a = 0.2, "boards"_a = 100, "candidates"_a = 5, "seed"_a = 0, "seconds"_a = 2.0,
        "mib"_a = 256, "cancel"_a = nb::none(),
        "What to open: (kind, status, [(cell, survival, winning, error)], stopped), best first.");
}

}  // namespace qmines
