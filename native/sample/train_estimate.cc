#include "sample/train_estimate.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "sample/train/layers.h"
#include "sample/train/train.h"

namespace qmines {

namespace {

constexpr double kWorkASecond = 3.6e9;  // multiplications, for each second of the budget
constexpr std::size_t kMostWidth = 64;
// What may be cut off of the squared weight at each site: at first, and by how much less with every
// level, an eighth of a power of ten.
constexpr double kCoarsest = 1e-3, kFiner = 0.7498942093324559;
constexpr int kFinest = 80, kLeastSteps = 3, kMostSteps = 8;  // levels, in all and at once,
constexpr int kFreeSteps = 24;                                // where they cost nothing
constexpr double kFree = 1.02;                                // work with every level, if so
constexpr double kBending = 0.3;               // of the work, for the effects of the mine total
constexpr double kLittle = 0.1;                // of the work that there is time for
constexpr double kPrudent = 0.9;               // of the time that is left
constexpr double kEnough = 0.9;                // of the error that is asked for
constexpr double kGrowth = 1.13;               // of the work with every level, unless known better
constexpr double kFaster = 1.01;               // than in the last step: it grows more and more
constexpr double kLeastSpread = 8;             // of the mine total: below, it has to be met exactly
constexpr double kManyUncertain = 150;         // of it: above, it hardly matters
constexpr double kGuessed = 0.3;               // of the spread of independent cells
constexpr int kRounds = 8;                     // of tuning,
constexpr double kStep = 0.05, kClose = 0.03;  // whose first step has a size, and whose last had
constexpr double kLeastError = 0.002, kMostError = 0.5;
constexpr double kBent = 0.5;     // of the correction for the mine total: how far it may be off
constexpr double kUnbent = 0.15;  // over the spread: what it may be, if it is not known
constexpr double kNearlyNothing = 1e-12, kLastPart = 0.1;  // of it, if hardly anything was cut off
constexpr double kLeastPart = 0.4, kMostPart = 3;          // of a change: how much is still to come

double density_at(double logit) { return 1 / (1 + std::exp(-logit)); }

class TrainEstimator {
 public:
  TrainEstimator(const Problem& problem, const Field& field, const Sampling& sampling,
                 Control& control)
      : problem_(problem),
        rest_(field.mines < 0 ? -1 : problem.rest),
        sampling_(sampling),
        control_(control),
        members_(problem.groups.size()),
        along_(problem.groups.size(), -1),
        across_(problem.clues.size()) {
    std::iota(members_.begin(), members_.end(), 0);
    const double typical = static_cast<double>(problem.rest) / problem.unknown;
    const double density = std::clamp(rest_ < 0 ? field.density : typical, 0.01, 0.99);
    logit_ = std::log(density / (1 - density));
    // The train lies along the shorter side.
    const bool lying = field.width >= field.height;
    for (std::size_t c = 0; c < problem.fate.size(); ++c) {
      if (problem.fate[c] != Fate::frontier) continue;
      const std::int32_t g = problem.group_of[c], at = static_cast<std::int32_t>(c);
      if (along_[g] >= 0) continue;
      along_[g] = lying ? at % field.width : at / field.width;
    }
    for (std::size_t c = 0; c < problem.clues.size(); ++c)
      across_[c] =
          lying ? problem.clues[c].cell / field.width : problem.clues[c].cell % field.width;
  }

