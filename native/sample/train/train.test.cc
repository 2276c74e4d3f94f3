#include "sample/train/train.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/random.h"
#include "count/analysis.h"
#include "sample/train_estimate.h"
#include "testing/ample_budget.h"
#include "testing/brute_force.h"
#include "testing/fuzz_field.h"
#include "testing/test.h"

using namespace qmines;

namespace {

// Clues at every odd row and column of a random board.
TestField random_lattice(int width, int height, double share, std::uint64_t seed, bool total) {
  TestField d(width, height, -1);
  Random random(seed);
  std::vector<int> board(d.size(), 0);
  for (int i = 0; i < d.size(); ++i)
    board[i] = !(i / width % 2 && i % width % 2) && random() < share;
  for (int i = 0; i < d.size(); ++i) {
    if (!(i / width % 2 && i % width % 2)) continue;
    d.cells[i] = 0;
    for (const int n : cells_around(width, height, i)) d.cells[i] += board[n];
  }
  if (total) d.mines = static_cast<int>(std::count(board.begin(), board.end(), 1));
  d.density = share;
  return d;
}

struct Parts {
  Problem problem;
  std::vector<std::int32_t> members, along, across;

  explicit Parts(const TestField& d, bool standing = false) {
    problem.reduce(d.field());
    if (problem.clash >= 0) return;
    members.resize(problem.groups.size());
    std::iota(members.begin(), members.end(), 0);
    along.assign(problem.groups.size(), -1);
    for (int c = d.size(); c-- > 0;)
      if (problem.fate[c] == Fate::frontier)
        along[problem.group_of[c]] = standing ? c / d.width : c % d.width;
    for (const Clue& clue : problem.clues)
      across.push_back(standing ? clue.cell % d.width : clue.cell / d.width);
  }
};

Analysis analysed(const TestField& d) {
  Engine engine;
  Control control = ample();
  Analysis out;
  engine.analyse(d.field(), Options{}, control, out);
  return out;
}

}  // namespace

TEST(train_without_cuts_is_exact) {
  // Fields of every kind, in both directions, with an unknown total.
  Choices choices{Random(11)};
  FieldMaker maker(choices);
  int compared = 0;
  for (int round = 0; round < 400; ++round) {
    TestField d = round % 4 ? maker.small(16) : random_lattice(9, 7, 0.3, round, false);
    d.mines = -1;
    const Analysis exact = analysed(d);
    for (const bool standing : {false, true}) {
      const Parts parts(d, standing);
      if (parts.problem.clash >= 0 || parts.members.empty()) continue;
      Control control = ample();
      Layers layers;
      std::vector<double> chance(parts.problem.groups.size(), -1);
      const bool built = layers.build(parts.problem, parts.members, parts.along, parts.across,
                                      Weights::tilt(d.density), control);
      if (!built && exact.status != Status::solved) continue;
      CHECK(built);
      Train train(layers, control);
      const bool done = train.chances(256, 0, parts.problem, chance);
      if (exact.status != Status::solved) continue;
      CHECK(done);
      CHECK(train.lost() < 1e-9);
      for (int c = 0; c < d.size(); ++c)
        if (parts.problem.fate[c] == Fate::frontier) {
          CHECK_NEAR(chance[parts.problem.group_of[c]], exact.probability[c], 1e-6);
          ++compared;
        }
    }
  }
  CHECK(compared > 5000);
}

TEST(train_converges_with_its_tolerance) {
  const TestField d = random_lattice(31, 15, 0.25, 5, false);
  const Analysis exact = analysed(d);
  const Parts parts(d);
  Control control = ample();
  Layers layers;
  CHECK(layers.build(parts.problem, parts.members, parts.along, parts.across,
                     Weights::tilt(d.density), control));
  double last = 1;
  for (const double tolerance : {1e-3, 1e-5, 1e-7}) {
    Train train(layers, control);
    std::vector<double> chance(parts.problem.groups.size(), 0.5);
    CHECK(train.chances(64, tolerance, parts.problem, chance));
    double squares = 0, cells = 0;
    for (int c = 0; c < d.size(); ++c)
      if (parts.problem.fate[c] == Fate::frontier) {
        const double off = chance[parts.problem.group_of[c]] - exact.probability[c];
        squares += off * off;
        cells += 1;
      }
    const double error = std::sqrt(squares / cells);
    CHECK(error < last / 2);
    last = error;
  }
  CHECK(last < 1e-3);
}

TEST(train_estimate_knows_its_errors) {
  int inside = 0, cells = 0;
  for (const std::uint64_t seed : {1U, 2U}) {
    const TestField d = random_lattice(81, 13, seed % 2 ? 0.2 : 0.35, seed, true);
    const Analysis exact = analysed(d);
    const Parts parts(d);
    Control control = ample();
    const TrainEstimate found = estimate_by_train(parts.problem, d.field(), Sampling{}, control);
    CHECK_EQ(found.chance.size(), parts.problem.groups.size() + 1);
    if (found.chance.empty()) continue;
    for (int c = 0; c < d.size(); ++c)
      if (parts.problem.fate[c] == Fate::frontier && exact.certain[c] == Certain::no) {
        const std::int32_t g = parts.problem.group_of[c];
        const double off = std::abs(found.chance[g] - exact.probability[c]);
        CHECK(found.error[g] <= 0.006);
        CHECK(off <= 0.02);
        inside += off <= 2 * found.error[g];
        ++cells;
      }
  }
  CHECK(cells > 400);
  CHECK(inside >= 0.95 * cells);
}

TEST(train_gives_its_memory_back) {
  const TestField d = random_lattice(61, 31, 0.3, 6, false);
  const Parts parts(d);
  Control control(Budget{60, std::size_t{1} << 18});
  Layers layers;
  CHECK(layers.build(parts.problem, parts.members, parts.along, parts.across,
                     Weights::tilt(d.density), control));
  bool stopped = false;
  try {
    Train train(layers, control);
    std::vector<double> chance(parts.problem.groups.size(), 0.5);
    train.chances(64, 1e-9, parts.problem, chance);
  } catch (const Stopped& stop) {
    stopped = stop.reason == Reason::memory;
  }
  CHECK(stopped);
  CHECK_EQ(control.room(), control.limit());
}
