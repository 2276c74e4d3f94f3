// The total of each kind couples the components: joins the parts that were counted separately, and
// gives each part the weight of everything outside it.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/random.h"
#include "qubits/counts.h"

namespace qmines::qubits {

template <class Number>
class Join {
 public:
  Join(const PackedCounts& packing, const std::vector<int>& limits, const Scale& scale,
       Control& control)
      : packing_(packing), limits_(limits), scale_(scale), control_(control) {}
  ~Join() { control_.release(held_); }

  void add(const Spread<Number>& part) { parts_.push_back(&part); }
  // Joins all parts with a sea of `size` cells of the kinds in `mask`; false if the totals cannot
  // be met.
  bool run(int size, std::uint8_t mask);

  // The weight of all else for each of the counts of part i.
  const std::vector<Number>& outside(std::size_t part) const { return outside_[part]; }
  const std::vector<double>& sea_chance() const { return sea_chance_; }
  std::uint8_t sea_possible() const { return sea_possible_; }
  double log_weight() const { return log_weight_; }

  // Draws what each part holds, as the place among its counts, and what is left for the sea, by
  // kind.
  void draw(Random& random, std::vector<std::size_t>& at, std::vector<int>& sea) const;

 private:
  bool pour(int size, std::uint8_t mask, std::vector<Number>& weight);
  void normalise(std::vector<Number>& weight, double* log) const;
  void grow(const Spread<Number>& part, std::vector<std::int32_t>& index);

  const PackedCounts& packing_;
  const std::vector<int>& limits_;
  const Scale& scale_;
  Control& control_;
  std::size_t held_ = 0;
  std::vector<const Spread<Number>*> parts_;
  Spread<Number> product_;
  int sea_size_ = 0;
  std::vector<Number> poured_;                    // the weight of the sea for each product
  std::vector<Spread<Number>> before_;            // the product of the parts before each
  std::vector<std::vector<std::int32_t>> index_;  // of each part: where counts p and c lead, or -1
  std::vector<std::vector<Number>> outside_;
  std::vector<double> sea_chance_;
  std::uint8_t sea_possible_ = 0;
  double log_weight_ = 0;
};

}  // namespace qmines::qubits
