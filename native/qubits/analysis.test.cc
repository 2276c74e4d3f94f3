#include "qubits/analysis.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "testing/ample_budget.h"
#include "testing/test.h"

namespace qmines::qubits {

namespace {

// The four states of a qubit of its own, and one that is shared.
const std::vector<Kind> kStates = {{0, 1, 0}, {2, 1, 0}, {1, 2, 0}, {1, 0, 0}, {1, 1, 0}};

// A field that owns its arrays, made from a layout and the cells that are measured.
struct Sample {
  Field field;
  std::vector<std::uint8_t> kinds_of, layout;
  std::vector<std::int8_t> z, h;

  void point() {
    field.kinds_of = kinds_of.data();
    field.z = z.data();
    field.h = h.data();
  }
};

template <class Visit>
void around(int width, int height, int cell, Visit&& visit) {
  for (int y = cell / width - 1; y <= cell / width + 1; ++y)
    for (int x = cell % width - 1; x <= cell % width + 1; ++x)
      if (y >= 0 && y < height && x >= 0 && x < width && y * width + x != cell)
        visit(y * width + x);
}

Sample sample_field(Random& random, int width, int height, int kinds, int clues) {
  Sample sample;
  const int cells = width * height;
  sample.field.width = width;
  sample.field.height = height;
  sample.field.kinds.assign(kStates.begin(), kStates.begin() + kinds);
  sample.kinds_of.assign(cells, static_cast<std::uint8_t>((1 << kinds) - 1));
  sample.z.assign(cells, -1);
  sample.h.assign(cells, -1);
  for (int i = 0; i < cells; ++i)
    sample.layout.push_back(static_cast<std::uint8_t>(
        random.below(3) ? 0 : random.below(static_cast<unsigned>(kinds))));
  for (int i = 0; i < clues; ++i) sample.kinds_of[random.below(static_cast<unsigned>(cells))] = 0;
  for (int i = 0; i < cells; ++i) {
    if (sample.kinds_of[i]) {
      ++sample.field.kinds[sample.layout[i]].total;
      // Sometimes it is known what a cell is not.
      if (random.below(8) == 0)
        sample.kinds_of[i] &= static_cast<std::uint8_t>(
            1U << sample.layout[i] | random.below(1U << static_cast<unsigned>(kinds)));
      continue;
    }
    if (random.below(6) == 0) {  // a loose one: it weighs in no number
      sample.field.loose.push_back({1, 0, 0.5, 0.5, 0.5});
      if (sample.layout[i] == 1) sample.layout[i] = 0;
      ++sample.field.kinds[sample.layout[i]].total;
      continue;
    }
    int z = 0, h = 0;
    around(width, height, i, [&](int j) {
      if (!sample.kinds_of[j]) return;
      z += kStates[sample.layout[j]].z;
      h += kStates[sample.layout[j]].h;
    });
    const auto shows = random.below(6);
    if (shows != 0) sample.z[i] = static_cast<std::int8_t>(z);
    if (shows != 1) sample.h[i] = static_cast<std::int8_t>(h);
  }
  if (random.below(2) && sample.layout[0] == 0 && sample.kinds_of[0]) sample.field.some_of = 0b1001;
  sample.point();
  return sample;
}

// Every assignment, one after the other.
struct BruteForce {
  std::vector<double> weight;  // cells × kinds
  double all = 0;
};

BruteForce brute(const Sample& sample) {
  const Field& field = sample.field;
  const int cells = field.width * field.height, kinds = static_cast<int>(field.kinds.size());
  BruteForce found;
  found.weight.assign(static_cast<std::size_t>(cells * kinds), 0);
  std::vector<int> kind(cells, -1), left, order;
  for (const auto& each : field.kinds) left.push_back(each.total);
  for (int i = 0; i < cells; ++i)
    if (field.kinds_of[i]) order.push_back(i);
  const auto fits = [&] {
    for (int i = 0; i < cells; ++i) {
      int z = 0, h = 0;
      around(field.width, field.height, i, [&](int j) {
        if (kind[j] < 0) return;
        z += field.kinds[kind[j]].z;
        h += field.kinds[kind[j]].h;
      });
      if ((field.z[i] >= 0 && field.z[i] != z) || (field.h[i] >= 0 && field.h[i] != h))
        return false;
    }
    if (!field.some_of) return true;
    for (const int i : order)
      if (field.some_of >> kind[i] & 1) return true;
    return false;
  };
  const auto go = [&](auto&& self, std::size_t at, double weight) -> void {
    if (at == order.size() + field.loose.size()) {
      if (!fits()) return;
      found.all += weight;
      for (const int i : order)
        found.weight[static_cast<std::size_t>(i * kinds + kind[i])] += weight;
      return;
    }
    for (int k = 0; k < kinds; ++k) {
      if (!left[k]) continue;
      double factor = 1;
      if (at < order.size()) {
        if (!(field.kinds_of[order[at]] >> k & 1)) continue;
        kind[order[at]] = k;
      } else {
        factor = field.loose[at - order.size()][k];
        if (factor == 0) continue;
      }
      --left[k];
      self(self, at + 1, weight * factor);
      ++left[k];
    }
  };
  go(go, 0, 1);
  return found;
}

void compare(const Sample& sample, const Chances& chances) {
  const BruteForce wanted = brute(sample);
  CHECK((chances.status == Status::solved) == (wanted.all > 0));
  if (!(wanted.all > 0) || chances.status != Status::solved) return;
  CHECK_NEAR(std::exp(chances.log_weight) / wanted.all, 1.0, 1e-9);
  const std::size_t kinds = sample.field.kinds.size();
  for (std::size_t i = 0; i < chances.possible.size(); ++i) {
    std::uint8_t possible = 0;
    for (std::size_t k = 0; k < kinds; ++k) {
      const double weight = wanted.weight[i * kinds + k];
      if (weight > 0) possible |= static_cast<std::uint8_t>(1U << k);
      CHECK_NEAR(chances.chance[i * kinds + k], weight / wanted.all, 1e-9);
    }
    CHECK_EQ(int{chances.possible[i]}, int{possible});
    if (std::has_single_bit(possible))
      CHECK_EQ(chances.chance[i * kinds + static_cast<std::size_t>(std::countr_zero(possible))],
               1.0);
  }
}

}  // namespace

TEST(qubits_against_all_assignments) {
  Random random(1);
  Engine engine;
  int compared = 0;
  for (int round = 0; round < 600; ++round) {
    const int width = 1 + static_cast<int>(random.below(4)),
              height = 1 + static_cast<int>(random.below(3));
    const Sample sample = sample_field(random, width, height, round % 3 ? 4 : 5,
                                       static_cast<int>(random.below(8)) + width * height / 3);
    if (std::count_if(sample.kinds_of.begin(), sample.kinds_of.end(), [](auto m) { return m; }) > 8)
      continue;
    for (const bool tilt : {false, true}) {
      Control control(Budget{60, std::size_t{64} << 20});
      Chances chances;
      engine.analyse(sample.field, control, chances, false, tilt);
      compare(sample, chances);
      ++compared;
    }
  }
  CHECK(compared > 600);
}

TEST(qubits_draw_follows_the_chances) {
  Random random(5);
  Engine engine;
  for (int round = 0; round < 12; ++round) {
    Sample sample = sample_field(random, 4, 3, round % 2 ? 4 : 5, 5);
    Control control(Budget{60, std::size_t{64} << 20});
    Chances chances;
    engine.analyse(sample.field, control, chances, true, round % 4 == 3);
    CHECK(chances.status == Status::solved);
    const std::size_t kinds = sample.field.kinds.size();
    std::vector<double> seen(chances.chance.size(), 0);
    std::vector<std::uint8_t> layout;
    constexpr int kDraws = 4000;
    for (int i = 0; i < kDraws; ++i) {
      engine.draw(random, layout);
      for (std::size_t c = 0; c < layout.size(); ++c) {
        if (!sample.kinds_of[c]) {
          CHECK_EQ(int{layout[c]}, 255);
          continue;
        }
        ++seen[c * kinds + layout[c]];
        CHECK(chances.possible[c] >> layout[c] & 1);
      }
    }
    for (std::size_t i = 0; i < seen.size(); ++i)
      CHECK_NEAR(seen[i] / kDraws, chances.chance[i], 0.045);  // 5.7 standard errors
    engine.forget();
  }
}

TEST(qubits_strip_of_three) {
  // Two |0> and one |+>; the first of three survived on Z and shows 0 and a half.
  Sample sample;
  sample.field.width = 3;
  sample.field.height = 1;
  sample.field.kinds = {{0, 1, 2}, {2, 1, 0}, {1, 2, 1}, {1, 0, 0}};
  sample.field.loose = {{1, 0, 0.5, 0.5}};
  sample.kinds_of = {0, 15, 15};
  sample.z = {0, -1, -1};
  sample.h = {1, -1, -1};
  sample.point();
  Control control(kAmpleBudget);
  Chances chances;
  Engine engine;
  engine.analyse(sample.field, control, chances);
  CHECK_EQ(chances.chance[4], 1.0);
  CHECK_NEAR(chances.chance[10], 2.0 / 3, 1e-15);
}

TEST(qubits_contradictions_and_budgets) {
  Sample sample;
  sample.field.width = 3;
  sample.field.height = 1;
  sample.field.kinds = {{0, 1, 2}, {2, 1, 0}, {1, 2, 0}, {1, 0, 0}};
  sample.kinds_of = {15, 0, 15};
  sample.z = {-1, 5, -1};
  sample.h = {-1, 2, -1};
  sample.point();
  Engine engine;
  Chances chances;
  {
    Control control(kAmpleBudget);
    engine.analyse(sample.field, control, chances);
    CHECK(chances.status == Status::clash);
    CHECK_EQ(chances.clash, 1);
  }
  sample.z[1] = 2;  // two |+>, of which there is none
  sample.h[1] = 4;
  {
    Control control(kAmpleBudget);
    engine.analyse(sample.field, control, chances);
    CHECK(chances.status == Status::total_clash);
  }
  // Clues at all odd places of a wide field: more states than a small budget holds.
  Random random(3);
  Sample wide = sample_field(random, 21, 21, 4, 0);
  for (int y = 1; y < 21; y += 2)
    for (int x = 1; x < 21; x += 2) {
      const int i = y * 21 + x;
      --wide.field.kinds[wide.layout[i]].total;
      wide.kinds_of[i] = 0;
    }
  for (int i = 0; i < 21 * 21; ++i) {
    if (wide.kinds_of[i]) continue;
    int z = 0, h = 0;
    around(21, 21, i, [&](int j) {
      z += kStates[wide.layout[j]].z;
      h += kStates[wide.layout[j]].h;
    });
    wide.z[i] = static_cast<std::int8_t>(z);
    wide.h[i] = static_cast<std::int8_t>(h);
  }
  wide.field.some_of = 0;
  wide.point();
  bool stopped = false;
  Control control(Budget{60, std::size_t{1} << 20});
  try {
    engine.analyse(wide.field, control, chances);
  } catch (const Stopped& stop) {
    stopped = stop.reason == Reason::memory || stop.reason == Reason::width;
  }
  CHECK(stopped);
  CHECK_EQ(control.room(), std::size_t{1} << 20);  // everything was given back
}

}  // namespace qmines::qubits
