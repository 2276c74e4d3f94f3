// The Python face of the kernel: buffers in, owned values out, the GIL released meanwhile.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <cstring>
#include <memory>
#include <utility>

#include "analysis.h"

namespace nb = nanobind;
using namespace nb::literals;
using namespace qmines;

namespace {

using Cells = nb::bytes;
template <class T>
using Array1 = nb::ndarray<nb::numpy, T, nb::ndim<1>>;
template <class T>
using Array2 = nb::ndarray<nb::numpy, T, nb::ndim<2>>;

// A flag that any thread may raise to stop a running call.
struct Cancel {
  std::atomic<bool> raised{false};
};

Field field_of(const Cells& cells, int width, int height, std::optional<int> mines,
               double density) {
  if (width < 1 || height < 1 || cells.size() != static_cast<std::size_t>(width) * height)
    throw nb::value_error("cells must hold width times height bytes");
  const auto* codes = static_cast<const std::uint8_t*>(cells.data());
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (codes[i] > safe) throw nb::value_error("a cell code is out of range");
  return Field{width, height, codes, mines.value_or(-1), density, -1};
}

Control control_of(double seconds, std::size_t mib, const Cancel* cancel) {
  // Ctrl-C reaches the main thread only; elsewhere the check is a cheap no.
  auto interrupted = [] {
    nb::gil_scoped_acquire gil;
    return PyErr_CheckSignals() != 0;
  };
  return Control(Budget{seconds, mib << 20}, cancel ? &cancel->raised : nullptr, interrupted);
}

Engine& engine() {
  thread_local Engine one;
  return one;
}

template <class T>
Array2<T> array(std::vector<T>&& values, std::size_t height, std::size_t width) {
  auto* owner = new std::vector<T>(std::move(values));
  nb::capsule free(owner, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return Array2<T>(owner->data(), {height, width}, free);
}

const char* reason_name(Reason reason) {
  switch (reason) {
    case Reason::time: return "time";
    case Reason::memory: return "memory";
    case Reason::width: return "width";
    case Reason::cancelled: return "cancelled";
  }
  return "";
}

// What an analysis hands to Python; arrays are made when they are asked for.
struct Answer {
  Analysis analysis;
  int width = 0, height = 0;
  const char* stopped = "";  // why there is no answer, if so
  double seconds = 0;
};

template <class Work>
void guarded(Answer& answer, Control& control, Work&& work) {
  {
    nb::gil_scoped_release unlocked;
    try {
      work();
    } catch (const Stopped& stop) {
      answer.stopped = reason_name(stop.reason);
    } catch (const std::bad_alloc&) {
      answer.stopped = reason_name(Reason::memory);
    }
    answer.seconds = control.elapsed();
  }
  if (PyErr_Occurred()) throw nb::python_error();
}

Answer analyse(const Cells& cells, int width, int height,
               std::optional<int> mines, double density, bool count,
               double seconds, std::size_t mib, const Cancel* cancel, bool force_tilt) {
  const Field field = field_of(cells, width, height, mines, density);
  Answer answer;
  answer.width = width;
  answer.height = height;
  Control control = control_of(seconds, mib, cancel);
  guarded(answer, control, [&] {
    engine().analyse(field, Options{count, force_tilt}, control, answer.analysis);
  });
  return answer;
}

nb::list places(const Answer& answer, Certain wanted) {
  nb::list list;
  const auto& certain = answer.analysis.certain;
  for (std::size_t i = 0; i < certain.size(); ++i)
    if (certain[i] == wanted)
      list.append(nb::make_tuple(static_cast<int>(i) / answer.width,
                                 static_cast<int>(i) % answer.width));
  return list;
}

}  // namespace

NB_MODULE(_kernel, m) {
  m.doc() = "The kernel of qmines: exact counting, sampling and search on plain values.";

  nb::class_<Cancel>(m, "Cancel", "A flag that stops a running call when any thread raises it.")
      .def(nb::init<>())
      .def("set", [](Cancel& c) { c.raised = true; }, "Stop the calls that hold this flag.")
      .def_prop_ro("is_set", [](const Cancel& c) { return c.raised.load(); });

  nb::class_<Answer>(m, "Answer", "What a call found, or why it stopped.")
      .def_ro("stopped", &Answer::stopped, "'', 'time', 'memory', 'width' or 'cancelled'.")
      .def_ro("seconds", &Answer::seconds)
      .def_prop_ro("status",
                   [](const Answer& a) { return static_cast<int>(a.analysis.status); },
                   "0 solved, 1 the clues clash, 2 the clues clash with the total.")
      .def_prop_ro("mine_probability",
                   [](Answer& a) {
                     return array(std::vector<double>(a.analysis.probability), a.height, a.width);
                   },
                   nb::rv_policy::move)
      .def_prop_ro("safe", [](const Answer& a) { return places(a, Certain::safe); })
      .def_prop_ro("mined", [](const Answer& a) { return places(a, Certain::mine); })
      .def_prop_ro("boards",
                   [](const Answer& a) -> nb::object {
                     if (!a.analysis.counted) return nb::none();
                     const std::string bytes = a.analysis.boards.little_endian();
                     return nb::steal(_PyLong_FromByteArray(
                         reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), 1, 0));
                   })
      .def_prop_ro("sea_mines", [](const Answer& a) { return a.analysis.sea_mines; })
      .def_prop_ro("sea", [](const Answer& a) { return a.analysis.sea; })
      .def_prop_ro("components", [](const Answer& a) { return a.analysis.components; })
      .def_prop_ro("groups", [](const Answer& a) { return a.analysis.groups; })
      .def_prop_ro("states", [](const Answer& a) { return a.analysis.states; });

  m.def("analyse", &analyse, "cells"_a, "width"_a, "height"_a, "mines"_a.none(), nb::kw_only(),
        "density"_a = 0.2, "count"_a = true, "seconds"_a = 2.0, "mib"_a = 256,
        "cancel"_a = nb::none(), "force_tilt"_a = false,
        "Exact mine probabilities of a position.");
}
