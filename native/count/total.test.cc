#include "count/total.h"

#include "base/random.h"
#include "testing/ample_budget.h"
#include "testing/test.h"

using namespace qmines;

namespace {

Poly random_poly(Random& random, Weights::Kind kind) {
  Poly p{static_cast<int>(random.below(4)), {}};
  for (std::uint32_t n = 1 + random.below(5); n > 0; --n) {
    const double value = random.below(4) ? 1 + random.below(50) : 0;
    p.value.push_back(kind == Weights::boolean  ? value > 0
                      : kind == Weights::tilted ? value / 50
                                                : value);
  }
  if (p.value.front() == 0) p.value.front() = 1;
  if (p.value.back() == 0) p.value.back() = 1;
  return p;
}

Poly product(const Poly& a, const Poly& b) {
  Poly out{a.lo + b.lo, std::vector<double>(a.value.size() + b.value.size() - 1, 0.0)};
  for (int i = a.lo; i <= a.hi(); ++i)
    for (int j = b.lo; j <= b.hi(); ++j) out.value[i + j - out.lo] += a.at(i) * b.at(j);
  return out;
}

double choose_double(int n, int k) {
  double value = k < 0 || k > n ? 0 : 1;
  for (int i = 0; i < k && value > 0; ++i) value = value * (n - i) / (i + 1);
  return value;
}

double sea_weight(int sea, int mines, Weights::Kind kind, double density) {
  if (mines < 0 || mines > sea) return 0;
  if (kind == Weights::boolean) return 1;
  const double ways = choose_double(sea, mines);
  return kind == Weights::plain_counts
             ? ways
             : ways * std::pow(density, mines) * std::pow(1 - density, sea - mines);
}

// The same up to one factor, and zero in the same places.
void check_proportional(const Poly& found, const std::vector<double>& expected, int lo,
                        Weights::Kind kind) {
  double top_found = 0, top = 0;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    top_found = std::max(top_found, found.at(lo + static_cast<int>(i)));
    top = std::max(top, expected[i]);
  }
  CHECK_EQ(top_found > 0, top > 0);
  if (!(top > 0)) return;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const double value = found.at(lo + static_cast<int>(i)) / top_found;
    CHECK_EQ(value > 0, expected[i] > 0);
    if (kind != Weights::boolean) CHECK_NEAR(value, expected[i] / top, 1e-12);
  }
}

}  // namespace

TEST(total_tree_against_direct_convolution) {
  Random random(41);
  TotalTree tree;  // one for all
  int possible = 0;
  for (int round = 0; round < 3000; ++round) {
    const auto kind = static_cast<Weights::Kind>(round % 3);
    const std::size_t parts = random.below(8);
    const int sea = static_cast<int>(random.below(12)), rest = static_cast<int>(random.below(30));
    const double density = 0.1 + 0.8 * random();
    std::vector<Poly> polys;
    for (std::size_t i = 0; i < parts; ++i) polys.push_back(random_poly(random, kind));
    Control control(kAmpleBudget);
    const double weight = tree.build(polys, sea, rest, kind, density, control);
    Poly all{0, {1.0}};
    for (const Poly& p : polys) all = product(all, p);
    double expected = 0, mines = 0;
    bool can_mine = false, can_safe = false;
    for (int k = all.lo; k <= all.hi(); ++k) {
      const double w = all.at(k) * sea_weight(sea, rest - k, kind, density);
      expected += w;
      mines += w * (rest - k);
      can_mine |= w > 0 && rest - k > 0;
      can_safe |= w > 0 && rest - k < sea;
    }
    CHECK_EQ(weight > 0, expected > 0);
    CHECK_EQ(tree.parts(), parts);
    if (!(expected > 0)) continue;
    ++possible;
    CHECK_EQ(tree.sea_can_hold(true), can_mine);
    CHECK_EQ(tree.sea_can_hold(false), can_safe);
    if (kind != Weights::boolean) CHECK_NEAR(tree.sea_mines(), mines / expected, 1e-10);
    if (kind == Weights::plain_counts)
      for (int k = all.lo; k <= all.hi(); ++k) CHECK_EQ(tree.product(1).at(k), all.at(k));
    for (std::size_t i = 0; i < parts; ++i) {
      Poly others{0, {1.0}};
      for (std::size_t o = 0; o < parts; ++o)
        if (o != i) others = product(others, polys[o]);
      std::vector<double> outside;
      for (int k = polys[i].lo; k <= polys[i].hi(); ++k) {
        double sum = 0;
        for (int o = others.lo; o <= others.hi(); ++o)
          sum += others.at(o) * sea_weight(sea, rest - k - o, kind, density);
        outside.push_back(sum);
      }
      check_proportional(tree.outside(i), outside, polys[i].lo, kind);
    }
  }
  CHECK(possible > 1000);
}

