// Averages of random walks in batches, from which their errors are told.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qmines {

// The averages of one walk; when all batches are full, neighbours are merged, so that a batch is
// always long against the memory of the walk.
class Batches {
 public:
  // Of so many values, where so many walks share the memory for batches.
  Batches(std::size_t values, std::size_t walks);
  // The sums that the next sweep adds its values to.
  std::vector<double>& open();
  void close();
  // A quarter is left out: the walk has to forget where it started.
  std::size_t first() const { return full_ < 2 ? 0 : std::max<std::size_t>(1, full_ / 4); }
  std::size_t full() const { return full_; }
  double mean(std::size_t batch, std::size_t value) const {
    return sums_[batch][value] / static_cast<double>(length_);
  }
  std::size_t length() const { return length_; }

 private:
  void merge();

  std::size_t values_, most_, length_ = 1, full_ = 0, sweeps_in_last_ = 0;
  std::vector<std::vector<double>> sums_;
};

struct Summary {
  double mean = 0, error = 0;
};

// The mean of a value over all walks, with its standard error. `frozen`: walks may be unable to
// change the value, so that only their number counts if none did. `chance`: the value is a chance,
// which never having been seen does not make 0.
Summary summarise(const std::vector<Batches>& walks, std::size_t value, bool frozen = false,
                  bool chance = true);

// Where some chance mixes slowly, a small error of another is luck as likely as not: none of them
// counts for more samples than the poorest that is not known.
void widen(std::vector<Summary>& chances, const std::vector<std::uint8_t>& known);

}  // namespace qmines
