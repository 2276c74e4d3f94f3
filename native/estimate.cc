// Sampled probabilities: the components that can be counted are counted; the others are sampled,
// and what they weigh by mine count is estimated with them.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <thread>

#include "analysis.h"
#include "gibbs.h"

namespace qmines {

namespace {

constexpr double kHardStates = 100'000;  // a component beyond this is sampled
constexpr std::size_t kWalks = 4;        // always, so that the answer does not depend on threads
constexpr std::size_t kBatches = 16;

// Averages of one walk in batches; when all are full, neighbours are merged, so that a batch is
// always long against the memory of the walk.
class Batches {
 public:
  explicit Batches(std::size_t values) : values_(values) {}
  std::vector<double>& open() {
    if (full_ == kBatches) merge();
    if (sweeps_in_last_ == 0) sums_.emplace_back(values_, 0.0);
    return sums_.back();
  }
  void close() {
    if (++sweeps_in_last_ == length_) {
      sweeps_in_last_ = 0;
      ++full_;
    }
  }
  // A quarter is left out: the walk has to forget where it started.
  std::size_t first() const { return full_ / 4; }
  std::size_t full() const { return full_; }
  double mean(std::size_t batch, std::size_t value) const {
    return sums_[batch][value] / static_cast<double>(length_);
  }
  std::size_t length() const { return length_; }

 private:
  void merge() {
    for (std::size_t i = 0; i < kBatches / 2; ++i) {
      for (std::size_t v = 0; v < values_; ++v) sums_[2 * i][v] += sums_[2 * i + 1][v];
      std::swap(sums_[i], sums_[2 * i]);
    }
    sums_.resize(kBatches / 2);
    full_ = kBatches / 2;
    length_ *= 2;
  }
  std::size_t values_, length_ = 1, full_ = 0, sweeps_in_last_ = 0;
  std::vector<std::vector<double>> sums_;
};

struct Summary {
  double mean = 0, error = 0;
};

Summary summarise(const std::vector<Batches>& walks, std::size_t value) {
  double sum = 0, squares = 0, n = 0, sweeps = 0, between = 0, some = 0;
  std::vector<double> means;
  for (const Batches& walk : walks) {
    double own = 0;
    for (std::size_t b = walk.first(); b < walk.full(); ++b) {
      const double m = walk.mean(b, value);
      own += m;
      squares += m * m;
      sweeps += static_cast<double>(walk.length());
    }
    sum += own;
    n += static_cast<double>(walk.full() - walk.first());
    if (walk.full()) means.push_back(own / static_cast<double>(walk.full() - walk.first()));
  }
  if (n < 2) return {n > 0 ? sum : 0.5, 0.5};
  Summary s;
  s.mean = sum / n;
  for (const double m : means) {
    between += (m - s.mean) * (m - s.mean);
    some += 1;
  }
  // The batches tell the error if a walk sees everything; that walks differ tells if it does not.
  const double within = std::max(0.0, (squares - sum * sum / n) / (n - 1)) / n;
  if (some > 1) between /= (some - 1) * some;
  // And never having seen a thing in so many sweeps does not make it impossible.
  s.error = std::max(std::sqrt(std::max(within, between)), 0.5 / (sweeps + 1));
  return s;
}

}  // namespace

class Estimator {
 public:
  Estimator(Engine& engine, const Field& field, const Sampling& sampling, Control& control)
      : e_(engine), p_(engine.problem_), field_(field), sampling_(sampling), control_(control) {}

  void run(Analysis& out) {
    out.status = e_.prepare(field_, control_);
    if (out.status != Status::solved) return;
    calibrate();
    out.status = divide();
    if (out.status == Status::solved) out.status = weigh();
    if (out.status != Status::solved) return;
    out.components = p_.component_count;
    out.groups = static_cast<int>(p_.groups.size());
    out.sea = p_.sea;
    cut();
    if (!blocks_.empty()) {
      set_off();
      walk(out);
    }
    gather(out);
  }

