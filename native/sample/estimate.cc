#include "sample/estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "sample/estimator.h"
#include "sample/train_estimate.h"
#include "sample/walks/move_estimate.h"

namespace qmines {

namespace {

constexpr double kHardStates = 100'000;  // a component beyond this is sampled
// With so many groups, trains and small moves are far more accurate than redrawing blocks.
constexpr std::size_t kManyGroups = 150;
constexpr std::size_t kStarts = 8;     // fillings that walks with small moves begin with, at most,
constexpr double kStarting = 0.04e9;   // for this much work a second of the budget
constexpr double kUnmixed = 0.1;       // a typical error with which nothing is known
constexpr double kRough = 0.1;         // an error of a train with which walks are tried as well
constexpr double kContracting = 0.95;  // of the time that is left, for trains
constexpr double kWalkable = 0.1;      // of it, without which no walk begins

}  // namespace

void Estimator::run(Analysis& out) {
  try {
    sample(out);
  } catch (const Stopped& stop) {
    if (stop.reason == Reason::cancelled || !sampling_.bounds) throw;
    e_.bound(field_, possible_, out);
  }
}

void Estimator::sample(Analysis& out) {
  out = Analysis{};
  out.status = e_.prepare(field_, control_);
  if (out.status != Status::solved) return;
  out.status = possible_at_all();
  if (out.status != Status::solved) return;
  out.components = p_.component_count;
  out.groups = static_cast<int>(p_.groups.size());
  out.sea = p_.sea;
  possible_.assign(p_.groups.size(), 0x1FF);
  e_.density_ = e_.typical_density(field_);
  std::size_t many = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(p_.component_count); ++i)
    if (hard(i)) many += e_.chains_[i].steps.size();
  const bool large = many >= kManyGroups && !sampling_.everything;
  TrainEstimate found;
  if (large) {
    out.status = divide();
    if (out.status != Status::solved || by_train(found, out)) return;
  }
  try {
    out.status = walkable();
    if (out.status != Status::solved || (large && by_walks(found, out))) return;
  } catch (const Stopped& stop) {
    if (stop.reason == Reason::cancelled || found.chance.empty()) throw;
    finish(found.chance, found.error, out);
    out.approximated = true;
    return;
  }
  if (!order_.empty()) {
    cut();
    set_off();
    walk(out);
  }
  gather(out);
}

