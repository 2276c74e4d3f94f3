#include "sample/strip_estimate.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "base/threads.h"
#include "sample/strips.h"

namespace qmines {

namespace {

constexpr double kWorkASecond = 1.2e9;  // of the budget
constexpr double kLeastSpread = 8;      // of the mine total: below, it has to be met exactly
constexpr double kStep = 0.05;          // of the log-odds, for derivatives
constexpr double kFinest = 0.002;       // no error is smaller
// Both directions miss the same part of some errors: measured against exact chances.
constexpr double kShared = 2.5;
constexpr double kCounted = 0.005;
constexpr double kTotalShift = 0.15;  // times 1 / spread: what the exact mine total may change

double density_at(double logit) { return 1 / (1 + std::exp(-logit)); }

class StripEstimator {
 public:
  using Counted = std::function<std::vector<double>(double density)>;

  StripEstimator(const Problem& problem, const Field& field,
                 const std::vector<std::int32_t>& members, const Sampling& sampling,
                 const Counted& counted, Control& control)
      : problem_(problem),
        rest_(field.mines < 0 ? -1 : problem.rest),
        members_(members),
        sampling_(sampling),
        counted_(counted),
        control_(control) {
    const double typical = static_cast<double>(problem.rest) / problem.unknown;
    const double density = rest_ < 0 ? field.density : std::clamp(typical, 0.01, 0.99);
    logit_ = std::log(density / (1 - density));
    std::vector<std::int32_t> row(problem.groups.size(), -1), column(problem.groups.size(), -1);
    for (std::size_t c = 0; c < problem.fate.size(); ++c) {
      if (problem.fate[c] != Fate::frontier) continue;
      const std::int32_t g = problem.group_of[c];
      if (row[g] >= 0) continue;
      row[g] = static_cast<std::int32_t>(c) / field.width;
      column[g] = static_cast<std::int32_t>(c) % field.width;
    }
    directions_.emplace_back(problem, members, row, column);
    directions_.emplace_back(problem, members, column, row);
  }

  StripEstimate run() {
    StripEstimate found;
    if (!tune()) return found;
    double before = 0;
    for (int depth = 1; depth <= deepest(); ++depth) {
      const std::uint64_t begin = work_;
      const std::vector<double> last = mean_;
      if (depth > 1) {
        const double growth = before > 0 ? std::clamp(cost_ / before, 2.0, 8.0) : 6.0;
        if (static_cast<double>(work_) + growth * cost_ > kWorkASecond * control_.seconds()) break;
      }
      before = cost_;
      try {
        if (!pass(depth)) break;
      } catch (const Stopped& stop) {
        if (stop.reason == Reason::cancelled) throw;
        break;
      }
      cost_ = static_cast<double>(work_ - begin);
      correct();
      found = summary(depth == 1 ? directions_[0].chance() : last);
      const double worst = *std::max_element(found.error.begin(), found.error.end());
      if (sampling_.progress) sampling_.progress(worst, 0);
      if (worst <= sampling_.error) break;
    }
    return found;
  }

 private:
  int deepest() const { return std::max(directions_[0].longest(), directions_[1].longest()); }

  bool pass(int depth) {
    const Weights weights = Weights::tilt(density_at(logit_));
    std::vector<Control> controls(2, control_.share(control_.left()));
    std::vector<std::optional<Reason>> stopped(2);
    std::vector<std::uint8_t> done(2, 0);
    const auto one = [&](std::size_t d) {
      try {
        done[d] = directions_[d].pass(weights, depth, controls[d]);
      } catch (const Stopped& stop) {
        stopped[d] = stop.reason;
      }
    };
    if (sampling_.threads > 1) {
      on_threads(2, [&](int t) { one(static_cast<std::size_t>(t)); });
    } else {
      one(0);
      if (!stopped[0]) one(1);
    }
    for (std::size_t d = 0; d < 2; ++d) {
      if (stopped[d]) throw Stopped(*stopped[d]);
      work_ += controls[d].work();
    }
    if (!done[0] || !done[1]) return false;
    mean_.assign(problem_.groups.size(), 0.0);
    for (const auto g : members_) mean_[g] = joined(g).first;
    return true;
  }

