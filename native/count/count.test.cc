#include "count/count.h"

#include <functional>
#include <map>

#include "count/exact.h"
#include "testing/ample_budget.h"
#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

using Filling = std::vector<int>;  // mines by step

// A chain by itself, with every filling of it.
struct Counted {
  Chain chain;
  std::vector<Filling> fillings;
  std::vector<double> ways;  // how many boards each stands for
  std::vector<int> mines;
};

double choose9(int n, int k) { return k == 0 ? 1 : choose9(n - 1, k - 1) * n / k; }

// Tries every number of mines in every group against the clues.
Counted fill_in(const Problem& p, const Chain& chain) {
  Counted out{chain, {}, {}, {}};
  Filling now(chain.steps.size(), 0);
  const std::function<void(std::size_t)> go = [&](std::size_t at) {
    if (at < chain.steps.size()) {
      for (now[at] = 0; now[at] <= chain.steps[at].size; ++now[at]) go(at + 1);
      now[at] = 0;
      return;
    }
    std::map<std::int32_t, int> sums;
    double ways = 1;
    int mines = 0;
    for (std::size_t s = 0; s < now.size(); ++s) {
      const Group& group = p.groups[chain.steps[s].group];
      for (int i = 0; i < group.clue_count; ++i) sums[group.clues[i]] += now[s];
      ways *= choose9(group.size, now[s]);
      mines += now[s];
    }
    for (const auto& [clue, sum] : sums)
      if (!p.clues[clue].counter && sum != p.clues[clue].need) return;
    out.fillings.push_back(now);
    out.ways.push_back(ways);
    out.mines.push_back(mines);
  };
  go(0);
  return out;
}

// Calls f(problem, chain with its fillings) for many small components.
void for_small_components(std::uint64_t seed, int fields,
                          const std::function<void(const Problem&, const Counted&)>& f) {
  Choices choices{Random(seed)};
  FieldMaker make(choices);
  Problem p;
  Orderer orderer;
  Chain chain;
  int met = 0;
  for (int i = 0; i < fields; ++i) {
    const TestField d = make.small(16);
    p.reduce(d.field());
    if (p.clash >= 0) continue;
    for (int k = 0; k < p.component_count; ++k) {
      double all = 1;
      for (const auto g : p.components[k].groups) all *= p.groups[g].size + 1;
      if (all > 20000) continue;
      Control control(kAmpleBudget);
      orderer.chain(p, p.components[k], d.width, chain, control);
      f(p, fill_in(p, chain));
      ++met;
    }
  }
  CHECK(met > fields / 8);
}

Weights weights_of(Weights::Kind kind, double density) {
  return kind == Weights::plain_counts ? Weights::plain()
         : kind == Weights::tilted     ? Weights::tilt(density)
                                       : Weights::support();
}

void lay(const TestField& d, Problem& p, Chain& chain) {
  p.reduce(d.field());
  Control control(kAmpleBudget);
  Orderer().chain(p, p.components[0], d.width, chain, control);
}

}  // namespace

TEST(count_weights) {
  const Weights plain = Weights::plain(), tilt = Weights::tilt(0.3), support = Weights::support();
  for (int n = 0; n < 9; ++n) {
    double sum = 0;
    for (int k = 0; k < 9; ++k) {
      CHECK_EQ(plain.of[n][k], k > n ? 0.0 : std::round(choose9(n, k)));
      CHECK_EQ(support.of[n][k], k > n ? 0.0 : 1.0);
      sum += tilt.of[n][k];
    }
    CHECK_NEAR(sum, 1.0, 1e-14);
  }
}

