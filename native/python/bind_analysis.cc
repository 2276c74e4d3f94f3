// Analyses for Python: exact or sampled probabilities, boards drawn, and what clashes.
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <mutex>
#include <tuple>
#include <utility>

#include "base/threads.h"
#include "count/analysis.h"
#include "count/json_writer.h"
#include "deduce/clash.h"
#include "python/bind.h"
#include "sample/estimate.h"
#include "sample/rejection.h"
#include "sample/sample_boards.h"

using namespace nanobind::literals;

namespace qmines {

namespace {

using Cells = nb::bytes;
// What an analysis hands to Python; arrays are made when they are asked for.
struct Answer {
  Analysis analysis;
  int width = 0, height = 0;
  const char* stopped = "";  // why there is no answer, if so
  double seconds = 0;
  std::optional<AnalysisJson> written;
};

// An engine of its own that remembers the last position: for one game, move by move.
struct Tracker {
  Engine engine;
  std::mutex busy;
};

Answer track(Tracker& tracker, const Cells& cells, int width, int height, std::optional<int> mines,
             double density, bool count, double seconds, std::size_t mib, const Cancel* cancel) {
  const Field field = field_of(cells, width, height, mines, density);
  Answer answer;
  answer.width = width;
  answer.height = height;
  Control control = control_of(seconds, mib, cancel);
  guarded(answer, control, [&] {
    const std::lock_guard lock(tracker.busy);
    tracker.engine.analyse(field, Options{count, false, true}, control, answer.analysis);
  });
  return answer;
}

Answer analyse(const Cells& cells, int width, int height, std::optional<int> mines, double density,
               bool count, double seconds, std::size_t mib, const Cancel* cancel, bool force_tilt) {
  const Field field = field_of(cells, width, height, mines, density);
  Answer answer;
  answer.width = width;
  answer.height = height;
  Control control = control_of(seconds, mib, cancel);
  guarded(answer, control, [&] {
    engine().analyse(field, Options{count, force_tilt, false}, control, answer.analysis);
  });
  return answer;
}

using Progress = std::function<void(double, std::uint64_t)>;

// The same call for both samplers: block sampling, or naive rejection.
Answer estimate_position(const Cells& cells, int width, int height, std::optional<int> mines,
                         double density, std::uint64_t seed, double error, int threads,
                         bool everything, int block, double states, bool rejection,
                         std::optional<Progress> progress, double seconds, std::size_t mib,
                         const Cancel* cancel, bool bounds) {
  const Field field = field_of(cells, width, height, mines, density);
  Answer answer;
  answer.width = width;
  answer.height = height;
  Control control = control_of(seconds, mib, cancel);
  Sampling sampling{seed, error, threads, everything, bounds, block, states, {}};
  if (progress)
    sampling.progress = [&](double worst, std::uint64_t samples) {
      nb::gil_scoped_acquire gil;
      (*progress)(worst, samples);
    };
  guarded(answer, control, [&] {
    if (rejection) {
      estimate_by_rejection(field, sampling, control, answer.analysis);
    } else {
      estimate(engine(), field, sampling, control, answer.analysis);
    }
  });
  return answer;
}

std::tuple<std::vector<std::int32_t>, bool, bool> clash(const Cells& cells, int width, int height,
                                                        std::optional<int> mines, bool with_total,
                                                        double seconds, std::size_t mib,
                                                        const Cancel* cancel) {
  const Field field = field_of(cells, width, height, mines, 0.5);
  Control control = control_of(seconds, mib, cancel);
  Clash found;
  Answer answer;
  guarded(answer, control, [&] {
    found =
        explain_clash(field, with_total ? Status::total_clash : Status::clash, engine(), control);
  });
  return {found.cells, found.uses_total, found.minimal && !*answer.stopped};
}

// One row of nine a cell: the chance of each number if the cell is safe. (rows, why stopped)
std::tuple<Array2<double>, const char*> numbers(const Cells& cells, int width, int height,
                                                std::optional<int> mines,
                                                const std::vector<std::int32_t>& asked,
                                                double density, double seconds, std::size_t mib,
                                                const Cancel* cancel) {
  const Field field = field_of(cells, width, height, mines, density);
  for (const auto cell : asked)
    if (cell < 0 || cell >= width * height || field.cells[cell] <= 8)
      throw nb::value_error("the number under an open cell is not in question");
  Control control = control_of(seconds, mib, cancel);
  std::vector<double> rows(asked.size() * 9);
  Answer answer;
  guarded(answer, control, [&] {
    for (std::size_t i = 0; i < asked.size(); ++i)
      engine().numbers(field, asked[i], control, rows.data() + i * 9);
  });
  return {array(std::move(rows), asked.size(), 9), answer.stopped};
}

// (boards, status, why stopped); one row of cells a board.
std::tuple<Array2<std::uint8_t>, int, const char*> sample(const Cells& cells, int width, int height,
                                                          std::optional<int> mines, double density,
                                                          std::size_t count, std::uint64_t seed,
                                                          double seconds, std::size_t mib,
                                                          const Cancel* cancel) {
  const Field field = field_of(cells, width, height, mines, density);
  if (count * cells.size() > (std::size_t{1} << 31))
    throw nb::value_error("so many boards do not fit into memory");
  Control control = control_of(seconds, mib, cancel);
  std::vector<std::uint8_t> boards(count * cells.size());
  Random random(seed);
  Status status = Status::solved;
  Answer answer;
  guarded(answer, control,
          [&] { status = sample_boards(engine(), field, count, random, control, boards.data()); });
  const std::size_t size = cells.size();
  return {array(std::move(boards), count, size), static_cast<int>(status), answer.stopped};
}

// Many positions on several threads, answers in order.
using Plain = std::tuple<Cells, int, int, std::optional<int>, double>;
std::vector<Answer> analyse_many(const std::vector<Plain>& positions, double seconds,
                                 std::size_t mib, int threads, const Cancel* cancel, bool write) {
  std::vector<Field> fields;
  for (const auto& [cells, width, height, mines, density] : positions)
    fields.push_back(field_of(cells, width, height, mines, density));
  std::vector<Answer> answers(fields.size());
  Control control = control_of(seconds, mib, cancel);
  Answer overall;
  const auto poll = [&] { control.look_for_cancel(); };
  guarded(overall, control, [&] {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stop{false};
    on_threads(threads, [&](int t) {
      Engine own;
      for (std::size_t i; (i = next++) < fields.size() && !stop;) {
        Control share(Budget{seconds, mib << 20}, cancel ? &cancel->raised : nullptr);
        answers[i].width = fields[i].width;
        answers[i].height = fields[i].height;
        try {
          if (t == 0 && i % 64 < 8) poll();  // Ctrl-C reaches this thread only
          own.analyse(fields[i], Options{}, share, answers[i].analysis);
          if (write && answers[i].analysis.status == Status::solved)
            answers[i].written = write_json(answers[i].analysis, fields[i].width);
        } catch (const Stopped& stopped) {
          answers[i].stopped = reason_name(stopped.reason);
          if (stopped.reason == Reason::cancelled) stop = true;
        } catch (const std::bad_alloc&) {
          answers[i].stopped = reason_name(Reason::memory);
        }
        answers[i].seconds = share.used();
      }
    });
  });
  return answers;
}

std::vector<std::pair<int, int>> places(const Answer& answer, Certain wanted) {
  std::vector<std::pair<int, int>> list;
  const auto& certain = answer.analysis.certain;
  for (int i = 0; i < static_cast<int>(certain.size()); ++i)
    if (certain[i] == wanted) list.emplace_back(i / answer.width, i % answer.width);
  return list;
}

}  // namespace

void bind_analysis(nb::module_& m) {
  nb::class_<Answer>(m, "Answer", "What a call found, or why it stopped.")
      .def_ro("stopped", &Answer::stopped, "'', 'time', 'memory', 'width' or 'cancelled'.")
      .def_ro("seconds", &Answer::seconds)
      .def_prop_ro(
          "status", [](const Answer& a) { return static_cast<int>(a.analysis.status); },
          "0 solved, 1 the clues clash, 2 the clues clash with the total.")
      .def_prop_ro(
          "mine_probability",
          [](const Answer& a) {
            return array(std::vector<double>(a.analysis.probability), a.height, a.width);
          },
          nb::rv_policy::move)
      .def_prop_ro("safe", [](const Answer& a) { return places(a, Certain::safe); })
      .def_prop_ro("mined", [](const Answer& a) { return places(a, Certain::mine); })
      .def_prop_ro(
          "boards",
          [](const Answer& a) -> nb::object {
            if (!a.analysis.counted) return nb::none();
            const std::string bytes = a.analysis.boards.little_endian();
            const nb::handle type(reinterpret_cast<PyObject*>(&PyLong_Type));
            return type.attr("from_bytes")(nb::bytes(bytes.data(), bytes.size()), "little");
          },
          nb::sig("def boards(self) -> int | None"))
      .def_prop_ro(
          "error",
          [](const Answer& a) -> std::optional<Array2<double>> {
            if (a.analysis.error.empty()) return std::nullopt;
            return array(std::vector<double>(a.analysis.error), a.height, a.width);
          },
          nb::rv_policy::move, "The standard error of each chance, None if they are exact.")
      .def_prop_ro(
          "written",
          [](const Answer& a) -> std::optional<std::tuple<nb::bytes, nb::bytes, nb::bytes>> {
            if (!a.written) return std::nullopt;
            const auto bytes = [](const std::string& s) { return nb::bytes(s.data(), s.size()); };
            return std::tuple(bytes(a.written->probability), bytes(a.written->safe),
                              bytes(a.written->mined));
          },
          "mine_probability, safe and mined as JSON, where analyse_many was told to write them.")
      .def_prop_ro(
          "bounded", [](const Answer& a) { return a.analysis.bounded; },
          "Whether only certain cells are known; the chances of the others are NaN.")
      .def_prop_ro(
          "approximated", [](const Answer& a) { return a.analysis.approximated; },
          "Whether the chances come from a tensor train rather than from samples.")
      .def_prop_ro("samples", [](const Answer& a) { return a.analysis.samples; })
      .def_prop_ro("effective_samples",
                   [](const Answer& a) { return a.analysis.effective_samples; })
      .def_prop_ro("sea_mines", [](const Answer& a) { return a.analysis.sea_mines; })
      .def_prop_ro("sea", [](const Answer& a) { return a.analysis.sea; })
      .def_prop_ro("components", [](const Answer& a) { return a.analysis.components; })
      .def_prop_ro("groups", [](const Answer& a) { return a.analysis.groups; })
      .def_prop_ro("states", [](const Answer& a) { return a.analysis.states; });

  m.def("analyse", &analyse, "cells"_a, "width"_a, "height"_a, "mines"_a.none(), nb::kw_only(),
        "density"_a = 0.2, "count"_a = true, "seconds"_a = 2.0, "mib"_a = 256,
        "cancel"_a = nb::none(), "force_tilt"_a = false, "Exact mine probabilities of a position.");

  nb::class_<Tracker>(m, "Tracker", "Analyses of one game's positions, each from the one before.")
      .def(nb::init<>())
      .def("analyse", &track, "cells"_a, "width"_a, "height"_a, "mines"_a.none(), nb::kw_only(),
           "density"_a = 0.2, "count"_a = true, "seconds"_a = 2.0, "mib"_a = 256,
           "cancel"_a = nb::none(),
           "As the function, but counts only the components that the last call has not.");

  m.def("analyse_many", &analyse_many, "positions"_a, nb::kw_only(), "seconds"_a = 2.0,
        "mib"_a = 256, "threads"_a = 1, "cancel"_a = nb::none(), "write"_a = false,
        "Exact mine probabilities of many (cells, width, height, mines, density).");

  m.def("estimate", &estimate_position, "cells"_a, "width"_a, "height"_a, "mines"_a.none(),
        nb::kw_only(), "density"_a = 0.2, "seed"_a = 0, "error"_a = 0.005, "threads"_a = 1,
        "everything"_a = false, "block"_a = 600, "states"_a = 150000.0, "rejection"_a = false,
        "progress"_a = nb::none(), "seconds"_a = 2.0, "mib"_a = 256, "cancel"_a = nb::none(),
        "bounds"_a = false, "Sampled mine probabilities with their standard errors.");

  m.def("clash", &clash, "cells"_a, "width"_a, "height"_a, "mines"_a.none(), nb::kw_only(),
        "with_total"_a, "seconds"_a = 2.0, "mib"_a = 256, "cancel"_a = nb::none(),
        "A smallest set of clashing clues: (cells, uses_total, is_minimal).");

  m.def("numbers", &numbers, "cells"_a, "width"_a, "height"_a, "mines"_a.none(), "asked"_a,
        nb::kw_only(), "density"_a = 0.2, "seconds"_a = 2.0, "mib"_a = 256, "cancel"_a = nb::none(),
        "The chance of each number under cells, given that they are safe: (rows, stopped).");

  m.def("sample", &sample, "cells"_a, "width"_a, "height"_a, "mines"_a.none(), nb::kw_only(),
        "density"_a = 0.2, "count"_a = 1, "seed"_a = 0, "seconds"_a = 2.0, "mib"_a = 256,
        "cancel"_a = nb::none(), "Uniformly random consistent boards: (boards, status, stopped).");
}

}  // namespace qmines