  // Both directions, the more decided one with more weight, and how far they are apart.
  std::pair<double, double> joined(std::int32_t g) const {
    const double a = directions_[0].chance()[g], b = directions_[1].chance()[g];
    const double v = 1 / (a * (1 - a) + 0.01), w = 1 / (b * (1 - b) + 0.01);
    return {(v * a + w * b) / (v + w), std::sqrt(v * w) / (v + w) * std::abs(a - b)};
  }

  double mines() const {
    const std::vector<double> elsewhere = counted_(density_at(logit_));
    double sum = elsewhere.back() * problem_.sea;
    for (std::size_t g = 0; g < problem_.groups.size(); ++g)
      sum += (elsewhere[g] + mean_[g]) * problem_.groups[g].size;
    return sum;
  }

  // Finds the density at which the mine total is typical, and how the chances change with it.
  bool tune() {
    if (!pass(1) || !pass(1)) return false;
    slope_.assign(problem_.groups.size(), 0.0);
    if (rest_ < 0) {
      spread_ = kLeastSpread;
      return true;
    }
    for (int round = 0;; ++round) {
      const std::vector<double> here = mean_;
      const double some = mines();
      logit_ += kStep;
      if (!pass(1)) return false;
      spread_ = (mines() - some) / kStep;
      for (const auto g : members_) slope_[g] = (mean_[g] - here[g]) / kStep;
      const double off = rest_ - some;
      logit_ += std::clamp(off / std::max(spread_, 1.0), -1.0, 1.0) - kStep;
      if (std::abs(off) < std::sqrt(spread_)) return spread_ >= kLeastSpread;
      if (round == 6 || !pass(1)) return false;
    }
  }

  // Moves the chances to where they add up to the mine total.
  void correct() {
    if (rest_ < 0) return;
    shift_ = (rest_ - mines()) / spread_;
    for (const auto g : members_) mean_[g] = std::clamp(mean_[g] + shift_ * slope_[g], 0.0, 1.0);
  }

  StripEstimate summary(const std::vector<double>& last) const {
    StripEstimate found;
    found.chance = counted_(density_at(logit_ + shift_));
    for (const auto g : members_) found.chance[g] = mean_[g];
    // What is counted depends on the density, which is only as good as the strips.
    found.error.assign(found.chance.size(), rest_ < 0 ? 0 : kCounted);
    const double shifted = rest_ < 0 ? 0 : kTotalShift / spread_;
    std::vector<double> off(problem_.groups.size(), 0.0);
    for (const auto g : members_) {
      const double apart = joined(g).second;
      const double change = (mean_[g] - last[g]) / 2;
      off[g] = apart * apart + change * change;
    }
    for (const auto g : members_) {
      double sum = off[g], n = 1;
      for (int i = 0; i < problem_.groups[g].clue_count; ++i) {
        const Clue& clue = problem_.clues[problem_.groups[g].clues[i]];
        for (int k = 0; k < clue.group_count; ++k, ++n) sum += off[clue.groups[k]];
      }
      found.error[g] = std::max(kFinest, kShared * std::sqrt(std::max(off[g], sum / n))) + shifted;
    }
    return found;
  }

  const Problem& problem_;
  const int rest_;  // mines in all groups and the sea; -1: unknown
  const std::vector<std::int32_t>& members_;
  const Sampling& sampling_;
  const Counted& counted_;
  Control& control_;
  std::vector<Strips> directions_;
  std::vector<double> mean_, slope_;
  double logit_ = 0, spread_ = 0, shift_ = 0, cost_ = 0;
  std::uint64_t work_ = 0;
};

}  // namespace

StripEstimate estimate_by_strips(const Problem& problem, const Field& field,
                                 const std::vector<std::int32_t>& members, const Sampling& sampling,
                                 const std::function<std::vector<double>(double)>& counted,
                                 Control& control) {
  return StripEstimator(problem, field, members, sampling, counted, control).run();
}

}  // namespace qmines
