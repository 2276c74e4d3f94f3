#include "sample/estimate.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <optional>

#include "base/threads.h"
#include "sample/batches.h"
#include "sample/fillings.h"
#include "sample/gibbs.h"
#include "sample/strip_estimate.h"

namespace qmines {

namespace {

constexpr double kHardStates = 100'000;  // a component beyond this is sampled
// Many short walks from different fillings: what one of them cannot leave, another does not enter.
// Always as many, so that the answer does not depend on threads.
constexpr std::size_t kWalks = 32;
// With so many groups, strips are far more accurate than walks, which mix slowly.
constexpr std::size_t kManyGroups = 150;
constexpr double kSecondsAState = 4e-8;  // of a block's estimate; roughly

}  // namespace

class Estimator {
 public:
  Estimator(Engine& engine, const Field& field, const Sampling& sampling, Control& control)
      : e_(engine), p_(engine.problem_), field_(field), sampling_(sampling), control_(control) {}

  void run(Analysis& out) {
    try {
      sample(out);
    } catch (const Stopped& stop) {
      if (stop.reason == Reason::cancelled || !sampling_.bounds) throw;
      e_.bound(field_, possible_, out);
    }
  }

 private:
  void sample(Analysis& out) {
    out = Analysis{};
    out.status = e_.prepare(field_, control_);
    if (out.status != Status::solved) return;
    out.status = possible_at_all();
    if (out.status != Status::solved) return;
    if (!calibrate()) {
      out.status = Status::clash;
      return;
    }
    out.status = divide();
    if (out.status == Status::solved) out.status = weigh();
    if (out.status != Status::solved) return;
    out.components = p_.component_count;
    out.groups = static_cast<int>(p_.groups.size());
    out.sea = p_.sea;
    possible_.assign(p_.groups.size(), 0x1FF);
    if (order_.size() >= kManyGroups && !sampling_.everything && by_strips(out)) return;
    if (!order_.empty()) {
      cut();
      set_off();
      walk(out);
    }
    gather(out);
  }

  // A contradiction is no matter of sampling; found exactly wherever that is quick.
  Status possible_at_all() {
    double bound = 0;
    for (int i = 0; i < p_.component_count; ++i)
      bound += e_.chains_[i].too_wide ? 1e300 : e_.chains_[i].bound;
    if (bound > 1e6) return Status::solved;
    try {
      Control share = control_.share(0.2 * control_.left());
      const Status status = e_.feasible(field_, share);
      if (status != Status::solved) return status;
    } catch (const Stopped& stop) {
      if (stop.reason == Reason::cancelled) throw;
    }
    return e_.prepare(field_, control_);
  }

