// Estimates from walks that redraw blocks exactly.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>

#include "base/threads.h"
#include "sample/estimator.h"

namespace qmines {

namespace {

constexpr double kSecondsAState = 4e-8;    // of a block's estimate; roughly
constexpr double kRoughGroup = 0.015;      // an error that calls for redrawing the groups around,
constexpr int kAround = 120;               // so many of them at most,
constexpr double kStatesAround = 10'000;   // with no more states than this,
constexpr double kSecondsAround = 1e-8;    // each of which takes this long
constexpr double kSpared = 0.03;           // of the seconds, for what comes after
constexpr double kEnoughRedrawn = 64;      // fillings; more of them if there is time,
constexpr std::size_t kLeastRedrawn = 24;  // and fewer are of no use
constexpr double kUnseen = 0.008;          // the error of what never differs around
constexpr double kWidened = 1.25;          // as for the walks

}  // namespace

// Other blocks in every round: what one cut holds fixed, the next lets go. Dear blocks mix best,
// but enough rounds of them have to fit into the budget.
void Estimator::cut() {
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

void Estimator::refine(const std::vector<std::vector<std::uint8_t>>& fillings,
                       const std::vector<int>& family, std::vector<Summary>& found) {
  std::vector<std::size_t> rough;
  for (std::size_t i = 0; i < order_.size(); ++i)
    if (found[i].error > kRoughGroup && !proven(order_[i])) rough.push_back(i);
  std::sort(rough.begin(), rough.end(), [&](std::size_t a, std::size_t b) {
    return found[a].error != found[b].error ? found[a].error > found[b].error : a < b;
  });
  const double until = kSpared * control_.seconds();
  std::vector<std::vector<double>> chances;
  std::vector<int> began;
  std::vector<std::uint8_t> covered(p_.groups.size(), 0);
  try {
    Cutter cutter(p_, field_.width, kStatesAround);
    double cost = 0;
    blocks_.clear();
    for (const auto i : rough) {
      if (covered[order_[i]]) continue;
      Block block;
      if (!cutter.around(order_[i], kAround, block, control_)) continue;
      cost += block.chain.bound * kSecondsAround * kEnoughRedrawn;
      if (cost > control_.left() - until) break;
      for (std::size_t n = 0; n < block.group.size() / 4; ++n) covered[block.group[n]] = 1;
      covered[order_[i]] = 1;
      blocks_.push_back(std::move(block));
    }
    for (std::size_t f = 0; f < fillings.size() && !blocks_.empty(); ++f) {
      if (fillings[f].empty() || control_.left() < until) continue;
      Walk walk(p_, blocks_, e_.weights_, log_outside_, Random(sampling_.seed, 1000 + f));
      walk.start(fillings[f]);
      std::vector<double> chance(p_.groups.size(), 0.0), held(cells_ + 1, 0.0);
      walk.sweep(chance, held.data(), control_);
      chances.push_back(std::move(chance));
      began.push_back(family[f]);
    }
  } catch (const Stopped& stop) {
    if (stop.reason == Reason::cancelled) throw;
  }
  const auto n = static_cast<double>(chances.size());
  if (chances.size() < kLeastRedrawn) return;
  const int families = *std::max_element(began.begin(), began.end()) + 1;
  for (const auto i : rough) {
    const std::int32_t g = order_[i];
    if (!covered[g]) continue;
    Summary s;
    for (const auto& chance : chances) s.mean += chance[g] / n;
    std::vector<double> together(static_cast<std::size_t>(families), 0.0);
    double squares = 0, apart = 0;
    for (std::size_t f = 0; f < chances.size(); ++f) {
      const double off = chances[f][g] - s.mean;
      squares += off * off;
      together[static_cast<std::size_t>(began[f])] += off;
    }
    for (const double off : together) apart += off * off;
    const double few = families, rougher = 1 + 4 / few;
    if (families > 1) apart *= few / (few - 1) / (rougher * rougher);
    s.error = std::max(kUnseen, kWidened * std::sqrt(std::max(squares * n / (n - 1), apart)) / n);
    if (s.error < found[i].error) found[i] = s;
  }
}

// Values of a walk: each group's chance of a mine, that of each mine count, and its mean.
void Estimator::set_off() {
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

void Estimator::sweep(std::size_t walk, Control& control) {
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
bool Estimator::sweep_all(int sweeps) {
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

// Every sampled group's chance and error.
std::vector<Summary> Estimator::summaries() const {
  std::vector<Summary> all;
  std::vector<std::uint8_t> known;
  for (const auto g : order_) {
    all.push_back(summarise(batches_, static_cast<std::size_t>(g), !whole_));
    known.push_back(proven(g));
  }
  if (!whole_) widen(all, known);
  return all;
}

bool Estimator::cut_anew(int sweeps) {
  if (sweeps == 4 || blocks_.size() < 2) return true;
  try {
    cut();
    return true;
  } catch (const Stopped& stop) {  // what the walks have found so far stands
    if (stop.reason == Reason::cancelled) throw;
    return false;
  }
}

void Estimator::walk(Analysis& out) {
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

void Estimator::gather(Analysis& out) {
  std::vector<std::vector<double>> held;
  for (const Batches& walk : batches_) {
    held.emplace_back(cells_ + 1, 0.0);
    for (std::size_t b = walk.first(); b < walk.full(); ++b)
      for (std::size_t k = 0; k <= cells_; ++k)
        held.back()[k] += walk.mean(b, p_.groups.size() + k);
  }
  if (order_.empty()) held.assign(1, {1.0});
  std::vector<double> chance, error;
  if (!conclude(summaries(), held, chance, error, out)) throw Stopped(Reason::time);
  finish(chance, error, out);
}

}  // namespace qmines