Status Estimator::possible_at_all() {
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

Status Estimator::walkable() {
  if (!calibrate()) return Status::clash;
  const Status status = divide();
  return status == Status::solved ? weigh() : status;
}

bool Estimator::calibrate() {
  Random random(sampling_.seed, kWalks + 1);
  const std::uint64_t begin = control_.work();
  const bool some = fillings_.typical_density(field_.mines >= 0, random, e_.density_);
  filling_work_ = static_cast<double>(control_.work() - begin);
  return some;
}

bool Estimator::hard(std::size_t component) const {
  const Chain& chain = e_.chains_[component];
  return sampling_.everything || chain.too_wide || chain.bound > kHardStates;
}

Status Estimator::divide() {
  easy_.clear();
  hard_.clear();
  counted_.clear();
  order_.clear();
  cells_ = 0;
  e_.weights_ = e_.counts_fit(field_) ? Weights::plain() : Weights::tilt(e_.density_);
  for (std::size_t i = 0; i < static_cast<std::size_t>(p_.component_count); ++i) {
    const Chain& chain = e_.chains_[i];
    if (!hard(i)) {
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

double Estimator::join(Poly sampled, Control& control) {
  std::vector<Poly> parts = counted_;
  parts.push_back(std::move(sampled));
  return e_.tree_.build(std::move(parts), p_.sea, p_.rest, e_.weights_.kind, e_.density_, control);
}

Status Estimator::weigh() {
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

double Estimator::worst(const std::vector<double>& error) const {
  double most = 0;
  for (std::size_t g = 0; g < error.size(); ++g)
    if (g == p_.groups.size() ? p_.sea > 0 : !proven(static_cast<std::int32_t>(g)))
      most = std::max(most, error[g]);
  return most;
}

bool Estimator::by_train(TrainEstimate& found, Analysis& out) {
  // What is certain in the components that can be counted.
  std::vector<double> unused(p_.groups.size() + 1, 0.0);
  count_easy(Weights::tilt(e_.density_), false, control_, unused);
  Control share = control_.share(kContracting * control_.left());
  try {
    found = estimate_by_train(p_, field_, sampling_, share);
  } catch (const Stopped& stop) {
    if (stop.reason == Reason::cancelled) throw;
  }
  if (found.chance.empty() ||
      (worst(found.error) > kRough && control_.left() > kWalkable * control_.seconds()))
    return false;
  finish(found.chance, found.error, out);
  out.approximated = true;
  return true;
}

bool Estimator::by_walks(TrainEstimate& found, Analysis& out) {
  std::vector<double> chance, error;
  const bool walked = by_moves(chance, error, out);
  const auto squares = [&](const std::vector<double>& errors) {
    double sum = 0;
    for (const auto g : order_) sum += proven(g) ? 0 : errors[g] * errors[g];
    return sum;
  };
  out.approximated = !found.chance.empty() && (!walked || squares(found.error) < squares(error));
  if (out.approximated) {
    out.samples = 0;
    out.effective_samples = 0;
    chance = std::move(found.chance);
    error = std::move(found.error);
  } else if (!walked) {
    return false;
  }
  finish(chance, error, out);
  return true;
}

bool Estimator::by_moves(std::vector<double>& chance, std::vector<double>& error, Analysis& out) {
  std::vector<std::vector<std::uint8_t>> starts{fillings_.last()};
  const std::uint64_t begin = control_.work();
  while (starts.size() < kStarts && static_cast<double>(control_.work() - begin) + filling_work_ <
                                        kStarting * control_.seconds()) {
    Random own(sampling_.seed, starts.size() + 1);
    starts.push_back(fillings_.find(hard_, e_.density_, own));
  }
  std::vector<double> weight = log_outside_.value;
  if (e_.weights_.kind == Weights::tilted)
    for (std::size_t k = 0; k <= cells_; ++k)
      weight[k] += static_cast<double>(k) * std::log(e_.weights_.of[1][1] / e_.weights_.of[1][0]);
  MoveEstimate found =
      estimate_by_moves(p_, order_, starts, weight, sampling_, fillings_, possible_, control_);
  if (found.chance.empty()) return false;
  out.samples = found.samples;
  refine(found.last, found.family, found.chance);
  return conclude(found.chance, found.held, chance, error, out);
}

std::vector<double> Estimator::counted_under(std::vector<double> held, Control& control) {
  const std::size_t groups = p_.groups.size();
  std::vector<double> chance(groups + 1, 0.0);
  if (field_.mines >= 0) {
    for (std::size_t k = 0; k <= cells_; ++k)
      held[k] = allowed_[k] ? held[k] * std::exp(-log_outside_.value[k]) : 0;
    if (!(join(Poly{0, std::move(held)}, control) > 0)) return {};
    chance[groups] = p_.sea ? e_.tree_.sea_mines() / p_.sea : 0;
  } else {
    chance[groups] = field_.density;
  }
  count_easy(e_.weights_, field_.mines >= 0, control, chance);
  return chance;
}

void Estimator::count_easy(const Weights& weights, bool with_total, Control& control,
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

bool Estimator::conclude(const std::vector<Summary>& found,
                         const std::vector<std::vector<double>>& held, std::vector<double>& chance,
                         std::vector<double>& error, Analysis& out) {
  const std::size_t groups = p_.groups.size();
  // A last share of time, so that a spent budget does not lose what was found.
  Control last = control_.share(std::max(0.0, control_.left()) + 0.25);
  std::vector<double> all(cells_ + 1, 0.0);
  for (const auto& some : held)
    for (std::size_t k = 0; k <= cells_; ++k) all[k] += some[k];
  error.assign(groups + 1, 0.0);
  if (!order_.empty() && field_.mines >= 0) {
    std::vector<double> sum(groups + 1, 0.0), squares(groups + 1, 0.0);
    double n = 0;
    for (const auto& some : held) {
      const std::vector<double> one = counted_under(some, last);
      if (one.empty()) continue;
      n += 1;
      for (std::size_t g = 0; g <= groups; ++g) {
        sum[g] += one[g];
        squares[g] += one[g] * one[g];
      }
    }
    if (n < 2) return false;
    for (std::size_t g = 0; g <= groups; ++g)
      error[g] = std::sqrt(std::max(0.0, (squares[g] - sum[g] * sum[g] / n) / (n - 1) / n));
  }
  chance = counted_under(std::move(all), last);
  if (chance.empty()) return false;
  out.effective_samples = static_cast<double>(out.samples);
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const Summary& s = found[i];
    chance[order_[i]] = s.mean;
    error[order_[i]] = proven(order_[i]) ? 0 : s.error;
    if (s.mean > 0.01 && s.mean < 0.99)
      out.effective_samples =
          std::min(out.effective_samples, s.mean * (1 - s.mean) / (s.error * s.error));
  }
  // Walks that have not mixed do not know the mine total either, on which the rest depends.
  if (order_.empty() || field_.mines < 0) return true;
  double squares = 0, sampled = 0;
  std::vector<std::uint8_t> walked(groups + 1, 0);
  for (const auto g : order_) {
    walked[g] = 1;
    squares += error[g] * error[g];
    sampled += !proven(g);
  }
  const double typical = std::sqrt(squares / std::max(1.0, sampled));
  for (std::size_t g = 0; g <= groups; ++g)
    if (typical > kUnmixed || !walked[g])
      error[g] = std::max(error[g], typical > kUnmixed ? 0.5 : typical);
  return true;
}

void Estimator::finish(const std::vector<double>& chance, std::vector<double>& error,
                       Analysis& out) {
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

void estimate(Engine& engine, const Field& field, const Sampling& sampling, Control& control,
              Analysis& out) {
  Estimator(engine, field, sampling, control).run(out);
}

}  // namespace qmines
