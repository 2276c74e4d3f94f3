#include "qubits/analysis.h"

#include <cmath>
#include <optional>
#include <type_traits>

#include "qubits/chain_count.h"
#include "qubits/total.h"

namespace qmines::qubits {

namespace {

// Up to here the number of layouts, at most 4 to the number of cells, neither overflows a double
// nor does any part of it vanish, so that a weight of 0 means that nothing is possible.
constexpr int kPlainCells = 480;

// What is in no number but in the totals: the product of all loose cells.
template <class Number>
Spread<Number> spread_loose(const Field& field, const PackedCounts& packing,
                            const std::vector<int>& limits, const Scale& scale, Control& control) {
  Spread<Number> all{{0}, {Number(1.0)}};
  for (const auto& weights : field.loose) {
    std::vector<std::pair<std::uint64_t, Number>> next;
    for (std::size_t p = 0; p < all.counts.size(); ++p)
      for (std::size_t k = 0; k < field.kinds.size(); ++k) {
        const std::uint64_t sum = all.counts[p] + packing.unit(static_cast<int>(k));
        if (weights[k] > 0 && limits[k] > 0 && packing.fits(sum))
          next.emplace_back(sum, all.value[p] * Number(weights[k] * scale.of[k]));
      }
    std::stable_sort(next.begin(), next.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    control.spend(next.size() * 30);
    all = {};
    for (const auto& [counts, value] : next) {
      if (all.counts.empty() || all.counts.back() != counts) {
        all.counts.push_back(counts);
        all.value.push_back(Number{});
      }
      all.value.back() += value;
    }
  }
  return all;
}

// Without the counts that leave no cell of `some_of` among those in question.
template <class Number>
void keep_some(const Field& field, const PackedCounts& packing, Spread<Number>& loose) {
  if (!field.some_of) return;
  int total = 0;
  for (std::size_t k = 0; k < field.kinds.size(); ++k)
    if (field.some_of >> k & 1) total += field.kinds[k].total;
  Spread<Number> kept;
  for (std::size_t p = 0; p < loose.counts.size(); ++p) {
    int gone = 0, others = 0;
    for (int k = 1; k < static_cast<int>(field.kinds.size()); ++k) {
      const int count = packing.count(loose.counts[p], k);
      others += count;
      if (field.some_of >> k & 1) gone += count;
    }
    if (field.some_of & 1) gone += static_cast<int>(field.loose.size()) - others;
    if (gone >= total) continue;
    kept.counts.push_back(loose.counts[p]);
    kept.value.push_back(loose.value[p]);
  }
  loose = std::move(kept);
}

// The ways to fill cells that no row holds.
template <class Number>
struct Pool {
  std::size_t bundle;
  Spread<Number> spread;
  std::vector<std::vector<int>> cells;  // of each kind
};

template <class Number>
Pool<Number> fill_pool(const Bundle& bundle, std::size_t id, const PackedCounts& packing,
                       const std::vector<int>& limits, const Scale& scale, Control& control) {
  struct Way {
    std::uint64_t counts;
    double weight;
    std::vector<int> cells;
  };
  std::vector<Way> ways;
  compositions(bundle.size, bundle.mask, packing, limits, scale,
               [&](const std::vector<int>& take, std::uint64_t counts, double weight) {
                 ways.push_back({counts, weight, take});
                 control.spend(200);
                 if ((ways.size() & 4095) == 0 && ways.size() * 128 > control.room())
                   throw Stopped(Reason::memory);
               });
  std::sort(ways.begin(), ways.end(),
            [](const Way& a, const Way& b) { return a.counts < b.counts; });
  Pool<Number> pool{id, {}, {}};
  for (Way& way : ways) {
    pool.spread.counts.push_back(way.counts);
    pool.spread.value.push_back(Number(way.weight));
    pool.cells.push_back(std::move(way.cells));
  }
  return pool;
}

}  // namespace

template <class Number>
struct Tables {
  std::vector<int> limits;
  Scale scale;
  PackedCounts packing;
  std::vector<Chain> chains;
  std::vector<Count<Number>> counts;
  std::vector<Pool<Number>> pools;
  Spread<Number> loose;
  std::optional<Join<Number>> join;
  std::size_t sea =
      0;  // the bundle without rows that is not a pool; bundles.size() if there is none
};

Engine::Engine() = default;
Engine::~Engine() = default;
void Engine::forget() { tables_.reset(); }

template <class Number>
bool Engine::count(const Field& field, Tables<Number>& t, Control& control, Chances& out) {
  const std::size_t kinds = field.kinds.size();
  t.limits.resize(kinds);
  for (std::size_t k = 0; k < kinds; ++k) {
    t.limits[k] = field.kinds[k].total - rows_.settled[k];
    if (t.limits[k] < 0) return false;
  }
  t.packing = PackedCounts(t.limits);

  // Each component by itself.
  const std::size_t parts = orders_.size();
  t.chains.resize(parts);
  t.counts = std::vector<Count<Number>>(parts);
  out.log_weight = 0;
  out.states = 0;
  for (std::size_t i = 0; i < parts; ++i) {
    lay_chain(rows_, orders_[i], t.packing, t.limits, t.scale, t.chains[i]);
    if (!t.counts[i].forward(t.chains[i], t.packing, control)) {
      out.clash = rows_.problem.clues[rows_.problem.components[i].clues[0]].cell;
      return false;
    }
    out.states += t.counts[i].states();
    out.log_weight += t.counts[i].log_scale();
  }

  // Cells without a row: the largest bundle is the sea, the others are parts of their own.
  const std::vector<Bundle>& bundles = rows_.bundles;
  t.sea = bundles.size();
  for (std::size_t b = rows_.tied; b < bundles.size(); ++b)
    if (t.sea == bundles.size() || bundles[b].size > bundles[t.sea].size) t.sea = b;
  for (std::size_t b = rows_.tied; b < bundles.size(); ++b)
    if (b != t.sea)
      t.pools.push_back(fill_pool<Number>(bundles[b], b, t.packing, t.limits, t.scale, control));

  // All of them under the totals.
  t.loose = spread_loose<Number>(field, t.packing, t.limits, t.scale, control);
  keep_some(field, t.packing, t.loose);
  Join<Number>& join = t.join.emplace(t.packing, t.limits, t.scale, control);
  for (const auto& each : t.counts) join.add(each.total());
  for (const auto& pool : t.pools) join.add(pool.spread);
  join.add(t.loose);
  const bool has_sea = t.sea < bundles.size();
  if (!join.run(has_sea ? bundles[t.sea].size : 0, has_sea ? bundles[t.sea].mask : 0)) return false;
  out.log_weight += join.log_weight();
  for (std::size_t k = 0; k < kinds; ++k) out.log_weight -= t.limits[k] * std::log(t.scale.of[k]);

  // And back: what each bundle's cells may be.
  std::vector<Share> of_bundle(bundles.size()), shares;
  for (std::size_t i = 0; i < parts; ++i) {
    t.counts[i].backward(join.outside(i), shares);
    for (std::size_t s = 0; s < shares.size(); ++s)
      of_bundle[static_cast<std::size_t>(t.chains[i].steps[s].bundle)] = shares[s];
  }
  for (std::size_t i = 0; i < t.pools.size(); ++i) {
    const auto& pool = t.pools[i];
    Share& share = of_bundle[pool.bundle];
    double all = 0;
    for (std::size_t w = 0; w < pool.cells.size(); ++w) {
      const auto weight = static_cast<double>(pool.spread.value[w] * join.outside(parts + i)[w]);
      if (!(weight > 0)) continue;
      all += weight;
      for (std::size_t k = 0; k < kinds; ++k) {
        if (!pool.cells[w][k]) continue;
        share.possible |= static_cast<std::uint8_t>(1U << k);
        share.chance[k] += weight * pool.cells[w][k];
      }
    }
    for (double& chance : share.chance) chance /= all * bundles[pool.bundle].size;
  }
  if (has_sea) {
    std::copy(join.sea_chance().begin(), join.sea_chance().end(), of_bundle[t.sea].chance.begin());
    of_bundle[t.sea].possible = join.sea_possible();
  }

  for (std::size_t cell = 0; cell < rows_.mask.size(); ++cell) {
    const std::uint8_t mask = rows_.mask[cell];
    if (!mask) continue;
    const std::int32_t b = rows_.bundle_of[cell];
    const std::uint8_t possible = b < 0 ? mask : of_bundle[static_cast<std::size_t>(b)].possible;
    out.possible[cell] = possible;
    if constexpr (std::is_same_v<Number, double>)
      for (std::size_t k = 0; k < kinds; ++k)
        if (possible >> k & 1)
          out.chance[cell * kinds + k] =
              std::has_single_bit(possible) ? 1 : of_bundle[static_cast<std::size_t>(b)].chance[k];
  }
  return true;
}

void Engine::analyse(const Field& field, Control& control, Chances& out, bool keep,
                     bool force_tilt) {
  const std::size_t cells = static_cast<std::size_t>(field.width) * field.height;
  tables_.reset();
  out = {};
  out.chance.assign(cells * field.kinds.size(), 0);
  out.possible.assign(cells, 0);
  if (!rows_.reduce(field)) {
    out.status = Status::clash;
    out.clash = rows_.clash;
    return;
  }
  const auto parts = static_cast<std::size_t>(rows_.problem.component_count);
  out.components = static_cast<int>(parts);
  orders_.resize(parts);
  qmines::Chain order;
  for (std::size_t i = 0; i < parts; ++i) {
    orderer_.chain(rows_.problem, rows_.problem.components[i], field.width, order, control);
    orders_[i].clear();
    for (const auto& step : order.steps) orders_[i].push_back(step.group);
  }
  int open = static_cast<int>(field.loose.size());
  for (const auto mask : rows_.mask) open += mask != 0;
  Scale scale{open <= kPlainCells && !force_tilt, std::vector<double>(field.kinds.size(), 1.0)};
  if (!scale.plain)
    for (std::size_t k = 0; k < field.kinds.size(); ++k)
      scale.of[k] = std::max(field.kinds[k].total, 1) / static_cast<double>(std::max(open, 1));
  auto tables = std::make_unique<Tables<double>>();
  tables->scale = scale;
  bool solved = count(field, *tables, control, out);
  if (solved && keep) tables_ = std::move(tables);
  tables.reset();
  if (solved && !scale.plain) {
    // Here a chance may have vanished by rounding: what is possible is counted in yes and no.
    const double log_weight = out.log_weight;
    Tables<BooleanWeight> flags;
    flags.scale = scale;
    solved = count(field, flags, control, out);
    out.log_weight = log_weight;
    for (std::size_t cell = 0; cell < cells; ++cell)
      if (std::has_single_bit(out.possible[cell]))
        for (std::size_t k = 0; k < field.kinds.size(); ++k)
          out.chance[cell * field.kinds.size() + k] = out.possible[cell] >> k & 1;
  }
  if (!solved) out.status = out.clash >= 0 ? Status::clash : Status::total_clash;
}

void Engine::draw(Random& random, std::vector<std::uint8_t>& layout) const {
  const Tables<double>& t = *tables_;
  std::vector<std::vector<std::uint8_t>> drawn(rows_.bundles.size());  // a bundle: its cells' kinds
  const auto put = [&](std::size_t bundle, const auto& cells) {
    for (std::size_t k = 0; k < t.limits.size(); ++k)
      drawn[bundle].insert(drawn[bundle].end(), static_cast<std::size_t>(cells[k]),
                           static_cast<std::uint8_t>(k));
    for (std::size_t i = drawn[bundle].size(); i > 1; --i)
      std::swap(drawn[bundle][i - 1], drawn[bundle][random.below(static_cast<std::uint32_t>(i))]);
  };
  std::vector<std::size_t> at;
  std::vector<int> sea;
  t.join->draw(random, at, sea);
  for (std::size_t i = 0; i < t.counts.size(); ++i)
    t.counts[i].draw(at[i], random, [&](std::size_t s, std::uint32_t term) {
      const Step& step = t.chains[i].steps[s];
      put(static_cast<std::size_t>(step.bundle), step.terms[term].cells);
    });
  for (std::size_t i = 0; i < t.pools.size(); ++i)
    put(t.pools[i].bundle, t.pools[i].cells[at[t.counts.size() + i]]);
  if (t.sea < rows_.bundles.size()) put(t.sea, sea);
  layout.assign(rows_.mask.size(), 255);
  for (std::size_t cell = 0; cell < layout.size(); ++cell) {
    const std::uint8_t mask = rows_.mask[cell];
    if (!mask) continue;
    const std::int32_t b = rows_.bundle_of[cell];
    if (b < 0) {
      layout[cell] = static_cast<std::uint8_t>(std::countr_zero(mask));
    } else {
      layout[cell] = drawn[static_cast<std::size_t>(b)].back();
      drawn[static_cast<std::size_t>(b)].pop_back();
    }
  }
}

}  // namespace qmines::qubits
