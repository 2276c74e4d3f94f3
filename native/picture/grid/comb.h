// Evenly spaced lines in a profile: how far apart they are, where they begin and where they end.
#pragma once

#include <vector>

namespace qmines::picture {

// Lines at first + k * step for k = 0 .. cells.
struct Comb {
  double first = 0;
  double step = 0;
  int cells = 0;
  double score = 0;

  double line(double k) const { return first + k * step; }
  double last() const { return line(cells); }
};

// The combs that fit `profile` best, with steps of `least` to `most` pixels; best first.
std::vector<Comb> find_combs(const std::vector<double>& profile, double least, double most,
                             std::size_t wanted);

}  // namespace qmines::picture
