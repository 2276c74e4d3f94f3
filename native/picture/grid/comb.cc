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
    constexpr float kClose = 0.95F;
    sum_phases(step);
    float enough = kClose * *std::max_element(sums_.begin(), sums_.end());
    double most = 0, best_phase = 0;
    for (std::size_t phase = 0; phase < sums_.size(); ++phase) {
      if (sums_[phase] < enough) continue;
      contrast(static_cast<double>(phase), step);
      double sum = 0;
      for (double c : contrast_) sum += std::max(c, 0.0);
      if (sum > most) most = sum, best_phase = static_cast<double>(phase);
    }
    if (most <= 0) return {};
    contrast(best_phase, step);
    return longest(best_phase, step);
  }

 private:
  // Roughly how much the lines of each phase stand out: contrast() of all of them at once, with
  // distances in whole pixels, so that loops run over neighbours.
  void sum_phases(double step) {
    auto size = static_cast<int>(profile_.size());
    auto pixels = [](double distance) { return static_cast<int>(std::lround(distance)); };
    int near = pixels(step / 4), half = pixels(step / 2), far = pixels(step * 3 / 4);
    padded_.assign(static_cast<std::size_t>(size + 2 * far), 0);
    std::copy(profile_.begin(), profile_.end(), padded_.begin() + far);
    for (int i = 1; i <= std::min(far, size - 1); ++i)  // a mirror in front of the first line
      padded_[static_cast<std::size_t>(far - i)] = padded_[static_cast<std::size_t>(far + i)];
    sums_.assign(static_cast<std::size_t>(std::ceil(step)), 0);
    excess_.assign(static_cast<std::size_t>(size) + sums_.size(), 0);
    const float* from = padded_.data() + far;
    for (int x = 0; x < size; ++x) {
      float between = from[x - far] + from[x - half] + from[x - near] + from[x + near] +
                      from[x + half] + from[x + far];
      excess_[static_cast<std::size_t>(x)] = std::max(from[x] - between / 6, 0.0F);
    }
    for (int k = 0; k * step < size; ++k) {
      const float* line = excess_.data() + pixels(k * step);
      for (std::size_t phase = 0; phase < sums_.size(); ++phase) sums_[phase] += line[phase];
    }
  }

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
  std::vector<float> padded_, excess_, sums_;
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