 private:
  // A filling of these groups, typical for the density of the sea.
  std::vector<std::uint8_t> fill(const std::vector<std::int32_t>& order, Random& random) {
    const Weights weights = Weights::tilt(e_.density_);
    const std::size_t room = std::max<std::size_t>(100, control_.room() / (5 * order.size() + 1));
    std::vector<std::uint8_t> mines(p_.groups.size(), 0);
    for (std::size_t most = 200;
         !find_filling(p_, order, weights, std::min(most, room), random, control_, mines);)
      most *= 4;
    return mines;
  }

  // The density of the sea, from what fillings leave for it: walks should not start far off.
  void calibrate() {
    e_.density_ = e_.typical_density(field_);
    if (field_.mines < 0 || p_.sea == 0) return;
    std::vector<std::int32_t> order;
    for (int i = 0; i < p_.component_count; ++i)
      for (const Step& step : e_.chains_[i].steps) order.push_back(step.group);
    Random random(sampling_.seed, kWalks + 1);
    for (int round = 0; round < 3; ++round) {
      int held = 0;
      for (const auto m : fill(order, random)) held += m;
      const double left = static_cast<double>(p_.rest - held) / p_.sea;
      e_.density_ = std::clamp(left, 0.01, 0.9);
    }
  }

  // What can be counted is; the rest is to be sampled.
  Status divide() {
    e_.weights_ = e_.counts_fit(field_) ? Weights::plain() : Weights::tilt(e_.density_);
    for (std::size_t i = 0; i < static_cast<std::size_t>(p_.component_count); ++i) {
      const Chain& chain = e_.chains_[i];
      if (!sampling_.everything && !chain.too_wide && chain.bound <= kHardStates) {
        if (!e_.tables_[0].forward(chain, e_.weights_, control_)) return Status::clash;
        easy_.push_back(i);
        counted_.push_back(e_.tables_[0].total());
      } else {
        for (const Step& step : chain.steps) order_.push_back(step.group);
        cells_ += static_cast<std::size_t>(chain.cells);
      }
    }
    if (!easy_.empty()) e_.tables_[0].clear(control_);
    return Status::solved;
  }

  double join(Poly sampled, Control& control) {
    std::vector<Poly> parts = counted_;
    parts.push_back(std::move(sampled));
    return e_.tree_.build(std::move(parts), p_.sea, p_.rest, e_.weights_.kind, e_.density_,
                          control);
  }

  // The logarithm of the weight of everything else, by the mines that the sampled groups hold.
  Status weigh() {
    log_outside_ = Poly{0, std::vector<double>(cells_ + 1, 0.0)};
    allowed_.assign(cells_ + 1, 1);
    if (field_.mines < 0) return Status::solved;
    if (!(join(Poly{0, std::vector<double>(cells_ + 1, 1.0)}, control_) > 0))
      return Status::total_clash;
    const Poly& outside = e_.tree_.outside(counted_.size());
    int low = static_cast<int>(cells_), high = 0;
    for (int k = 0; k <= static_cast<int>(cells_); ++k) {
      allowed_[k] = outside.at(k) > 1e-280;
      if (!allowed_[k]) continue;
      low = std::min(low, k);
      high = std::max(high, k);
      log_outside_.value[k] = std::log(outside.at(k));
    }
    // A walk may start where the weight is 0; a steep slope leads it to where it is not.
    for (int k = low - 1; k >= 0; --k) log_outside_.value[k] = log_outside_.value[k + 1] - 60;
    for (std::size_t k = high + 1; k <= cells_; ++k)
      log_outside_.value[k] = log_outside_.value[k - 1] - 60;
    return Status::solved;
  }

  void cut() {
    possible_.assign(p_.groups.size(), 0x1FF);
    if (order_.empty()) return;
    Random random(sampling_.seed, 0);
    Cutter cutter(p_, field_.width);
    blocks_ = cutter.cover(order_, sampling_.block, random, control_);
    for (const Block& block : blocks_) cutter.settle(block, control_, possible_);
  }

