// The Python module: what all bindings share, and the list of them.
#include "python/bind.h"

namespace qmines {

Field field_of(const nb::bytes& cells, int width, int height, std::optional<int> mines,
               double density) {
  if (width < 1 || height < 1 || cells.size() != static_cast<std::size_t>(width) * height)
    throw nb::value_error("cells must hold width times height bytes");
  const auto* codes = static_cast<const std::uint8_t*>(cells.data());
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (codes[i] > safe) throw nb::value_error("a cell code is out of range");
  return Field{width, height, codes, mines.value_or(-1), density, -1};
}

Engine& engine() {
  thread_local Engine one;
  return one;
}

}  // namespace qmines

using namespace qmines;

NB_MODULE(_kernel, m) {
  m.doc() = "The kernel of qmines: exact counting, sampling and search on plain values.";

  nb::class_<Cancel>(m, "Cancel", "A flag that stops a running call when any thread raises it.")
      .def(nb::init<>())
      .def(
          "set", [](Cancel& c) { c.raised = true; }, "Stop the calls that hold this flag.")
      .def_prop_ro("is_set", [](const Cancel& c) { return c.raised.load(); });

  bind_advice(m);
  bind_batch(m);
  bind_ladder(m);
  bind_generate(m);
  bind_network(m);
  bind_picture(m);
  bind_qubits(m);
  bind_analysis(m);
  bind_simulate(m);
}
