// What all bindings share. Each file binds one concept, in a function bind_<concept>.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <atomic>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/control.h"
#include "count/analysis.h"
#include "deduce/deduction.h"
#include "position/game.h"

namespace qmines {

namespace nb = nanobind;

template <class T>
using Array1 = nb::ndarray<nb::numpy, T, nb::ndim<1>>;
template <class T>
using Array2 = nb::ndarray<nb::numpy, T, nb::ndim<2>>;

// A flag that any thread may raise to stop a running call.
struct Cancel {
  std::atomic<bool> raised{false};
};

inline Control control_of(double seconds, std::size_t mib, const Cancel* cancel) {
  // Ctrl-C reaches the main thread only; elsewhere the check is a cheap no.
  auto interrupted = [] {
    nb::gil_scoped_acquire gil;
    return PyErr_CheckSignals() != 0;
  };
  return Control(Budget{seconds, mib << 20}, cancel ? &cancel->raised : nullptr, interrupted);
}

template <class T>
Array2<T> array(std::vector<T>&& values, std::size_t height, std::size_t width) {
  auto* owner = new std::vector<T>(std::move(values));
  nb::capsule free(owner, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return Array2<T>(owner->data(), {height, width}, free);
}

template <class T>
Array1<T> row(std::vector<T>&& values) {
  auto* owner = new std::vector<T>(std::move(values));
  nb::capsule free(owner, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return Array1<T>(owner->data(), {owner->size()}, free);
}

inline const char* reason_name(Reason reason) {
  switch (reason) {
    case Reason::time:
      return "time";
    case Reason::memory:
      return "memory";
    case Reason::width:
      return "width";
    case Reason::cancelled:
      return "cancelled";
  }
  return "";
}

// How a call went.
struct Report {
  const char* stopped = "";  // why it stopped before the end, if it did
  double seconds = 0;
};

// Runs `work` without the GIL and fills the two members of a Report, or of a struct that has them.
template <class Answer, class Work>
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
    answer.seconds = control.used();
  }
  if (PyErr_Occurred()) throw nb::python_error();
}

inline FirstClick first_click_of(const std::string& name) {
  if (name == "anything") return FirstClick::anything;
  if (name == "safe") return FirstClick::safe;
  if (name == "opening") return FirstClick::opening;
  throw nb::value_error("no such first-click rule");
}

// The binary face of a position: one byte a cell.
Field field_of(const nb::bytes& cells, int width, int height, std::optional<int> mines,
               double density);
// One for each thread; it keeps its memory from call to call.
Engine& engine();
// Reads the network of the strategy `best` from the package, unless that has been done.
void ensure_network();
// (technique, safe, mined, clues, total, depth, minimal, branches, order), cells by their numbers;
// a branch is (cell, mined, steps, clashes, clash, total).
nb::tuple tuple_of(const Deduction& step);

void bind_advice(nb::module_& m);
void bind_analysis(nb::module_& m);
void bind_batch(nb::module_& m);
void bind_ladder(nb::module_& m);
void bind_network(nb::module_& m);
void bind_generate(nb::module_& m);
void bind_picture(nb::module_& m);
void bind_qubits(nb::module_& m);
void bind_simulate(nb::module_& m);

}  // namespace qmines