  // Values of a walk: each group's chance of a mine, then how often each mine count was held.
  void set_off() {
    for (std::size_t w = 0; w < kWalks; ++w) {
      batches_.emplace_back(p_.groups.size() + cells_ + 1);
      Random own(sampling_.seed, w + 1);
      std::vector<std::uint8_t> mines = fill(order_, own);
      walks_.emplace_back(p_, blocks_, e_.weights_, log_outside_, own);
      walks_.back().start(std::move(mines));
    }
  }

  void sweep(std::size_t walk, Control& control) {
    std::vector<double>& sums = batches_[walk].open();
    walks_[walk].sweep(sums, control);
    const int mines = walks_[walk].mines();
    if (allowed_[mines]) sums[p_.groups.size() + mines] += 1;
    batches_[walk].close();
  }

  // One round on all threads; false if time or memory ran out.
  bool sweep_all(int sweeps) {
    const auto threads = static_cast<std::size_t>(std::clamp(sampling_.threads, 1, 4));
    std::vector<Control> controls;
    std::vector<std::optional<Reason>> stopped(threads);
    for (std::size_t t = 0; t < threads; ++t) controls.push_back(control_.share(control_.left()));
    const auto work = [&](std::size_t t) {
      try {
        for (std::size_t w = t; w < kWalks; w += threads)
          for (int s = 0; s < sweeps; ++s) sweep(w, controls[t]);
      } catch (const Stopped& stop) {
        stopped[t] = stop.reason;
      } catch (const std::bad_alloc&) {
        stopped[t] = Reason::memory;
      }
    };
    std::vector<std::thread> others;
    for (std::size_t t = 1; t < threads; ++t) others.emplace_back(work, t);
    work(0);
    for (auto& thread : others) thread.join();
    bool done = true;
    for (const auto& reason : stopped) {
      if (reason == Reason::cancelled) throw Stopped(Reason::cancelled);
      done &= !reason;
    }
    return done;
  }

  void walk(Analysis& out) {
    for (int sweeps = 8;; sweeps = std::min(sweeps + sweeps / 2, 256)) {
      const bool done = sweep_all(sweeps);
      out.samples += static_cast<std::uint64_t>(sweeps) * kWalks;
      double worst = 0;
      for (const auto g : order_) worst = std::max(worst, summarise(batches_, g).error);
      if (sampling_.progress) sampling_.progress(worst, out.samples);
      if (!done || worst <= sampling_.error) break;
    }
    std::size_t full = 0;
    for (const Batches& b : batches_) full += b.full() - b.first();
    if (full < 4) throw Stopped(Reason::time);
  }

  // The counted components and the sea, if the sampled groups hold mines as these walks did.
  // Chances by group, the sea's last; empty if these walks never met the total.
  std::vector<double> counted_under(std::size_t first, std::size_t last, Control& control) {
    const std::size_t groups = p_.groups.size();
    std::vector<double> chance(groups + 1, 0.0);
    if (field_.mines >= 0) {
      Poly sampled{0, std::vector<double>(cells_ + 1, 0.0)};
      if (blocks_.empty()) sampled.value[0] = 1;
      for (std::size_t w = first; w < last && !blocks_.empty(); ++w)
        for (std::size_t b = batches_[w].first(); b < batches_[w].full(); ++b)
          for (std::size_t k = 0; k <= cells_; ++k)
            if (allowed_[k])
              sampled.value[k] +=
                  batches_[w].mean(b, groups + k) * std::exp(-log_outside_.value[k]);
      if (!(join(std::move(sampled), control) > 0)) return {};
      chance[groups] = p_.sea ? e_.tree_.sea_mines() / p_.sea : 0;
    } else {
      chance[groups] = field_.density;
    }
    for (std::size_t i = 0; i < easy_.size(); ++i) {
      const Chain& chain = e_.chains_[easy_[i]];
      e_.tables_[0].forward(chain, e_.weights_, control);
      const Poly alone{counted_[i].lo, std::vector<double>(counted_[i].value.size(), 1.0)};
      e_.tables_[0].backward(field_.mines < 0 ? alone : e_.tree_.outside(i), e_.tallies_, control);
      e_.tables_[0].clear(control);
      for (std::size_t s = 0; s < chain.steps.size(); ++s) {
        chance[chain.steps[s].group] = mine_share(chain.steps[s], e_.tallies_[s]);
        possible_[chain.steps[s].group] = e_.tallies_[s].possible;
      }
    }
    return chance;
  }