  TrainEstimate run() {
    TrainEstimate found;
    Pass before, now;
    if (!tune(before)) return found;
    bent_.assign(problem_.groups.size() + 1, 0.0);
    const double all = kWorkASecond * control_.seconds();
    const double most = bends() ? (1 - kBending) * all : all;
    double growth = kGrowth, last_change = 0, part = 1;
    int last_steps = 0;
    try {
      while (before.level < kFinest) {
        int steps = std::min(growth < kFree ? kFreeSteps : kMostSteps, kFinest - before.level);
        const auto fits = [&] {
          return static_cast<double>(work_) + before.work * std::pow(growth, steps) <=
                 std::min(most, within_time());
        };
        while (last_steps > 0 && steps >= kLeastSteps && !fits()) --steps;
        if (steps < kLeastSteps) break;
        if (!pass(logit_, before.level + steps, now)) break;
        settle_total(now.chance);
        if (last_steps > 0)
          growth = std::clamp(kFaster * std::pow(now.work / before.work, 1.0 / steps), 1.0, 1.25);
        double change = 0;
        for (const auto g : members_) {
          const double off = now.chance[g] - before.chance[g];
          change += off * off;
        }
        // Changes shrink by about the same factor from step to step; their sum is still to come.
        change = std::sqrt(change);
        if (last_steps > 0 && last_change > 0) {
          const double shrink = std::pow(change / last_change, 2.0 * steps / (steps + last_steps));
          part = shrink < 1 ? shrink / (1 - shrink) : kMostPart;
        }
        last_change = change;
        last_steps = steps;
        part = std::clamp(part, kLeastPart, kMostPart);
        if (now.lost < kNearlyNothing) part = kLastPart;
        found = summary(now.chance, before.chance, part);
        const double worst = *std::max_element(found.error.begin(), found.error.end());
        if (sampling_.progress) sampling_.progress(worst, 0);
        std::swap(before, now);
        // A state that was cut off too early may turn up late: where that costs little, go on.
        if (worst <= kEnough * sampling_.error && static_cast<double>(work_) > kLittle * all) break;
      }
      if (!found.chance.empty() && bends()) {
        // At this level, or at the last one that there is time for.
        const Pass& at = static_cast<double>(work_) + 2 * before.work < all ? before : now;
        if (!bend(at)) return {};
        for (std::size_t g = 0; g < bent_.size(); ++g) {
          found.chance[g] = std::clamp(found.chance[g] + bent_[g], 0.0, 1.0);
          found.error[g] = std::min(kMostError, std::hypot(found.error[g], kBent * bent_[g]));
        }
        return found;
      }
    } catch (const Stopped& stop) {
      if (stop.reason == Reason::cancelled) throw;
    }
    if (bends())  // but there was no time for it
      for (double& error : found.error) error = std::min(kMostError, error + kUnbent / spread_);
    return found;
  }

 private:
  struct Pass {
    int level = 0;
    std::vector<double> chance;  // by group, the sea's last
    double work = 0, lost = 0;
  };

  // The work that there is time for, on this machine.
  double within_time() const {
    const double spent = static_cast<double>(work_), used = control_.used();
    return spent + kPrudent * spent / std::max(used, 1e-9) * (control_.seconds() - used);
  }

  // Whether a fixed total differs from one that is only typical.
  bool bends() const { return rest_ >= 0 && spread_ < kManyUncertain; }

  // The chances at some log-odds of a mine.
  bool pass(double logit, int level, Pass& found) {
    const double density = density_at(logit);
    if (!layers_.build(problem_, members_, along_, across_, Weights::tilt(density), control_))
      return false;
    double tolerance = kCoarsest;
    for (int i = 0; i < level; ++i) tolerance *= kFiner;
    found.level = level;
    found.chance.assign(problem_.groups.size() + 1, density);
    Train train(layers_, control_);
    const bool done = train.chances(kMostWidth, tolerance, problem_, found.chance);
    work_ += train.work();
    found.work = static_cast<double>(train.work());
    found.lost = train.lost();
    return done;
  }

  double mines(const std::vector<double>& chance) const {
    double sum = chance.back() * problem_.sea;
    for (std::size_t g = 0; g < problem_.groups.size(); ++g)
      sum += chance[g] * problem_.groups[g].size;
    return sum;
  }

