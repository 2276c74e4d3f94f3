// A layer of a count along a chain: its states, a polynomial for each, and its transitions to the
// next layer.
#pragma once

#include <cstdint>

#include "base/control.h"
#include "base/page_allocator.h"
#include "count/order.h"
#include "count/weights.h"

namespace qmines {

struct Layer {
  LargeVector<std::uint64_t> key;
  LargeVector<std::int32_t> lo, len;  // the window of each state's polynomial
  LargeVector<std::uint32_t> off;     // where it starts in coef
  LargeVector<std::uint32_t> first;   // where the state's transitions start in to
  LargeVector<std::uint8_t> least;    // the mines of the first of them; the others follow
  LargeVector<std::uint32_t> to;
  LargeVector<double> coef;
  std::size_t bytes() const;
  void drop();
  // Gives back what its vectors grew beyond need.
  void trim();
  // Says where each state's polynomial starts; returns the room for all of them.
  std::size_t place();
  // Adds what the states of the layer before contribute, along its transitions.
  void add_from(const Layer& from, const Step& step, const Weights& weights);
  // Once it has all its values: drops negligible ones and scales small ones up, by kind.
  void finish(Weights::Kind kind);
};

// Finds which states follow those of a layer; its hash table serves from call to call.
class Linker {
 public:
  // The transitions of `from`, and the states that they lead to with their ranges of mine counts;
  // no values yet.
  void link(const Step& step, Layer& from, Layer& into, Control& control);
  std::size_t bytes() const { return bucket_.size() * sizeof(Slot); }

 private:
  std::uint32_t find_or_add(std::uint64_t key, Layer& into);

  struct Slot {
    std::uint32_t stamp = 0, state = 0;  // taken if the stamp is of now
  };
  LargeVector<Slot> bucket_;
  std::uint32_t now_ = 0;
  int bits_ = 0;
};

}  // namespace qmines