TEST(total_of_a_great_sea) {
  // Neighbouring binomials, far beyond what doubles hold, in the right proportion.
  TotalTree tree;
  Control control(kAmpleBudget);
  const int sea = 1000000, rest = 200000;
  const Poly two{0, {1.0, 1.0}};  // one mine more here is one fewer in the sea
  CHECK(tree.build({two}, sea, rest, Weights::tilted, 0.2, control) > 0);
  const Poly& outside = tree.outside(0);
  // C(sea, rest - 1) / C(sea, rest), with the density's odds on the other side.
  const double ratio = static_cast<double>(rest) / (sea - rest + 1) / (0.2 / 0.8);
  CHECK_NEAR(outside.at(1) / outside.at(0), ratio, 1e-12);
  CHECK(tree.sea_can_hold(true) && tree.sea_can_hold(false));
  // The edges: an empty and a full sea.
  CHECK(tree.build({two}, sea, 0, Weights::tilted, 0.2, control) > 0);
  CHECK(!tree.sea_can_hold(true));
  CHECK_EQ(tree.outside(0).at(1), 0.0);
  CHECK(tree.build({two}, sea, sea + 1, Weights::tilted, 0.2, control) > 0);
  CHECK(!tree.sea_can_hold(false));
  CHECK_EQ(tree.outside(0).at(0), 0.0);
  CHECK_EQ(tree.build({two}, sea, sea + 2, Weights::tilted, 0.2, control), 0.0);
  CHECK_EQ(tree.build({two}, sea, -1, Weights::tilted, 0.2, control), 0.0);
}

TEST(total_draws_by_weight) {
  Random random(42);
  const std::vector<Poly> polys{{1, {3, 1, 2}}, {0, {1, 0, 5}}, {2, {2, 7}}};
  const int sea = 3, rest = 7, draws = 60000;
  TotalTree tree;
  Control control(kAmpleBudget);
  CHECK(tree.build(polys, sea, rest, Weights::plain_counts, 0.5, control) > 0);
  double expected[4][3][4] = {}, seen[4][3][4] = {}, all = 0;
  for (int a = 1; a < 4; ++a)
    for (int b = 0; b < 3; ++b)
      for (int c = 2; c < 4; ++c)
        all += expected[a][b][c] =
            polys[0].at(a) * polys[1].at(b) * polys[2].at(c) * choose_double(sea, rest - a - b - c);
  std::vector<int> mines;
  for (int i = 0; i < draws; ++i) {
    tree.draw(random, mines);
    seen[mines[0]][mines[1]][mines[2]] += 1;
  }
  for (int a = 0; a < 4; ++a)
    for (int b = 0; b < 3; ++b)
      for (int c = 0; c < 4; ++c) {
        const double share = expected[a][b][c] / all;
        CHECK_NEAR(seen[a][b][c] / draws, share, 5 * std::sqrt(share * (1 - share) / draws));
      }
}

TEST(total_draw_of_nothing) {
  TotalTree tree;
  Control control(kAmpleBudget);
  CHECK(tree.build({}, 5, 2, Weights::plain_counts, 0.5, control) > 0);
  CHECK_NEAR(tree.sea_mines(), 2.0, 1e-15);
  std::vector<int> mines{1, 2, 3};
  Random random(1);
  tree.draw(random, mines);
  CHECK(mines.empty());
  CHECK_EQ(tree.build({}, 5, 6, Weights::plain_counts, 0.5, control), 0.0);
}

TEST(total_counts_boards) {
  Control control(kAmpleBudget);
  const std::vector<Chain> none;
  for (const int sea : {0, 1, 7, 480}) {
    Natural all(1);
    for (int i = 0; i < sea; ++i) all *= 2;
    CHECK(count_boards(nullptr, none, 0, sea, -1, control) == all);
    for (const int rest : {0, 1, sea / 2, sea})
      CHECK(count_boards(nullptr, none, 0, sea, rest, control) ==
            choose(static_cast<std::uint32_t>(sea), static_cast<std::uint32_t>(rest)));
    CHECK(count_boards(nullptr, none, 0, sea, sea + 1, control).zero());
  }
}