  // Finds the log-odds at which the mine total is typical, and the chances there.
  bool tune(Pass& found) {
    int level = 0;
    // Where too much is cut off, nothing may be left.
    const auto pass_any = [&] {
      while (!pass(logit_, level, found))
        if ((level += kMostSteps) > kFinest) return false;
      return true;
    };
    if (!pass_any()) return false;
    if (rest_ < 0) return true;
    std::vector<double>& chance = found.chance;
    double here = mines(chance);
    spread_ = problem_.sea * chance.back() * (1 - chance.back());
    for (std::size_t g = 0; g < problem_.groups.size(); ++g)
      spread_ += kGuessed * problem_.groups[g].size * chance[g] * (1 - chance[g]);
    slope_.assign(chance.size(), 0.0);
    double step = std::clamp((rest_ - here) / std::max(spread_, 1.0), -1.0, 1.0);
    if (std::abs(step) < kStep) step = step < 0 ? -kStep : kStep;
    for (int round = 0; round < kRounds; ++round) {
      const std::vector<double> last = chance;
      logit_ += step;
      if (!pass_any()) return false;
      const double there = mines(chance);
      spread_ = (there - here) / step;
      for (std::size_t g = 0; g < chance.size(); ++g) slope_[g] = (chance[g] - last[g]) / step;
      here = there;
      if (spread_ < kLeastSpread) return false;
      step = std::clamp((rest_ - here) / spread_, -1.0, 1.0);
      if (std::abs(step) < std::max(kClose, 1 / std::sqrt(spread_))) {
        settle_total(chance);
        return true;
      }
    }
    return false;
  }

  // Moves the log-odds, and the chances with them, to where these add up to the mine total.
  void settle_total(std::vector<double>& chance) {
    if (rest_ < 0) return;
    const double shift = (rest_ - mines(chance)) / spread_;
    logit_ += shift;
    for (std::size_t g = 0; g < chance.size(); ++g)
      chance[g] = std::clamp(chance[g] + shift * slope_[g], 0.0, 1.0);
  }

  // What a fixed total changes, compared with one that is only typical: the next term in one over
  // its spread, from how chances bend with the log-odds.
  bool bend(const Pass& at) {
    const std::vector<double>& chance = at.chance;
    const double step = 2 / std::sqrt(spread_);
    Pass less, more;
    if (!pass(logit_ - step, at.level, less) || !pass(logit_ + step, at.level, more)) return false;
    const double low = mines(less.chance), middle = mines(chance), high = mines(more.chance);
    const double spread = (high - low) / (2 * step);
    const double skew = (high - 2 * middle + low) / (step * step);
    if (spread < kLeastSpread) return false;
    for (std::size_t g = 0; g < chance.size(); ++g) {
      const double slope = (more.chance[g] - less.chance[g]) / (2 * step);
      const double curve = (more.chance[g] - 2 * chance[g] + less.chance[g]) / (step * step);
      bent_[g] = -0.5 * (curve / spread - slope * skew / (spread * spread));
    }
    return true;
  }

  // `part`: how much of the last change is still to come.
  TrainEstimate summary(const std::vector<double>& now, const std::vector<double>& before,
                        double part) const {
    TrainEstimate found{now, now};
    std::vector<double> off(now.size(), 0.0);
    for (std::size_t g = 0; g < now.size(); ++g)
      off[g] = (now[g] - before[g]) * (now[g] - before[g]);
    for (const auto g : members_) {
      double sum = off[g], n = 1;
      for (int i = 0; i < problem_.groups[g].clue_count; ++i) {
        const Clue& clue = problem_.clues[problem_.groups[g].clues[i]];
        for (int k = 0; k < clue.group_count; ++k, ++n) sum += off[clue.groups[k]];
      }
      off[g] = std::max(off[g], sum / n);
    }
    for (std::size_t g = 0; g < now.size(); ++g)
      found.error[g] =
          std::min(kMostError, std::sqrt(kLeastError * kLeastError + part * part * off[g]));
    return found;
  }

  const Problem& problem_;
  const int rest_;  // mines in all groups and the sea; -1: unknown
  const Sampling& sampling_;
  Control& control_;
  std::vector<std::int32_t> members_;         // all groups
  std::vector<std::int32_t> along_, across_;  // of groups; of clues
  Layers layers_;
  std::vector<double> slope_, bent_;  // by group, the sea's last
  double logit_ = 0, spread_ = 0;
  std::uint64_t work_ = 0;
};

}  // namespace

TrainEstimate estimate_by_train(const Problem& problem, const Field& field,
                                const Sampling& sampling, Control& control) {
  return TrainEstimator(problem, field, sampling, control).run();
}

}  // namespace qmines