TEST(count_forward_and_backward_against_every_filling) {
  Tables tables;  // one for all, as the engine uses it
  std::vector<Tally> tallies;
  Random random(31);
  for (const auto kind : {Weights::plain_counts, Weights::tilted, Weights::boolean})
    for_small_components(32, 250, [&](const Problem&, const Counted& all) {
      const double density = 0.1 + 0.8 * random();
      Control control(kAmpleBudget);
      const bool fits = tables.forward(all.chain, weights_of(kind, density), control);
      CHECK_EQ(fits, !all.fillings.empty());
      if (!fits) return tables.clear(control);
      const int cells = all.chain.cells;
      std::vector<double> weight(all.fillings.size()), expected(cells + 1, 0.0);
      int least = cells, most = 0;
      for (std::size_t i = 0; i < weight.size(); ++i) {
        const int k = all.mines[i];
        weight[i] = kind == Weights::boolean ? 1 : all.ways[i];
        if (kind == Weights::tilted)
          weight[i] *= std::pow(density, k) * std::pow(1 - density, cells - k);
        expected[k] += weight[i];
        least = std::min(least, k);
        most = std::max(most, k);
      }
      const Poly total = tables.total();
      CHECK_EQ(tables.least(), least);
      CHECK_EQ(tables.most(), most);
      CHECK_EQ(total.lo, least);
      CHECK_EQ(total.hi(), most);
      for (int k = 0; k <= cells; ++k) {
        if (kind == Weights::plain_counts) CHECK_EQ(total.at(k), expected[k]);
        if (kind == Weights::tilted) CHECK_NEAR(total.at(k), expected[k], 1e-13 * expected[k]);
        if (kind == Weights::boolean) CHECK_EQ(total.at(k), expected[k] > 0 ? 1.0 : 0.0);
      }
      // An outside with a gap in it.
      Poly outside{total.lo, {}};
      for (int k = total.lo; k <= total.hi(); ++k)
        outside.value.push_back(random.below(4) ? random() : 0.0);
      tables.backward(outside, tallies, control);
      CHECK_EQ(tallies.size(), all.chain.steps.size());
      for (std::size_t s = 0; s < tallies.size(); ++s) {
        double by_mines[9] = {}, everything = 0;
        std::uint16_t possible = 0;
        for (std::size_t i = 0; i < weight.size(); ++i) {
          const int j = all.fillings[i][s];
          by_mines[j] += weight[i] * outside.at(all.mines[i]);
          everything += weight[i] * outside.at(all.mines[i]);
          possible |= static_cast<std::uint16_t>(1 << j);
        }
        CHECK_EQ(tallies[s].possible, possible);
        double mines = 0;
        for (int j = 0; j < 9; ++j) {
          mines += j * by_mines[j];
          if (kind == Weights::boolean) {
            CHECK_EQ(tallies[s].weight[j] > 0, by_mines[j] > 0);
          } else {
            CHECK_NEAR(tallies[s].weight[j], by_mines[j], 1e-12 * everything);
          }
        }
        if (kind != Weights::boolean && everything > 0)
          CHECK_NEAR(mine_share(all.chain.steps[s], tallies[s]),
                     mines / everything / all.chain.steps[s].size, 1e-12);
      }
      tables.clear(control);
      CHECK_EQ(control.room(), control.limit());
    });
}

TEST(count_exactly_against_every_filling) {
  for_small_components(33, 400, [&](const Problem&, const Counted& all) {
    Control control(kAmpleBudget);
    const ExactPoly exact = count_exactly(all.chain, control);
    std::vector<std::uint64_t> expected(all.chain.cells + 1, 0);
    for (std::size_t i = 0; i < all.ways.size(); ++i)
      expected[all.mines[i]] += static_cast<std::uint64_t>(std::llround(all.ways[i]));
    std::vector<std::uint64_t> found(all.chain.cells + 1, 0);
    for (std::size_t k = 0; k < exact.value.size(); ++k) {
      const auto& limbs = exact.value[k].limbs();
      CHECK(limbs.size() <= 1);
      found[exact.lo + k] = limbs.empty() ? 0 : limbs[0];
    }
    CHECK(found == expected);
    CHECK_EQ(control.room(), control.limit());
  });
}