  void gather(Analysis& out) {
    const std::size_t groups = p_.groups.size();
    // A last share of time, so that a spent budget does not lose what was found.
    Control last = control_.share(std::max(0.0, control_.left()) + 0.25);
    std::vector<double> chance = counted_under(0, kWalks, last), error(groups + 1, 0.0);
    if (chance.empty()) throw Stopped(Reason::time);
    if (!blocks_.empty() && field_.mines >= 0) {
      std::vector<double> sum(groups + 1, 0.0), squares(groups + 1, 0.0);
      double n = 0;
      for (std::size_t w = 0; w < kWalks; ++w) {
        const std::vector<double> one = counted_under(w, w + 1, last);
        if (one.empty()) continue;
        n += 1;
        for (std::size_t g = 0; g <= groups; ++g) {
          sum[g] += one[g];
          squares[g] += one[g] * one[g];
        }
      }
      if (n < 2) throw Stopped(Reason::time);
      for (std::size_t g = 0; g <= groups; ++g)
        error[g] = std::sqrt(std::max(0.0, (squares[g] - sum[g] * sum[g] / n) / (n - 1) / n));
    }
    double least = std::numeric_limits<double>::infinity();
    for (const auto g : order_) {
      const Summary s = summarise(batches_, static_cast<std::size_t>(g));
      chance[g] = s.mean;
      error[g] = s.error;
      if (s.mean > 0.01 && s.mean < 0.99)
        least = std::min(least, s.mean * (1 - s.mean) / (s.error * s.error));
    }
    out.effective_samples = std::isfinite(least) ? least : static_cast<double>(out.samples);
    e_.group_mine_.assign(chance.begin(), chance.end() - 1);
    e_.group_certain_.assign(groups, Certain::no);
    for (std::size_t g = 0; g < groups; ++g) {
      const int size = p_.groups[g].size;
      const int some = possible_[g] & ((2 << size) - 1);
      if (some == 1) e_.group_certain_[g] = Certain::safe;
      if (some == 1 << size) e_.group_certain_[g] = Certain::mine;
      if (e_.group_certain_[g] != Certain::no) error[g] = 0;
    }
    e_.sea_certain_ = Certain::no;
    out.sea_mines = chance[groups] * p_.sea;
    e_.spread(field_, out);
    out.error.resize(out.probability.size());
    for (std::size_t c = 0; c < out.error.size(); ++c)
      out.error[c] = p_.fate[c] == Fate::open       ? std::numeric_limits<double>::quiet_NaN()
                     : p_.fate[c] == Fate::frontier ? error[p_.group_of[c]]
                     : p_.fate[c] == Fate::sea      ? error[groups]
                                                    : 0.0;
  }

  Engine& e_;
  Problem& p_;
  const Field& field_;
  const Sampling& sampling_;
  Control& control_;
  std::vector<std::size_t> easy_;
  std::vector<Poly> counted_;
  std::vector<std::int32_t> order_;  // the sampled groups
  std::size_t cells_ = 0;            // how many cells they have
  Poly log_outside_;
  std::vector<std::uint8_t> allowed_;
  std::vector<std::uint16_t> possible_;
  std::vector<Block> blocks_;
  std::vector<Batches> batches_;
  std::vector<Walk> walks_;
};

void Engine::estimate(const Field& field, const Sampling& sampling, Control& control,
                      Analysis& out) {
  out = Analysis{};
  Estimator(*this, field, sampling, control).run(out);
}

}  // namespace qmines
