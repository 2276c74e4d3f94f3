// Counting along a chain: dynamic programming whose state is what the open clues still need, each
// state with a polynomial in the number of mines placed so far.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/control.h"
#include "base/page_allocator.h"
#include "count/order.h"

namespace qmines {

// value[k - lo] for k mines; everything else is 0.
struct Poly {
  int lo = 0;
  std::vector<double> value;
  int hi() const { return lo + static_cast<int>(value.size()) - 1; }
  double at(int k) const { return k < lo || k > hi() ? 0.0 : value[k - lo]; }
};

// The weight of j mines in a group of s cells.
struct Weights {
  enum Kind {
    // C(s, j): sums are board counts, whole numbers that a double holds without over- or underflow
    // up to about 900 cells, so that a sum is 0 only where nothing is possible.
    plain_counts,
    // C(s, j) d^j (1-d)^(s-j): sums are chances, for fields of any size. Layers are rescaled, and
    // coefficients too small to matter are dropped.
    tilted,
    // 1 where something is possible: what is certain under a mine total on a field of any size.
    boolean
  };
  double of[9][9] = {};
  Kind kind = plain_counts;
  static Weights plain();
  static Weights tilt(double density);
  static Weights support();
};

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
};

// What a backward pass learns about one step.
struct Tally {
  std::array<double, 9> weight{};  // by the number of mines in the group
  std::uint16_t possible = 0;      // bit j: some consistent filling has j mines (total ignored)
};

// The chance that a cell of the step's group is mined.
double mine_share(const Step& step, const Tally& tally);

class Tables {
 public:
  // Counts forward. False if nothing satisfies the clues. Layers are kept, or every so many only
  // where memory is short; the others are then made again when the way back needs them.
  bool forward(const Chain& chain, const Weights& weights, Control& control);

  // The weight by mine count; with a counter, over all that it may show.
  Poly total() const;
  // The same where the counter shows this.
  Poly total_at(int counter) const;
  // The smallest and largest mine count that satisfies the clues, whatever was dropped.
  int least() const { return true_least_; }
  int most() const { return true_most_; }

  // One tally a step, under outside(k), the weight of everything beyond this chain if it holds k
  // mines. `outside` must cover the window of total().
  void backward(const Poly& outside, std::vector<Tally>& tallies, Control& control);

  // Draws fillings: mines[i] is how many the i-th of them holds; out[i * steps + s] becomes the
  // mines in step s. `uniform` gives doubles in [0, 1).
  template <class Random>
  void draw(const std::vector<int>& mines, Random&& uniform, std::vector<std::uint8_t>& out,
            Control& control) {
    draw_with([](void* r) { return (*static_cast<std::remove_reference_t<Random>*>(r))(); },
              &uniform, mines, out, control);
  }

  std::uint64_t states() const { return states_; }
  // Gives everything back, and does not sit on the memory of a hard case.
  void clear(Control& control);
  // The same after a call that was stopped half-way: its accounts went with its Control.
  void reset() {
    held_.clear();
    fresh_ = 0;
  }
  // Tables may outlive the call that made them: let go of one account, take another.
  void lend(Control& control);
  void borrow(const Chain& chain, Control& control);
  bool whole() const { return stride_ == 1 && !held_.empty(); }

 private:
  void link(const Step& step, Layer& from, Layer& into, Control& control);
  void fill(const Step& step, const Layer& from, Layer& into, Control& control);
  void finish(Layer& layer);
  void ensure(std::size_t layer, Control& control);
  void thin(std::size_t upto, Control& control);
  void forget(std::size_t layer, Control& control);
  // Accounts for the newest layer, and again when its transitions are known.
  void hold_fresh(const Layer& layer, Control& control);
  void hold_linked(std::size_t layer, Control& control);
  std::uint32_t find_or_add(std::uint64_t key, Layer& into);
  void draw_with(double (*uniform)(void*), void* source, const std::vector<int>& mines,
                 std::vector<std::uint8_t>& out, Control& control);

  const Chain* chain_ = nullptr;
  Weights weights_;
  std::vector<Layer> layers_;
  std::vector<std::size_t> held_;  // bytes accounted for each layer; 0: not there
  std::size_t fresh_ = 0;          // the same of the newest, which is not linked yet
  std::size_t stride_ = 1;
  bool used_ = false;  // since it was last cleared
  int true_least_ = 0, true_most_ = 0;
  LargeVector<std::int32_t> hull_lo_, hull_hi_, next_lo_, next_hi_;
  std::uint64_t states_ = 0;
  struct Slot {
    std::uint32_t stamp = 0, state = 0;  // taken if the stamp is of now
  };
  LargeVector<Slot> bucket_;
  std::uint32_t now_ = 0;
  int bits_ = 0;
  LargeVector<double> behind_, ahead_;
  std::vector<std::uint8_t> alive_behind_, alive_ahead_;

  friend class ExactCounter;
};

}  // namespace qmines
