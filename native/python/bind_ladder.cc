// The ladder for Python: the steps of a deduction as plain tuples.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "deduce/ladder.h"
#include "python/bind.h"

using namespace nanobind::literals;

namespace qmines {

namespace {

nb::list list_of(const std::vector<std::int32_t>& cells) {
  nb::list list;
  for (const auto cell : cells) list.append(cell);
  return list;
}

nb::list list_of(const std::vector<Deduction>& steps) {
  nb::list list;
  for (const Deduction& step : steps) list.append(tuple_of(step));
  return list;
}

// (steps, whether the clues clash, why it stopped)
std::tuple<nb::typed<nb::list, nb::any>, bool, const char*> ladder(
    const nb::bytes& cells, int width, int height, std::optional<int> mines, int hardest, int depth,
    bool choose, bool until_safe, double seconds, std::size_t mib, const Cancel* cancel) {
  const Field field = field_of(cells, width, height, mines, 0.5);
  if (hardest < 0 || hardest > static_cast<int>(Technique::count) || depth < 0)
    throw nb::value_error("no such technique or depth");
  Limits limits;
  limits.hardest = static_cast<Technique>(hardest);
  limits.depth = depth;
  limits.choose = choose;
  Control control = control_of(seconds, mib, cancel);
  Report report;
  std::vector<Deduction> steps;
  bool clash = false;
  guarded(report, control, [&] {
    thread_local Ladder one;
    one.begin(field);
    Deduction step;
    while (one.next(limits, engine(), control, step)) {
      steps.push_back(step);
      if (until_safe && !step.safe.empty()) break;
    }
    clash = one.clash();
  });
  return {list_of(steps), clash, report.stopped};
}

}  // namespace

nb::tuple tuple_of(const Deduction& step) {
  nb::list branches;
  for (const Branch& branch : step.branches)
    branches.append(nb::make_tuple(branch.cell, branch.mined, list_of(branch.steps), branch.clashes,
                                   list_of(branch.clash), branch.total));
  return nb::make_tuple(static_cast<int>(step.technique), list_of(step.safe), list_of(step.mined),
                        list_of(step.clues), step.total, step.depth, step.minimal, branches,
                        list_of(step.order));
}

void bind_ladder(nb::module_& m) {
  m.def("ladder", &ladder, "cells"_a, "width"_a, "height"_a, "mines"_a.none(), nb::kw_only(),
        "hardest"_a = 4, "depth"_a = 2, "choose"_a = false, "until_safe"_a = false,
        "seconds"_a = 2.0, "mib"_a = 256, "cancel"_a = nb::none(),
        "Deduction step by step, the weakest technique first: (steps, clash, stopped).");
}

}  // namespace qmines
