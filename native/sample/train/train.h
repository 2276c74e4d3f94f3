// A tensor train: the weights of all states between two layers, as a product of small matrices, one
// for each site and state. Layers are applied one after the other, and what is less important is
// cut off, so that the matrices stay small.
#pragma once

#include <cstdint>
#include <vector>

#include "base/control.h"
#include "sample/train/layers.h"
#include "sample/train/matrix.h"

namespace qmines {

class Train {
 public:
  Train(const Layers& layers, Control& control) : layers_(layers), control_(control) {}
  ~Train();
  Train(const Train&) = delete;
  Train& operator=(const Train&) = delete;

  // The chance of a mine per cell of every group, by group of the problem; others stay as they are.
  // `width`: how large the matrices may become. False if nothing is left.
  bool chances(std::size_t width, double tolerance, const Problem& problem,
               std::vector<double>& chance);

  std::uint64_t work() const { return work_ + low_rank_.work(); }
  // The largest share of the squared weight that was cut off at once.
  double lost() const { return lost_; }

 private:
  struct Site {  // by left bond, state and right bond
    std::size_t left = 1, states = 1, right = 1;
    std::vector<double> value{1.0};
  };
  struct Boundary {
    std::vector<Site> sites;
    bool flipped = false;  // the last site first
  };

  static void flip(Boundary& boundary);
  Boundary empty() const;
  bool apply(std::size_t layer, bool backward, std::size_t width, double tolerance,
             Boundary& boundary);
  // What the moves of a site make of its states: from [carry, beyond][state, right] to
  // [beyond, next state][next carry, right].
  void follow(const SiteLayer& site, bool flipped, bool backward, std::size_t beyond,
              std::size_t right, const std::vector<double>& from, std::vector<double>& to);
  bool tally(std::size_t layer, const Boundary& before, const Boundary& after,
             const Problem& problem, std::vector<double>& chance);
  void keep(const Boundary& boundary);

  const Layers& layers_;
  Control& control_;
  LowRank low_rank_;
  std::vector<Boundary> kept_;  // after each layer
  std::size_t held_ = 0;
  std::uint64_t work_ = 0;
  double lost_ = 0;
  std::vector<double> edge_, product_, sum_, left_, right_, turned_;
  std::vector<std::vector<double>> ahead_;
};

}  // namespace qmines
