// The mine total couples the components: their polynomials are multiplied in a balanced tree, and
// on the way down each learns the weight of everything outside it.
#pragma once

#include <cstdint>
#include <vector>

#include "base/natural.h"
#include "count/count.h"

namespace qmines {

class TotalTree {
 public:
  // `rest` mines lie in the components and a sea of `sea` cells; the sea's weights match `weights`
  // (at `density` where they are tilted). Returns the weight of everything together: 0 if the total
  // cannot be met.
  double build(std::vector<Poly> parts, int sea, int rest, Weights::Kind kind, double density,
               Control& control);

  // The weight of all else if part i holds k mines.
  const Poly& outside(std::size_t part) const { return outside_[leaves_ + part]; }
  double sea_mines() const { return sea_mines_; }
  // How many boards there are, to rounding; only for plain counts.
  double boards() const { return all_ * sea_scale_; }
  bool sea_can_hold(bool mine) const { return mine ? sea_mine_ : sea_safe_; }

  // Draws how many mines each part holds.
  template <class Random>
  void draw(Random&& uniform, std::vector<int>& mines) const {
    std::vector<int> held(product_.size(), 0);
    mines.resize(leaves_);
    if (!leaves_) return;
    held[1] = pick(product_[1], outside_[1], uniform);
    for (std::size_t node = 1; node < leaves_; ++node) {
      const Poly &left = product_[2 * node], &right = product_[2 * node + 1];
      Poly mirror{held[node] - right.hi(), {right.value.rbegin(), right.value.rend()}};
      held[2 * node] = pick(left, mirror, uniform);
      held[2 * node + 1] = held[node] - held[2 * node];
    }
    for (std::size_t i = 0; i < leaves_; ++i) mines[i] = held[leaves_ + i];
  }

  // Node 1 is the root, node i has children 2i and 2i+1, part i is the leaf parts() + i.
  const Poly& product(std::size_t node) const { return product_[node]; }
  std::size_t parts() const { return leaves_; }

 private:
  template <class Random>
  static int pick(const Poly& a, const Poly& b, Random&& uniform) {
    double sum = 0;
    for (int k = a.lo; k <= a.hi(); ++k) sum += a.at(k) * b.at(k);
    double left = uniform() * sum;
    int chosen = a.lo;
    for (int k = a.lo; k <= a.hi(); ++k) {
      const double w = a.at(k) * b.at(k);
      if (w <= 0) continue;
      chosen = k;
      left -= w;
      if (left < 0) break;
    }
    return chosen;
  }

  std::size_t leaves_ = 0;
  std::vector<Poly> product_, outside_;
  double sea_mines_ = 0, all_ = 0, sea_scale_ = 1;
  bool sea_mine_ = false, sea_safe_ = false;
};

// The exact number of boards, over all totals if `rest` is -1. `tree` holds plain counts, which
// spare counting again whatever doubles have not rounded, or is null.
Natural count_boards(const TotalTree* tree, const std::vector<Chain>& chains, std::size_t parts,
                     int sea, int rest, Control& control);

}  // namespace qmines
