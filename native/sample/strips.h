// Chances on fields that are too large for counting, from strips that are counted exactly. What
// lies beyond a strip enters through the clues on its edge: for each of them, the chances of how
// many mines the other side holds, computed from the strip there.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/control.h"
#include "count/weights.h"
#include "position/position.h"

namespace qmines {

class Strips {
 public:
  // The groups of `members`, strips running across: rows of groups are cut at `along`.
  Strips(const Problem& problem, const std::vector<std::int32_t>& members,
         const std::vector<std::int32_t>& along, const std::vector<std::int32_t>& across);

  // Sends messages through all strips, down and up. `depth`: how many pairs of rows a strip has.
  // False if some strip has no filling or too many states.
  bool pass(const Weights& weights, int depth, Control& control);

  // By group: the chance of a mine per cell that the last pass found.
  const std::vector<double>& chance() const { return chance_; }
  int longest() const { return static_cast<int>(cuts_.size()) + 1; }

 private:
  // Weights of the mines that one side of a cut holds around a clue, given the same for the clue
  // before it along the cut: [before][here].
  using Message = std::array<std::array<double, 8>, 8>;
  struct Side {  // of one clue at one cut
    std::int32_t clue;
    bool first;  // nothing before it is near
    Message above, below;
  };
  // Weighs what two neighbours along an edge leave to be found beyond it.
  struct Factor {
    std::uint8_t before, here;  // shifts of their fields
    bool top;                   // of the strip, or its bottom
    std::int32_t side;          // which one of the cut
    Message tally;
  };
  struct Step {
    std::int32_t group;
    std::uint8_t size, clue_count;
    std::array<std::uint8_t, 8> shift, rest;
    std::uint64_t unit, open, keep;  // keep: the fields that stay
    std::size_t factors, states;     // where its factors and its states begin
    std::array<double, 9> tally;
  };

  void add_side(std::int32_t clue);
  bool lay(int top, int bottom);
  void close(std::int32_t clue);
  bool awaited(std::int32_t clue) const;
  bool forward(const Weights& weights, Control& control);
  void back(Control& control);
  std::uint32_t state(std::uint64_t key, std::size_t begin);
  std::size_t factors_end(std::size_t step) const;
  const Message& message(const Factor& factor) const;
  void tell(bool top);
  void note(int top, int bottom);

  const Problem& problem_;
  std::vector<std::int32_t> along_, across_;
  std::vector<int> cuts_;                           // the last row above each
  std::vector<std::vector<std::int32_t>> between_;  // groups by the cut below them
  std::vector<std::vector<Side>> sides_;            // by cut, in columns
  std::vector<std::int32_t> cut_of_, side_of_;      // by clue; -1: it lies between cuts
  std::vector<double> chance_;
  std::vector<int> inside_;  // by group: how far from an edge the strip of its chance had it

  // One strip.
  std::vector<Step> steps_;
  std::vector<Factor> factors_;
  int top_ = -1, bottom_ = -1;  // its cuts
  std::vector<std::int32_t> order_, slot_, left_;
  std::vector<std::uint8_t> closed_;
  std::vector<std::uint64_t> key_;
  std::vector<double> value_, ahead_, edge_weight_;
  std::vector<std::uint32_t> first_, to_;
  std::vector<std::uint8_t> least_;
  struct Bucket {
    std::uint32_t stamp = 0, state = 0;
  };
  std::vector<Bucket> buckets_;
  std::uint32_t stamp_ = 0;
};

}  // namespace qmines
