// The network of the strategy `best` for Python: where its weights come from, and what it thinks.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <span>

#include "play/learned/network.h"
#include "python/bind.h"

using namespace nanobind::literals;

namespace qmines {

namespace {

constexpr const char* kVectors[] = {"plain", "avx2", "avx512"};

void set_network(const nb::bytes& data) {
  const auto* bytes = static_cast<const std::uint8_t*>(data.data());
  auto network = Network::read(std::span(bytes, data.size()));
  if (!network) throw nb::value_error("not a network that this version can read");
  set_learned_network(std::move(network));
}

std::optional<std::string> network_origin() {
  const auto network = learned_network();
  if (!network) return std::nullopt;
  return network->origin();
}

std::vector<std::string> network_vectors() {
  return {kVectors, kVectors + static_cast<int>(Network::best_vectors()) + 1};
}

// The winning chance out of 2^30; None where no board fits.
std::optional<std::uint32_t> network_value(const nb::bytes& cells, int width, int height, int mines,
                                           const std::optional<std::string>& vectors,
                                           double seconds, std::size_t mib) {
  auto which = Network::best_vectors();
  if (vectors) {
    const auto known = network_vectors();
    const auto found = std::find(known.begin(), known.end(), *vectors);
    if (found == known.end()) throw nb::value_error("no such vector instructions here");
    which = static_cast<Network::Vectors>(found - known.begin());
  }
  ensure_network();
  const Field field = field_of(cells, width, height, mines, 0.5);
  Control control = control_of(seconds, mib, nullptr);
  Report report;
  std::optional<std::uint32_t> value;
  guarded(report, control, [&] {
    Analysis analysis;
    engine().analyse(field, Options{false, false, false}, control, analysis);
    if (analysis.status != Status::solved) return;
    BoardView view;
    view.look(field, analysis);
    Network::Scratch scratch;
    value = learned_network()->value(view, scratch, which);
  });
  return value;
}

}  // namespace

void ensure_network() {
  if (learned_network()) return;
  const nb::object data = nb::module_::import_("qmines.solver.network").attr("read")();
  set_network(nb::cast<nb::bytes>(data));
}

void bind_network(nb::module_& m) {
  m.def("set_network", &set_network, "data"_a,
        "Use this network in the strategy best, in games and advice that begin from now on.");

  m.def("network_origin", &network_origin,
        "What the network in use was made from, as JSON; None before it is first needed.");

  m.def("network_vectors", &network_vectors,
        "The vector instructions that this processor has, least first.");

  m.def("network_value", &network_value, "cells"_a, "width"_a, "height"_a, "mines"_a, nb::kw_only(),
        "vectors"_a = nb::none(), "seconds"_a = 2.0, "mib"_a = 256,
        "The network's chance to win a position out of 2**30; None if no board fits.");
}

}  // namespace qmines
