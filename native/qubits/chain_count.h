// Counts a component by dynamic programming over its bundles. A state is what the open rows still
// need; each state has a weight for every combination of counts so far.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "qubits/chain.h"
#include "qubits/counts.h"

namespace qmines::qubits {

// What the way back learns of a bundle.
struct Share {
  std::array<double, kMaxKinds> chance{};
  std::uint8_t possible = 0;
};

template <class Number>
class Count {
 public:
  ~Count();
  // Counts forward; false if nothing satisfies the rows.
  bool forward(const Chain& chain, const PackedCounts& packing, Control& control);
  const Spread<Number>& total() const { return total_; }
  double log_scale() const { return log_scale_; }
  std::uint64_t states() const { return states_; }
  // The chances of each bundle's cells; `outside` is the weight of all else for each of total()'s
  // counts.
  void backward(const std::vector<Number>& outside, std::vector<Share>& shares);
  // Draws how the bundles are filled if the chain holds the counts at this place of total():
  // calls take(step, term) for each step.
  template <class Take>
  void draw(std::size_t at, Random& random, Take&& take) const {
    std::size_t counts = place_of(at);
    std::uint32_t state = 0;
    for (std::size_t i = chain_->steps.size(); i-- > 0;)
      take(i, step_back(i, state, counts, random));
  }

 private:
  struct Layer {
    std::vector<Needs> needs;
    std::vector<std::uint64_t> counts;       // all that any state has, in rising order
    std::vector<std::uint32_t> low, length;  // the part of them that a state has
    std::vector<std::size_t> start;          // where its weights begin
    std::vector<Number> weight;
    std::vector<std::uint32_t> first, to;  // transitions, by state
    std::vector<std::uint16_t> move;
    std::vector<std::int32_t> maps;  // a term: where it takes each of the counts, or -1
    std::vector<std::size_t> place;  // a term: where that begins
    std::size_t bytes() const;
  };
  void link(const Step& step, Layer& from, Layer& into);
  void map_counts(const Step& step, Layer& from, Layer& into);
  void spread(const Step& step, const Layer& from, Layer& into);
  void fill(const Step& step, const Layer& from, Layer& into);
  void rescale(std::vector<Number>& weight, double* log);
  std::uint32_t find_or_add(const Needs& needs, Layer& into);
  void hold(std::size_t bytes);
  std::size_t place_of(std::size_t at) const;
  std::uint32_t step_back(std::size_t step, std::uint32_t& state, std::size_t& counts,
                          Random& random) const;

  const Chain* chain_ = nullptr;
  const PackedCounts* packing_ = nullptr;
  Control* control_ = nullptr;
  std::vector<Layer> layers_;
  Spread<Number> total_;
  double log_scale_ = 0;
  std::uint64_t states_ = 0;
  std::size_t held_ = 0;
  std::vector<std::uint32_t> bucket_;
};

}  // namespace qmines::qubits