TEST(count_exactly_where_doubles_round) {
  // 24 clues in a row that share nothing but their ends: far beyond 2^53 fillings.
  const TestField d = lattice(49, 3, 3);
  Problem p;
  Chain chain;
  lay(d, p, chain);
  Control control(kAmpleBudget);
  Tables tables;
  CHECK(tables.forward(chain, Weights::plain(), control));
  const Poly rounded = tables.total();
  const ExactPoly exact = count_exactly(chain, control);
  CHECK_EQ(exact.lo, rounded.lo);
  CHECK_EQ(exact.value.size(), rounded.value.size());
  for (std::size_t k = 0; k < exact.value.size(); ++k)
    CHECK_NEAR(exact.value[k].log10(), std::log10(rounded.value[k]), 1e-12);
  CHECK(exact.value[exact.value.size() / 2].log10() > 20);
}

TEST(count_states_of_a_counter) {
  // A counter splits the end by the number it shows; together they are everything.
  Choices choices(Random(34));
  FieldMaker make(choices);
  Problem p;
  Orderer orderer;
  Chain chain;
  int met = 0;
  for (int i = 0; i < 400; ++i) {
    const TestField d = make.small(12);
    Field field = d.field();
    field.counter = static_cast<int>(choices.below(static_cast<std::uint32_t>(d.size())));
    if (d.cells[field.counter] != hidden) continue;
    p.reduce(field);
    if (p.clash >= 0) continue;
    for (int k = 0; k < p.component_count; ++k) {
      Control control(kAmpleBudget);
      orderer.chain(p, p.components[k], d.width, chain, control);
      const Counted all = fill_in(p, chain);
      Tables tables;
      if (!tables.forward(chain, Weights::plain(), control)) continue;
      std::vector<std::vector<double>> expected(9, std::vector<double>(chain.cells + 1, 0.0));
      for (std::size_t f = 0; f < all.fillings.size(); ++f) {
        int shown = 0;
        for (std::size_t s = 0; s < chain.steps.size(); ++s) {
          const Group& group = p.groups[chain.steps[s].group];
          for (int c = 0; c < group.clue_count; ++c)
            if (p.clues[group.clues[c]].counter) shown += all.fillings[f][s];
        }
        expected[shown][all.mines[f]] += all.ways[f];
        met += shown > 0;
      }
      for (int v = 0; v < 9; ++v)
        for (int m = 0; m <= chain.cells; ++m) CHECK_EQ(tables.total_at(v).at(m), expected[v][m]);
    }
  }
  CHECK(met > 100);
}

TEST(count_with_little_memory_gives_the_same) {
  Problem p;
  Chain chain;
  lay(lattice(9, 25, 2), p, chain);
  for (const auto kind : {Weights::plain_counts, Weights::tilted, Weights::boolean}) {
    const Weights weights = weights_of(kind, 0.25);
    Control ample(Budget{60, std::size_t{256} << 20});
    Tables whole;
    CHECK(whole.forward(chain, weights, ample));
    CHECK(whole.whole());
    const Poly total = whole.total();
    Poly outside{total.lo, {}};
    for (int k = total.lo; k <= total.hi(); ++k) outside.value.push_back(1.0 / (1 + k));
    std::vector<Tally> expected, found;
    const std::vector<int> mines(20, total.lo + static_cast<int>(total.value.size()) / 2);
    std::vector<std::uint8_t> drawn, redrawn;
    if (kind != Weights::boolean) {
      Random random(7);
      whole.draw(mines, random, drawn, ample);
    }
    whole.backward(outside, expected, ample);
    const std::size_t peak = ample.peak();
    whole.clear(ample);
    CHECK_EQ(ample.room(), ample.limit());
    int thinned = 0;
    for (const double share : {0.9, 0.6, 0.4, 0.3, 0.2}) {
      const auto limit = static_cast<std::size_t>(static_cast<double>(peak) * share);
      Control scarce(Budget{60, limit});
      Tables tables;
      try {
        CHECK(tables.forward(chain, weights, scarce));
        thinned += !tables.whole();
        CHECK(tables.total().value == total.value);
        tables.backward(outside, found, scarce);
        for (std::size_t s = 0; s < expected.size(); ++s) {
          CHECK(found[s].weight == expected[s].weight);
          CHECK_EQ(found[s].possible, expected[s].possible);
        }
        if (kind == Weights::boolean) continue;
        // What one way back let go, the next makes again.
        Random random(7);
        tables.draw(mines, random, redrawn, scarce);
        CHECK(redrawn == drawn);
        tables.backward(outside, found, scarce);
        CHECK(found[0].weight == expected[0].weight);
      } catch (const Stopped& stop) {
        CHECK(stop.reason == Reason::memory);
        CHECK(share < 0.35);  // where it gives up
      }
      CHECK(scarce.peak() <= limit + limit / 2);
    }
    CHECK(thinned >= 3);
  }
}

