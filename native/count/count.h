// Counting along a chain: dynamic programming whose state is what the open clues still need, each
// state with a polynomial in the number of mines placed so far.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/control.h"
#include "count/layer.h"
#include "count/order.h"
#include "count/weights.h"

namespace qmines {

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
  void fill(std::size_t layer, Control& control);
  void ensure(std::size_t layer, Control& control);
  void thin(std::size_t upto, Control& control);
  void forget(std::size_t layer, Control& control);
  // Accounts for a layer again, now that its transitions are known.
  void hold_linked(std::size_t layer, Control& control);
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
  Linker linker_;
  LargeVector<double> behind_, ahead_;
  std::vector<std::uint8_t> alive_behind_, alive_ahead_;
};

}  // namespace qmines