  bool calibrate() {
    e_.density_ = e_.typical_density(field_);
    Random random(sampling_.seed, kWalks + 1);
    return fillings_.typical_density(field_.mines >= 0, random, e_.density_);
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
        hard_.push_back(i);
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

  // Large fields: from strips instead of walks. False if these do not work here.
  bool by_strips(Analysis& out) {
    const auto counted = [&](double density) {
      std::vector<double> chance(p_.groups.size() + 1, 0.0);
      chance.back() = density;
      count_easy(Weights::tilt(density), false, control_, chance);
      return chance;
    };
    StripEstimate found = estimate_by_strips(p_, field_, order_, sampling_, counted, control_);
    if (found.chance.empty()) return false;
    finish(found.chance, found.error, out);
    return true;
  }

  // Other blocks in every round: what one cut holds fixed, the next lets go. Dear blocks mix best,
  // but enough rounds of them have to fit into the budget.
  void cut() {
    while (states_ > 80'000 * control_.seconds() && states_ > 3'000) states_ /= 3;
    while (true) {
      Cutter cutter(p_, field_.width, states_);
      blocks_ = cutter.cover(order_, sampling_.block, cuts_, control_);
      double cost = 0;
      for (const Block& block : blocks_) cost += block.chain.bound;
      const bool dear = cost * kSecondsAState * 3 * kWalks > control_.seconds() / 2;
      if (dear && states_ > 300) {
        states_ /= 3;
        continue;
      }
      for (const Block& block : blocks_) cutter.settle(block, control_, possible_);
      whole_ = std::all_of(blocks_.begin(), blocks_.end(),
                           [&](const Block& block) { return block.group.size() == order_.size(); });
      return;
    }
  }

  // Values of a walk: each group's chance of a mine, that of each mine count, and its mean.
  void set_off() {
    // Fillings are made for a share of the budget (in work, not time: the same on every machine);
    // walks beyond that start from those there are.
    const double share = 0.2e9 * control_.seconds();
    const std::uint64_t begin = control_.work();
    std::vector<std::vector<std::uint8_t>> fillings;
    for (std::size_t w = 0; w < kWalks; ++w) {
      batches_.emplace_back(p_.groups.size() + cells_ + 2, kWalks);
      Random own(sampling_.seed, w + 1);
      if (w < 4 || static_cast<double>(control_.work() - begin) < share)
        fillings.push_back(fillings_.find(hard_, e_.density_, own));
      walks_.emplace_back(p_, blocks_, e_.weights_, log_outside_, own);
      walks_.back().start(fillings[w % fillings.size()]);
    }
  }

  void sweep(std::size_t walk, Control& control) {
    std::vector<double>& sums = batches_[walk].open();
    const std::size_t groups = p_.groups.size();
    std::vector<double> held(cells_ + 1, 0.0);
    walks_[walk].sweep(sums, held.data(), control);
    for (std::size_t k = 0; k <= cells_; ++k) {
      sums[groups + k] += held[k];
      sums[groups + cells_ + 1] += held[k] * static_cast<double>(k);
    }
    batches_[walk].close();
  }

  // One round on all threads; false if time or memory ran out.
  bool sweep_all(int sweeps) {
    const auto threads =
        static_cast<std::size_t>(std::clamp(sampling_.threads, 1, static_cast<int>(kWalks)));
    std::vector<Control> controls;
    std::vector<std::optional<Reason>> stopped(threads);
    for (std::size_t t = 0; t < threads; ++t) controls.push_back(control_.share(control_.left()));
    std::atomic<std::size_t> next{0};
    on_threads(static_cast<int>(threads), [&](int t) {
      try {
        for (std::size_t w; (w = next++) < kWalks;)
          for (int s = 0; s < sweeps; ++s) sweep(w, controls[t]);
      } catch (const Stopped& stop) {
        stopped[t] = stop.reason;
      } catch (const std::bad_alloc&) {
        stopped[t] = Reason::memory;
      }
    });
    bool done = true;
    for (const auto& reason : stopped) {
      if (reason == Reason::cancelled) throw Stopped(Reason::cancelled);
      done &= !reason;
    }
    return done;
  }

  // Whether the clues of some block leave no choice in the group.
  bool proven(std::int32_t g) const {
    const int size = p_.groups[g].size, some = possible_[g] & ((2 << size) - 1);
    return some == 1 || some == 1 << size;
  }

  // Every sampled group's chance and error.
  std::vector<Summary> summaries() const {
    std::vector<Summary> all;
    std::vector<std::uint8_t> known;
    for (const auto g : order_) {
      all.push_back(summarise(batches_, static_cast<std::size_t>(g), !whole_));
      known.push_back(proven(g));
    }
    if (!whole_) widen(all, known);
    return all;
  }

  bool cut_anew(int sweeps) {
    if (sweeps == 4 || blocks_.size() < 2) return true;
    try {
      cut();
      return true;
    } catch (const Stopped& stop) {  // what the walks have found so far stands
      if (stop.reason == Reason::cancelled) throw;
      return false;
    }
  }

  void walk(Analysis& out) {
    for (int sweeps = 4;; sweeps = std::min(sweeps + sweeps / 2, 256)) {
      const bool done = cut_anew(sweeps) && sweep_all(sweeps);
      out.samples += static_cast<std::uint64_t>(sweeps) * kWalks;
      const std::size_t mean = p_.groups.size() + cells_ + 1;
      double worst =
          p_.sea && field_.mines >= 0 ? summarise(batches_, mean, false, false).error / p_.sea : 0;
      const std::vector<Summary> found = summaries();
      for (std::size_t i = 0; i < order_.size(); ++i)
        if (!proven(order_[i])) worst = std::max(worst, found[i].error);
      if (sampling_.progress) sampling_.progress(worst, out.samples);
      if (!done || worst <= sampling_.error) break;
    }
    std::size_t full = 0;
    for (const Batches& b : batches_) full += b.full() - b.first();
    if (full < 8) throw Stopped(Reason::time);
  }

  // The counted components and the sea, if the sampled groups hold mines as these walks did.
  // Chances by group, the sea's last; empty if these walks never met the total.
  std::vector<double> counted_under(std::size_t first, std::size_t last, Control& control) {
    const std::size_t groups = p_.groups.size();
    std::vector<double> chance(groups + 1, 0.0);
    if (field_.mines >= 0) {
      Poly sampled{0, std::vector<double>(cells_ + 1, 0.0)};
      if (order_.empty()) sampled.value[0] = 1;
      for (std::size_t w = first; w < last && !order_.empty(); ++w)
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
    count_easy(e_.weights_, field_.mines >= 0, control, chance);
    return chance;
  }

  // The chances in the counted components, with the mine total or each by itself.
  void count_easy(const Weights& weights, bool with_total, Control& control,
                  std::vector<double>& chance) {
    for (std::size_t i = 0; i < easy_.size(); ++i) {
      const Chain& chain = e_.chains_[easy_[i]];
      e_.tables_[0].forward(chain, weights, control);
      const Poly total = e_.tables_[0].total();
      const Poly alone{total.lo, std::vector<double>(total.value.size(), 1.0)};
      e_.tables_[0].backward(with_total ? e_.tree_.outside(i) : alone, e_.tallies_, control);
      e_.tables_[0].clear(control);
      for (std::size_t s = 0; s < chain.steps.size(); ++s) {
        chance[chain.steps[s].group] = mine_share(chain.steps[s], e_.tallies_[s]);
        possible_[chain.steps[s].group] = e_.tallies_[s].possible;
      }
    }
  }

  void gather(Analysis& out) {
    const std::size_t groups = p_.groups.size();
    // A last share of time, so that a spent budget does not lose what was found.
    Control last = control_.share(std::max(0.0, control_.left()) + 0.25);
    std::vector<double> chance = counted_under(0, kWalks, last), error(groups + 1, 0.0);
    if (chance.empty()) throw Stopped(Reason::time);
    if (!order_.empty() && field_.mines >= 0) {
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
    const std::vector<Summary> found = summaries();
    out.effective_samples = static_cast<double>(out.samples);
    for (std::size_t i = 0; i < order_.size(); ++i) {
      const Summary& s = found[i];
      chance[order_[i]] = s.mean;
      error[order_[i]] = s.error;
      if (s.mean > 0.01 && s.mean < 0.99)
        out.effective_samples =
            std::min(out.effective_samples, s.mean * (1 - s.mean) / (s.error * s.error));
    }
    finish(chance, error, out);
  }

  // Chances and errors by group, the sea's last, as an answer by cell.
  void finish(const std::vector<double>& chance, std::vector<double>& error, Analysis& out) {
    const std::size_t groups = p_.groups.size();
    e_.group_mine_.assign(chance.begin(), chance.end() - 1);
    e_.mark_certain(possible_);
    for (std::size_t g = 0; g < groups; ++g)
      if (e_.group_certain_[g] != Certain::no) error[g] = 0;
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
  const Engine::Tidy tidy_{e_.tables_, control_};  // destroyed last: it returns freed memory
  Fillings fillings_{p_, e_.chains_, control_};
  std::vector<std::size_t> easy_, hard_;  // components
  std::vector<Poly> counted_;
  std::vector<std::int32_t> order_;  // the sampled groups
  std::size_t cells_ = 0;            // how many cells they have
  Poly log_outside_;
  std::vector<std::uint8_t> allowed_;
  std::vector<std::uint16_t> possible_;
  std::vector<Block> blocks_;
  Random cuts_{sampling_.seed, 0};
  double states_ = sampling_.states;  // what a block may cost
  bool whole_ = false;                // each block is everything: the chances are exact
  std::vector<Batches> batches_;
  std::vector<Walk> walks_;
};

void estimate(Engine& engine, const Field& field, const Sampling& sampling, Control& control,
              Analysis& out) {
  Estimator(engine, field, sampling, control).run(out);
}

}  // namespace qmines