TEST(count_where_every_layer_is_too_much) {
  // A long chain whose every layer takes most of the memory there is: thinned at every step.
  Problem p;
  Chain chain;
  lay(lattice(7, 151, 2), p, chain);
  Control ample(Budget{60, std::size_t{256} << 20});
  Tables tables;
  std::vector<Tally> tallies;
  CHECK(tables.forward(chain, Weights::support(), ample));
  const Poly total = tables.total();
  tables.clear(ample);
  int finished = 0;
  for (std::size_t limit = 1000; finished < 6; limit += limit / 8) {
    Control scarce(Budget{60, limit});
    tables.reset();
    try {
      CHECK(tables.forward(chain, Weights::support(), scarce));
      CHECK(tables.total().value == total.value);
      ++finished;
      tables.backward(total, tallies, scarce);
    } catch (const Stopped& stop) {
      CHECK(stop.reason == Reason::memory);
    }
  }
}

TEST(count_draws_evenly) {
  // Every filling with the wanted mines, as often as it stands for boards.
  Random random(35);
  Tables tables;
  double worst = 0;
  int tested = 0;
  for_small_components(36, 4000, [&](const Problem&, const Counted& all) {
    if (all.fillings.size() < 2) return;
    const int wanted = all.mines[random.below(static_cast<std::uint32_t>(all.mines.size()))];
    std::map<Filling, double> expected, seen;
    double ways = 0;
    for (std::size_t i = 0; i < all.fillings.size(); ++i)
      if (all.mines[i] == wanted) ways += expected[all.fillings[i]] = all.ways[i];
    if (expected.size() < 2 || expected.size() > 50) return;
    Control control(kAmpleBudget);
    // The tilt cancels among fillings with the same number of mines.
    const Weights weights = tested % 2 ? Weights::tilt(0.2) : Weights::plain();
    CHECK(tables.forward(all.chain, weights, control));
    const int draws = 3000;
    std::vector<std::uint8_t> out;
    tables.draw(std::vector<int>(draws, wanted), random, out, control);
    const std::size_t steps = all.chain.steps.size();
    for (int d = 0; d < draws; ++d) seen[Filling(&out[d * steps], &out[d * steps] + steps)] += 1;
    double squares = 0;
    for (const auto& [filling, count] : seen) CHECK(expected.count(filling) == 1);
    for (const auto& [filling, share] : expected) {
      const double e = draws * share / ways;
      squares += (seen[filling] - e) * (seen[filling] - e) / e;
    }
    const auto freedom = static_cast<double>(expected.size() - 1);
    worst = std::max(worst, (squares - freedom) / std::sqrt(2 * freedom));
    ++tested;
    tables.clear(control);
  });
  CHECK(tested > 10);
  CHECK(worst < 6);
}
