#include "picture/grid/comb.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace qmines::picture {

namespace {

constexpr int kFewestCells = 4;
constexpr double kCounts = 0.3;  // a line counts if it has this share of what a good one has

// Where a line may be a pixel off, or be drawn as two edges beside each other.
std::vector<double> widened(const std::vector<double>& profile) {
  std::size_t n = profile.size();
  std::vector<double> sums(n);
  for (std::size_t i = 0; i < n; ++i)
    sums[i] = profile[i] + (i > 0 ? profile[i - 1] : 0) + (i + 1 < n ? profile[i + 1] : 0);
  return sums;
}

// The frame of a window is longer than any line of the board; it must not count for more.
void cap(std::vector<double>& profile) {
  constexpr std::size_t kAllowed = 8;
  std::vector<double> peaks;
  for (std::size_t i = 1; i + 1 < profile.size(); ++i)
    if (profile[i] > profile[i - 1] && profile[i] >= profile[i + 1]) peaks.push_back(profile[i]);
  if (peaks.size() <= kAllowed) return;
  std::nth_element(peaks.begin(), peaks.begin() + kAllowed, peaks.end(), std::greater<>());
  for (double& value : profile) value = std::min(value, peaks[kAllowed]);
}

class Fitter {
 public:
  explicit Fitter(const std::vector<double>& profile) : profile_(widened(profile)) {
    cap(profile_);
  }

  // The best comb of this step, whatever its phase.
  Comb best(double step) {
    Comb found;
    double most = 0;
    double best_phase = 0;
    for (double phase = 0; phase < step; phase += 1) {
      contrast(phase, step);
      double sum = 0;
      for (double c : contrast_) sum += std::max(c, 0.0);
      if (sum > most) most = sum, best_phase = phase;
    }
    if (most <= 0) return found;
    contrast(best_phase, step);
    return longest(best_phase, step);
  }

 private:
  double at(double position) const {
    auto i = static_cast<std::ptrdiff_t>(position + 0.5);
    return i < static_cast<std::ptrdiff_t>(profile_.size()) ? profile_[static_cast<std::size_t>(i)]
                                                            : 0;
  }

  // How much stronger each line is than what lies between the lines.
  void contrast(double phase, double step) {
    contrast_.clear();
    double end = static_cast<double>(profile_.size()) - 0.5;
    double before = 0;
    bool first = true;
    for (double x = phase; x < end; x += step) {
      double after = (at(x + step / 4) + at(x + step / 2) + at(x + step * 3 / 4)) / 3;
      contrast_.push_back(at(x) - (first ? after : (before + after) / 2));
      before = after, first = false;
    }
  }

  // The run of lines that counts for most.
  Comb longest(double phase, double step) {
    Comb found;
    if (contrast_.size() <= kFewestCells) return found;
    sorted_ = contrast_;
    std::nth_element(sorted_.begin(), sorted_.begin() + kFewestCells, sorted_.end(),
                     std::greater<>());
    double enough = kCounts * sorted_[kFewestCells];
    if (enough <= 0) return found;
    double sum = 0;
    std::size_t begin = 0;
    for (std::size_t k = 0; k < contrast_.size(); ++k) {
      if (sum <= 0) sum = 0, begin = k;
      sum += contrast_[k] - enough;
      if (sum <= found.score) continue;
      found = {phase + static_cast<double>(begin) * step, step, static_cast<int>(k - begin), sum};
    }
    return found;
  }

  std::vector<double> profile_;
  std::vector<double> contrast_, sorted_;
};

}  // namespace

std::vector<Comb> find_combs(const std::vector<double>& profile, double least, double most,
                             std::size_t wanted) {
  Fitter fitter(profile);
  std::vector<Comb> combs;
  auto length = static_cast<double>(profile.size());
  most = std::min(most, length / kFewestCells);
  for (double step = least; step <= most; step += 2 * step / length) {
    Comb comb = fitter.best(step);
    if (comb.cells >= kFewestCells) combs.push_back(comb);
  }
  std::stable_sort(combs.begin(), combs.end(),
                   [](const Comb& a, const Comb& b) { return a.score > b.score; });
  std::vector<Comb> distinct;
  for (const Comb& comb : combs) {
    bool known = false;
    for (const Comb& other : distinct)
      known = known || std::abs(other.step - comb.step) < 0.02 * comb.step;
    if (!known) distinct.push_back(comb);
    if (distinct.size() == wanted) break;
  }
  return distinct;
}

}  // namespace qmines::picture
